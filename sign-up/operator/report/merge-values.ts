import { removeBidiControls } from '../../visible-text.ts';
import { foldText } from '../people.ts';
import type { CountedValue } from './table.ts';

/** The label of sign-ups without a value. */
const noValue = '(none)';

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
 * the English name of the entry, or the most frequent spelling.
 */
export function mergeValues(
  values: CountedValue[],
  nameOf: (folded: string) => string | undefined = () => undefined,
): CountedValue[] {
  const merged = new Map<string, CountedValue>();
  for (const { label, counts } of values.toSorted((a, b) => (b.counts[0] ?? 0) - (a.counts[0] ?? 0))) {
    const folded = foldText(label);
    const name = nameOf(folded);
    const key = name === undefined ? folded : foldText(name);
    const known = merged.get(key);
    if (known) known.counts = known.counts.map((count, at) => count + (counts[at] ?? 0));
    else merged.set(key, { label: name ?? (removeBidiControls(label).trim() || noValue), counts });
  }
  return [...merged.values()];
}
