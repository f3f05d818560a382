import { launchDay, launchShortDay, launchText, meetupDays } from '../../../content/clock/timed-text.ts';
import { meetupPlace } from '../../../content/site.ts';
import { currentLocale, to } from '../../i18n/current-locale.ts';
import { formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ButtonLink } from '../button.tsx';
import { Lettering } from '../lettering.tsx';
import { Barcode, Ticket } from '../ticket.tsx';
import './meetup-ticket.css';

type MeetupTicketProps = { name: string; id: string; signUp: string };

/**
 * Invitation to a meetup of a sport or league. Before launch it invites to the waiting list.
 * @param signUp path of the sign-up form, without language prefix
 */
export function MeetupTicket({ name, id, signUp }: MeetupTicketProps) {
  const locale = currentLocale();
  const { city, country } = meetupPlace;
  const day = launchDay(locale);
  const { from, to: until } = meetupDays();
  const period = { from: formatDay(from, locale, 'UTC'), to: formatDay(until, locale, 'UTC') };
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
                <Lettering text={name} />
              </h2>
              <p className="meetup-text">
                {launchText(m.hub_meetup_soon_text({ day }), m.hub_meetup_text())}
              </p>
              <ButtonLink href={to(signUp)} arrow>
                {launchText(m.hub_meetup_soon_button(), m.hub_meetup_button())}
              </ButtonLink>
            </div>
            <dl className="meetup-facts">
              <div>
                <dt>{m.hub_meetup_when()}</dt>
                <dd>{launchText(m.hub_meetup_soon({ day }), m.hub_meetup_window(period))}</dd>
              </div>
              <div>
                <dt>{m.hub_meetup_where()}</dt>
                <dd>{[city[locale], country[locale]].join(m.list_comma())}</dd>
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
      <p className="stub-title">{launchText(m.hub_meetup_list(), m.hub_meetup_admit())}</p>
      <div>
        <p className="meetup-price">
          {launchText(m.hub_meetup_opens(), m.hub_meetup_price())}{' '}
          <strong>{launchText(launchShortDay(currentLocale()), m.hub_meetup_free())}</strong>
        </p>
        <Barcode />
      </div>
    </>
  );
}
