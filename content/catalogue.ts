import { events } from './events.ts';
import { leagues } from './leagues.ts';
import type { League, Sport, SportsEvent, Team } from './schema.ts';
import { sports } from './sports.ts';
import { teams } from './teams.ts';

/** All that has an address of its own. */
export type Entries = { sports: Sport[]; leagues: League[]; teams: Team[]; events: SportsEvent[] };

/** The entries with their look-ups, each O(1). A slug without entries gives an empty list. */
export type Catalogue = Entries & {
  sport: (slug: string) => Sport | undefined;
  /** @param slug the league's own slug, unique over all sports */
  league: (slug: string) => League | undefined;
  leaguesOf: (sport: string) => League[];
  teamsOf: (sport: string) => Team[];
  teamsIn: (league: string) => Team[];
  eventsOf: (sport: string) => SportsEvent[];
};

function grouped<T>(entries: T[], key: (entry: T) => string | undefined): (key: string) => T[] {
  const groups = Map.groupBy(entries, key);
  return (wanted) => groups.get(wanted) ?? [];
}

function bySlug<T extends { slug: string }>(kind: string, entries: T[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const entry of entries) {
    if (found.has(entry.slug)) throw new Error(`${kind}: entry "${entry.slug}", field slug: used twice`);
    found.set(entry.slug, entry);
  }
  return found;
}

/**
 * Joins the entries and checks what one entry says of another.
 * @throws Error naming the file, the entry and the field that names something unknown
 */
export function createCatalogue(entries: Entries): Catalogue {
  const sportBySlug = bySlug('content/sports', entries.sports);
  const leagueBySlug = bySlug('content/leagues', entries.leagues);

  function knownSport(file: string, entry: { slug: string; sport: string }): void {
    if (sportBySlug.has(entry.sport)) return;
    throw new Error(`${file}: entry "${entry.slug}", field sport: no sport has the slug "${entry.sport}"`);
  }
  for (const league of entries.leagues) knownSport('content/leagues', league);
  for (const event of entries.events) knownSport('content/events', event);
  for (const team of entries.teams) {
    knownSport('content/teams', team);
    if (team.league && leagueBySlug.get(team.league)?.sport !== team.sport) {
      throw new Error(
        `content/teams: entry "${team.slug}", field league: no ${team.sport} league has the slug "${team.league}"`,
      );
    }
  }

  return {
    ...entries,
    sport: (slug) => sportBySlug.get(slug),
    league: (slug) => leagueBySlug.get(slug),
    leaguesOf: grouped(entries.leagues, (league) => league.sport),
    teamsOf: grouped(entries.teams, (team) => team.sport),
    teamsIn: grouped(entries.teams, (team) => team.league),
    eventsOf: grouped(entries.events, (event) => event.sport),
  };
}

/** The catalogue the site is built from. */
export const catalogue = createCatalogue({ sports, leagues, teams, events });
