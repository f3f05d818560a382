import { crowd } from '@sportbuddy/media/manifest/crowd';
import type { CSSProperties } from 'react';
import { launchDay, launchText, textUntil } from '../../../content/clock/timed-text.ts';
import { Barcode } from '../../components/barcode.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { ShownBetween } from '../../components/catalogue/event-list.tsx';
import { Lettering } from '../../components/lettering.tsx';
import { drawingBackground } from '../../components/picture.tsx';
import { Ticket } from '../../components/ticket.tsx';
import { currentLocale, to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { EventView } from './event-view.ts';
import './event.css';
import '../../components/tall-figures.css';

const crowdTile = {
  ...drawingBackground(crowd.signUp),
  blockSize: crowd.signUp.height,
  marginBlockStart: -crowd.signUp.hands,
};

/** The event as a ticket. Its stub shows the day. */
export function EventTicket({ event }: { event: EventView }) {
  const { name, wordWidth, sport, sides, lastDay, stage } = event;
  return (
    <header className="event-cover" data-ground="night">
      <div className="content">
        <Breadcrumbs crumbs={event.crumbs} />
        <Ticket
          name="event-ticket"
          className="rise"
          strip={[sport, 'SportBuddy', m.hub_meetup_unofficial()]}
          stub={<Stub event={event} />}
        >
          <h1 className="event-name" style={{ '--word': wordWidth } as CSSProperties}>
            <bdi>{name}</bdi>
          </h1>
          <p className="event-text">{event.description}</p>
          <ShownBetween until={lastDay}>
            <ButtonLink href={`${to('/coming-soon')}#ticket`} arrow>
              {stage === 'guide'
                ? m.event_next_button()
                : launchText(m.event_soon_button(), m.event_button())}
            </ButtonLink>
          </ShownBetween>
          <ShownBetween after={lastDay}>
            <ButtonLink href={to(event.hub)} arrow>
              <span>
                <Lettering text={m.event_over_button({ sport })} />
              </span>
            </ButtonLink>
          </ShownBetween>
          {sides.length === 2 && <Sides sides={sides} />}
          <Facts event={event} />
          <p className="event-text">{m.independent_event()}</p>
        </Ticket>
      </div>
      <div className="event-crowd" aria-hidden="true" style={crowdTile} />
    </header>
  );
}

function Facts({ event }: { event: EventView }) {
  const { start, lastDay, date, until, time, venue, place, stage } = event;
  const day = launchDay(currentLocale());
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
          </time>{' '}
          {until && <span className="event-until">{m.event_until({ day: until })}</span>}
          <small>{textUntil(lastDay, timeNote(time), m.event_over())}</small>
        </dd>
      </div>
      <div>
        <dt>{m.event_where()}</dt>
        <dd>
          <bdi>{venue}</bdi> <small>{place.join(m.list_comma())}</small>
        </dd>
      </div>
      <ShownBetween until={lastDay}>
        <div>
          <dt>{m.event_price()}</dt>
          {stage === 'guide' ? (
            <dd>
              {m.event_not_yet()} <small>{m.event_opens_after({ day })}</small>
            </dd>
          ) : (
            <dd>{launchText(m.event_opens({ day }), m.event_free())}</dd>
          )}
        </div>
      </ShownBetween>
    </dl>
  );
}

/** @returns the time for most readers. Empty if it is the local time. */
function timeNote(time: EventView['time']): string {
  if (!time) return m.event_no_time();
  return time.here ? m.event_here({ time: time.here }) : '';
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

/** Repeats facts of the ticket, so it is hidden from screen readers. */
function Stub({ event: { day, month, glyph, venue, place } }: { event: EventView }) {
  return (
    <>
      <p className="event-day" aria-hidden="true" style={{ '--digits': day.length } as CSSProperties}>
        <strong className="figures tall-figures">{day}</strong>
        <span>{month}</span>
      </p>
      {glyph && (
        <svg className="event-postmark" viewBox="-24 -24 48 48" width="144" height="144" aria-hidden="true">
          <circle r="22.5" />
          <circle r="18.5" strokeDasharray="1.1 1.1" />
          <svg x="-11" y="-11" width="22" height="22" viewBox={glyph.viewBox} aria-hidden="true">
            <path d={glyph.path} fillRule="evenodd" />
          </svg>
        </svg>
      )}
      <p className="event-gate" aria-hidden="true">
        <bdi>{venue}</bdi> <small>{place.join(m.list_comma())}</small>
      </p>
      <Barcode className="event-barcode" />
    </>
  );
}
