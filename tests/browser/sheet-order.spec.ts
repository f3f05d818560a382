import { glob, readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { colourTokens } from '../../content/colour-tokens.ts';
import { localizedPath } from '../../content/locale.ts';
import { pageKinds } from '../look/views/page-kinds.ts';

/** Page kinds that the gate opens, each in one language. */
const inGate: Record<string, string> = {
  home: 'ar',
  'sign-up': 'en',
  team: 'ar',
  hub: 'en',
  'event-on-a-day': 'ar',
};
const ordersOfLongTest = 10;

/** Has no rules: faces of fonts, custom properties and imports. They stay as the page has them. */
const withoutRules = /\/(?:app|fonts|fallback-fonts|tokens)\.css$/;

/** @returns the sheets of all components and pages. Previews of shared links are a page without them. */
async function sourceSheets(): Promise<string[]> {
  const sheets: string[] = [];
  for await (const file of glob('app/**/*.css'))
    if (!withoutRules.test(file) && !file.includes('link-previews'))
      sheets.push(await readFile(file, 'utf8'));
  return sheets;
}

/** @returns the items in an order that depends on `seed` only */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  // A linear congruential generator (Numerical Recipes).
  const random = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/** Computed styles of all elements and their generated parts, a line each. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    for (const element of document.querySelectorAll('body, body *:not(script, style, template)'))
      for (const part of [null, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        if (part && style.content === 'none') continue;
        const names = [...style].filter((name) => !name.startsWith('--'));
        const values = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        lines.push(
          `${element.tagName.toLowerCase()}.${element.className}${part ?? ''} { ${values.join('; ')} }`,
        );
      }
    return lines;
  });
}

/** Replaces the page's rules by those of all sheets in this order. */
async function applySheets(page: Page, sheets: readonly string[]): Promise<void> {
  const layers = /@layer [\w-]+(?:, [\w-]+)+;/.exec(await readFile('app/styles/app.css', 'utf8'))?.[0] ?? '';
  const colours = [...colourTokens()].map((token) => token.join(':'));
  const sheet = await readFile('app/styles/tokens.css', 'utf8');
  const tokens = sheet.replace(/--palette:.*(?=;)/, colours.join(';'));
  await page.evaluate(
    ([first, rest]) => {
      const own = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
      const faces = own.filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
      for (const style of document.querySelectorAll<HTMLStyleElement | HTMLLinkElement>(
        'style, link[rel=stylesheet]',
      ))
        style.disabled = true;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync([first, ...faces, rest].join('\n'));
      document.adoptedStyleSheets = [sheet];
    },
    [layers, [tokens, ...sheets].join('\n')] as const,
  );
}

for (const { name, path } of pageKinds)
  for (const language of ['en', 'ar'] as const)
    test(`the order of style sheets changes nothing: ${name}, ${language}`, {
      tag: inGate[name] === language ? [] : '@long',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.route(/\.(?:js|avif|webp|mp4|webm)$/, (route) => route.abort());
      await page.goto(localizedPath(path, language));
      await page.evaluate(() => document.fonts.ready);
      const sheets = await sourceSheets();
      expect(sheets.length).toBeGreaterThan(50);
      await applySheets(page, sheets);
      const before = await computedStyles(page);
      const orders = process.env.TEST_LONG ? ordersOfLongTest : 1;
      for (let seed = 1; seed <= orders; seed += 1) {
        await applySheets(page, shuffled(sheets, seed));
        expect.soft(differences(before, await computedStyles(page)), `order ${seed}`).toEqual([]);
      }
    });

/** @returns the elements and properties that differ */
function differences(before: readonly string[], after: readonly string[]): string[] {
  if (before.length !== after.length) return [`${before.length} parts became ${after.length}`];
  return before.flatMap((line, index) => {
    const other = after[index] ?? '';
    if (line === other) return [];
    const [what = '', values = ''] = line.split(' { ');
    const others = new Set(other.split(' { ')[1]?.split('; '));
    return [
      `${what}: ${values
        .split('; ')
        .filter((value) => !others.has(value))
        .join('; ')}`,
    ];
  });
}
