import type { Locale } from '../../content/locale.ts';
import { teams } from '../../content/teams/teams.ts';

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
