import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { contrast } from '../../app/ui/club-colours.ts';
import { expect, test } from './fixtures.ts';

/** What WCAG asks of any text, and of what is a picture: the logo and the icons. */
const readable = 4.5;
const recognisable = 3;

/** @returns the contrast of an element's own colour with the worst of the pixels behind it */
async function contrastBehind(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing is shown to measure');
  const colour = await element.evaluate((shown: HTMLElement) => {
    shown.style.transition = 'none';
    const own = getComputedStyle(shown).color;
    shown.style.opacity = '0';
    return own;
  });
  const picture = await element.page().screenshot({ clip: box });
  await element.evaluate((shown: HTMLElement) => {
    shown.style.opacity = '';
  });
  const pixels = await sharp(picture).removeAlpha().raw().toBuffer();
  const own = hex(colour.match(/\d+/g)?.map(Number) ?? []);
  let worst = 21;
  for (let at = 0; at < pixels.length; at += 3)
    worst = Math.min(worst, contrast(own, hex([...pixels.subarray(at, at + 3)])));
  return worst;
}

function hex(channels: number[]): string {
  return `#${channels
    .slice(0, 3)
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

test.describe('the bar can be read on whatever a page begins with', () => {
  test.use({ reducedMotion: 'reduce', expectedErrors: [/404/] });

  for (const path of [
    '/',
    '/features',
    '/coming-soon',
    '/watch-video',
    '/privacy-policy',
    '/football',
    '/football/premier-league',
    '/football/real-madrid',
    '/football/liverpool',
    '/football/events/champions-league-final-2027',
    '/no-such-page',
  ]) {
    for (const prefix of ['', '/ar']) {
      test(`${prefix}${path}, at the top and after scrolling`, async ({ page }) => {
        await page.goto(prefix + path);
        const bar = page.getByRole('banner');
        const parts = [
          [bar.locator('.logo-link').first(), recognisable],
          [bar.locator('.nav-link').nth(1), readable],
          [bar.locator('.nav-icon').first(), recognisable],
        ] as const;
        for (const [part, least] of parts) expect(await contrastBehind(part)).toBeGreaterThan(least);
        await page.evaluate(() => window.scrollTo(0, 600));
        await expect(bar).toHaveAttribute('data-scrolled');
        for (const [part, least] of parts) expect(await contrastBehind(part)).toBeGreaterThan(least);
      });
    }
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar stays on the ground it began on', async ({ page }) => {
    await page.goto('/football');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner').locator('.logo-link').first()).not.toBeInViewport();
  });
});
