import { expect, test } from 'vitest';
import { legalHtml } from './legal-html.ts';

const markdown =
  'Intro\n\n## 1. Who & why\n\nText [cookies](/cookie-policy) <script>alert(1)</script>\n\n## 2. Rights\n\nMore';

test('sections have the same ids in both languages', () => {
  const { html, sections } = legalHtml(markdown, 'ar');
  expect(sections).toEqual([
    { id: 'section-1', title: '1. Who & why' },
    { id: 'section-2', title: '2. Rights' },
  ]);
  expect(html).toContain('<h2 id="section-2">');
});

test('links within the site keep the language', () => {
  expect(legalHtml(markdown, 'ar').html).toContain('href="/ar/cookie-policy"');
  expect(legalHtml(markdown, 'en').html).toContain('href="/cookie-policy"');
});

test('links to files have no language prefix', () => {
  expect(legalHtml('[list](/licences.txt)', 'ar').html).toContain('href="/licences.txt"');
});

test('escapes HTML in Markdown', () => {
  expect(legalHtml(markdown, 'en').html).not.toContain('<script>');
});
