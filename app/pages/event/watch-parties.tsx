import { launchDay, launchText } from '../../../content/clock/timed-text.ts';
import { BdiName } from '../../components/catalogue/bdi-name.tsx';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { EventView } from './event-view.ts';

/** Where to watch it with others, and what that costs beside a seat in the stadium. */
export function WatchParties({ event: { watchParties, venue } }: { event: EventView }) {
  const day = launchDay(currentLocale());
  return (
    <section className="parties" data-ground="chalk" aria-labelledby="parties">
      <div className="content parties-grid">
        <div>
          <p className="kicker muted">{m.event_parties_kicker()}</p>
          <h2 id="parties" className="display parties-heading">
            {m.event_parties()}
          </h2>
        </div>
        <div>
          <p className="parties-text">{watchParties}</p>
          <dl className="parties-offers">
            <div>
              <dt>{launchText(m.event_offer_soon(), m.event_offer_watch())}</dt>
              <dd>{launchText(m.event_offer_soon_text({ day }), m.event_free_text())}</dd>
            </div>
            <div>
              <dt>
                <BdiName text={m.event_offer_ticket({ venue })} name={venue} />
              </dt>
              <dd>{m.event_offer_ticket_text()}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
