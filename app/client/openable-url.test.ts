// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost:3000/features" }
import { expect, test } from 'vitest';
import { makeLinksOpenable, openableUrl } from './openable-url.ts';

test.each([
  ['https://sportbuddy.example/ar?with=abc', 'http://localhost:3000/ar?with=abc'],
  ['https://sportbuddy.example', 'http://localhost:3000'],
  ['https://www.your-site.com/ar', 'https://www.your-site.com/ar'],
  ['https://sportbuddy.example.org/', 'https://sportbuddy.example.org/'],
  ['/features', '/features'],
])('%s is shared as %s', (url, shared) => {
  expect(openableUrl(url)).toBe(shared);
});

test('changes the encoded address in a link when it is used, and read-only fields at once', () => {
  document.body.innerHTML = `
    <input readonly value="https://sportbuddy.example/?with=a"><input value="https://sportbuddy.example/">
    <a href="https://wa.me/?text=${encodeURIComponent('Hi https://sportbuddy.example/ar')}">WhatsApp</a>`;
  makeLinksOpenable(document);
  expect([...document.querySelectorAll('input')].map(({ value }) => value)).toEqual([
    'http://localhost:3000/?with=a',
    'https://sportbuddy.example/',
  ]);
  const link = document.querySelector('a');
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  expect(link?.href).toBe(`https://wa.me/?text=${encodeURIComponent('Hi http://localhost:3000/ar')}`);
});
