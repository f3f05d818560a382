import { expect, test } from 'vitest';
import { withScratch } from '../scratch.ts';
import { createGroups, indexNames, maxGroups } from './groups.ts';

const nameOf = indexNames([
  { en: 'Al Hilal', ar: 'الهلال', aliases: { en: ['Hilal', 'Liverpool'], ar: ['الزعيم'] } },
  { en: 'Liverpool', ar: 'ليفربول', aliases: { en: ['Reds'], ar: [] } },
  { en: 'Nottingham Forest', ar: 'نوتنغهام فورست', aliases: { en: ['Reds'], ar: [] } },
]);
const largest = (values: { label: string; counts: number[] }[]) =>
  withScratch(async (scratch) => {
    const groups = createGroups(scratch, nameOf);
    // As pages of the database, each in its own order.
    for (const value of values.toReversed()) groups.add([value]);
    return groups.largest();
  });
async function merged(...labels: string[]) {
  const values = labels.map((label, at) => ({ label, counts: [10 * (labels.length - at), 1] }));
  return (await largest(values)).values;
}

test('joins the English and Arabic names and aliases of a team', async () => {
  expect(await merged('الهلال', ' AL  hilal', 'الزعيم', 'Hilal')).toEqual([
    { label: 'Al Hilal', counts: [100, 4] },
  ]);
});

test('prefers a name to the alias of another team, and assigns a shared alias to neither', async () => {
  expect(await merged('liverpool', 'Reds')).toEqual([
    { label: 'Liverpool', counts: [20, 1] },
    { label: 'Reds', counts: [10, 1] },
  ]);
});

test('joins spellings of an unknown team under the most frequent one', async () => {
  expect(await merged('My Club', 'MY CLUB', 'ｍｙ club', 'Other')).toEqual([
    { label: 'My Club', counts: [90, 3] },
    { label: 'Other', counts: [10, 1] },
  ]);
});

test('removes direction controls and labels sign-ups without a value', async () => {
  expect(await merged('\u202Eabc', '')).toEqual([
    { label: 'abc', counts: [20, 1] },
    { label: '(none)', counts: [10, 1] },
  ]);
});

test('lists the largest groups, and sums those that are too small or too many', async () => {
  const values = Array.from({ length: maxGroups + 10 }, (_, n) => ({ label: `t${n}`, counts: [5, 5] }));
  const { values: listed, rest } = await largest([
    ...values,
    { label: 'big', counts: [9, 1] },
    { label: 'small', counts: [4, 4] },
  ]);
  expect(listed[0]).toEqual({ label: 'big', counts: [9, 1] });
  expect(listed.length).toBe(maxGroups);
  expect(rest).toEqual([4 + 11 * 5, 4 + 11 * 5]);
});
