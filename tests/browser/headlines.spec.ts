import { localizedPath } from '../../content/locale.ts';
import { pageKinds } from '../look/views/page-kinds.ts';
import { atEachWidth } from './support/at-each-width.ts';
import { expect, test } from './support/fixtures.ts';

const phones = [320, 360, 375, 390, 400, 412, 430];

for (const { name, path, status } of pageKinds)
  for (const language of ['en', 'ar'] as const)
    test.describe(`${name}, ${language}`, { tag: '@long' }, () => {
      test.use({
        locale: language === 'ar' ? 'ar-SA' : 'en-GB',
        expectedErrors: status === 404 ? [/status of 404/] : [],
      });

      test('on phones the headline has the same line breaks in web font and fallback', async ({ page }) => {
        await page.goto(localizedPath(path, language));
        await page.evaluate(() => document.fonts.ready);
        const measure = () => atEachWidth(page, phones, () => page.evaluate(linesAtTop));
        const withFonts = await measure();
        expect(await page.evaluate(removeFonts), 'removed faces').toBeGreaterThan(1);
        expect(await measure()).toEqual(withFonts);
        expect(Object.values(withFonts).filter(({ crumbs }) => crumbs > 1)).toEqual([]);
      });
    });

type Top = { headline: string; crumbs: number };

/**
 * Runs in the page. @returns the headline's words by line, and the number of lines of the
 * breadcrumbs
 */
function linesAtTop(): Top {
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
      const { top, bottom } = range.getBoundingClientRect();
      const line = Math.floor(((top + bottom) / 2 - headline.getBoundingClientRect().top) / lineHeight);
      lines[line] = [...(lines[line] ?? []), word];
    }
  const crumbs = [...document.querySelectorAll('.breadcrumbs li')].filter((crumb) => crumb.checkVisibility());
  const middles = crumbs.map((crumb) => {
    const { top, height } = crumb.getBoundingClientRect();
    return Math.round(top + height / 2);
  });
  return { headline: lines.map((words) => words.join(' ')).join(' / '), crumbs: new Set(middles).size };
}

/**
 * Runs in the page. Removes the web fonts, so that the fallbacks are used. @returns the number of
 * removed faces
 */
function removeFonts(): number {
  const removeFrom = (rules: CSSStyleSheet | CSSGroupingRule): number =>
    [...rules.cssRules].toReversed().reduce((removed, rule) => {
      if (rule instanceof CSSGroupingRule) return removed + removeFrom(rule);
      if (!(rule instanceof CSSFontFaceRule) || !rule.style.getPropertyValue('src').includes('url('))
        return removed;
      rules.deleteRule([...rules.cssRules].indexOf(rule));
      return removed + 1;
    }, 0);
  return [...document.styleSheets].reduce((removed, sheet) => removed + removeFrom(sheet), 0);
}
