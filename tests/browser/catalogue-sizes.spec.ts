import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ reducedMotion: 'reduce' });

const kinds = [
  '/football',
  '/darts',
  '/football/premier-league',
  '/football/liverpool',
  '/football/borussia-dortmund',
  '/f1/mercedes',
  '/football/events/champions-league-final-2027',
];

/** Runs in the page: texts of the main part that stand partly outside the window. */
function textsOutside(): string[] {
  const { clientWidth } = document.documentElement;
  const main = document.querySelector('main');
  const outside: string[] = [];
  const texts = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement;
    // Shirts hang from a rail that is pushed sideways.
    if (!text.textContent?.trim() || !holder?.checkVisibility()) continue;
    if (holder.closest('.visually-hidden, [aria-hidden="true"], .legends-rail')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isOut = [...range.getClientRects()].some(({ left, right }) => left < -1 || right > clientWidth + 1);
    if (isOut) outside.push(text.textContent.slice(0, 40));
  }
  return outside;
}

async function open(page: Page, path: string, width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
}

for (const width of [375, 1280]) {
  test(`letters of twice the size stay inside a window of ${width} px on every page of the catalogue`, async ({
    page,
  }) => {
    for (const path of kinds.flatMap((kind) => [kind, `/ar${kind}`])) {
      await open(page, path, width);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await page.evaluate(textsOutside), path).toEqual([]);
    }
  });
}

test('a cover tells ground and capacity whole on a phone', async ({ page }) => {
  for (const path of ['/football/borussia-dortmund', '/nfl/kansas-city-chiefs', '/womens-rugby/red-roses']) {
    for (const width of [320, 375]) {
      await open(page, path, width, 700);
      expect(await page.evaluate(textsOutside), `${path} at ${width}`).toEqual([]);
    }
  }
});

test('a league of a long name stays inside the narrowest phone', async ({ page }) => {
  await open(page, '/football', 320, 640);
  await page
    .locator('.fixture-league bdi')
    .first()
    .evaluate((name) => name.replaceChildren('Championship'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the way into a community stands in the first window of a small laptop', async ({ page }) => {
  for (const team of [
    '/football/liverpool',
    '/football/real-madrid',
    '/f1/mercedes',
    '/nfl/kansas-city-chiefs',
  ]) {
    await open(page, team, 1280);
    const button = page.locator('.join-strip .button');
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('badge, ground and year of a cover keep apart, however large the window', async ({ page }) => {
  for (const [width, height] of [
    [375, 812],
    [1024, 768],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    for (const path of ['/football/borussia-dortmund', '/ar/football/liverpool', '/football/boca-juniors']) {
      await open(page, path, width, height);
      const [badge, ...others] = await page
        .locator('.cover-badge, .cover-ground dd, .cover-founded strong')
        .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
      for (const { left, right, top, bottom } of others) {
        const apart =
          left >= badge.right || right <= badge.left || top >= badge.bottom - 8 || bottom <= badge.top;
        expect(apart, `${path} at ${width}`).toBe(true);
      }
    }
  }
});

test('bold Arabic lines have room for what hangs below and stands above them', async ({ page }) => {
  for (const path of ['/ar/football', '/ar/football/premier-league', '/ar/football/borussia-dortmund']) {
    await open(page, path, 375);
    const tight = await page
      .locator('main :is(.dates-name, .questions-list h3, .cover-ground dd, .button, .fixture-league)')
      .evaluateAll((parts) =>
        parts.flatMap((part) => {
          const { lineHeight, fontSize } = getComputedStyle(part);
          return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) < 1.34
            ? [part.className || part.tagName]
            : [];
        }),
      );
    expect(tight, path).toEqual([]);
  }
});
