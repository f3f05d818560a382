import type { Page } from '@playwright/test';
import { pubs } from '../../../content/places/pubs.ts';
import { stadiums } from '../../../content/places/stadiums.ts';
import { expect, test } from '../support/fixtures.ts';
import { passTimeUntil, stopClock } from '../support/standing-clock.ts';

const pubsOf = (page: Page) => page.getByRole('list', { name: 'Pubs' });
const rowOf = (page: Page, name: string) => pubsOf(page).getByRole('button', { name });
const mapOf = (page: Page) => page.getByRole('group', { name: 'Map of London pubs' });
const pinOf = (page: Page, name: string) =>
  mapOf(page).getByRole('button', { name: new RegExp(`^(?:\\d+\\. )?${name}`) });
const nearMe = (page: Page) => page.getByRole('button', { name: 'Near me' });

async function openMap(page: Page, path = '/') {
  await page.goto(path);
  await page.locator('.pub-sheet').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="pub-finder"][data-awake]')).toBeAttached();
  await expect(page.locator('.sheet-notice')).toBeHidden();
}

/** Replaces the browser's own answer, which has no way to be late or at a loss. */
async function locationFails(page: Page, code: number) {
  await page.addInitScript((failure) => {
    navigator.geolocation.getCurrentPosition = (_, refuse) =>
      refuse?.({ code: failure, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
  }, code);
}

test.use({ reducedMotion: 'reduce' });

test.describe('the pub map', () => {
  test('a pin and its row are chosen together, and tell what the pub is known for', async ({ page }) => {
    await openMap(page);
    await expect(pinOf(page, 'The Twelve Pins')).toHaveAttribute('aria-pressed', 'true');
    await expect(rowOf(page, 'The Twelve Pins')).toHaveAttribute('aria-expanded', 'true');

    await pinOf(page, 'Greenwood').click();
    await expect(rowOf(page, 'Greenwood')).toHaveAttribute('aria-expanded', 'true');
    await expect(pubsOf(page).getByText('Two floors of screens')).toBeVisible();
    await expect(rowOf(page, 'The Twelve Pins')).toHaveAttribute('aria-expanded', 'false');

    await rowOf(page, 'The Tollington').click();
    await expect(pinOf(page, 'The Tollington')).toHaveAttribute('aria-pressed', 'true');
    await expect(pinOf(page, 'Greenwood')).toHaveAttribute('aria-pressed', 'false');
  });

  test('pubs that would overlap stand under one button, which opens to them', async ({ page }) => {
    await openMap(page);
    const cluster = mapOf(page).getByRole('button', {
      name: '2 pubs here: The Bricklayers Arms, The Antwerp Arms',
    });
    await expect(pinOf(page, 'The Antwerp Arms')).toBeHidden();
    await cluster.press('Enter');
    await expect(cluster).toHaveAttribute('aria-expanded', 'true');
    await pinOf(page, 'The Antwerp Arms').press('Enter');
    await expect(rowOf(page, 'The Antwerp Arms')).toHaveAttribute('aria-expanded', 'true');
    await expect(pinOf(page, 'The Antwerp Arms')).toBeFocused();
  });

  test('the list is short at first, and whole when asked for', async ({ page }) => {
    await openMap(page);
    await expect(pubsOf(page).getByRole('button')).toHaveCount(8);
    await page.getByRole('link', { name: `All ${pubs.length} pubs` }).click();
    await expect(pubsOf(page).getByRole('button')).toHaveCount(pubs.length);
    await expect(pubsOf(page).getByRole('button').nth(8)).toBeFocused();
  });

  test('the filter leaves pins and rows of one sport, by keyboard too', async ({ page }) => {
    await openMap(page);
    await page.getByRole('radio', { name: 'Hockey' }).check();
    await expect(pubsOf(page).getByRole('button')).toHaveCount(2);
    await expect(pinOf(page, 'The Maple Leaf')).toBeVisible();
    await expect(pinOf(page, 'Greenwood')).toBeHidden();
    await expect(page.getByText('2 pubs show Hockey.')).toBeAttached();
    await page.getByRole('radio', { name: 'Hockey' }).press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Cricket' })).toBeChecked();
    await expect(rowOf(page, 'Lord’s Tavern')).toBeVisible();
  });

  test('the browser is asked for the place only after a press, and nobody else hears of it', async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.5033, longitude: -0.0923 });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await openMap(page);
    await expect(pubsOf(page).getByRole('button').first()).toContainText('The Twelve Pins');
    await nearMe(page).click();
    await expect(page.getByText('Nearest first: Belushi’s London Bridge, 0.1 mi from you.')).toBeVisible();
    await expect(pubsOf(page).getByRole('button').first()).toContainText('Belushi’s London Bridge');
    expect(sent.filter((request) => /51\.503|0\.092/.test(request))).toEqual([]);
    await nearMe(page).click();
    await expect(pubsOf(page).getByRole('button').first()).toContainText('The Twelve Pins');
  });

  for (const [name, code, message] of [
    ['refused', 1, 'You chose not to share your location'],
    ['unavailable', 2, 'Your device cannot tell where it is'],
    ['late', 3, 'Finding you took too long'],
  ] as const) {
    test(`a place that is ${name} is said, and the list stays`, async ({ page }) => {
      await locationFails(page, code);
      await openMap(page);
      await nearMe(page).click();
      await expect(page.getByText(message)).toBeVisible();
      await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'false');
      await expect(pubsOf(page).getByRole('button')).toHaveCount(8);
    });
  }
});

test.describe('pub data that fails', () => {
  test.use({ expectedErrors: [/maps\/pubs\.en\.json/] });

  test('is tried three times more, then said, and fetched by "Try again"', async ({ page }) => {
    let calls = 0;
    let broken = true;
    await page.route('**/maps/pubs.en.json', (route) => {
      calls += 1;
      return broken ? route.fulfill({ status: 500 }) : route.continue();
    });
    await stopClock(page);
    await page.goto('/');
    await page.locator('.pub-sheet').scrollIntoViewIfNeeded();
    await passTimeUntil(page, () => calls === 1);
    for (const [tried, waitMs] of [
      [1, 1_000],
      [2, 2_000],
      [3, 4_000],
    ] as const) {
      await page.clock.runFor(waitMs - 200);
      expect(calls).toBe(tried);
      await passTimeUntil(page, () => calls === tried + 1);
    }
    await expect(page.getByText('The map pins didn’t load. The list below still works.')).toBeVisible();
    await expect(pubsOf(page).getByRole('button')).toHaveCount(8);
    await expect(rowOf(page, 'The Tollington')).toContainText('0.2 mi');

    broken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(pinOf(page, 'Greenwood')).toBeVisible();
    await expect(page.getByText('The map pins didn’t load.')).toBeHidden();
  });
});

test('a beam puts its ground on the board, and the list holds every ground', async ({ page }) => {
  await page.goto('/');
  const beams = page.getByRole('group', { name: 'Grounds of London' });
  await beams.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="london-lights"][data-awake]')).toBeAttached();
  await expect(beams.getByRole('button')).toHaveCount(14);
  await beams.getByRole('button', { name: 'Emirates, 60,704 seats, Arsenal' }).press('Enter');
  await expect(page.locator('.london-board')).toContainText('Home of Arsenal');
  await page.getByText('All grounds as a list').click();
  await expect(page.getByRole('row')).toHaveCount(15);
});

test('away days are a carousel of five regions', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Regions of away days' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="carousel"][data-awake]:has(.away-carousel)')).toBeAttached();
  await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(5);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.getByText('Slide 2 of 5: The Gulf')).toBeAttached();
});

test('in Arabic, west stays on the left and the map answers in Arabic', async ({ page }) => {
  await page.goto('/ar');
  await page.locator('.pub-sheet').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="pub-finder"][data-awake]')).toBeAttached();
  const map = page.getByRole('group', { name: 'خريطة أماكن المشاهدة في لندن' });
  const west = await map.getByRole('button', { name: /^\d+\. The Famous Three Kings/ }).boundingBox();
  const east = await map.getByRole('button', { name: /^\d+\. Belushi/ }).boundingBox();
  expect(west?.x).toBeLessThan(east?.x ?? 0);
  await map.getByRole('button', { name: /^\d+\. Greenwood/ }).click();
  await expect(
    page.getByRole('list', { name: 'أماكن المشاهدة' }).getByText('طابقان من الشاشات'),
  ).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every pub, ground and region can still be read', async ({ page }) => {
    await page.goto('/');
    await expect(pubsOf(page).getByRole('listitem')).toHaveCount(pubs.length);
    await expect(pubsOf(page)).toContainText('Belushi’s London Bridge');
    await page.getByText('All grounds as a list').click();
    const headed = 1 + stadiums.length;
    await expect(page.getByRole('row')).toHaveCount(headed);
    await expect(page.getByRole('heading', { name: 'South Asia' })).toBeAttached();
    await expect(page.getByText('Tube lines © OpenStreetMap contributors.')).toBeVisible();
  });
});
