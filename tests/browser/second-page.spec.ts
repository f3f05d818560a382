import { chromium } from '@playwright/test';
import { requireBrowser } from '../../browsers/installed-browser.ts';
import { expect, test } from './support/fixtures.ts';

declare global {
  interface Window {
    restored?: boolean;
  }
}

test.describe('a page that is prepared ahead', () => {
  test.use({ locale: 'ar-SA' });

  test('wakes, plays and offers nothing before it is shown, and all of it then', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.locator('.language-offer')).toHaveCount(0);
    await expect(page.locator('[data-awake]')).toHaveCount(0);
    await expect(page.locator('video source')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await page.evaluate(() => {
      Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
      document.dispatchEvent(new Event('prerenderingchange'));
    });
    await expect(page.locator('.language-offer')).toBeVisible();
    await expect(page.locator('[data-island=hero-film]')).toHaveAttribute('data-awake');
  });
});

test.describe('what the browser may fetch and render ahead', () => {
  const rules = 'script[type=speculationrules]';

  test('is told in words that it understands and that the policy allows', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto('/football', { waitUntil: 'networkidle' });
    expect(JSON.parse((await page.locator(rules).textContent()) ?? '')).toMatchObject({
      prefetch: [{ eagerness: 'moderate' }],
      prerender: [{ eagerness: 'moderate' }],
    });
    expect(complaints).toEqual([]);
  });

  test('is nothing for who saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/football', { waitUntil: 'networkidle' });
    await expect(page.locator('html')).toHaveAttribute('data-store');
    await expect(page.locator(rules)).toHaveCount(0);
  });
});

test('a page that is gone back to comes as it was left', async ({ baseURL }) => {
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

test('a pressed badge becomes its club’s cover, where motion is welcome', async ({ page }) => {
  await page.goto('/football/premier-league');
  const badge = page.locator('main a[href="/football/liverpool"]').first();
  await badge.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    window.addEventListener('pageswap', ({ viewTransition }) => {
      const named = [...document.querySelectorAll<HTMLElement>('main a img')].filter(
        ({ style }) => style.viewTransitionName === 'badge',
      );
      sessionStorage.setItem('named', `${viewTransition !== null} ${named.length}`);
    });
  });
  await badge.click();
  await page.waitForURL('**/liverpool');
  await expect(page.locator('.cover-badge')).toHaveCSS('view-transition-name', 'badge');
  expect(await page.evaluate(() => sessionStorage.getItem('named'))).toBe('true 1');
});

test('with reduced motion a page is just there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/football/premier-league');
  await page.evaluate(() => {
    window.addEventListener('pageswap', ({ viewTransition }) => {
      sessionStorage.setItem('moved', String(viewTransition !== null));
    });
  });
  await page.locator('main a[href="/football/liverpool"]').first().click();
  await page.waitForURL('**/liverpool');
  expect(await page.evaluate(() => sessionStorage.getItem('moved'))).toBe('false');
});
