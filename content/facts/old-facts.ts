import { catalogue } from '../catalogue.ts';
import { isoDay } from '../clock/day-names.ts';
import { guides } from '../guides/guides.ts';
import { stadiums } from '../places/stadiums.ts';
import { changingFacts } from '../schema.ts';

/** Facts of an entry, and the day of their last check. */
type Checked = { entry: string; facts: readonly string[]; asOf: string | undefined };

/** Facts that may change are checked again after this time. */
const trustedDays = 365;
const dayMs = 86_400_000;

/** @returns facts last checked more than a year before `now`, oldest first */
export function oldFacts(now: Date, all = everyFact()): Checked[] {
  const oldest = isoDay(new Date(now.getTime() - trustedDays * dayMs));
  return all
    .filter(({ asOf }) => asOf !== undefined && asOf < oldest)
    .toSorted((one, other) => String(one.asOf).localeCompare(String(other.asOf)));
}

function everyFact(): Checked[] {
  const { teams, leagues, events } = catalogue;
  return [
    ...teams.map((team) => ({
      entry: `content/teams ${team.slug}`,
      facts: changingFacts.team.filter((fact) => team[fact] !== undefined && String(team[fact]) !== ''),
      asOf: team.asOf,
    })),
    ...leagues.map(({ slug, asOf }) => ({
      entry: `content/leagues ${slug}`,
      facts: changingFacts.league,
      asOf,
    })),
    ...events.map(({ slug, asOf }) => ({
      entry: `content/events ${slug}`,
      facts: ['start', 'venue'],
      asOf,
    })),
    ...Object.entries(guides).flatMap(([kind, each]) =>
      [...each.values()].map(({ slug, asOf }) => ({
        entry: `content/guides/${kind} ${slug}`,
        facts: ['passages', 'questions'],
        asOf,
      })),
    ),
    ...stadiums.map(({ slug, asOf }) => ({
      entry: `content/places/stadiums.ts ${slug}`,
      facts: ['capacity', 'club'],
      asOf,
    })),
  ];
}
