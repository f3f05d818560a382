import { table } from '../report.ts';
import type { Load } from './audit.ts';
import type { Round } from './measurements.ts';
import type { Phone } from './phones.ts';

/** A page, or the page of a peer. */
export type ComparedPage = {
  /** Path, or the URL of a peer. */
  name: string;
  rounds: readonly Round[];
  /** The same path as another commit serves it. */
  against?: { commit: string; rounds: readonly Round[] };
};

/**
 * @returns a Markdown table for each phone: performance score, blocking time and main-thread work,
 * and the work divided by that of the page without scripts and of the other commit. Each figure is
 * that of the best round: other load on the machine only makes it worse.
 */
export function phoneTables(pages: readonly ComparedPage[], phones: readonly Phone[]): string {
  return phones.map((phone, place) => `${nameOf(phone)}\n\n${phoneTable(pages, phone, place)}`).join('\n\n');
}

/** @returns the five longest tasks of each page with its scripts, in the round with the least work */
export function longestTasksTable(pages: readonly ComparedPage[], phones: readonly Phone[]): string {
  const head = ['longest tasks', 'at s', ...phones.map(({ index }) => `ms at index ${index.toFixed(0)}`)];
  const rows = pages.flatMap(({ name, rounds }) =>
    leastWork(loadsOf(rounds, 'page')).longest.map(({ what, start, duration }) => [
      `${name}: ${what}`,
      (start / 1000).toFixed(2),
      ...phones.map(({ slowdown }) => (duration * slowdown).toFixed(0)),
    ]),
  );
  return table(head, rows);
}

function nameOf({ index, slowdown }: Phone): string {
  return `Benchmark index ${index.toFixed(0)}, ${slowdown.toFixed(1)} times slower than this machine:`;
}

function phoneTable(pages: readonly ComparedPage[], { slowdown }: Phone, place: number): string {
  const commit = pages.find(({ against }) => against)?.against?.commit;
  const allRounds = pages.flatMap(({ rounds, against }) => [...rounds, ...(against?.rounds ?? [])]);
  const allLoads = allRounds.flatMap(({ page, noScripts }) => [page, noScripts]);
  const kinds = [...new Set(allLoads.flatMap(({ work }) => Object.keys(work.byKind)))];
  const head = [
    ...['page', 'performance', 'blocked ms', 'main thread ms', '÷ no scripts'],
    ...(commit ? [`÷ ${commit}`] : []),
    ...kinds.map((kind) => `${kind} ms`),
  ];
  const row = (name: string, loads: readonly Load[], others: readonly (readonly Load[] | undefined)[]) => {
    const { total, byKind } = leastWork(loads);
    const results = loads.flatMap(({ onPhones }) => onPhones[place] ?? []);
    const ratio = (other?: readonly Load[]) => (other ? (total / leastWork(other).total).toFixed(2) : '');
    return [
      name,
      String(Math.max(...results.map(({ score }) => score))),
      Math.min(...results.map(({ blocked }) => blocked)).toFixed(0),
      (total * slowdown).toFixed(0),
      ...others.map(ratio),
      ...kinds.map((kind) => ((byKind[kind] ?? 0) * slowdown).toFixed(0)),
    ];
  };
  const rows = pages.flatMap(({ name, rounds, against }) => {
    const [own, bare] = [loadsOf(rounds, 'page'), loadsOf(rounds, 'noScripts')];
    if (!against) {
      const none = commit ? [undefined] : [];
      return [row(name, own, [bare, ...none]), row(`${name}, no scripts`, bare, [undefined, ...none])];
    }
    const [old, oldBare] = [loadsOf(against.rounds, 'page'), loadsOf(against.rounds, 'noScripts')];
    return [
      row(name, own, [bare, old]),
      row(`${name}, no scripts`, bare, [undefined, oldBare]),
      row(`${name}, ${against.commit}`, old, [oldBare, undefined]),
      row(`${name}, ${against.commit}, no scripts`, oldBare, [undefined, undefined]),
    ];
  });
  return table(head, rows);
}

function loadsOf(rounds: readonly Round[], kind: keyof Round): Load[] {
  return rounds.map((round) => round[kind]);
}

/** @returns the work of the round with the least, so that its parts add up */
function leastWork(loads: readonly Load[]): Load['work'] {
  const [best] = loads.map(({ work }) => work).toSorted((one, other) => one.total - other.total);
  return best ?? { total: Number.NaN, byKind: {}, longest: [] };
}
