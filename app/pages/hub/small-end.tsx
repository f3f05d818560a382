import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { CardMosaic } from './card-mosaic.tsx';
import type { HubView } from './hub-view.ts';
import './small-end.css';

/** The home end of a sport with few teams: what its crowd holds up, and in front of it the pins and a free place. */
export function SmallEnd({ hub: { pins, mosaic } }: { hub: HubView }) {
  return (
    <section className="small-end" data-ground="night" aria-labelledby="terrace">
      <div className="small-end-head">
        <h2 id="terrace" className="display terrace-heading">
          {m.hub_home_end()}
        </h2>
        <p className="muted">{m.hub_home_end_room()}</p>
      </div>
      {mosaic && <CardMosaic mosaic={mosaic} />}
      <ul className="small-end-row">
        {pins.map((pin) => (
          <li key={pin.path}>
            <a href={to(pin.path)}>
              {pin.badge && <img src={pin.badge} width="400" height="440" alt="" loading="lazy" />}
              <bdi>{pin.name}</bdi>
            </a>
          </li>
        ))}
        <li>
          <a href={`${to('/coming-soon')}#ticket`}>
            <i className="free-pin" />
            <span>{m.hub_free_place()}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}
