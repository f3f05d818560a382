import { catalogue } from '../catalogue.ts';
import { seasonStart } from '../clock/timed-text.ts';
import { guides } from '../guides/guides.ts';
import { pubs } from '../places/pubs.ts';
import { stadiums } from '../places/stadiums.ts';
import { withSiteContext } from '../site-context.ts';
import { changingFacts } from './changing-facts.ts';

/** Facts of an entry, and the day of their last check. Undefined if they were never checked. */
type Checked = { entry: string; facts: readonly string[]; asOf: string | undefined };

/**
 * @returns facts last checked before the season of `now`, oldest first. Those never checked come
 * first.
 */
export function oldFacts(now: Date, all = everyFact()): Checked[] {
  const start = withSiteContext({ now }, seasonStart);
  return all
    .filter(({ asOf = '' }) => asOf < start)
    .toSorted((one, other) => (one.asOf ?? '').localeCompare(other.asOf ?? ''));
}

/** A story or intro without other changing facts was last read when it was written. */
function everyFact(): Checked[] {
  const { sports, teams, leagues, events } = catalogue;
  return [
    ...sports.map(({ slug, updated }) => ({
      entry: `content/sports ${slug}`,
      facts: ['intro'],
      asOf: updated,
    })),
    ...teams.map((team) => ({
      entry: `content/teams ${team.slug}`,
      facts: [
        'story',
        ...changingFacts.team.filter((fact) => team[fact] !== undefined && String(team[fact]) !== ''),
      ],
      asOf: team.asOf ?? team.updated,
    })),
    ...leagues.map((league) => ({
      entry: `content/leagues ${league.slug}`,
      facts: ['intro', ...changingFacts.league.filter((fact) => league[fact] !== undefined)],
      asOf: league.asOf ?? league.updated,
    })),
    ...events.map(({ slug, asOf }) => ({
      entry: `content/events ${slug}`,
      facts: ['start', 'venue', 'description'],
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
    ...pubs.map(({ slug, asOf }) => ({
      entry: `content/places/pubs.ts ${slug}`,
      facts: ['name', 'knownFor', 'sports'],
      asOf,
    })),
  ];
}
