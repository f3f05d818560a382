import { catalogue } from '../../../content/catalogue.ts';
import { locales } from '../../../content/locale.ts';
import type { Team } from '../../../content/schema.ts';
import { searchTerms } from '../matching/search-terms.ts';
import { nameKey } from './search-names.ts';

let teams: Map<string, Team> | undefined;

const keyOf = (name: string) => nameKey(searchTerms(name));

/** Names come before aliases, and of two teams with one name the first in the catalogue counts. */
function teamsByName(): Map<string, Team> {
  const found = new Map<string, Team>();
  const add = (name: string | undefined, team: Team) => {
    const key = keyOf(name ?? '');
    if (key && !found.has(key)) found.set(key, team);
  };
  for (const team of catalogue.teams) for (const locale of locales) add(team.name[locale], team);
  for (const team of catalogue.teams) for (const locale of locales) add(team.fullName?.[locale], team);
  for (const team of catalogue.teams)
    for (const alias of locales.flatMap((locale) => team.aliases[locale])) add(alias, team);
  return found;
}

/**
 * @returns the team that a fan typed in either language; undefined if the catalogue does not have
 * it
 */
export function teamNamed(typed: string): Team | undefined {
  teams ??= teamsByName();
  return teams.get(keyOf(typed));
}
