import { expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { infoPages } from '../pages/info-pages.ts';
import { withSiteContext } from '../site-context.ts';
import { infoTexts } from './info.ts';

/** @returns the texts of each page, as they are at the time of the context */
const textsNow = () => infoTexts.map((page) => JSON.stringify(page));

test('every page has a text, and no section is empty', () => {
  expect(infoTexts.map(({ slug }) => slug).sort()).toEqual(infoPages.map(({ kind }) => kind).sort());
  for (const { slug, sections } of infoTexts)
    for (const { heading, text, points, facts, questions, block } of sections) {
      for (const language of locales) expect(heading[language], slug).not.toBe('');
      expect(block ?? [...text, ...points, ...facts, ...questions].length, heading.en).toBeTruthy();
    }
});

test('after the launch, no page speaks of it as in the future', () => {
  const waits =
    /app opens|at launch|\bwill \w+|has not been announced|يفتح التطبيق|عند الإطلاق|ستختار|سترى|ستجد|سيجمع|سيفعل|سيُخرج|لم يُعلن موعد|لم يُعلن سعره|لم تُعلن/i;
  const waiting = () => textsNow().flatMap((page) => page.match(waits)?.[0] ?? []);
  expect(waiting().length).toBeGreaterThan(3);
  expect(withSiteContext({ launch: { year: 2020, month: 1, day: 1 } }, waiting)).toEqual([]);
});

test('no text contains a typed address, only the placeholders of the site’s addresses', () => {
  expect(textsNow().flatMap((page) => page.match(/[\w.-]+@[\w.-]+\w/g) ?? [])).toEqual([]);
  const placeholders = textsNow().flatMap((page) => page.match(/\{\w+\}/g) ?? []);
  expect(new Set(placeholders)).toEqual(new Set(['{support}', '{contact}']));
});
