import { use } from 'react';
import { Barcode } from '../../components/barcode.tsx';
import { Carousel, SlideTabIndex, turnMs } from '../../components/carousel/carousel.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { island } from '../../islands/island.tsx';
import type { MapPicture } from '../map-credit.tsx';
import type { Side } from './place-labels.ts';

function AwayCarousel({ tickets }: { tickets: readonly AwayTicketData[] }) {
  return (
    <Carousel
      name="away-carousel"
      label={m.maps_away_label()}
      delay={turnMs}
      slides={tickets.map((ticket) => ({
        key: ticket.slug,
        name: ticket.name,
        content: <AwayTicket ticket={ticket} />,
      }))}
    />
  );
}

export default island('visible', AwayCarousel);

/**
 * A region. `x` and `y` are percentages of its map. `side` is where a city's name stands, on the
 * unmirrored map.
 */
export type AwayTicketData = {
  slug: string;
  number: number;
  name: string;
  /** Colour of the land and of the stub. */
  paper: 'mint' | 'gold' | 'chalk' | 'royal';
  picture: MapPicture;
  cities: readonly {
    name: string;
    x: number;
    y: number;
    side: Side;
    /** The name has no room on maps of narrow windows. */
    isCrowded: boolean;
    teams: readonly { name: string; badge: string; href: string }[];
  }[];
};

/** A map with a stub that lists its cities and their teams. */
function AwayTicket({ ticket: { number, name, paper, picture, cities } }: { ticket: AwayTicketData }) {
  const tabIndex = use(SlideTabIndex);
  return (
    <article className="away-ticket" data-paper={paper} aria-label={name}>
      <div className="away-map">
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={m.maps_away_map_alt({
            region: name,
            cities: cities.map((city) => city.name).join(m.list_comma()),
          })}
          loading="lazy"
          decoding="async"
        />
        {cities.map(({ name: city, x, y, side, isCrowded }) => (
          <span
            key={city}
            className="away-city"
            data-side={side}
            data-crowded={isCrowded || undefined}
            style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
            aria-hidden="true"
          >
            <b>{`${city} `}</b>
          </span>
        ))}
      </div>
      <div className="away-stub" data-ground={paper === 'royal' ? 'night' : 'chalk'}>
        <p className="away-line">
          <span>{m.maps_away_ticket()}</span> <span>{m.maps_away_number({ number: String(number) })}</span>
        </p>
        <h3 className="display">{name}</h3>
        <ul>
          {cities.map(({ name: city, teams }) => (
            <li key={city}>
              {city}{' '}
              <span>
                {teams.map((team) => (
                  <a key={team.href} href={team.href} data-tooltip={team.name} tabIndex={tabIndex}>
                    <img
                      src={team.badge}
                      width={22}
                      height={24}
                      alt={team.name}
                      loading="lazy"
                      decoding="async"
                    />
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
        <p className="away-admits">{m.maps_away_admits()}</p>
        <Barcode className="away-barcode" />
      </div>
    </article>
  );
}
