import { badges } from '@sportbuddy/media/manifest/badges';
import { regionMaps } from '@sportbuddy/media/manifest/maps';
import { teamPath } from '../../../content/addresses.ts';
import { type Locale, localizedPath } from '../../../content/locale.ts';
import { entitySlug } from '../../../content/names/slugs.ts';
import { regions } from '../../../content/places/regions.ts';
import { teams } from '../../../content/teams/teams.ts';
import { moveToFront } from '../../components/catalogue/home-country-first.ts';
import { SectionHeading, type SectionPlace } from '../../components/section-heading.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { MapCredit } from '../map-credit.tsx';
import AwayCarousel, { type AwayTicketData } from './away-carousel.island.tsx';
import { placeLabels, type Side } from './place-labels.ts';
import './away.css';
import './away-cities.css';

/** An away ticket for each of five regions. */
export function AwayDaysSection({
  minute,
  ground,
  tickets,
}: SectionPlace & { tickets: readonly AwayTicketData[] }) {
  return (
    <section className="away" data-ground={ground}>
      <div className="content away-head">
        <SectionHeading minute={minute} kicker={m.maps_away_kicker()}>
          {m.maps_away_heading()}
        </SectionHeading>
        <p className="away-lead">{m.maps_away_lead()}</p>
      </div>
      <AwayCarousel tickets={tickets} />
      <div className="content">
        <MapCredit data={['land']} className="away-credit" />
      </div>
    </section>
  );
}

const papers: Record<string, AwayTicketData['paper']> = {
  'uk-and-ireland': 'mint',
  gulf: 'gold',
  europe: 'chalk',
  'north-america': 'royal',
  'south-asia': 'mint',
};

/** Average width of a letter of a city's name in the narrowest window in pixels, rounded up. */
const letterWidth: Record<Locale, number> = { en: 7.8, ar: 8.2 };
/**
 * Width of a ticket's map in the narrowest window in pixels. Labels that have room there have room on
 * larger maps too.
 */
const smallMapWidth = 250;

/** In the order in which they are tried: the reading direction first. */
const sides: Record<Locale, readonly Side[]> = {
  en: ['right', 'left', 'below', 'above'],
  ar: ['left', 'right', 'below', 'above'],
};

/** Maximum number of badges beside a city's name. */
const maxBadges = 3;

/** Region shown first: the one that most readers of the language live in or follow. */
const homeRegion: Record<Locale, string> = { en: 'uk-and-ireland', ar: 'gulf' };

export function awayTickets(locale: Locale): AwayTicketData[] {
  return moveToFront(regions, ({ slug }) => slug === homeRegion[locale]).map((region, index) => {
    const map = regionMaps[region.slug];
    if (!map) throw new Error(`content/places/regions.ts: ${region.slug}: no map is drawn for it`);
    const { src, width, height } = map;
    const cities = region.cities.map(({ name }) => {
      const place = map.cities[entitySlug(name.en)];
      if (!place)
        throw new Error(`content/places/regions.ts: ${region.slug}: ${name.en}: not on the drawn map`);
      return { name: name[locale], place, teams: teamsOf(name.en, locale) };
    });
    const smallMap = { width: smallMapWidth, height: (smallMapWidth / width) * height };
    const labels = placeLabels(
      cities.map(({ name, place }) => ({
        x: (place.x / 100) * smallMap.width,
        y: (place.y / 100) * smallMap.height,
        width: name.length * letterWidth[locale] + 8,
      })),
      smallMap,
      sides[locale],
    );
    return {
      slug: region.slug,
      number: index + 1,
      name: region.name[locale],
      paper: papers[region.slug] ?? 'mint',
      picture: { src, width, height },
      cities: cities.map(({ name, place, teams }, at) => ({
        name,
        ...place,
        ...(labels[at] ?? { side: 'right', isCrowded: false }),
        teams,
      })),
    };
  });
}

function teamsOf(city: string, locale: Locale): AwayTicketData['cities'][number]['teams'] {
  return teams
    .flatMap((team) => {
      const badge = badges[locale][team.slug];
      if (team.city?.en !== city || !badge) return [];
      return [{ name: team.name[locale], badge, href: localizedPath(teamPath(team), locale) }];
    })
    .slice(0, maxBadges);
}
