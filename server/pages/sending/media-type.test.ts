import { expect, test } from 'vitest';
import { cachePolicy, isFilledWhenSent, isHashed, textType } from './media-type.ts';

test.each([
  ['index.html', true],
  ['sitemap.xml', true],
  ['robots.txt', true],
  ['site.webmanifest', true],
  ['assets/app.js', false],
  ['page.html.js', false],
  ['xml', false],
])('%s is filled when it is sent: %s', (file, may) => {
  expect(isFilledWhenSent(file)).toBe(may);
});

test.each([
  ['/assets/app.js', true],
  ['/media/hero.0a1b2c3d.webm', true],
  ['/media/film/hero.0a1b2c3d.webm', true],
  ['/media/hero.webm', false],
  ['/media/hero.0a1b2c3.webm', false],
  ['/media/hero.0a1b2c3d.webm.txt', false],
  ['/old/assets/app.js', false],
  ['/old/media/hero.0a1b2c3d.webm', false],
])('the name of %s changes with its content: %s', (address, hashed) => {
  expect(isHashed(address)).toBe(hashed);
  expect(cachePolicy(address)).toBe(hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
});

test('the type of a text is told by the end of its name, in any case', () => {
  expect(textType('assets/app.JS')).toBe('text/javascript; charset=utf-8');
  expect(textType('media/hero.webm')).toBeUndefined();
});
