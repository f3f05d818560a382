import { days } from '../../look/days.ts';
import { expect, test } from '../support/fixtures.ts';

const phone = { width: 375, height: 812 };

test('a hub links its leagues, badges and sign-up, and has a list before it has meetups', async ({
  page,
}) => {
  await page.goto('/football');
  await expect(page.getByRole('heading', { level: 1, name: 'Football' })).toBeVisible();
  const leagues = page.getByRole('navigation', { name: 'Leagues' });
  const premierLeague = leagues.getByRole('link', { name: /Premier League/ }).first();
  await expect(premierLeague).toHaveAttribute('href', '/football/premier-league');
  const saudiLeague = leagues.getByRole('link', { name: /Saudi Pro League/ });
  await expect(saudiLeague).toHaveAttribute('href', '/saudi-pro-league');
  const badges = page.getByRole('region', { name: 'The home end' });
  const liverpool = badges.getByRole('link', { name: 'Liverpool' });
  await expect(liverpool).toHaveAttribute('href', '/football/liverpool');
  const meetup = page.getByRole('region', { name: 'The Football list' });
  await expect(meetup).toContainText('None yet. They begin with the app.');
  await expect(meetup).toContainText('Opens 6 June');
  await expect(meetup).toContainText('The list is free to join');
  await expect(meetup).not.toContainText(/£|Admit|Free|In person|Multiple Cities/);
  const signUp = meetup.getByRole('link', { name: 'Get on the list' });
  await expect(signUp).toHaveAttribute('href', '/coming-soon?team=Football#ticket');
  const graph = await page.locator('script[type="application/ld+json"]').innerText();
  const [, from = '', to = ''] = /"startDate":"([\d-]+)","endDate":"([\d-]+)"/.exec(graph) ?? [];
  expect(from).toBe(new Date(days.beforeLaunch).toISOString().slice(0, 10));
  const months = (Date.parse(to) - Date.parse(from)) / 86_400_000 / 30.4;
  expect(Math.round(months)).toBe(6);

  await page.goto('/sports-governance');
  await expect(page.getByRole('link', { name: 'Your badge?' })).toHaveAttribute('href', /^\/coming-soon/);
});

test('on a phone a large hub shows 12 badges, and all of them on request', async ({ page }) => {
  await page.setViewportSize(phone);
  const badges = page.getByRole('region', { name: 'The home end' }).getByRole('listitem');
  const all = page.getByRole('link', { name: /^All \d+ badges$/ });
  for (const act of [() => all.click(), () => all.press('Enter')]) {
    await page.goto('/football');
    await expect(badges).toHaveCount(12);
    await act();
    await expect(badges).not.toHaveCount(12);
    await expect(all).toBeHidden();
  }
});

test('the Arabic Premier League page shows its season and a fan count', async ({ page }) => {
  await page.goto('/ar/football/premier-league');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('.league-founded')).toContainText('1992');
  await expect(page.locator('.season-figures dd')).toHaveText(['20', '38', '380', /^\d\d$/]);
  await expect(page.locator('.club-list > li')).toHaveCount(4);
  await page.locator('.league-lead .scoreboard').scrollIntoViewIfNeeded();
  const count = page.locator('.fan-count .visually-hidden');
  await expect(count).toHaveText(/\d/);
  const fans = Number((await count.innerText()).replace(/\D/g, ''));
  expect(fans).toBeGreaterThanOrEqual(500_000);
  expect(fans).toBeLessThanOrEqual(600_000);
  await expect(page.locator('.league-lead .scoreboard')).toContainText(
    /^المشجعون هنا رقم للتوضيح.*رقم للتوضيح: \d/,
  );
});

test('Arabic text has no letter spacing', async ({ page }) => {
  for (const path of ['/ar', '/ar/features', '/ar/coming-soon', '/ar/football', '/ar/football/liverpool']) {
    await page.goto(path);
    const spaced = await page.evaluate(() =>
      [...document.querySelectorAll('main *, header *, footer *')]
        .filter((element) => element.checkVisibility() && /[\u0600-\u06ff]/.test(element.textContent ?? ''))
        .filter((element) => !['normal', '0px'].includes(getComputedStyle(element).letterSpacing))
        .map((element) => element.className),
    );
    expect(spaced, path).toEqual([]);
  }
});

test('both addresses of a league have the same canonical URL', async ({ page }) => {
  for (const path of ['/saudi-pro-league', '/football/saudi-pro-league']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Saudi Pro League' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^/]\/saudi-pro-league$/);
  }
});

test('an event shows its days and place, when SportBuddy opens, and no hour if that is unknown', async ({
  page,
}) => {
  await page.goto('/nfl/events/super-bowl-lxi');
  await expect(page.getByRole('heading', { level: 1, name: 'Super Bowl LXI' })).toBeVisible();
  const ticket = page.locator('.event-ticket');
  await expect(ticket).toContainText('14 February 2027');
  await expect(ticket).toContainText('15:30 local time');
  await expect(ticket).toContainText('SoFi Stadium');
  await expect(ticket).toContainText('We open on 6 June 2027, after this one');
  await expect(ticket).toContainText('Not a ticket');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'NFL', 'Super Bowl LXI']);
  await expect(crumbs.getByRole('link', { name: 'NFL' })).toHaveAttribute('href', '/nfl');

  await page.goto('/golf/events/the-open-2027');
  await expect(ticket).toContainText('Starting time to be announced');
  await expect(ticket).toContainText('15 July 2027 to 18 July 2027');
  await expect(ticket).toContainText('From 6 June 2027');
  await expect(ticket).not.toContainText(/\d\d:\d\d/);
});

test('the rail of shirts scrolls by keyboard and by wheel', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/football/liverpool');
  const rail = page.getByRole('region', { name: 'Eight shirts on a rail' });
  const scrolled = () => rail.evaluate(({ scrollLeft }) => scrollLeft);
  await rail.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(scrolled).toBe(0);
  await rail.hover();
  await page.mouse.wheel(200, 0);
  await expect.poll(scrolled).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the fan board shows its note, and the bar scrolls away', async ({ page }) => {
    await page.goto('/football/liverpool');
    await expect(page.getByText('Counted in the app, from day one.')).toBeVisible();
    await expect(page.locator('.fan-count')).toBeHidden();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner').locator('.navigation-logo').first()).not.toBeInViewport();
  });
});
