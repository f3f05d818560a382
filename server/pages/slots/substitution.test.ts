import { expect, test } from 'vitest';
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
