import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { fillIn, submitButton, uniqueEmail } from './support/sign-up.ts';

const island = (page: Page) => page.locator('[data-island="sign-up"]');

async function expectSignUp(page: Page): Promise<void> {
  await page.goto('/coming-soon');
  await fillIn(page);
  await submitButton(page).click();
  await expect(page.getByText('You’re in, Jonas')).toBeVisible();
}

test.describe('without the popover API', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      const { prototype } = HTMLElement;
      for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        delete (prototype as unknown as Record<string, unknown>)[name];
      for (const name of ['popoverTargetElement', 'popoverTargetAction'])
        delete (HTMLButtonElement.prototype as unknown as Record<string, unknown>)[name];
    }),
  );

  test('a sign-up is stored', ({ page }) => expectSignUp(page));
});

test.describe('without IntersectionObserver', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      delete (window as unknown as Record<string, unknown>).IntersectionObserver;
    }),
  );

  test('a sign-up is stored', ({ page }) => expectSignUp(page));

  for (const path of ['/', '/ar'])
    test(`${path}: all islands hydrate, and the buttons of a carousel scroll it natively`, {
      tag: path === '/ar' ? [] : '@long',
    }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await expect(page.locator('[data-island][data-hydrate=visible]:not([data-hydrated])')).toHaveCount(0);
      const carousel = page.locator('.feature-carousel');
      const scrolled = () =>
        carousel.locator('.carousel-view').evaluate(({ scrollLeft }) => Math.abs(Math.round(scrollLeft)));
      const [, previous, next] = await carousel.locator('.carousel-buttons button').all();
      await next?.click();
      await expect.poll(scrolled).toBeGreaterThan(0);
      await previous?.click();
      await expect.poll(scrolled).toBe(0);
    });
});

test.describe('with storage refused', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    }),
  );

  test('a sign-up is stored', ({ page }) => expectSignUp(page));
});

for (const [what, change] of [
  ['`:has`', (html: string) => html.replaceAll(':has(', ':unknown(')],
  ['`@layer`', (html: string) => html.replaceAll('@layer', '@unknown')],
] as const)
  test.describe(`without ${what}`, () => {
    test.beforeEach(({ page }) =>
      page.route(/\/coming-soon$/, async (route) => {
        if (route.request().resourceType() !== 'document') return route.continue();
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      }),
    );

    test('the page can be read and a sign-up is stored', async ({ page }) => {
      await page.goto('/coming-soon');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expectSignUp(page);
    });
  });

/**
 * Runs in the page. Replaces each text node by nested `font` elements, as browser translation does.
 */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

test.describe('in a translated page', () => {
  test('the form shows its sending state, and then the ticket', async ({ page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/early-access', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/coming-soon');
    await fillIn(page);
    await expect(island(page)).toHaveAttribute('data-hydrated', '');
    await page.evaluate(translate);
    await submitButton(page).click();
    await expect(submitButton(page)).toHaveText('Submitting...');
    release();
    await expect(page.getByText('You’re in, Jonas')).toBeVisible();
  });

  test('field errors appear and disappear', async ({ page }) => {
    await page.goto('/coming-soon');
    await fillIn(page, { name: 'J' });
    await expect(island(page)).toHaveAttribute('data-hydrated', '');
    await page.evaluate(translate);
    await submitButton(page).click();
    await expect(page.locator('.text-field-error')).toHaveText('Name must be at least 2 characters');
    await page.getByLabel('First name').or(page.locator('[name=name]')).first().fill('Jonas');
    await submitButton(page).click();
    await expect(page.getByText('You’re in, Jonas')).toBeVisible();
  });

  test('the pub count and the carousel count change', async ({ page }) => {
    await page.goto('/');
    const carousel = page.locator('.feature-carousel');
    await carousel.scrollIntoViewIfNeeded();
    await expect(carousel.locator('.carousel-count')).toHaveText(/1/);
    const finder = page.locator('[data-island="pub-finder"]');
    await finder.locator(':scope > *').first().scrollIntoViewIfNeeded();
    await expect(finder).toHaveAttribute('data-hydrated', '');
    await page.evaluate(translate);
    const found = finder.locator('p.visually-hidden[role=status]');
    const before = await found.textContent();
    await page.getByRole('radio', { name: 'Cricket' }).check();
    await expect(found).not.toHaveText(before ?? '');
    const count = await carousel.locator('.carousel-count').textContent();
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect(carousel.locator('.carousel-count')).not.toHaveText(count ?? '');
  });
});

test.describe('with HTML that an extension changed before hydration', () => {
  // React reports the mismatch and renders the island again on the client.
  test.use({ expectedErrors: [/Hydration|hydrat|#418|#423|#425/] });

  for (const [what, change] of [
    ['a foreign first child of the form', 'first child'],
    ['wrappers around the inputs', 'wrappers'],
  ] as const)
    test(`${what} loses neither values nor focus`, async ({ page }) => {
      const { release } = await holdScripts(page, 'all but the entry');
      await page.goto('/coming-soon');
      await page.evaluate((kind) => {
        const form = document.querySelector('form.sign-up-form');
        if (kind === 'first child') form?.prepend(document.createElement('div'));
        else
          for (const input of document.querySelectorAll('form.sign-up-form .text-field input')) {
            const wrapper = document.createElement('span');
            input.replaceWith(wrapper);
            wrapper.append(input);
          }
      }, change);
      const email = uniqueEmail();
      await page.locator('[name=name]').fill('Jonas');
      await page.locator('[name=email]').fill(email);
      release();
      await expect(island(page)).toHaveAttribute('data-hydrated', '');
      await expect(page.locator('[name=name]')).toHaveValue('Jonas');
      await expect(page.locator('[name=email]')).toHaveValue(email);
      await expect(page.locator('[name=email]')).toBeFocused();
      await submitButton(page).click();
      await expect(page.getByText('You’re in, Jonas')).toBeVisible();
    });
});

test('values that a browser fills in without input events are sent', async ({ page }) => {
  await page.goto('/coming-soon');
  await page.locator('[name=name]').focus();
  await expect(island(page)).toHaveAttribute('data-hydrated', '');
  const sent = page.waitForRequest('**/api/early-access');
  const email = uniqueEmail();
  await page.evaluate((address) => {
    for (const [name, value] of [
      ['name', 'Jonas'],
      ['email', address],
    ]) {
      const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
      if (field) field.value = value ?? '';
    }
  }, email);
  await submitButton(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Jonas', email });
});

test('text stays clear of a notch at either side in landscape', async ({ page }) => {
  const insetPx = 47;
  await page.setViewportSize({ width: 844, height: 390 });
  const session = await page.context().newCDPSession(page);
  const insets = { left: insetPx, right: insetPx, bottom: 21 };
  await session.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never);
  for (const path of ['/', '/coming-soon', '/ar/football/liverpool']) {
    await page.goto(path);
    const outside = await page.evaluate((inset) => {
      const beside = (element: Element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < inset - 1 || right > innerWidth - inset + 1;
      };
      const texts = document.querySelectorAll(
        '.navigation a, .navigation button, main h1, main h2, .footer a',
      );
      return [...texts]
        .filter((element) => element.checkVisibility() && beside(element))
        .map((element) => element.outerHTML.slice(0, 80));
    }, insetPx);
    expect(outside, path).toEqual([]);
  }
});
