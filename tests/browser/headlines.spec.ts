import { localizedPath } from '../../content/locale.ts';
import { pageKinds } from '../look/views/page-kinds.ts';
import { atEachWidth } from './support/at-each-width.ts';
import { expect, test } from './support/fixtures.ts';

const phones = [320, 360, 375, 390, 400, 412, 430];

for (const { name, path, status } of pageKinds)
  for (const language of ['en', 'ar'] as const)
    test.describe(`${name}, ${language}`, () => {
      test.use({
        locale: language === 'ar' ? 'ar-SA' : 'en-GB',
        expectedErrors: status === 404 ? [/status of 404/] : [],
      });

      test('the headline breaks alike before and after its font on every phone, under one line of breadcrumbs', async ({
        page,
      }) => {
        await page.goto(localizedPath(path, language));
        await page.evaluate(() => document.fonts.ready);
        const topAtEachWidth = () => atEachWidth(page, phones, () => page.evaluate(top));
        const after = await topAtEachWidth();
        expect(await page.evaluate(loseFonts), 'faces lost').toBeGreaterThan(1);
        expect(await topAtEachWidth()).toEqual(after);
        expect(Object.values(after).filter(({ crumbs }) => crumbs > 1)).toEqual([]);
      });
    });

type Top = { headline: string; crumbs: number };

/** Runs in the page. @returns the headline's words by line, and how many lines the breadcrumbs take */
function top(): Top {
  const headline = document.querySelector('h1');
  if (!headline) throw new Error('the page has no headline');
  const lineHeight = Number.parseFloat(getComputedStyle(headline).lineHeight);
  const lines: string[][] = [];
  const texts = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const { top: from, bottom: to } = range.getBoundingClientRect();
      const line = Math.floor(((from + to) / 2 - headline.getBoundingClientRect().top) / lineHeight);
      lines[line] = [...(lines[line] ?? []), word];
    }
  const steps = [...document.querySelectorAll('.crumbs li')].filter((step) => step.checkVisibility());
  const middles = steps.map((step) => {
    const { top: from, height } = step.getBoundingClientRect();
    return Math.round(from + height / 2);
  });
  return {
    headline: lines.map((words) => words.join(' ')).join(' / '),
    crumbs: new Set(middles).size,
  };
}

/** Runs in the page, which then has its stand-ins alone, as it has until its fonts come. @returns how many faces went */
function loseFonts(): number {
  const lose = (rules: CSSStyleSheet | CSSGroupingRule): number =>
    [...rules.cssRules].toReversed().reduce((lost, rule) => {
      if (rule instanceof CSSGroupingRule) return lost + lose(rule);
      if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('src').includes('url('))
        return lost;
      rules.deleteRule([...rules.cssRules].indexOf(rule));
      return lost + 1;
    }, 0);
  return [...document.styleSheets].reduce((lost, sheet) => lost + lose(sheet), 0);
}
