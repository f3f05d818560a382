import { expect, test } from '../support/fixtures.ts';
import { passTimeUntil, stopClock } from '../support/standing-clock.ts';

test('the search loads its index on first use, forgives a slip and opens a page by keyboard', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/football');
  const search = page.getByRole('combobox', { name: 'Search every sport, league and club' });
  await page.waitForLoadState('networkidle');
  expect(requests).not.toContain('/search/en.json');
  await search.fill('livrepool');
  const first = page.getByRole('option').first();
  await expect(first).toContainText('Liverpool');
  expect(requests).toContain('/search/en.json');
  await search.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(search).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await search.press('Enter');
  await page.waitForURL('**/football/liverpool');
});

test('the Arabic search finds English names and leads to Arabic pages', async ({ page }) => {
  await page.goto('/ar/f1');
  await page.getByRole('combobox').fill('al hilal');
  await expect(page.getByRole('option').first()).toContainText('الهلال');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/ar/football/al-hilal');
  await page.getByRole('combobox').fill('الاهلى');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', '/ar/football/al-ahli');
});

test('a search without results offers the sign-up with what was typed, and Escape closes it', async ({
  page,
}) => {
  await page.goto('/darts');
  const search = page.getByRole('combobox');
  await search.fill('qqqzzz');
  const offer = page.getByRole('link', { name: 'Put it on the list' });
  await expect(offer).toHaveAttribute('href', '/coming-soon?team=qqqzzz#ticket');
  await search.press('Escape');
  await expect(offer).toBeHidden();
  await expect(search).toHaveValue('qqqzzz');
  await search.press('Escape');
  await expect(search).toHaveValue('');
});

test.describe('when the index cannot be fetched', () => {
  test.use({ expectedErrors: [/search\/en\.json/] });

  test('it is asked for three times more, then the search says so, and tries again when asked', async ({
    page,
  }) => {
    let calls = 0;
    await page.route('**/search/en.json', (route) => {
      calls += 1;
      return route.abort();
    });
    await stopClock(page);
    await page.goto('/chess');
    await page.getByRole('combobox').fill('chess');
    const retry = page.getByRole('button', { name: 'Try again' });
    await passTimeUntil(page, () => calls === 3);
    await expect(retry).toBeHidden();
    await passTimeUntil(page, () => calls === 4);
    await expect(retry).toBeVisible();
    await page.unroute('**/search/en.json');
    await retry.click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test.describe('on the page of an unknown address', () => {
  test.use({ expectedErrors: [/404/] });

  test('the words of the address are in the search, and looked up once it is used', async ({ page }) => {
    await page.goto('/football/liverpol');
    const search = page.getByRole('main').getByRole('combobox');
    await expect(search).toHaveValue('liverpol');
    await search.hover();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('option')).toHaveCount(0);
    await search.focus();
    await expect(page.getByRole('option').first()).toContainText('Liverpool');
  });

  test('the search works too, and Search Sports still leads to the sign-up', async ({ page }) => {
    const answer = await page.goto('/football/events/no-such-event');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('link', { name: 'Search Sports' })).toHaveAttribute('href', '/coming-soon');
    await page.getByRole('combobox').fill('premier');
    await expect(page.getByRole('option').first()).toContainText('Premier League');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] });

  test('an unknown address asks whether the name in it was meant', async ({ page }) => {
    await page.goto('/football/liverpol');
    const asked = page.getByText('Did you mean');
    await expect(asked.getByRole('link', { name: 'Liverpool' })).toHaveAttribute(
      'href',
      '/football/liverpool',
    );
    await page.goto('/ar/football/barca');
    await expect(page.getByText('هل تقصد').getByRole('link')).toHaveAttribute(
      'href',
      '/ar/football/barcelona',
    );
  });

  test('a plain list leads to every sport', async ({ page }) => {
    await page.goto('/league-that-is-not-there');
    await page.getByText('All sports').click();
    await expect(page.getByRole('link', { name: 'Kabaddi' })).toBeVisible();
    await expect(page.getByRole('combobox')).toBeHidden();
  });
});
