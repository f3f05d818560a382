import home from '../../../messages/en/home.json' with { type: 'json' };
import { days } from '../../look/days.ts';
import { anHourMs, waitForRotation } from '../support/feature-carousel.ts';
import { expect, test } from '../support/fixtures.ts';

test('the home page has its headline, both stores, its badges and a scroll-down button', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Where Fans Unite');
  await expect(page.getByRole('link', { name: home.home_explore })).toHaveAttribute('href', '/features');
  const hero = page.locator('.hero');
  for (const section of [hero, page.locator('.download')])
    await expect(section.getByRole('link', { name: 'Sign Up for Early Access' })).toHaveAttribute(
      'href',
      '/coming-soon',
    );
  await expect(hero.getByRole('link', { name: 'App Store' })).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Google Play' })).toBeVisible();
  const badges = page.locator('section.badge-carousel').getByRole('group');
  await expect(badges.locator('strong')).toContainText([
    'West Ham United',
    'Baltimore Ravens',
    'Los Angeles Lakers',
    'Mumbai Indians',
  ]);
  await expect(badges.first().getByRole('link')).toHaveAttribute('href', '/football/west-ham-united');
  await expect(badges.first()).toContainText(home.home_badges_unofficial);

  await expect(page.locator('[data-island="hero-film"]')).toHaveAttribute('data-hydrated', '');
  await page.getByRole('button', { name: 'Scroll down' }).click();
  await expect(page.getByRole('heading', { name: home.home_features_heading })).toBeInViewport();
});

test('in Arabic the Saudi clubs and the Gulf come first', async ({ page }) => {
  await page.goto('/ar');
  const badges = page.locator('section.badge-carousel').getByRole('group');
  await expect(badges.locator('strong')).toContainText(['الهلال', 'النصر', 'الاتحاد', 'الأهلي']);
  const tickets = page.locator('section.away-carousel').getByRole('group');
  await expect(tickets.first()).toContainText('الخليج');
});

for (const [device, tag, userAgent, shown, hidden] of [
  [
    'an iPhone',
    [],
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
    'App Store',
    'Google Play',
  ],
  [
    'an Android phone',
    ['@long'],
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile',
    'Google Play',
    'App Store',
  ],
] as const)
  test.describe(`on ${device}`, { tag: [...tag] }, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 } });

    test('hero and download section show its own store', async ({ page }) => {
      await page.goto('/');
      for (const section of [page.locator('.hero'), page.locator('.download')]) {
        await expect(section.getByRole('link', { name: shown })).toBeVisible();
        await expect(section.getByRole('link', { name: hidden })).toBeHidden();
      }
    });
  });

test('the carousel of features shows one to three cards by width', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.goto('/');
  const carousel = page.locator('section.feature-carousel');
  // Such as "6–1 / 7" for three cards: the carousel advances meanwhile.
  async function shownCards(): Promise<number> {
    const text = await carousel.locator('.carousel-count').innerText();
    const [first = 0, last = first] = text.replace(' / 7', '').split('–').map(Number);
    return ((last - first + 7) % 7) + 1;
  }
  for (const [width, cards] of [
    [375, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await carousel.scrollIntoViewIfNeeded();
    await expect.poll(shownCards).toBe(cards);
  }
});

test('the match clock runs from kick-off to full time with the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const plate = page.locator('.match-clock-plate');
  const minute = () =>
    plate.evaluate((element) => Number(getComputedStyle(element, '::before').getPropertyValue('--minute')));
  await expect.poll(minute).toBe(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(minute).toBeGreaterThan(30);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(minute).toBe(90);
});

for (const [width, turnMs] of [
  [1280, 3000],
  [375, 4000],
] as const)
  test(`at ${width} px the badge carousel rotates every ${turnMs / 1000} s`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.clock.install({ time: days.beforeLaunch });
    await page.goto('/');
    const carousel = page.locator('section.badge-carousel');
    await carousel.evaluate((region) => region.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(carousel.locator('.carousel-view')).toHaveAttribute('data-started');
    await waitForRotation(carousel);
    await page.clock.pauseAt(days.beforeLaunch + anHourMs);
    const first = carousel.locator('.scarf-dot').first();
    // A click restarts the delay.
    await first.evaluate((dot: HTMLElement) => dot.click());
    await page.clock.runFor(turnMs - 500);
    await expect(first).toHaveAttribute('aria-current');
    await page.clock.runFor(1000);
    await expect(first).not.toHaveAttribute('aria-current');
  });

test.describe('when pictures fail', { tag: '@long' }, () => {
  test.use({ expectedErrors: [/404/] });

  test('they are hidden, keep their space, and the headline is whole', async ({ page }) => {
    await page.route(/\/media\/(badges|app|scarf|crowd)\//, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(page.locator('.hero-word')).toBeInViewport();
    await expect(page.locator('.hero-word')).toHaveText('Unite');
    const scarf = page.locator('.hero-scarf');
    await expect(scarf).toHaveCSS('visibility', 'hidden');
    expect((await scarf.boundingBox())?.height).toBeGreaterThan(100);
    const badge = page.locator('.scarf-badge-picture').first();
    await badge.scrollIntoViewIfNeeded();
    await expect(badge).toHaveCSS('visibility', 'hidden');
  });
});

test('the home page offers the film with its length, before half-time', async ({ page }) => {
  await page.goto('/');
  const plate = page.locator('.film').getByRole('link', { name: 'Watch the film 1:30' });
  await expect(plate).toHaveAttribute('href', '/watch-video');
  await expect(page.locator('.film ~ .pubs')).toBeAttached();
});

test('in Arabic Saudi grounds come before London, which is second', async ({ page }) => {
  await page.goto('/ar');
  const headings = page.locator('.saudi h3');
  await expect(headings.first()).toHaveText('الرياض');
  await expect(headings.nth(1)).toHaveText('جدة');
  await expect(page.locator('.saudi ~ .pubs ~ .london')).toBeAttached();
  await expect(page.locator('.saudi').getByRole('link', { name: 'الهلال' })).toHaveAttribute(
    'href',
    '/ar/football/al-hilal',
  );
});

for (const [reducedMotion, names] of [
  ['no-preference', ['hero-jump', 'hero-unroll, hero-sway', 'plate-flap']],
  ['reduce', ['none', 'none', 'none']],
] as const)
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ reducedMotion });

    test(`crowd, scarf and minutes have the animations ${names.join(', ')}`, async ({ page }) => {
      await page.goto('/');
      for (const [place, selector] of ['.hero-stage', '.hero-scarf', '.section-heading-minute'].entries())
        await expect(page.locator(selector).first()).toHaveCSS('animation-name', names[place] ?? '');
    });
  });
