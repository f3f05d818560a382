import type { SearchEntry } from '../../app/search/entries/search-entries.ts';
import { createDidYouMean } from '../../app/search/matching/did-you-mean.ts';
import { eventPath, findPage, hubPath, leaguePath, teamPath } from '../addresses.ts';
import { catalogue } from '../catalogue.ts';
import { barePath, localeOf, locales, localizedPath } from '../locale.ts';
import { InvalidArguments } from '../new/arguments.ts';
import type { FixedPage } from '../pages/fixed-page.ts';
import { listedPages } from '../pages/fixed-pages.ts';
import type { Localized } from '../schema.ts';

/**
 * @param path of a page in any language
 * @returns the path without language prefix
 * @throws InvalidArguments with suggestions if there is no such page
 */
export function readPagePath(path: string): string {
  const bare = barePath(path);
  if (findPage(bare)) return bare;
  const suggested = suggestions(path);
  const help =
    suggested.length > 0
      ? `Did you mean ${suggested.join(' or ')}?`
      : '/sitemap.xml of the site lists all pages';
  throw new InvalidArguments(`There is no page ${path}. ${help}`);
}

/** @returns the paths that the 404 page suggests, in the language of `path` */
function suggestions(path: string): string[] {
  // `searchEntries` of app/search/ needs the compiled messages of a build.
  const named = (
    kind: SearchEntry['kind'],
    bare: string,
    name: Localized,
    aliases: FixedPage['aliases'],
  ): SearchEntry => ({
    kind,
    path: localizedPath(bare, localeOf(path)),
    name: name.en,
    other: name.ar,
    aliases: locales.flatMap((locale) => aliases[locale]),
    detail: '',
    also: '',
  });
  const suggest = createDidYouMean([
    ...catalogue.sports.map((sport) => named('sport', hubPath(sport), sport.label, sport.aliases)),
    ...catalogue.leagues.map((league) => named('league', leaguePath(league), league.name, league.aliases)),
    ...catalogue.teams.map((team) => named('team', teamPath(team), team.name, team.aliases)),
    ...catalogue.events.map((event) => named('event', eventPath(event), event.name, event.aliases)),
    ...listedPages.map((page) => named('page', page.path, page.name, page.aliases)),
  ]);
  return suggest(path).map((entry) => entry.path);
}
