import { firstTeams } from '../../../content/features/first-teams.ts';
import type { Team } from '../../../content/schema.ts';

/** Sports that alternate. The other sports alternate as one group. */
const turns = ['football', 'basketball', 'hockey', 'baseball', 'cricket'] as const;

type Ordered = Pick<Team, 'slug' | 'sport'>;

/**
 * The carousel's order: four fixed teams, then random teams of alternating sports, F1 last.
 * @param random returns numbers from 0 up to 1
 */
export function carouselOrder<T extends Ordered>(teams: readonly T[], random: () => number): T[] {
  const fixed = firstTeams.flatMap((slug) => teams.filter((team) => team.slug === slug));
  const rest = shuffle(
    teams.filter((team) => !fixed.includes(team)),
    random,
  );
  const formulaOne = rest.filter(({ sport }) => sport === 'f1');
  const turnOf = ({ sport }: T) => turns.find((turn) => turn === sport) ?? 'others';
  const others = rest.filter(({ sport }) => sport !== 'f1');
  const queues = [...turns, 'others'].map((turn) => others.filter((team) => turnOf(team) === turn));
  return [...fixed, ...interleave(queues), ...formulaOne];
}

/**
 * @returns at most `max` teams in their order; removes the last teams of the sport with most teams
 */
export function carouselTeams<T extends Ordered>(teams: readonly T[], max: number): T[] {
  const kept = [...teams];
  while (kept.length > max) {
    const bySport = [...Map.groupBy(kept, ({ sport }) => sport).values()];
    const last = bySport.reduce((one, other) => (other.length > one.length ? other : one)).at(-1);
    if (last) kept.splice(kept.indexOf(last), 1);
  }
  return kept;
}

function interleave<T>(queues: readonly T[][]): T[] {
  const rounds = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) =>
    queues.flatMap((queue) => queue.slice(round, round + 1)),
  ).flat();
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, rank: random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ item }) => item);
}
