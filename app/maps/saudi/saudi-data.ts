import { badges } from '@sportbuddy/media/manifest/badges';
import { saudiMap } from '@sportbuddy/media/manifest/maps';
import { eventPath, teamPath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { isEventOver } from '../../../content/events/events.ts';
import type { Locale } from '../../../content/locale.ts';
import { saudiCities } from '../../../content/places/saudi-cities.ts';
import type { Localized, Team } from '../../../content/schema.ts';

const country = 'Saudi Arabia';
/** In percent of the map. */
const easternThreshold = 70;
/** Its stadium is no club's home. */
const openingMatch = 'afc-asian-cup-2027-opening-match';

export type SaudiData = ReturnType<typeof saudiData>;
type Guest = { name: string; path: string; badge: string | undefined };
type Stadium = { name: string; guests: Guest[] };

/**
 * @returns cities with their stadiums and clubs. Stadiums are those of the clubs' and the opening
 * match's entries.
 */
export function saudiData(locale: Locale) {
  const cities = saudiCities.map(({ slug, name, cities: names }) => {
    const place = saudiMap.cities[slug];
    if (!place) throw new Error(`content/places/saudi-cities.ts: ${slug}: not on the drawn map`);
    const clubs = catalogue.teams.filter(
      ({ city, ...team }) => isSaudi(team) && names.includes(city?.en ?? ''),
    );
    const homeless = clubs.filter(({ venue }) => !venue);
    return {
      slug,
      name: name[locale],
      ...place,
      /** Above the beam of the most eastern city, there is no room beside that of Riyadh. */
      labelSide: place.x > easternThreshold ? ('right' as const) : ('above' as const),
      clubs: clubs.length,
      stadiums: [...stadiumsOf(clubs, locale), ...openingStadium(names, locale)],
      others: homeless.map((club) => guestOf(club, locale)),
    };
  });
  const { src, width, height } = saudiMap;
  return { picture: { src, width, height }, cities };
}

function isSaudi(team: { kind: Team['kind']; country?: Localized | undefined }): boolean {
  return team.kind === 'club' && team.country?.en === country;
}

function guestOf(team: Team, locale: Locale): Guest {
  return { name: team.name[locale], path: teamPath(team), badge: badges[locale][team.slug] };
}

/** @returns the stadiums of the clubs. Clubs that share one are listed together */
function stadiumsOf(clubs: Team[], locale: Locale): Stadium[] {
  const byName = Map.groupBy(clubs, ({ venue }) => venue?.[locale]);
  return [...byName].flatMap(([name, teams]) =>
    name ? [{ name, guests: teams.map((team) => guestOf(team, locale)) }] : [],
  );
}

function openingStadium(cities: string[], locale: Locale): Stadium[] {
  const event = catalogue.events.find(({ slug }) => slug === openingMatch);
  if (!event?.venue || isEventOver(event) || !cities.includes(event.city?.en ?? '')) return [];
  return [
    {
      name: event.venue[locale],
      guests: [{ name: event.name[locale], path: eventPath(event), badge: undefined }],
    },
  ];
}
