import { SectionHeading, type SectionPlace } from '../../components/section-heading.tsx';
import { formatNumber } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { MapCredit } from '../map-credit.tsx';
import type { Beam, LondonData } from './london-data.ts';
import LondonLights from './london-lights.island.tsx';
import './london.css';
import '../beams.css';

/** London at night, with a beam of light for each stadium. */
export function LondonSection({ minute, ground, data }: SectionPlace & { data: LondonData }) {
  const { picture, beams, boroughs, pubs } = data;
  const tiles = [
    [boroughs, m.maps_london_boroughs()],
    [beams.length, m.maps_london_grounds()],
    [pubs, m.maps_london_pubs()],
  ] as const;
  return (
    <section className="london" data-ground={ground}>
      <div className="content london-grid">
        <div className="london-words">
          <SectionHeading minute={minute} kicker={m.maps_london_kicker()}>
            {m.maps_london_heading()}
          </SectionHeading>
          <p className="london-lead">{m.maps_london_lead()}</p>
        </div>
        <ul className="london-tiles">
          {tiles.map(([number, label]) => (
            <li key={label}>
              <strong className="figures">{number}</strong> <span>{label}</span>
            </li>
          ))}
        </ul>
        <LondonLights picture={picture} beams={beams} />
        <div className="london-foot">
          <StadiumTable beams={beams} />
          <MapCredit data={['boundaries']} />
        </div>
      </div>
    </section>
  );
}

/** Text alternative of the map, largest stadium first. */
function StadiumTable({ beams }: { beams: readonly Beam[] }) {
  return (
    <details className="london-list">
      <summary>{m.maps_london_list()}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.maps_london_ground()}</th>
            <th scope="col">{m.maps_london_club()}</th>
            <th scope="col">{m.maps_london_capacity()}</th>
          </tr>
        </thead>
        <tbody>
          {[...beams]
            .sort((one, other) => other.capacity - one.capacity)
            .map(({ slug, name, club, capacity }) => (
              <tr key={slug}>
                <th scope="row">{name}</th>
                <td>{club}</td>
                <td className="figures london-seats">{formatNumber(capacity)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
