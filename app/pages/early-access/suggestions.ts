import { badges } from '@sportbuddy/media/manifest/badges';
import type { Locale } from '../../../content/locale.ts';
import { teams } from '../../../content/teams/teams.ts';
import { teamNamed } from '../../search/entries/team-named.ts';

/** Limits the suggested teams, because they add bytes to the page. The field accepts any text. */
const maxTeamSuggestions = 100;

/** @returns names that the browser suggests for the field of the team */
export function knownTeams(locale: Locale): string[] {
  return teams.slice(0, maxTeamSuggestions).map(({ name }) => name[locale]);
}

/** @returns the cities of the clubs, without their state or county */
export function knownCities(locale: Locale): string[] {
  const names = teams.flatMap(({ city }) => city?.[locale].split(/[,،]/)[0] ?? []);
  return [...new Set(names)];
}

/** What a ticket shows of the fan's team: the address of its badge, and one to three colours. */
export type TicketClub = { badge: string; colours: readonly string[] };

/**
 * @param typed a name of a team, as typed or linked
 * @param locale language of the badge
 */
export function ticketClub(typed: string, locale: Locale): TicketClub | undefined {
  const team = teamNamed(typed);
  const badge = team && badges[locale][team.slug];
  return team && badge ? { badge, colours: team.badge.colours } : undefined;
}
