import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Barcode } from '../../ui/barcode.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Ticket } from '../../ui/ticket.tsx';
import './meetup-ticket.css';

/** A day as people and as machines read it. */
export type Day = { iso: string; text: string };
export type Meetup = { name: string; from: Day; to: Day };

/** The open invitation of a sport or league: a free ticket across the seam of night and chalk. */
export function MeetupTicket({ meetup, id }: { meetup: Meetup; id: string }) {
  return (
    <section className="meetup" aria-labelledby={id}>
      <div className="content">
        <Ticket
          className="meetup-ticket"
          strip={[m.hub_meetup(), 'SportBuddy', m.hub_meetup_unofficial()]}
          stub={<Stub />}
        >
          <div className="meetup-grid">
            <div>
              <h2 id={id} className="display meetup-name">
                {meetup.name}
              </h2>
              <p className="meetup-text">{m.hub_meetup_text()}</p>
              <ButtonLink href={`${to('/coming-soon')}#ticket`} arrow>
                {m.hub_meetup_button()}
              </ButtonLink>
            </div>
            <dl className="meetup-facts">
              <div>
                <dt>{m.hub_meetup_when()}</dt>
                <dd>
                  <time dateTime={meetup.from.iso}>{meetup.from.text}</time> {m.hub_meetup_until()}{' '}
                  <time dateTime={meetup.to.iso}>{meetup.to.text}</time>
                </dd>
              </div>
              <div>
                <dt>{m.hub_meetup_where()}</dt>
                <dd>{m.hub_meetup_place()}</dd>
              </div>
              <div>
                <dt>{m.hub_meetup_how()}</dt>
                <dd>{m.hub_meetup_ways()}</dd>
              </div>
            </dl>
          </div>
        </Ticket>
      </div>
    </section>
  );
}

function Stub() {
  return (
    <>
      <p className="stub-title">{m.hub_meetup_admit()}</p>
      <div>
        <p className="meetup-price">
          {m.hub_meetup_price()} <strong className="figures">£0</strong>
        </p>
        <Barcode />
      </div>
    </>
  );
}
