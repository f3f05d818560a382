import { days } from '../../look/days.ts';
import { expect, test } from '../support/fixtures.ts';

test('a hub shows its leagues, its badges, a free meetup of six months and its questions', async ({
  page,
}) => {
  await page.goto('/football');
  await expect(page.getByRole('heading', { level: 1, name: 'Football' })).toBeVisible();
  const leagues = page.getByRole('navigation', { name: 'Leagues' });
  await expect(leagues.getByRole('link', { name: /Premier League/ }).first()).toHaveAttribute(
    'href',
    '/football/premier-league',
  );
  await expect(leagues.getByRole('link', { name: /Saudi Pro League/ })).toHaveAttribute(
    'href',
    '/saudi-pro-league',
  );
  const terrace = page.getByRole('region', { name: 'The home end' });
  await expect(terrace.getByRole('link', { name: 'Liverpool' })).toHaveAttribute(
    'href',
    '/football/liverpool',
  );
  const meetup = page.getByRole('region', { name: 'Football watch parties and meetups' });
  await expect(meetup).toContainText('Multiple Cities, United Kingdom');
  await expect(meetup).toContainText('Opens 6 June');
  await expect(meetup).not.toContainText(/£|Admit|Free/);
  await expect(meetup.getByRole('link', { name: 'Get on the list' })).toHaveAttribute(
    'href',
    /^\/coming-soon/,
  );
  const graph = await page.locator('script[type="application/ld+json"]').innerText();
  const [, from = '', to = ''] = /"startDate":"([\d-]+)","endDate":"([\d-]+)"/.exec(graph) ?? [];
  expect(from).toBe(new Date(days.beforeLaunch).toISOString().slice(0, 10));
  const months = (Date.parse(to) - Date.parse(from)) / 86_400_000 / 30.4;
  expect(Math.round(months)).toBe(6);
});

test('a hub of one team has a free place beside it, and its name fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of ['/sports-governance', '/ar/outdoor-swimming', '/f1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await page.goto('/sports-governance');
  await expect(page.getByRole('link', { name: 'Your badge?' })).toHaveAttribute('href', /^\/coming-soon/);
});

test('the Arabic Premier League page states its season, lists four clubs and draws a fan count in range', async ({
  page,
}) => {
  await page.goto('/ar/football/premier-league');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) })).toContainText(
    '1992',
  );
  await expect(page.locator('.season-figures dd')).toHaveText(['20', '38', '380', /^\d\d$/]);
  await expect(page.locator('.club-list > li')).toHaveCount(4);
  const count = page.locator('.fan-count .visually-hidden');
  await expect(count).toHaveText(/\d/);
  const fans = Number((await count.innerText()).replace(/\D/g, ''));
  expect(fans).toBeGreaterThanOrEqual(500_000);
  expect(fans).toBeLessThanOrEqual(600_000);
  await expect(page.locator('.scoreboard-note', { hasText: 'رقم للتوضيح، وليس عدد الأعضاء' })).toBeVisible();
});

test('a league answers at both of its addresses and names one of them', async ({ page }) => {
  for (const path of ['/saudi-pro-league', '/football/saudi-pro-league']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Saudi Pro League' })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^/]\/saudi-pro-league$/);
  }
});

test('a trailing slash leads to the page without it in one hop', async ({ request }) => {
  const answer = await request.get('/football/', { maxRedirects: 0 });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toMatch(/\/football$/);
});

test('an event shows its day, its place, what it costs and the way back to its sport', async ({ page }) => {
  await page.goto('/nfl/events/super-bowl-lxi');
  await expect(page.getByRole('heading', { level: 1, name: 'Super Bowl LXI' })).toBeVisible();
  const ticket = page.locator('.event-ticket');
  await expect(ticket).toContainText('14 February 2027');
  await expect(ticket).toContainText('15:30 local time');
  await expect(ticket).toContainText('SoFi Stadium');
  await expect(ticket).toContainText('From 6 June 2027');
  await expect(ticket).toContainText('Not a ticket');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'NFL', 'Super Bowl LXI']);
  await expect(crumbs.getByRole('link', { name: 'NFL' })).toHaveAttribute('href', '/nfl');
});

test('an event whose hour is not known shows the day alone', async ({ page }) => {
  await page.goto('/golf/events/the-open-2027');
  const ticket = page.locator('.event-ticket');
  await expect(ticket).toContainText('Starting time to be announced');
  await expect(ticket).not.toContainText(/\d\d:\d\d/);
});
