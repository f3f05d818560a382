import { expect, test, vi } from 'vitest';
import { allPages } from '../../../content/addresses.ts';
import { localizedPath } from '../../../content/locale.ts';
import { searchEntries } from '../entries/search-entries.ts';
import { createSearch, loadSearch } from './catalogue-search.ts';

const english = createSearch(searchEntries('en'));
const arabic = createSearch(searchEntries('ar'));

test('finds a club by name, by prefix, and with a typing error', () => {
  for (const query of ['Liverpool', 'liverp', 'Livrepool', 'liverpol'])
    expect(english(query)[0]?.path, query).toBe('/football/liverpool');
});

test('finds a page by its name in the other language, with a path in the own language', () => {
  expect(english('الهلال')[0]?.path).toBe('/football/al-hilal');
  expect(arabic('Al Hilal')[0]).toMatchObject({ path: '/ar/football/al-hilal', name: 'الهلال' });
});

test('ignores spelling variants of Arabic letters and the article', () => {
  for (const query of ['الأهلي', 'الاهلي', 'اهلي', 'الأهلى'])
    expect(arabic(query)[0]?.path, query).toBe('/ar/football/al-ahli');
});

test('ranks a league above its clubs', () => {
  expect(english('premier league')[0]).toMatchObject({ kind: 'league', path: '/football/premier-league' });
});

test('finds sports by aliases and clubs by stadium', () => {
  expect(english('soccer').map(({ path }) => path)).toContain('/football');
  expect(english('anfield')[0]?.path).toBe('/football/liverpool');
});

test('finds a name typed with the other keyboard layout', () => {
  for (const search of [english, arabic]) {
    expect(search('hgighg')[0]?.path).toMatch(/\/football\/al-hilal$/);
    expect(search('مهرثقحخخم')[0]?.path).toMatch(/\/football\/liverpool$/);
  }
});

test('finds nothing for short words that only the other layout would match', () => {
  for (const query of ['زز', 'زور', 'كود']) expect(arabic(query).length, query).toBeLessThan(3);
});

test('ignores filler words in a question', () => {
  for (const query of [
    'watch liverpool in dubai',
    'where can i watch liverpool tonight',
    'وين اشوف ليفربول في دبي',
  ]) {
    const kinds = english(query).map(({ path }) => path);
    expect(kinds[0], query).toBe('/football/liverpool');
    expect(kinds, query).not.toContain('/watch-video');
  }
});

test('leads to the pub map', () => {
  for (const query of [
    'pub near me',
    'pubs near me',
    'watch party',
    'أين أشاهد المباراة',
    'وين اشوف المباراة',
  ])
    expect(arabic(query)[0]?.path, query).toBe('/ar#pubs');
});

test('returns no results for unknown words or an empty query', () => {
  expect(english('zzzzqqq')).toEqual([]);
  expect(english('  ')).toEqual([]);
});

test('returns only paths that exist', () => {
  const paths = new Set(allPages().map(({ path }) => localizedPath(path, 'ar')));
  for (const { path } of searchEntries('ar')) expect(paths, path).toContain(path.replace(/#.*/, ''));
});

test('two searches share one request, even if the first attempt fails', async () => {
  vi.useFakeTimers();
  const fetched = vi
    .fn(async () => Response.json(searchEntries('en')))
    .mockRejectedValueOnce(new TypeError('no line'));
  vi.stubGlobal('fetch', fetched);
  const both = Promise.all([loadSearch('/search/en.json'), loadSearch('/search/en.json')]);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const search of await both) expect(search('liverpool')[0]?.path).toBe('/football/liverpool');
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
