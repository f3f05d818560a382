import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openWithStoppedClock, runUntil } from '../support/stopped-clock.ts';

const field = (page: Page) => page.getByRole('main').getByRole('combobox');
const firstOption = (page: Page) => page.getByRole('option').first();

test('the search fetches its index on first use and opens a result by keyboard', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/football');
  const search = page.getByRole('combobox', { name: 'Search every sport, league and club' });
  expect(requests).not.toContain('/search/en.json');
  await search.fill('livrepool');
  const first = firstOption(page);
  await expect(first).toContainText('Liverpool');
  expect(requests).toContain('/search/en.json');
  await search.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await search.press('Enter');
  await page.waitForURL('**/football/liverpool');
});

test('the Arabic search finds English names and opens a result by click', async ({ page }) => {
  await page.goto('/ar/f1');
  await field(page).fill('al hilal');
  await expect(firstOption(page)).toContainText('الهلال');
  await expect(firstOption(page)).toHaveAttribute('href', '/ar/football/al-hilal');
  await field(page).fill('الاهلى');
  await expect(firstOption(page)).toHaveAttribute('href', '/ar/football/al-ahli');
  await firstOption(page).click();
  await page.waitForURL('**/ar/football/al-ahli');
});

test('a search without results offers the sign-up with the typed name', async ({ page }) => {
  await page.goto('/darts');
  const search = field(page);
  await search.fill('qqqzzz');
  const offer = page.getByRole('link', { name: 'Put it on the list' });
  await expect(offer).toHaveAttribute('href', '/coming-soon?team=qqqzzz#ticket');
  await search.press('Escape');
  await expect(offer).toBeHidden();
  await expect(search).toHaveValue('qqqzzz');
  await search.press('Escape');
  await expect(search).toHaveValue('');
});

test.describe('while the index loads', () => {
  let release: () => void;
  test.beforeEach(async ({ page }) => {
    const { promise: released, resolve } = Promise.withResolvers<void>();
    release = resolve;
    await page.route('**/search/en.json', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/football');
    await field(page).fill('arsenal');
    await expect(page.locator('main [data-island=search]')).toHaveAttribute('data-hydrated', '');
    await field(page).press('Enter');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Opening the programme…');
  });

  test('Enter opens the first result once the index has loaded', async ({ page }) => {
    release();
    await page.waitForURL('**/football/arsenal');
  });

  const cancels: [string, (page: Page) => Promise<void>][] = [
    ['Escape', (page) => field(page).press('Escape')],
    ['Tab', (page) => field(page).press('Tab')],
    ['a click elsewhere', (page) => page.getByRole('heading', { level: 1 }).click()],
    ['a changed query', (page) => field(page).pressSequentially('x')],
  ];
  for (const [name, cancel] of cancels)
    test(`${name} cancels a pending Enter`, {
      tag: name === 'a changed query' ? [] : '@long',
    }, async ({ page }) => {
      await cancel(page);
      release();
      // The results are in the DOM although the panel is closed.
      await expect(page.locator('main .search-result').first()).toBeAttached();
      await field(page).fill('chelsea');
      await expect(firstOption(page)).toHaveAttribute('href', '/football/chelsea');
      await expect(page).toHaveURL(/\/football$/);
    });
});

// The headless shell does not always open the tab, so this asks what reaches the browser.
test('Ctrl-click and middle click on an option are left to the browser', async ({ page }) => {
  await page.goto('/football');
  await field(page).fill('arsenal');
  await expect(firstOption(page)).toBeVisible();
  const clicks = await page.evaluateHandle(() => {
    const seen: { path: string | undefined; isPrevented: boolean }[] = [];
    for (const type of ['click', 'auxclick'])
      window.addEventListener(type, (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        seen.push({ path: link?.pathname, isPrevented: event.defaultPrevented });
        event.preventDefault();
      });
    return seen;
  });
  await firstOption(page).click({ modifiers: ['Control'] });
  await firstOption(page).click({ button: 'middle' });
  const opened = { path: '/football/arsenal', isPrevented: false };
  expect(await clicks.jsonValue()).toEqual([opened, opened]);
  await expect(page).toHaveURL(/\/football$/);
  await expect(field(page)).toBeFocused();
});

test('arrow keys wrap around, Escape closes, ArrowDown opens again, and leaving the field closes', async ({
  page,
}) => {
  await page.goto('/football');
  const search = field(page);
  const options = page.getByRole('option');
  await search.fill('real');
  await expect(options.first()).toBeVisible();
  await search.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await search.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await search.press('Escape');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await expect(search).not.toHaveAttribute('aria-activedescendant');
  await search.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await search.press('Tab');
  await expect(options).toHaveCount(0);
});

test('a field low in the window scrolls up when results open', async ({ page }) => {
  await page.goto('/football/premier-league');
  const search = field(page);
  await search.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await search.fill('arsenal');
  await expect(firstOption(page)).toBeInViewport({ ratio: 1 });
  const { y = Number.NaN } = (await search.boundingBox()) ?? {};
  expect(y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2);
});

test('keys of an IME composition do not act on the search', async ({ page }) => {
  await page.goto('/football');
  await field(page).fill('arsenal');
  await expect(firstOption(page)).toBeVisible();
  for (const key of ['ArrowDown', 'Escape', 'Enter'])
    await field(page).dispatchEvent('keydown', { key, bubbles: true, isComposing: true });
  await expect(firstOption(page)).toHaveAttribute('aria-selected', 'false');
  await expect(page).toHaveURL(/\/football$/);
});

test('messages and results update in a page translated by the browser', async ({ page }) => {
  await page.goto('/football');
  await field(page).fill('qqqzzz');
  await expect(page.getByRole('link', { name: 'Put it on the list' })).toBeVisible();
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector('main .search-box') as Element, 4);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text.data);
    }
  });
  const message = page.locator('main .search-word p');
  await field(page).fill('zzzqqq');
  await expect(message).toContainText('zzzqqq');
  await expect(message).not.toContainText('qqqzzz');
  await field(page).fill('arsenal');
  await expect(firstOption(page)).toContainText('Arsenal');
  await expect(message).toBeHidden();
});

test.describe('when the index cannot be fetched', () => {
  test.use({ expectedErrors: [/search\/en\.json/] });

  test('three retries follow, then an error with a button that tries again', async ({ page }) => {
    let calls = 0;
    await page.route('**/search/en.json', (route) => {
      calls += 1;
      return route.abort();
    });
    await openWithStoppedClock(page, '/chess');
    await field(page).fill('chess');
    const retry = page.getByRole('button', { name: 'Try again' });
    await runUntil(page, () => calls === 3);
    await expect(retry).toBeHidden();
    await runUntil(page, () => calls === 4);
    await expect(retry).toBeVisible();
    await page.unroute('**/search/en.json');
    await retry.click();
    await expect(firstOption(page)).toBeVisible();
  });
});

test.describe('the 404 page', () => {
  test.use({ expectedErrors: [/404/] });

  test('searches for the words of the address on focus, not on hover', async ({ page }) => {
    await page.goto('/football/liverpol');
    await expect(page.getByRole('link', { name: 'Search Sports' })).toHaveAttribute('href', '/coming-soon');
    const search = field(page);
    await expect(search).toHaveValue('liverpol');
    await search.hover();
    await expect(page.locator('main [data-island=search]')).toHaveAttribute('data-hydrated', '');
    await expect(page.getByRole('option')).toHaveCount(0);
    await search.focus();
    await expect(firstOption(page)).toContainText('Liverpool');
  });

  test('shows “Did you mean”, and its link opens by click and by keyboard', async ({ page }) => {
    await page.goto('/football/liverpol');
    await page.getByText('Did you mean').getByRole('link', { name: 'Liverpool' }).click();
    await page.waitForURL('**/football/liverpool');
    await page.goto('/ar/football/barca');
    await page.getByText('هل تقصد').getByRole('link').press('Enter');
    await page.waitForURL('**/ar/football/barcelona');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('lists all sports and shows “Did you mean”', async ({ page }) => {
      await page.goto('/football/liverpol');
      await expect(page.getByText('Did you mean').getByRole('link', { name: 'Liverpool' })).toBeVisible();
      await page.getByText('All sports').click();
      await expect(page.getByRole('link', { name: 'Kabaddi' })).toBeVisible();
      await expect(page.getByRole('combobox')).toBeHidden();
    });
  });
});
