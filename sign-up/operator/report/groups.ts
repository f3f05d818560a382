import { removeBidiControls } from '../../visible-text.ts';
import { foldText } from '../people.ts';
import type { Scratch } from '../scratch.ts';
import { type CountedValue, minGroupSize } from './table.ts';

/** The label of sign-ups without a value. */
const noValue = '(none)';
/** More rows than an operator reads, and few enough for the memory of the command. */
export const maxGroups = 1_000;

type NamedEntry = { en: string; ar: string; aliases?: { en: string[]; ar: string[] } | undefined };

/**
 * Indexes the names of entries by their folded form.
 * @returns the English name of an entry. Names take precedence over aliases. A text shared by two
 * entries is ignored.
 */
export function indexNames(entries: NamedEntry[]): (folded: string) => string | undefined {
  const names = indexBy(entries, ({ en, ar }) => [en, ar]);
  const aliases = indexBy(entries, ({ aliases }) => [...(aliases?.en ?? []), ...(aliases?.ar ?? [])]);
  return (folded) => (names.has(folded) ? names.get(folded) : aliases.get(folded));
}

function indexBy(
  entries: NamedEntry[],
  textsOf: (entry: NamedEntry) => string[],
): Map<string, string | undefined> {
  const index = new Map<string, string | undefined>();
  for (const entry of entries)
    for (const key of textsOf(entry).map(foldText))
      index.set(key, index.has(key) && index.get(key) !== entry.en ? undefined : entry.en);
  return index;
}

/**
 * Joins values that differ in case or spacing, or that are names of the same entry. The label is
 * the English name of the entry, or the most frequent spelling. Visitors choose the values, so there
 * may be as many as sign-ups.
 * @param scratch has the groups of one caller at a time
 */
export function createGroups(
  scratch: Scratch,
  nameOf: (folded: string) => string | undefined = () => undefined,
) {
  scratch.exec(`
    drop table if exists groups;
    create table groups (key text primary key, label text, most integer, total integer, recent integer)`);
  const upsert = scratch.prepare(`
    insert into groups (key, label, most, total, recent) values (?, ?, ?, ?, ?)
    on conflict (key) do update set
      label = case when excluded.most > most then excluded.label else label end,
      most = max(most, excluded.most), total = total + excluded.total, recent = recent + excluded.recent`);
  return {
    add(values: CountedValue[]): void {
      for (const { label, counts } of values) {
        const folded = foldText(label);
        const name = nameOf(folded);
        const key = name === undefined ? folded : foldText(name);
        const [total = 0, recent = 0] = counts;
        upsert.run(key, name ?? (removeBidiControls(label).trim() || noValue), total, total, recent);
      }
    },

    /**
     * @returns the largest groups with at least `minGroupSize` sign-ups. `rest`: the sums of the
     * others
     */
    largest(): { values: CountedValue[]; rest: number[] } {
      const rows = scratch
        .prepare<[number, number], { label: string; total: number; recent: number }>(
          'select label, total, recent from groups where total >= ? order by total desc, label limit ?',
        )
        .all(minGroupSize, maxGroups);
      const values = rows.map(({ label, total, recent }) => ({ label, counts: [total, recent] }));
      const sums = scratch
        .prepare<[], [number, number]>('select coalesce(sum(total), 0), coalesce(sum(recent), 0) from groups')
        .raw()
        .get();
      const rest = (sums ?? []).map((sum, at) =>
        values.reduce((left, { counts }) => left - (counts[at] ?? 0), sum),
      );
      return { values, rest };
    },
  };
}
