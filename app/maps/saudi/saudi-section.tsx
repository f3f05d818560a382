import { SectionHeading, type SectionPlace } from '../../components/section-heading.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { BeamLight, beamStyle } from '../beam.tsx';
import { MapCredit } from '../map-credit.tsx';
import type { SaudiData } from './saudi-data.ts';
import '../beams.css';
import './saudi.css';

/** Saudi Arabia at night, with a beam of light for each city of clubs. */
export function SaudiSection({ minute, ground, data }: SectionPlace & { data: SaudiData }) {
  const { picture, cities } = data;
  return (
    <section className="saudi" data-ground={ground}>
      <div className="content saudi-grid">
        <div>
          <SectionHeading minute={minute} kicker={m.maps_saudi_kicker()}>
            {m.maps_saudi_heading()}
          </SectionHeading>
          <p className="saudi-lead">{m.maps_saudi_lead()}</p>
        </div>
        <div className="saudi-plane">
          <img
            src={picture.src}
            width={picture.width}
            height={picture.height}
            alt={m.maps_saudi_map_alt()}
            loading="lazy"
            decoding="async"
          />
          {waters.map(({ name, ...style }) => (
            <span key={style.insetInlineStart} className="beam-water" style={style} aria-hidden="true">
              {`${name()} `}
            </span>
          ))}
          {cities.map((city) => (
            <span
              key={city.slug}
              className="beam"
              aria-hidden="true"
              style={beamStyle(city, 60 + city.clubs * 44)}
            >
              <BeamLight />
              <span className="beam-label saudi-label" data-side={city.labelSide} data-written="always">
                {`${city.name} `}
              </span>
            </span>
          ))}
        </div>
        <ul className="saudi-cities">
          {cities.map((city) => (
            <City key={city.slug} city={city} />
          ))}
        </ul>
        <MapCredit data={['land']} className="saudi-credit" />
      </div>
    </section>
  );
}

/** Names of seas and their positions in percent of the map. */
const waters = [
  { name: m.maps_red_sea, insetInlineStart: '11%', insetBlockStart: '80%' },
  { name: m.maps_gulf, insetInlineStart: '90%', insetBlockStart: '38%' },
];

/** A city with its stadiums, and its clubs whose stadium is not listed. */
function City({ city: { name, stadiums, others } }: { city: SaudiData['cities'][number] }) {
  return (
    <li>
      <h3 className="display display-h3">{name}</h3>
      <ul>
        {stadiums.map((stadium) => (
          <li key={stadium.name}>
            <strong>{stadium.name}</strong> <Guests guests={stadium.guests} />
          </li>
        ))}
        {others.length > 0 && (
          <li>
            <Guests guests={others} />
          </li>
        )}
      </ul>
    </li>
  );
}

function Guests({ guests }: { guests: SaudiData['cities'][number]['others'] }) {
  return (
    <span className="saudi-guests">
      {guests.map(({ name, path, badge }) => (
        <a key={path} href={to(path)}>
          {badge && <img src={badge} width={30} height={33} alt="" loading="lazy" decoding="async" />}
          <span>{name}</span>{' '}
        </a>
      ))}
    </span>
  );
}
