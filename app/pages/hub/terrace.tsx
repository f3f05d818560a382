import type { CSSProperties } from 'react';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Pin } from '../catalogue/pins.ts';
import './terrace.css';

/** How many pins a phone shows before it is asked for all of them. */
const shownOnPhones = 12;
const allPins = 'all-badges';

/** All teams of the sport as pins on the steps of a stand; the first of them stand in the front row. */
export function Terrace({ pins, steps }: { pins: readonly Pin[]; steps: readonly number[] }) {
  const rows = rowsOf(pins, steps);
  return (
    <section className="terrace" data-ground="night" aria-labelledby="terrace">
      <div className="content terrace-head">
        <h2 id="terrace" className="display terrace-heading">
          {m.hub_home_end()}
        </h2>
        <p className="muted">{m.hub_home_end_text()}</p>
      </div>
      <div className="terrace-steps" id={allPins}>
        {rows.map(({ from, pins: row }, index) => (
          <ul key={from} className="terrace-step" style={{ '--row': Math.min(index, 3) } as CSSProperties}>
            {row.map((pin, at) => (
              <li key={pin.path} data-more={from + at >= shownOnPhones || undefined}>
                <a href={to(pin.path)} className="terrace-pin">
                  {pin.badge && <img src={pin.badge} width="400" height="440" alt="" loading="lazy" />}
                  <span>
                    <bdi>{pin.name}</bdi>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {pins.length > shownOnPhones && (
        <p className="content terrace-more">
          <a href={`#${allPins}`} className="button button-outline">
            {m.hub_all_badges({ count: pins.length })}
          </a>
        </p>
      )}
    </section>
  );
}

/** @returns the pins row by row, front row first, and how many stand before each row */
function rowsOf(pins: readonly Pin[], steps: readonly number[]) {
  let from = 0;
  return steps.toReversed().map((size) => {
    const row = { from, pins: pins.slice(from, from + size) };
    from += size;
    return row;
  });
}
