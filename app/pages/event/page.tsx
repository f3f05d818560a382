import { launchDay, launchText } from '../../../content/clock/timed-text.ts';
import { openNow } from '../../../content/open-now.ts';
import { SloganClosing } from '../../components/catalogue/closing.tsx';
import { EventList, ShownBetween } from '../../components/catalogue/event-list.tsx';
import { Guide } from '../../components/catalogue/guide.tsx';
import { Questions } from '../../components/catalogue/questions.tsx';
import { SeamScarf } from '../../components/seam-scarf.tsx';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { SearchSection } from '../../search/site-search.tsx';
import { pageHead } from '../../seo/page-head.ts';
import { EventTicket } from './event-ticket.tsx';
import { type EventView, eventView } from './event-view.ts';

function load({ address, locale }: Visit<'event'>) {
  const event = eventView(address.event, locale);
  const { crumbs, faqs } = event;
  return { event, head: pageHead({ ...address, locale, breadcrumbs: crumbs, faqs }) };
}

function EventPage({ event }: ReturnType<typeof load>) {
  return (
    <>
      <EventTicket event={event} />
      <SeamScarf />
      <ShownBetween until={event.lastDay}>
        <WatchParties event={event} />
        <Guide guide={event.guide} />
        <Questions questions={event.faqs} />
      </ShownBetween>
      <EventList events={event.others} />
      <SearchSection />
      <SloganClosing kind="club" terrace="west" crowdShift={960} />
    </>
  );
}

export default page(load, EventPage);

/** Places to watch the event with others, SportBuddy's part in it, and sources of tickets. */
function WatchParties({ event: { watchParties, stage, admission } }: { event: EventView }) {
  const locale = currentLocale();
  const [day, open] = [launchDay(locale), openNow[locale]];
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
            {stage === 'guide' ? (
              <div>
                <dt>{m.event_price()}</dt>
                <dd>{m.event_offer_next_text({ day })}</dd>
              </div>
            ) : (
              <div>
                <dt>{launchText(m.event_offer_soon(), m.event_offer_watch())}</dt>
                <dd>{launchText(m.event_offer_soon_text({ day, open }), m.event_free_text())}</dd>
              </div>
            )}
            <div>
              <dt>{m.event_tickets()}</dt>
              <dd>{admission === 'roadside' ? m.event_tickets_roadside() : m.event_tickets_text()}</dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
