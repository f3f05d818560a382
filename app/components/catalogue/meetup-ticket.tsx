import {
  isLaunched,
  launchDay,
  launchShortDay,
  launchText,
  meetupDays,
} from '../../../content/clock/timed-text.ts';
import { meetupPlace } from '../../../content/site.ts';
import { currentLocale, to } from '../../i18n/current-locale.ts';
import { formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Barcode } from '../barcode.tsx';
import { ButtonLink } from '../button.tsx';
import { Lettering } from '../lettering.tsx';
import { Ticket } from '../ticket.tsx';
import './meetup-ticket.css';

type MeetupTicketProps = { name: string; id: string; signUp: string };

/**
 * Ticket of the waiting list of a sport or league. From the launch on, invitation to its meetups.
 * @param signUp path of the sign-up form, without language prefix
 */
export function MeetupTicket({ name, id, signUp }: MeetupTicketProps) {
  const day = launchDay(currentLocale());
  return (
    <section className="meetup-ticket-section" aria-labelledby={id}>
      <div className="content">
        <Ticket
          name="meetup-ticket"
          strip={[
            launchText(m.sign_up_strip_start(), m.hub_meetup()),
            'SportBuddy',
            m.hub_meetup_unofficial(),
          ]}
          stub={<Stub />}
        >
          <div className="meetup-ticket-grid">
            <div>
              <h2 id={id} className="display meetup-ticket-name">
                <Lettering text={name} />
              </h2>
              <p className="meetup-ticket-text">
                {launchText(m.hub_meetup_soon_text({ day }), m.hub_meetup_text())}
              </p>
              <ButtonLink href={to(signUp)} arrow>
                {launchText(m.hub_meetup_soon_button(), m.hub_meetup_button())}
              </ButtonLink>
            </div>
            <dl className="meetup-ticket-facts">
              {facts().map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </Ticket>
      </div>
    </section>
  );
}

function facts(): [term: string, text: string][] {
  const locale = currentLocale();
  if (!isLaunched())
    return [
      [m.hub_meetup_opens(), launchDay(locale)],
      [m.hub_meetup_later(), m.hub_meetup_later_text()],
    ];
  const { city, country } = meetupPlace;
  const { from, to: until } = meetupDays();
  const period = { from: formatDay(from, locale, 'UTC'), to: formatDay(until, locale, 'UTC') };
  return [
    [m.hub_meetup_when(), m.hub_meetup_window(period)],
    [m.hub_meetup_where(), [city[locale], country[locale]].join(m.list_comma())],
    [m.hub_meetup_how(), m.hub_meetup_ways()],
  ];
}

function Stub() {
  return (
    <>
      <p className="ticket-title meetup-ticket-title">
        {launchText(m.hub_meetup_list(), m.hub_meetup_admit())}
      </p>
      <div>
        <p className="meetup-ticket-price">
          {launchText(m.hub_meetup_opens(), m.hub_meetup_price())}{' '}
          <strong>{launchText(launchShortDay(currentLocale()), m.hub_meetup_free())}</strong>
        </p>
        <Barcode className="meetup-ticket-barcode" />
      </div>
    </>
  );
}
