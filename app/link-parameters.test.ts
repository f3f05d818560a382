import { expect, test } from 'vitest';
import { addLinkParameters } from './link-parameters.ts';

const parameters = new URLSearchParams({ from: 'poster', utm_medium: 'pub' });

test.each([
  ['<a href="/">', '<a href="/?from=poster&amp;utm_medium=pub">'],
  [
    '<a class="x" href="/ar/football#top">',
    '<a class="x" href="/ar/football?from=poster&amp;utm_medium=pub#top">',
  ],
  [
    '<a href="/coming-soon?team=Ajax">',
    '<a href="/coming-soon?team=Ajax&amp;from=poster&amp;utm_medium=pub">',
  ],
])('adds the parameters to %s', (html, expected) => {
  expect(addLinkParameters(`<p>${html}x</a>`, parameters)).toBe(`<p>${expected}x</a>`);
});

test.each([
  '<a href="#content">',
  '<a href="https://example.com/x">',
  '<a href="//example.com/x">',
  '<a href="mailto:ann@example.com">',
  '<a href="/kick-off.ics?lang=en">',
  '<link rel="canonical" href="/football">',
  '<a data-href="/football">',
])('leaves %s as it is', (html) => {
  expect(addLinkParameters(html, parameters)).toBe(html);
});

test('without parameters leaves the page as it is', () => {
  expect(addLinkParameters('<a href="/">', new URLSearchParams())).toBe('<a href="/">');
});
