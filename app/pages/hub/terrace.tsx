import type { CSSProperties } from 'react';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { Pin } from '../catalogue/pins.ts';
import './terrace.css';

/** A front row of fewer pins than this shows the places that are still free. */
const fewPins = 5;
const frontRow = 7;

/** All teams of the sport as pins on the steps of a stand; the first of them stand in the front row. */
export function Terrace({ pins, steps }: { pins: readonly Pin[]; steps: readonly number[] }) {
  const few = pins.length < fewPins;
  const rows = rowsOf(pins, steps);
  return (
    <section className="terrace" data-ground="night" aria-labelledby="terrace">
      <div className="content terrace-head">
        <h2 id="terrace" className="display terrace-heading">
          {m.hub_home_end()}
        </h2>
        <p className="muted">{few ? m.hub_home_end_room() : m.hub_home_end_text()}</p>
      </div>
      {rows.map((row, index) => (
        <ul
          key={row[0]?.path}
          className="terrace-step"
          style={{ '--row': Math.min(rows.length - 1 - index, 3) } as CSSProperties}
        >
          {few && <FreePlaces places={Math.floor((frontRow - row.length - 1) / 2)} before />}
          {row.map((pin) => (
            <li key={pin.path}>
              <a href={to(pin.path)} className="terrace-pin">
                {pin.badge && <img src={pin.badge} width="400" height="440" alt="" loading="lazy" />}
                <span>
                  <bdi>{pin.name}</bdi>
                </span>
              </a>
            </li>
          ))}
          {few && (
            <>
              <li>
                <a href={`${to('/coming-soon')}#ticket`} className="terrace-pin">
                  <i className="free-pin" />
                  <span>{m.hub_free_place()}</span>
                </a>
              </li>
              <FreePlaces places={Math.ceil((frontRow - row.length - 1) / 2)} />
            </>
          )}
        </ul>
      ))}
    </section>
  );
}

/** @returns the pins row by row, back row first */
function rowsOf(pins: readonly Pin[], steps: readonly number[]): Pin[][] {
  const rows: Pin[][] = [];
  let from = 0;
  for (const size of steps.toReversed()) {
    rows.unshift(pins.slice(from, from + size));
    from += size;
  }
  return rows;
}

function FreePlaces({ places, before = false }: { places: number; before?: boolean }) {
  return Array.from({ length: places }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: free places are all alike
    <li key={place} className="terrace-pin terrace-free" data-before={before || undefined} aria-hidden="true">
      <i className="free-pin" />
      <span />
    </li>
  ));
}
