import type { Place, PostalAddress, SportsOrganization, SportsTeam } from 'schema-dts';
import { leaguePath, teamPath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import type { Locale } from '../../../content/locale.ts';
import type { League, Team } from '../../../content/schema.ts';
import { pageUrl } from '../addresses.ts';
import { entityId, schemaOrgSport } from './ids.ts';

/**
 * @returns a SportsTeam for clubs and national teams, else a SportsOrganization, which has no coach
 * and athletes in schema.org
 */
export function sportsTeam(team: Team, locale: Locale): SportsTeam | SportsOrganization {
  const league = team.league ? catalogue.league(team.league) : undefined;
  const place = placeOf(team, locale);
  // Only data that the page shows: one paragraph of the story and the founding year.
  const [description] = team.story[locale];
  const shared = {
    '@id': entityId(teamPath(team), 'team'),
    name: team.name[locale],
    ...(description && { description }),
    url: pageUrl(teamPath(team), locale),
    sport: schemaOrgSport(team.sport),
    ...(team.founded && { foundingDate: team.founded.slice(0, 4) }),
    ...(place && { location: place }),
    ...(league && { memberOf: leagueReference(league, locale) }),
    ...(team.sameAs.length > 0 && { sameAs: team.sameAs }),
  };
  if (team.kind !== 'club' && team.kind !== 'national') return { '@type': 'SportsOrganization', ...shared };
  return {
    '@type': 'SportsTeam',
    ...shared,
    ...(team.coach && { coach: { '@type': 'Person', name: team.coach[locale] } }),
    ...(team.members.length > 0 && {
      athlete: team.members.map((member) => ({ '@type': 'Person' as const, name: member[locale] })),
    }),
  };
}

export function leagueOrganization(league: League, locale: Locale): SportsOrganization {
  return {
    ...leagueReference(league, locale),
    description: league.intro[locale],
    ...(league.founded && { foundingDate: String(league.founded) }),
    ...(league.url && { sameAs: league.url }),
    address: { '@type': 'PostalAddress', addressCountry: league.country[locale] },
  };
}

function leagueReference(league: League, locale: Locale) {
  return {
    '@type': 'SportsOrganization' as const,
    '@id': entityId(leaguePath(league), 'league'),
    name: league.name[locale],
    url: pageUrl(leaguePath(league), locale),
    sport: schemaOrgSport(league.sport),
  };
}

function placeOf({ venue, city, country }: Team, locale: Locale): Place | undefined {
  if (!venue && !city && !country) return undefined;
  const address: PostalAddress = {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city[locale] }),
    ...(country && { addressCountry: country[locale] }),
  };
  return { '@type': 'Place', ...(venue && { name: venue[locale] }), ...((city || country) && { address }) };
}
