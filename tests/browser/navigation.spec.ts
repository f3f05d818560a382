import { chromium } from '@playwright/test';
import { requireBrowser } from '../../browsers/installed-browser.ts';
import { expect, test } from './support/fixtures.ts';

declare global {
  interface Window {
    restored?: boolean;
  }
}

const rules = 'script[type=speculationrules]';

test.describe('from page to page', { tag: '@long' }, () => {
  test.describe('a prerendered page', () => {
    test.use({ locale: 'ar-SA' });

    test('hydrates, plays films and offers a language only after activation', async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
      });
      await page.goto('/');
      await expect(page.locator(rules)).toHaveCount(1);
      await expect(page.locator('.language-offer')).toHaveCount(0);
      await expect(page.locator('[data-hydrated]')).toHaveCount(0);
      await expect(page.locator('video source')).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);

      await page.evaluate(() => {
        Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
        document.dispatchEvent(new Event('prerenderingchange'));
      });
      await expect(page.locator('.language-offer')).toBeVisible();
      await expect(page.locator('[data-island=hero-film]')).toHaveAttribute('data-hydrated');
    });
  });

  test('speculation rules are valid and allowed by the Content-Security-Policy', async ({ page }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await page.goto('/football');
    expect(JSON.parse((await page.locator(rules).textContent()) ?? '')).toMatchObject({
      prefetch: [{ eagerness: 'moderate' }],
      prerender: [{ eagerness: 'moderate' }],
    });
    expect(messages).toEqual([]);
  });

  test('going back restores each page from the back/forward cache', async ({ baseURL }) => {
    const browser = await chromium.launch({
      executablePath: requireBrowser(),
      args: ['--no-sandbox', '--disable-gpu'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      for (const path of ['/', '/coming-soon', '/football/liverpool', '/terms-of-service']) {
        await page.goto(baseURL + path, { waitUntil: 'load' });
        await page.evaluate(() => {
          window.addEventListener('pageshow', ({ persisted }) => {
            window.restored = persisted;
          });
        });
        await page.goto(`${baseURL}/watch-video`, { waitUntil: 'load' });
        await page.goBack({ waitUntil: 'commit' });
        await expect.poll(() => page.evaluate(() => window.restored), { message: path }).toBe(true);
      }
    } finally {
      await browser.close();
    }
  });

  for (const [motion, transition] of [
    ['no-preference', 'true 1'],
    ['reduce', 'false 0'],
  ] as const)
    test(`the view transition from badge to cover follows reduced motion: ${motion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.goto('/football/premier-league');
      const badge = page.locator('main a[href="/football/liverpool"]').first();
      await badge.scrollIntoViewIfNeeded();
      await page.evaluate(() => {
        window.addEventListener('pageswap', ({ viewTransition }) => {
          const named = [...document.querySelectorAll<HTMLElement>('main a img')].filter(
            ({ style }) => style.viewTransitionName === 'badge',
          );
          sessionStorage.setItem('transition', `${viewTransition !== null} ${named.length}`);
        });
      });
      await badge.click();
      await page.waitForURL('**/liverpool');
      if (motion === 'no-preference')
        await expect(page.locator('.cover-badge')).toHaveCSS('view-transition-name', 'badge');
      expect(await page.evaluate(() => sessionStorage.getItem('transition'))).toBe(transition);
    });
});
