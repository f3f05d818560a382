import { expect, test } from 'vitest';
import { legalHtml } from './legal-html.ts';

const markdown =
  'Intro\n\n## 1. Who & why\n\nText [cookies](/cookie-policy) <script>alert(1)</script>\n\n## 2. Rights\n\nMore';

test('every section can be linked to, by the same id in both languages', () => {
  const { html, sections } = legalHtml(markdown, 'ar');
  expect(sections).toEqual([
    { id: 'section-1', title: '1. Who & why' },
    { id: 'section-2', title: '2. Rights' },
  ]);
  expect(html).toContain('<h2 id="section-2">');
});

test('links within the site stay in the language', () => {
  expect(legalHtml(markdown, 'ar').html).toContain('href="/ar/cookie-policy"');
  expect(legalHtml(markdown, 'en').html).toContain('href="/cookie-policy"');
});

test('a file of the site has one language', () => {
  expect(legalHtml('[list](/licences.txt)', 'ar').html).toContain('href="/licences.txt"');
});

test('markup in a document is shown, not run', () => {
  expect(legalHtml(markdown, 'en').html).not.toContain('<script>');
});
