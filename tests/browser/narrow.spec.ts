import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });

const everyKind = [
  '/',
  '/features',
  '/coming-soon',
  '/watch-video',
  '/privacy-policy',
  '/football',
  '/football/premier-league',
  '/football/liverpool',
  '/football/events/champions-league-final-2027',
];
const longWords = ['/rugby/harlequins', '/football/manchester-united', '/caving/british-caving-association'];

/** Runs in the page: the words of headings that stand partly outside the window or on two lines. */
function brokenWords(): string[] {
  const { clientWidth } = document.documentElement;
  const broken: string[] = [];
  for (const heading of document.querySelectorAll('h1, h2, .honours-first')) {
    if (heading.matches('.visually-hidden') || !heading.checkVisibility()) continue;
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.matches('.visually-hidden')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const { left, right } = range.getBoundingClientRect();
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1 || left < 0 || right > clientWidth) broken.push(word);
      }
    }
  }
  return broken;
}

for (const path of [...everyKind, ...longWords]) {
  for (const prefix of ['', '/ar']) {
    test(`${prefix}${path} keeps its headings whole on the narrowest phone`, async ({ page }) => {
      await page.goto(prefix + path);
      expect(await page.evaluate(brokenWords)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
}
