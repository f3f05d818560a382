import type { Page } from '@playwright/test';
import { pubs } from '../../../content/places/pubs.ts';
import { stadiums } from '../../../content/places/stadiums.ts';
import { expect, test } from '../support/fixtures.ts';
import { openWithStoppedClock, runUntil } from '../support/stopped-clock.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Pubs' });
const row = (page: Page, name: string) => rows(page).getByRole('button', { name });
const map = (page: Page) => page.getByRole('group', { name: 'Map of London pubs' });
const pin = (page: Page, name: string) =>
  map(page).getByRole('button', { name: new RegExp(`^(?:\\d+\\. )?${name}`) });
const nearMe = (page: Page) => page.getByRole('button', { name: 'Near me' });

async function openMap(page: Page, path = '/') {
  await page.goto(path);
  await page.locator('.pub-sheet').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="pub-finder"][data-hydrated]')).toBeAttached();
  await expect(page.locator('.sheet-notice')).toBeHidden();
}

test.use({ reducedMotion: 'reduce' });

test.describe('the pub map', () => {
  test('a pin and its row are selected together, by click and by keyboard', async ({ page }) => {
    await openMap(page);
    await expect(pin(page, 'The Twelve Pins')).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, 'The Twelve Pins')).toHaveAttribute('aria-expanded', 'true');

    await pin(page, 'Greenwood').click();
    await expect(row(page, 'Greenwood')).toHaveAttribute('aria-expanded', 'true');
    await expect(rows(page).getByText('Two floors of screens')).toBeVisible();
    await expect(row(page, 'The Twelve Pins')).toHaveAttribute('aria-expanded', 'false');

    await row(page, 'The Tollington').click();
    await expect(pin(page, 'The Tollington')).toHaveAttribute('aria-pressed', 'true');
    await expect(pin(page, 'Greenwood')).toHaveAttribute('aria-pressed', 'false');

    // Pins that would overlap share one button.
    const name = '2 pubs here: The Bricklayers Arms, The Antwerp Arms';
    const cluster = map(page).getByRole('button', { name });
    await expect(pin(page, 'The Antwerp Arms')).toBeHidden();
    await cluster.press('Enter');
    await expect(cluster).toHaveAttribute('aria-expanded', 'true');
    await pin(page, 'The Antwerp Arms').press('Enter');
    await expect(row(page, 'The Antwerp Arms')).toHaveAttribute('aria-expanded', 'true');
    await expect(pin(page, 'The Antwerp Arms')).toBeFocused();
  });

  test('the list shows six pubs, then all, then those of the chosen sport', async ({ page }) => {
    await openMap(page);
    const buttons = rows(page).getByRole('button');
    await expect(buttons).toHaveCount(6);
    await page.getByRole('link', { name: `All ${pubs.length} pubs` }).click();
    await expect(buttons).toHaveCount(pubs.length);
    await expect(buttons.nth(6)).toBeFocused();

    await page.getByRole('radio', { name: 'Hockey' }).check();
    await expect(buttons).toHaveCount(2);
    await expect(pin(page, 'The Maple Leaf')).toBeVisible();
    await expect(pin(page, 'Greenwood')).toBeHidden();
    await expect(page.getByText('Hockey: 2 pubs.')).toBeAttached();
    await page.getByRole('radio', { name: 'Hockey' }).press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Cricket' })).toBeChecked();
    await expect(row(page, 'Lord’s Tavern')).toBeVisible();
  });

  test('a press on “Near me” ends a request that the browser leaves unanswered', async ({ page }) => {
    await page.addInitScript(() => {
      const getCurrentPosition = () => {
        const { dataset } = document.documentElement;
        dataset.requests = String(Number(dataset.requests ?? 0) + 1);
      };
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
    });
    await openMap(page);
    const status = page.locator('.pub-near [role=status]');
    await nearMe(page).click();
    await expect(status).toHaveText('Asking your browser where you are… Press again to stop.');
    await nearMe(page).click();
    await expect(status).toHaveText('Your location stays in this browser.');
    await nearMe(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-requests', '2');
  });

  test('“Near me” sorts by distance without sending the position, and shows the reason of a failure', async ({
    context,
    page,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.5033, longitude: -0.0923 });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await openMap(page);
    const first = rows(page).getByRole('button').first();
    await expect(first).toContainText('The Twelve Pins');
    await nearMe(page).click();
    await expect(page.getByText('Nearest first: Belushi’s London Bridge, 0.1 mi from you.')).toBeVisible();
    await expect(first).toContainText('Belushi’s London Bridge');
    expect(sent.filter((request) => /51\.503|0\.092/.test(request))).toEqual([]);
    await nearMe(page).click();
    await expect(first).toContainText('The Twelve Pins');

    for (const [code, message] of [
      [1, 'You chose not to share your location'],
      [2, 'Your device cannot tell where it is'],
      [3, 'Finding you took too long'],
    ] as const) {
      // Mocked, because Chromium cannot simulate a timeout or a missing position.
      await page.evaluate((failure) => {
        const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 };
        navigator.geolocation.getCurrentPosition = (_, refuse) =>
          refuse?.({ code: failure, message: '', ...codes } as GeolocationPositionError);
      }, code);
      await nearMe(page).press('Enter');
      await expect(page.getByText(message)).toBeVisible();
      await expect(nearMe(page)).toHaveAttribute('aria-pressed', 'false');
      await expect(rows(page).getByRole('button')).toHaveCount(6);
    }
  });

  test('in Arabic, west is on the left and a pin shows its pub in Arabic', async ({ page }) => {
    await page.goto('/ar');
    await page.locator('.pub-sheet').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-island="pub-finder"][data-hydrated]')).toBeAttached();
    const arabicMap = page.getByRole('group', { name: 'خريطة أماكن المشاهدة في لندن' });
    const west = await arabicMap.getByRole('button', { name: /^\d+\. The Famous Three Kings/ }).boundingBox();
    const east = await arabicMap.getByRole('button', { name: /^\d+\. Belushi/ }).boundingBox();
    expect(west?.x).toBeLessThan(east?.x ?? 0);
    await arabicMap.getByRole('button', { name: /^\d+\. Greenwood/ }).click();
    const list = page.getByRole('list', { name: 'أماكن المشاهدة' });
    await expect(list.getByText('طابقان من الشاشات')).toBeVisible();
  });
});

test.describe('pub data that cannot be fetched', () => {
  test.use({ expectedErrors: [/maps\/pubs\.en\.json/] });

  test('is retried three times, then “Try again” is shown', async ({ page }) => {
    let calls = 0;
    let isBroken = true;
    await page.route('**/maps/pubs.en.json', (route) => {
      calls += 1;
      return isBroken ? route.fulfill({ status: 500 }) : route.continue();
    });
    await openWithStoppedClock(page, '/');
    await page.locator('.pub-sheet').scrollIntoViewIfNeeded();
    await runUntil(page, () => calls === 4);
    const notice = page.getByText('The map pins didn’t load.');
    await expect(notice).toHaveText(/The list still works\./);
    await expect(rows(page).getByRole('button')).toHaveCount(6);
    await expect(row(page, 'The Tollington')).toContainText('0.2 mi');

    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(pin(page, 'Greenwood')).toBeVisible();
    await expect(notice).toBeHidden();
  });
});

test('a beam of the London map shows its ground, and a table lists all', async ({ page }) => {
  await page.goto('/');
  const beams = page.getByRole('group', { name: 'Grounds of London' });
  await beams.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="london-lights"][data-hydrated]')).toBeAttached();
  await expect(beams.getByRole('button')).toHaveCount(stadiums.length);
  const board = page.locator('.london-board');
  await beams.getByRole('button', { name: 'Emirates, 60,704 seats, Arsenal' }).press('Enter');
  await expect(board).toContainText('Home of Arsenal');
  await beams.getByRole('button', { name: /^Wembley/ }).click();
  await expect(board).toContainText('Wembley');
  await page.getByText('All grounds as a list').click();
  await expect(page.getByRole('row')).toHaveCount(1 + stadiums.length);
});

test('buttons and arrow keys change the region of the away-days carousel', async ({ page }) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'Regions of away days' });
  await carousel.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="away-carousel"][data-hydrated]')).toBeAttached();
  await expect(carousel.locator('[aria-roledescription="slide"]')).toHaveCount(5);
  await carousel.getByRole('button', { name: 'Next slide' }).click();
  await expect(carousel.getByText('Slide 2 of 5: The Gulf')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(carousel.getByText('Slide 3 of 5')).toBeAttached();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every pub, ground and region can be read', async ({ page }) => {
    await page.goto('/');
    await expect(rows(page).getByRole('listitem')).toHaveCount(pubs.length);
    await expect(rows(page)).toContainText('Belushi’s London Bridge');
    await page.getByText('All grounds as a list').click();
    await expect(page.getByRole('row')).toHaveCount(1 + stadiums.length);
    await expect(page.getByRole('heading', { name: 'South Asia' })).toBeAttached();
    await expect(page.getByText('Tube lines © OpenStreetMap contributors.')).toBeVisible();
  });
});
