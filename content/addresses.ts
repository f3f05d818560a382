import { type Catalogue, catalogue } from './catalogue.ts';
import { type FixedKind, fixedPages, isListed } from './pages/fixed-pages.ts';
import { fileOf } from './parse-entries.ts';
import type { League, Sport, SportsEvent, Team } from './schema.ts';

/**
 * A page of the site. `path` has no language prefix and no trailing slash; `updated` is an ISO
 * date.
 */
export type Page = { path: string; updated: string } & (
  | { [Kind in FixedKind]: { kind: Kind } }[FixedKind]
  | { kind: 'hub'; sport: Sport }
  | { kind: 'league'; canonical: string; league: League }
  | { kind: 'team'; canonical: string; team: Team }
  | { kind: 'event'; canonical: string; event: SportsEvent }
);

export function hubPath(sport: Pick<Sport, 'slug'>): string {
  return `/${sport.slug}`;
}

/** @returns the league's canonical path: the short one, if it has one */
export function leaguePath(league: Pick<League, 'slug' | 'sport' | 'short'>): string {
  return league.short ? `/${league.slug}` : `/${league.sport}/${league.slug}`;
}

/** @returns the team's canonical path, without its league, so that it survives relegation */
export function teamPath(team: Pick<Team, 'slug' | 'sport'>): string {
  return `/${team.sport}/${team.slug}`;
}

export function eventPath(event: Pick<SportsEvent, 'slug' | 'sport'>): string {
  return `/${event.sport}/events/${event.slug}`;
}

function leaguePages(league: League): Page[] {
  const canonical = leaguePath(league);
  const page = { kind: 'league', canonical, league, updated: league.updated } as const;
  const long = { ...page, path: `/${league.sport}/${league.slug}` };
  return league.short ? [{ ...page, path: canonical }, long] : [long];
}

function teamPages(team: Team): Page[] {
  const canonical = teamPath(team);
  const page = { kind: 'team', canonical, team, updated: team.updated } as const;
  const own = { ...page, path: canonical };
  return team.league ? [own, { ...page, path: `/${team.sport}/${team.league}/${team.slug}` }] : [own];
}

function eventPage(event: SportsEvent): Page {
  const path = eventPath(event);
  return { kind: 'event', path, canonical: path, event, updated: event.updated };
}

/** @returns the path of the sign-up form with a team or sport filled in */
export function signUpPath(team: string): string {
  return `/coming-soon?team=${encodeURIComponent(team)}#ticket`;
}

export type Addresses = {
  /** All pages with status 200, including those whose address is not canonical. */
  allPages: () => Page[];
  /** @param path without language prefix and trailing slash, in lowercase */
  findPage: (path: string) => Page | undefined;
};

/** @returns file and entry of a page, as the checks of the content print them */
function nameOf(page: Page): string {
  const entry = 'sport' in page ? page.sport : 'league' in page ? page.league : undefined;
  const named = entry ?? ('team' in page ? page.team : 'event' in page ? page.event : undefined);
  return named
    ? `${fileOf(named)}: entry "${named.slug}"`
    : `content/pages/fixed-pages.ts: entry "${page.kind}"`;
}

/**
 * Builds the addresses of a catalogue.
 * @throws Error with both entries and their files if they have the same address
 */
export function createAddresses(entries: Catalogue): Addresses {
  const pages = new Map<string, Page>();
  function claim(page: Page): void {
    const first = pages.get(page.path);
    if (first)
      throw new Error(
        `${nameOf(page)}, field slug: gives the page the address ${page.path}, which ${nameOf(first)} has too`,
      );
    pages.set(page.path, page);
  }
  for (const { kind, path, updated } of fixedPages) claim({ kind, path, updated });
  for (const sport of entries.sports)
    claim({ kind: 'hub', path: hubPath(sport), sport, updated: sport.updated });
  entries.leagues.flatMap(leaguePages).forEach(claim);
  for (const team of entries.teams) teamPages(team).forEach(claim);
  for (const event of entries.events) claim(eventPage(event));
  const list = [...pages.values()];
  return { allPages: () => list, findPage: (path) => pages.get(path) };
}

/** The addresses of the site's own catalogue. */
export const { allPages, findPage } = createAddresses(catalogue);

/**
 * @returns `path` if it is a listed page, else its nearest listed parent page, at last the home
 * page
 */
export function nearestPage(path: string): string {
  for (let at = path; at !== ''; at = at.slice(0, at.lastIndexOf('/'))) {
    const page = findPage(at);
    if (page && isListed(page.kind)) return at;
  }
  return '/';
}
