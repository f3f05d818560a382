import { badges } from '@sportbuddy/media/manifest/badges';
import { catalogue } from '../../../content/catalogue.ts';
import { type Locale, locales } from '../../../content/locale.ts';
import type { Team } from '../../../content/schema.ts';
import { nameKey } from '../../search/entries/search-names.ts';
import { searchTerms } from '../../search/matching/search-terms.ts';

/** Data of a club for a picture. `badge`: path of our own drawing. */
export type Club = { colours: readonly string[]; badge: string | undefined };

let clubs: Map<string, Team> | undefined;

const keyOf = (name: string) => nameKey(searchTerms(name));

/** Names come before aliases, and of two teams with one name the first in the catalogue counts. */
function clubsByName(): Map<string, Team> {
  const found = new Map<string, Team>();
  const add = (name: string, team: Team) => {
    const key = keyOf(name);
    if (key && !found.has(key)) found.set(key, team);
  };
  for (const team of catalogue.teams) for (const locale of locales) add(team.name[locale], team);
  for (const team of catalogue.teams)
    for (const alias of locales.flatMap((locale) => team.aliases[locale])) add(alias, team);
  return found;
}

/**
 * @param locale language of the badge
 * @returns the club that a fan typed in either language; undefined if the catalogue does not have
 * it
 */
export function clubOf(typed: string, locale: Locale): Club | undefined {
  clubs ??= clubsByName();
  const team = clubs.get(keyOf(typed));
  return team && { colours: team.badge.colours, badge: badges[locale][team.slug] };
}
