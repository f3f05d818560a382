import { events } from './events/events.ts';
import { leagues } from './leagues/leagues.ts';
import { fileOf } from './parse-entries.ts';
import type { League, Sport, SportsEvent, Team } from './schema.ts';
import { sports } from './sports/sports.ts';
import { teams } from './teams/teams.ts';

/** Entries with a page of their own. */
export type Entries = { sports: Sport[]; leagues: League[]; teams: Team[]; events: SportsEvent[] };

/** The entries with O(1) lookups. Lists are empty for an unknown slug. */
export type Catalogue = Entries & {
  sport: (slug: string) => Sport | undefined;
  /** @param slug the league's own slug, unique over all sports */
  league: (slug: string) => League | undefined;
  leaguesOf: (sport: string) => League[];
  teamsOf: (sport: string) => Team[];
  teamsIn: (league: string) => Team[];
  eventsOf: (sport: string) => SportsEvent[];
  /** Events of a competition of the league's clubs, or with one of its teams. */
  eventsIn: (league: string) => SportsEvent[];
  /** The kind that all teams of the sport have. `club` if their kinds differ. */
  kindOf: (sport: string) => Team['kind'];
};

function grouped<T>(entries: T[], key: (entry: T) => string | undefined): (key: string) => T[] {
  const groups = Map.groupBy(entries, key);
  return (wanted) => groups.get(wanted) ?? [];
}

function bySlug<T extends { slug: string }>(entries: T[]): Map<string, T> {
  const found = new Map<string, T>();
  for (const entry of entries) {
    const first = found.get(entry.slug);
    if (first)
      throw new Error(
        `${fileOf(entry)}: entry "${entry.slug}", field slug: used twice, first in ${fileOf(first)}`,
      );
    found.set(entry.slug, entry);
  }
  return found;
}

/**
 * Indexes the entries and checks references between them.
 * @throws Error with file, entry and field of an unknown reference
 */
export function createCatalogue(entries: Entries): Catalogue {
  const sportBySlug = bySlug(entries.sports);
  const leagueBySlug = bySlug(entries.leagues);

  for (const entry of [...entries.leagues, ...entries.events, ...entries.teams]) {
    if (sportBySlug.has(entry.sport)) continue;
    throw new Error(
      `${fileOf(entry)}: entry "${entry.slug}", field sport: no sport has the slug "${entry.sport}"`,
    );
  }
  for (const team of entries.teams) {
    if (team.league && leagueBySlug.get(team.league)?.sport !== team.sport) {
      throw new Error(
        `${fileOf(team)}: entry "${team.slug}", field league: no ${team.sport} league has the slug "${team.league}"`,
      );
    }
  }
  const teamBySlug = new Map(entries.teams.map((team) => [team.slug, team]));
  for (const event of entries.events) {
    const others = event.teams.map((team, index) => [`teams.${index}`, team] as const);
    for (const [field, team] of [['home', event.home], ['away', event.away], ...others] as const) {
      if (team === undefined || teamBySlug.has(team)) continue;
      throw new Error(
        `${fileOf(event)}: entry "${event.slug}", field ${field}: no team has the slug "${team}"`,
      );
    }
    for (const [index, league] of event.leagues.entries()) {
      if (leagueBySlug.get(league)?.sport === event.sport) continue;
      throw new Error(
        `${fileOf(event)}: entry "${event.slug}", field leagues.${index}: no ${event.sport} league has the slug "${league}"`,
      );
    }
  }

  const leaguesOfEvent = ({ leagues, home, away, teams }: SportsEvent) => [
    ...leagues,
    ...[home, away, ...teams].map((team) => team && teamBySlug.get(team)?.league),
  ];
  const teamsOf = grouped(entries.teams, (team) => team.sport);

  return {
    ...entries,
    sport: (slug) => sportBySlug.get(slug),
    league: (slug) => leagueBySlug.get(slug),
    leaguesOf: grouped(entries.leagues, (league) => league.sport),
    teamsOf,
    teamsIn: grouped(entries.teams, (team) => team.league),
    eventsOf: grouped(entries.events, (event) => event.sport),
    eventsIn: (league) => entries.events.filter((event) => leaguesOfEvent(event).includes(league)),
    kindOf: (sport) => {
      const [kind = 'club', ...others] = new Set(teamsOf(sport).map((team) => team.kind));
      return others.length > 0 ? 'club' : kind;
    },
  };
}

/** The catalogue of the site. */
export const catalogue = createCatalogue({ sports, leagues, teams, events });
