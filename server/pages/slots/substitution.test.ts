import { expect, test, vi } from 'vitest';
import {
  DEFAULT_APP_STORE_URL,
  DEFAULT_PLAY_STORE_URL,
  DEFAULT_SITE_URL,
} from '../../../content/default-addresses.ts';
import { createSubstitution } from './substitution.ts';

const defaults = {
  SITE_URL: DEFAULT_SITE_URL,
  APP_STORE_URL: DEFAULT_APP_STORE_URL,
  PLAY_STORE_URL: DEFAULT_PLAY_STORE_URL,
  LAUNCH_DATE: { month: 6, day: 6 },
};

test('with the default addresses there is nothing to do', () => {
  const html = `<a href="${DEFAULT_SITE_URL}">SportBuddy</a>`;
  expect(createSubstitution(defaults).apply(html, 'html')).toBe(html);
});

test('an ampersand is written as each place needs it', () => {
  const substitute = createSubstitution({ ...defaults, APP_STORE_URL: "https://a.example/?x=1&y='2'" });
  const html = `<a href="${DEFAULT_APP_STORE_URL}"></a><script>["${DEFAULT_APP_STORE_URL}"]</script>${DEFAULT_APP_STORE_URL}`;
  expect(substitute.apply(html, 'html')).toBe(
    `<a href="https://a.example/?x=1&amp;y=%272%27"></a><script>["https://a.example/?x=1\\u0026y=%272%27"]</script>https://a.example/?x=1&amp;y=%272%27`,
  );
  expect(substitute.apply(DEFAULT_APP_STORE_URL, 'plain')).toBe('https://a.example/?x=1&y=%272%27');
});

test('an address inside a share link is replaced too', () => {
  const substitute = createSubstitution({ ...defaults, SITE_URL: 'http://localhost:3000' });
  const share = (origin: string) =>
    `https://x.com/intent/post?url=${encodeURIComponent(`${origin}/features`)}`;
  expect(substitute.apply(share(DEFAULT_SITE_URL), 'html')).toBe(share('http://localhost:3000'));
});

test.each([
  ['xml', 'https://a.example/?x=1&amp;y=2'],
  ['json', 'https://a.example/?x=1\\u0026y=2'],
  ['plain', 'https://a.example/?x=1&y=2'],
] as const)('in %s it is written %s', (kind, written) => {
  const substitute = createSubstitution({ ...defaults, PLAY_STORE_URL: 'https://a.example/?x=1&y=2' });
  expect(substitute.apply(DEFAULT_PLAY_STORE_URL, kind)).toBe(written);
});

test('the site’s own address is taken as it is set, and a shop’s as a browser reads it', () => {
  const substitute = createSubstitution({
    ...defaults,
    SITE_URL: 'https://fans.example',
    APP_STORE_URL: 'https://Shop.example',
  });
  expect(
    substitute.apply(`${DEFAULT_SITE_URL} ${DEFAULT_APP_STORE_URL} ${DEFAULT_PLAY_STORE_URL}`, 'plain'),
  ).toBe(`https://fans.example https://shop.example/ ${DEFAULT_PLAY_STORE_URL}`);
});

test('what only looks like an address that is set stays', () => {
  const substitute = createSubstitution({ ...defaults, SITE_URL: 'https://fans.example' });
  const alike = DEFAULT_SITE_URL.replaceAll('.', '-');
  expect(substitute.apply(alike, 'plain')).toBe(alike);
});

test('words that hang on the clock are told by the time of each request', () => {
  let now = new Date('2026-12-31T23:59:59.500Z');
  const substitute = createSubstitution(defaults, () => now);
  expect(substitute.apply('© {{this-year}}', 'html')).toBe('© 2026');
  const evening = substitute.edition();
  now = new Date('2026-12-31T23:59:59.900Z');
  expect(substitute.edition()).toBe(evening);
  now = new Date('2027-01-01T00:00:00.000Z');
  expect(substitute.apply('© {{this-year}}', 'html')).toBe('© 2027');
  expect(substitute.edition()).not.toBe(evening);
});

test('the name of a time is made once a second', () => {
  let now = new Date('2026-12-31T12:00:00.000Z');
  const substitute = createSubstitution(defaults, () => now);
  const made = substitute.edition();
  const iso = vi.spyOn(Date.prototype, 'toISOString');
  now = new Date('2026-12-31T12:00:00.999Z');
  expect([substitute.edition(), iso.mock.calls.length]).toEqual([made, 0]);
  iso.mockRestore();
});
