// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { addParametersOnUse, visitOrigin } from './visit-origin.ts';

let referrer = '';
beforeEach(() => {
  referrer = '';
  Object.defineProperty(document, 'referrer', { configurable: true, get: () => referrer });
  window.location.href = 'https://sportbuddy.example/coming-soon';
});

test.each([
  ['https://www.google.com/', 'search'],
  ['https://www.google.co.uk/', 'search'],
  ['https://uk.search.yahoo.com/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://l.facebook.com/', 'social'],
  ['https://t.co/x', 'social'],
  ['https://wa.me/', 'messaging'],
  ['https://web.whatsapp.com/', 'messaging'],
  ['https://mail.google.com/', 'other'],
  ['https://docs.google.com/', 'other'],
  ['https://news.example/', 'other'],
  ['android-app://com.google.android.gm/', ''],
  ['https://sportbuddy.example/football', ''],
  ['', ''],
])('the referrer %s has the class "%s"', (address, expected) => {
  referrer = address;
  expect(visitOrigin(window).referrer).toBe(expected);
});

test('the origin of a sign-up has the tags of the address, the page before and the language', () => {
  window.location.href =
    'https://sportbuddy.example/ar/coming-soon?from=Poster&referrer=search&utm_medium=x@y';
  referrer = 'https://sportbuddy.example/ar/football/al-hilal?from=poster';
  expect(visitOrigin(window)).toEqual({
    from: 'poster',
    with: '',
    utm_source: '',
    utm_medium: '',
    utm_campaign: '',
    utm_term: '',
    utm_content: '',
    referrer: 'search',
    page: '/ar/football/al-hilal',
    language: 'ar',
  });
});

test.each([
  ['https://sportbuddy.example/football?from=poster&with=k7pm2xqa', '', { from: 'poster', with: 'k7pm2xqa' }],
  ['https://sportbuddy.example/football?from=poster&with=k7pm2xqa', '?from=pub', { from: 'pub', with: '' }],
  ['https://other.example/football?from=poster', '', { from: '', with: '' }],
])('on the way from %s the address with "%s" has the tags %o', (before, search, expected) => {
  window.location.href = `https://sportbuddy.example/coming-soon${search}`;
  referrer = before;
  expect(visitOrigin(window)).toMatchObject(expected);
});

test.each([
  ['/football', '/football?from=poster&referrer=social'],
  ['/coming-soon?team=Ajax#ticket', '/coming-soon?team=Ajax&from=poster&referrer=social#ticket'],
  ['/football?from=other', '/football?from=other&referrer=social'],
  ['/ar/ticket/AbC-d_e?erase', '/ar/ticket/AbC-d_e?erase'],
  ['#content', '#content'],
  ['/kick-off.ics?lang=en', '/kick-off.ics?lang=en'],
  ['https://example.com/', 'https://example.com/'],
])('a link to %s becomes %s when the pointer is over it', (href, expected) => {
  window.location.href = 'https://sportbuddy.example/?from=poster';
  referrer = 'https://www.instagram.com/';
  document.body.innerHTML = `<a href="${href}"><b>x</b></a>`;
  addParametersOnUse(window);
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(document.querySelector('a')?.getAttribute('href')).toBe(expected);
});
