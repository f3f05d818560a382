import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ArrowIcon } from '../../ui/icons.tsx';
import type { EventDate } from './event-dates.ts';
import './event-list.css';

/** Dates to watch together, each day set large. Nothing where there are none. */
export function EventList({ events }: { events: readonly EventDate[] }) {
  if (events.length === 0) return null;
  return (
    <section className="dates" data-ground="chalk" aria-labelledby="dates">
      <div className="content">
        <p className="kicker muted">{m.hub_events_kicker()}</p>
        <h2 id="dates" className="display dates-heading">
          {m.hub_events()}
        </h2>
        <ul className="dates-list">
          {events.map(({ name, path, iso, day, month, venue, city }) => (
            <li key={path}>
              <a href={to(path)}>
                <time dateTime={iso}>
                  <strong className="figures">{day}</strong> <span>{month}</span>
                </time>
                <span className="dates-name">
                  <bdi>{name}</bdi>
                </span>
                <span className="muted dates-venue">
                  <bdi>{venue}</bdi>
                  {m.event_comma()}
                  <bdi>{city}</bdi>
                </span>
                <ArrowIcon />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
