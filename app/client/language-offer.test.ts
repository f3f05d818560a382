// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languageOfferScript } from './language-offer.ts';

const key = 'sportbuddy-language';

/** Runs the script in an English page with a template of the Arabic offer. */
function visit(preferred: string | undefined): void {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred === undefined ? [] : [preferred]);
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    '<template><aside class="language-offer"><a href="/ar" hreflang="ar" data-language="ar">العربية</a>' +
    '<button data-language="en">×</button></aside></template><script></script>';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('script'));
  new Function(languageOfferScript)();
}

const offer = () => document.querySelector('.language-offer');

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test.each([
  ['ar', true],
  ['ar-SA', true],
  ['AR-eg', true],
  // Mapudungun and Aramaic are not Arabic.
  ['arn', false],
  ['arc-IQ', false],
  ['en-GB', false],
  ['not a tag', false],
  ['', false],
  [undefined, false],
])('a browser that prefers %j is offered Arabic: %j', (preferred, isOffered) => {
  visit(preferred);
  expect(offer() !== null).toBe(isOffered);
});

test('the button keeps the language, and no page offers the other one again', () => {
  visit('ar');
  document.querySelector('button')?.click();
  expect(offer()).toBe(null);
  expect(localStorage.getItem(key)).toBe('en');
  visit('ar');
  expect(offer()).toBe(null);
});

test('without storage there is no offer', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('blocked');
  });
  visit('ar');
  expect(offer()).toBe(null);
});
