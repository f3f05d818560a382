import { describe, expect, test } from 'vitest';
import { searchEntries } from '../entries/search-entries.ts';
import { addressWords, createDidYouMean } from './did-you-mean.ts';

const english = createDidYouMean(searchEntries('en'));
const arabic = createDidYouMean(searchEntries('ar'));
const paths = (path: string, meant = english) => meant(path).map((entry) => entry.path);

describe('suggestions for a path', () => {
  test.each([
    ['/liverpool', '/football/liverpool'],
    ['/football/liverpol', '/football/liverpool'],
    ['/football/liverpool-fc', '/football/liverpool'],
    ['/teams/Livrepool.html', '/football/liverpool'],
    ['/spurs', '/football/tottenham-hotspur'],
    ['/football/man-utd', '/football/manchester-united'],
    ['/football/barça', '/football/barcelona'],
    ['/football/bar%C3%A7a', '/football/barcelona'],
    ['/football/al_hilal', '/football/al-hilal'],
    ['/%D8%A7%D9%84%D8%B2%D8%B9%D9%8A%D9%85', '/football/al-hilal'],
    ['/premierleague', '/football/premier-league'],
    ['/fans-of-arsenal-in-leeds', '/football/arsenal'],
    ['/sign-up', '/coming-soon'],
    ['/coming-soon%3Fteam=Ajax', '/coming-soon'],
    ['/football/liverpool%20', '/football/liverpool'],
    ['/privacy', '/privacy-policy'],
    ['/basketbal', '/basketball'],
  ])('%s means %s', (path, meant) => {
    expect(paths(path)[0]).toBe(meant);
  });

  test('are in the language of the path', () => {
    expect(paths('/ar/football/الزعيم', arabic)[0]).toBe('/ar/football/al-hilal');
    expect(paths('/ar/juve', arabic)[0]).toBe('/ar/football/juventus');
  });

  test('name each segment, the last one first, and three at most', () => {
    expect(paths('/nba/lakers')).toEqual(['/basketball/los-angeles-lakers', '/basketball/nba']);
    expect(paths('/chess/golf/darts/rugby')).toHaveLength(3);
  });
});

test.each([
  '/wp-login.php',
  '/.env',
  '/wp-admin/setup-config.php',
  '/api/v1/users',
  '/cgi-bin/luci',
  '/phpmyadmin/index.php',
  '/vendor/phpunit/src/util/eval-stdin.php',
  '/favicon.png',
  '/%E0%A4%A',
  '/',
  `/${'x'.repeat(1_900)}`,
  `/${'-'.repeat(1_900)}`,
])('returns no suggestions for paths without names: %#', (path) => {
  expect(english(path)).toEqual([]);
  expect(arabic(path)).toEqual([]);
});

test('addressWords returns the last segment as readable words', () => {
  expect(addressWords('/football/liverpol')).toBe('liverpol');
  expect(addressWords('/football/manchester-untied/')).toBe('manchester untied');
  expect(addressWords('/old_site/Man%20Utd.html')).toBe('Man Utd');
  expect(addressWords(`/ar/${encodeURIComponent('كرة القدم')}/${encodeURIComponent('الزعيم')}`)).toBe(
    'الزعيم',
  );
  expect(addressWords(`/${encodeURIComponent('atlético-madrid')}`)).toBe('atlético madrid');
});

test('addressWords returns an empty text for a path without words', () => {
  for (const path of ['/404', '/ar/404', '/ar', '/', '/%E0%A4%A', '/--/..'])
    expect(addressWords(path), path).toBe('');
});

test('addressWords contains no markup, control characters or unlimited text', () => {
  expect(addressWords('/%22%3E%3Cscript%3Ealert(1)%3C%2Fscript%3E')).not.toMatch(/[<>"'&]/);
  expect(addressWords('/a%22%20onfocus=%22alert(1)')).toBe('a onfocus alert 1');
  expect(addressWords('/$&-{{launch}}')).toBe('launch');
  expect(addressWords(`/a%E2%80%AEb${'x'.repeat(500)}`)).toHaveLength(60);
});
