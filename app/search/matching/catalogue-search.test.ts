import { expect, test, vi } from 'vitest';
import { allPages } from '../../../content/addresses.ts';
import { localizedPath } from '../../../content/locale.ts';
import { searchEntries } from '../entries/search-entries.ts';
import { createSearch, loadSearch } from './catalogue-search.ts';

const english = createSearch(searchEntries('en'));
const arabic = createSearch(searchEntries('ar'));

test('finds a club by its name, by the start of it, and with a letter wrong', () => {
  for (const query of ['Liverpool', 'liverp', 'Livrepool', 'liverpol'])
    expect(english(query)[0]?.path, query).toBe('/football/liverpool');
});

test('finds a page by its name in the other language, and stays in its own', () => {
  expect(english('الهلال')[0]?.path).toBe('/football/al-hilal');
  expect(arabic('Al Hilal')[0]).toMatchObject({ path: '/ar/football/al-hilal', name: 'الهلال' });
});

test('takes any spelling of Arabic letters, with or without the article', () => {
  for (const query of ['الأهلي', 'الاهلي', 'اهلي', 'الأهلى'])
    expect(arabic(query)[0]?.path, query).toBe('/ar/football/al-ahli');
});

test('puts the league before its clubs', () => {
  expect(english('premier league')[0]).toMatchObject({ kind: 'league', path: '/football/premier-league' });
});

test('knows sports by other names, and clubs by their stadium', () => {
  expect(english('soccer').map(({ path }) => path)).toContain('/football');
  expect(english('anfield')[0]?.path).toBe('/football/liverpool');
});

test('finds nothing where there is nothing', () => {
  expect(english('zzzzqqq')).toEqual([]);
  expect(english('  ')).toEqual([]);
});

test('leads only to addresses that exist', () => {
  const paths = new Set(allPages().map(({ path }) => localizedPath(path, 'ar')));
  for (const { path } of searchEntries('ar')) expect(paths, path).toContain(path);
});

test('two searches of a page fetch their index once, also where the first try fails', async () => {
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
