import { expect, test } from 'vitest';
import { repeatedSentences, shareOfOwnWords } from './template-texts.ts';

const leeds = {
  path: '/leeds',
  names: ['Leeds'],
  blocks: ['Company for Leeds fans nearby.', 'The trams sing Leeds home every Saturday.', 'Founded'],
};
const luton = { path: '/luton', names: ['Luton'], blocks: ['Company for Luton fans nearby.', 'Since 1885'] };

test('a template filled in with another name is no text of its own', () => {
  expect(shareOfOwnWords([leeds, luton])).toBeCloseTo(7 / (7 + 5 + 5));
});

test('a block that is twice on one page is its own text', () => {
  const twice = { path: '/leeds', names: [], blocks: ['Sung on the tram', 'Sung on the tram'] };
  expect(shareOfOwnWords([twice, luton])).toBe(1);
});

test('counts the pages of a sentence, also within different blocks', () => {
  const arabic = ['يكفي اثنان ليبدأ مجتمع ليدز. نعم؟', 'قالوا نعم. يكفي اثنان ليبدأ مجتمع ليدز.'];
  const pages = arabic.map((block, index) => ({ path: `/${index}`, names: ['ليدز'], blocks: [block] }));
  expect(repeatedSentences(pages, 1)).toEqual([['يكفي اثنان ليبدأ مجتمع NAME.', 2]]);
  expect(repeatedSentences(pages, 2)).toEqual([]);
});
