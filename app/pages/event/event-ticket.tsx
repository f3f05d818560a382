import type { CSSProperties } from 'react';
import { slots, turningAtLaunch } from '../../../content/slots.ts';
import { crowd } from '../../../media/manifest/crowd.ts';
import { currentLocale, to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Barcode } from '../../ui/barcode.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Ticket } from '../../ui/ticket.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import type { EventView } from './event-view.ts';
import './event.css';

const { svg, width, height, hands } = crowd.signUp;

/** The event as a ticket held up in the crowd; its stub is the day. */
export function EventTicket({ event }: { event: EventView }) {
  const { name, wordWidth, sport, sides } = event;
  return (
    <header className="event-cover" data-ground="night">
      <div className="content">
        <Breadcrumbs crumbs={event.crumbs} />
        <Ticket
          className="event-ticket rise"
          strip={[sport, 'SportBuddy', m.hub_meetup_unofficial()]}
          stub={<Stub event={event} />}
        >
          <h1 className="event-name" style={{ '--word': wordWidth } as CSSProperties}>
            <bdi>{name}</bdi>
          </h1>
          {sides.length === 2 && <Sides sides={sides} />}
          <p className="event-text">{event.description}</p>
          <Facts event={event} />
          <p className="event-text">{m.independent_event()}</p>
          <ButtonLink href={`${to('/coming-soon')}#ticket`} arrow>
            {turningAtLaunch(m.event_soon_button(), m.event_button())}
          </ButtonLink>
        </Ticket>
      </div>
      <div
        className="event-crowd"
        aria-hidden="true"
        style={{
          backgroundImage: `url(${svg})`,
          backgroundSize: `${width}px auto`,
          blockSize: height,
          marginBlockStart: -hands,
        }}
      />
    </header>
  );
}

function Facts({ event: { start, date, time, venue, place } }: { event: EventView }) {
  return (
    <dl className="event-facts">
      <div>
        <dt>{m.event_when()}</dt>
        <dd>
          <time dateTime={start}>
            {date}
            {time && (
              <>
                <br />
                {m.event_there({ time: time.there })}
              </>
            )}
          </time>
          <small>{time ? m.event_here({ time: time.here }) : m.event_no_time()}</small>
        </dd>
      </div>
      <div>
        <dt>{m.event_where()}</dt>
        <dd>
          <bdi>{venue}</bdi>
          <small>{place.join(m.event_comma())}</small>
        </dd>
      </div>
      <div>
        <dt>{m.event_price()}</dt>
        <dd>{turningAtLaunch(m.event_opens({ day: slots.launchDay(currentLocale()) }), m.event_free())}</dd>
      </div>
    </dl>
  );
}

function Sides({ sides }: { sides: EventView['sides'] }) {
  return (
    <ul className="event-sides">
      {sides.map(({ name, path, badge }) => (
        <li key={path}>
          <a href={to(path)}>
            {badge && <img src={badge} width="64" height="70" alt="" />}
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Stub({ event: { day, month } }: { event: EventView }) {
  return (
    <>
      <p className="event-day" aria-hidden="true">
        <strong className="figures">{day}</strong>
        <span>{month}</span>
      </p>
      <Barcode />
    </>
  );
}
