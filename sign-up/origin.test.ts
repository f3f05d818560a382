import { expect, test } from 'vitest';
import { originNames, parseOrigin, readLinkParameters } from './origin.ts';

const parse = (values: Record<string, unknown>) => parseOrigin((name) => values[name], ['en', 'ar']);

test('keeps short tags, a class of referrers, a path and a language', () => {
  const values = {
    from: 'Anfield-Poster',
    with: 'k7pm2xqa',
    utm_source: 'news_letter.2',
    utm_medium: 'a'.repeat(40),
    utm_campaign: '2027',
    referrer: 'search',
    page: '/ar/football/al-hilal',
    language: 'ar',
  };
  expect(parse(values)).toEqual({ ...values, from: 'anfield-poster' });
});

test.each([
  ['from', 'ann@example.com'],
  ['from', 'ann example'],
  ['from', '-x'],
  ['from', 'الهلال'],
  ['from', ['x']],
  ['utm_source', 'a'.repeat(41)],
  ['utm_campaign', '=1+1'],
  ['referrer', 'https://www.google.com/'],
  ['page', '/football?email=ann@example.com'],
  ['page', 'football'],
  ['language', 'de'],
])('drops the value of %s: %j', (name, value) => {
  expect(parse({ [name]: value })).toEqual(Object.fromEntries(originNames.map((each) => [each, ''])));
});

test('carries tags and the referrer in links, in one order and without what is missing or unusable', () => {
  const query = new URLSearchParams('utm_medium=Pub&team=Ajax&page=/x&referrer=social&utm_source=a b&from=x');
  expect(String(readLinkParameters(query))).toBe('from=x&utm_medium=pub&referrer=social');
});
