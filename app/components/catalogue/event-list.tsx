import type { ReactNode } from 'react';
import { type Days, isShownOn } from '../../../content/clock/timed-text.ts';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ArrowIcon } from '../button.tsx';
import type { EventDate } from './event-dates.ts';
import './event-list.css';
import '../tall-figures.css';

/** Coming events. Renders nothing if `events` is empty. */
export function EventList({ events }: { events: readonly EventDate[] }) {
  const last = events
    .map(({ visibleDays }) => visibleDays.until)
    .toSorted()
    .at(-1);
  if (!last) return null;
  return (
    <section className="event-list" data-ground="chalk" aria-labelledby="dates">
      <div className="content">
        <p className="kicker muted">{m.hub_events_kicker()}</p>
        <h2 id="dates" className="display event-list-heading">
          {m.hub_events()}
        </h2>
        <ul className="event-list-rows">
          {events.map(({ name, path, iso, day, month, venue, city, visibleDays }) => (
            <ShownBetween key={path} {...visibleDays}>
              <li>
                <a href={to(path)}>
                  <time dateTime={iso}>
                    <strong className="figures tall-figures">{day}</strong> <span>{month}</span>
                  </time>{' '}
                  <span className="event-list-name">
                    <bdi>{name}</bdi>
                  </span>{' '}
                  <span className="muted event-list-venue">
                    <bdi>{venue}</bdi>
                    {m.list_comma()}
                    <bdi>{city}</bdi>
                  </span>
                  <ArrowIcon />
                </a>
              </li>
            </ShownBetween>
          ))}
          <ShownBetween after={last}>
            <li className="event-list-none">{m.hub_events_none()}</li>
          </ShownBetween>
        </ul>
      </div>
    </section>
  );
}

/** Renders its children between two days. */
export function ShownBetween({ children, ...days }: Days & { children: ReactNode }) {
  return isShownOn(days) ? children : null;
}
