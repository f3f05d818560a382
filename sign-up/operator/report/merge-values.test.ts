import { expect, test } from 'vitest';
import { indexNames, mergeValues } from './merge-values.ts';

const nameOf = indexNames([
  { en: 'Al Hilal', ar: 'الهلال', aliases: { en: ['Hilal', 'Liverpool'], ar: ['الزعيم'] } },
  { en: 'Liverpool', ar: 'ليفربول', aliases: { en: ['Reds'], ar: [] } },
  { en: 'Nottingham Forest', ar: 'نوتنغهام فورست', aliases: { en: ['Reds'], ar: [] } },
]);
const merged = (...labels: string[]) =>
  mergeValues(
    labels.map((label, at) => ({ label, counts: [labels.length - at, 1] })),
    nameOf,
  );

test('joins the English and Arabic names and aliases of a team', () => {
  expect(merged('الهلال', ' AL  hilal', 'الزعيم', 'Hilal')).toEqual([{ label: 'Al Hilal', counts: [10, 4] }]);
});

test('prefers a name to the alias of another team, and assigns a shared alias to neither', () => {
  expect(merged('liverpool', 'Reds')).toEqual([
    { label: 'Liverpool', counts: [2, 1] },
    { label: 'Reds', counts: [1, 1] },
  ]);
});

test('joins spellings of an unknown team under the most frequent one', () => {
  expect(merged('My Club', 'MY CLUB', 'ｍｙ club', 'Other')).toEqual([
    { label: 'My Club', counts: [9, 3] },
    { label: 'Other', counts: [1, 1] },
  ]);
});

test('removes direction controls and labels sign-ups without a value', () => {
  expect(merged('\u202Eabc', '')).toEqual([
    { label: 'abc', counts: [2, 1] },
    { label: '(none)', counts: [1, 1] },
  ]);
});
