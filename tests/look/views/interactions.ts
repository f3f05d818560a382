import type { Page } from '@playwright/test';
import { advanceUntil, waitUntilLoaded } from '../settled/settled-page.ts';
import type { State } from './state.ts';

const phone = [375];
const computer = [1280];

const waitFor = (page: Page, selector: string) =>
  advanceUntil(
    page,
    () => page.locator(selector).filter({ visible: true }).first().isVisible(),
    () => `showing ${selector}`,
  );

async function scrollBy(page: Page, fraction: number): Promise<void> {
  await page.evaluate((part) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: Math.round((scrollHeight - innerHeight) * part), behavior: 'instant' });
  }, fraction);
  await waitUntilLoaded(page, 'window');
}

/**
 * Clicks an element and moves the pointer away, so that no tooltip opens. Disables transitions:
 * hover and active states would move elements that are positioned next to the clicked one.
 */
async function press(page: Page, selector: string, index = 0): Promise<void> {
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(style);
  });
  await page.locator(selector).nth(index).click();
  await page.mouse.move(0, 0);
}

/**
 * Waits for the hydration of a share button, then opens its panel. Before hydration the panel is
 * centred in the window.
 */
async function openShare(page: Page, button: string): Promise<void> {
  await page.locator(button).first().hover();
  await waitFor(page, `[data-island=share-control][data-hydrated] ${button}`);
  await press(page, button);
}

async function scrollIntoView(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await waitUntilLoaded(page, 'window');
}

async function fill(page: Page, name: string, email: string): Promise<void> {
  await page.locator('[name=name]').fill(name);
  await page.locator('[name=email]').fill(email);
  await press(page, 'form.sign-up-form [type=submit]');
}

async function search(page: Page, typed: string): Promise<void> {
  await scrollIntoView(page, 'main [role=combobox]');
  await page.locator('main [role=combobox]').fill(typed);
  await waitFor(page, 'main .search-panel :is([role=option], .rule-link)');
}

/** States that a visitor's input causes. */
export const interactions: readonly State[] = [
  {
    name: 'bar-on-light',
    path: '/terms-of-service',
    oncePerLanguage: true,
    reach: (page) => scrollBy(page, 0.5),
  },
  {
    name: 'bar-on-dark',
    oncePerLanguage: true,
    path: '/football/liverpool',
    reach: (page) => scrollIntoView(page, '.closing h2'),
  },
  {
    name: 'menu',
    path: '/features',
    widths: phone,
    reach: (page) => press(page, '[popovertarget=mobile-menu]'),
  },
  {
    name: 'menu-on-light',
    path: '/football',
    widths: phone,
    reach: (page) => press(page, '[popovertarget=mobile-menu]'),
  },
  {
    name: 'share',
    oncePerLanguage: true,
    path: '/features',
    async reach(page) {
      if (!phone.includes(page.viewportSize()?.width ?? 0))
        return openShare(page, '[popovertarget=share-menu]');
      await press(page, '[popovertarget=mobile-menu]');
      await scrollIntoView(page, '[popovertarget=share-from-menu]');
      await openShare(page, '[popovertarget=share-from-menu]');
      // On a phone, a toast reports the missing share sheet.
      await waitFor(page, '.toast');
      // Playwright scrolls before it hovers and clicks, differently if the menu still moves.
      await scrollIntoView(page, '[popovertarget=share-from-menu]');
    },
  },
  {
    name: 'share-with-friends',
    oncePerLanguage: true,
    path: '/coming-soon',
    async reach(page) {
      await scrollIntoView(page, '[popovertarget=share-seat]');
      await openShare(page, '[popovertarget=share-seat]');
    },
  },
  {
    name: 'tooltip',
    path: '/features',
    widths: computer,
    async reach(page) {
      await page.locator('[popovertarget=share-menu]').first().hover();
      await waitFor(page, '.tooltip');
    },
  },
  {
    name: 'language-offer',
    path: '/features',
    async before(page, language) {
      const preferred = language === 'ar' ? ['en-GB'] : ['ar-SA'];
      await page.addInitScript((languages) => {
        Object.defineProperty(navigator, 'languages', { get: () => languages });
      }, preferred);
    },
    reach: (page) => waitFor(page, '.language-offer'),
  },
  {
    name: 'form-errors',
    path: '/coming-soon',
    async reach(page) {
      await fill(page, 'J', 'jonas@mail');
      await waitFor(page, '[aria-invalid=true]:focus');
    },
  },
  {
    name: 'form-sending',
    oncePerLanguage: true,
    path: '/coming-soon',
    before: (page) => page.route('**/api/early-access', () => {}),
    async reach(page) {
      await fill(page, 'Jonas', 'jonas@mail.example');
      await waitFor(page, '.toast');
    },
  },
  {
    name: 'form-failed',
    oncePerLanguage: true,
    path: '/coming-soon',
    before: (page) =>
      page.route('**/api/early-access', (route) => route.fulfill({ status: 503, json: { ok: false } })),
    async reach(page) {
      await fill(page, 'Jonas', 'jonas@mail.example');
      await waitFor(page, '.form-failure');
      await waitFor(page, '.toast[data-kind=error]');
    },
  },
  {
    name: 'suggested-address',
    oncePerLanguage: true,
    path: '/coming-soon',
    async reach(page) {
      await fill(page, 'Jonas', 'jonas@gmial.com');
      await waitFor(page, '.email-suggestion');
    },
  },
  {
    name: 'ticket',
    path: '/coming-soon',
    async reach(page) {
      await fill(page, 'Jonas', 'jonas@sportbuddy.example');
      await waitFor(page, '.toast[data-kind=success]');
      // An effect adds the year of the launch in the visitor's time zone.
      await waitFor(page, '.booked-text:has-text("2027")');
      await waitFor(page, '.booked-heading:focus');
    },
  },
  { name: 'search-results', path: '/football', reach: (page) => search(page, 'real') },
  { name: 'search-typo', path: '/caving', oncePerLanguage: true, reach: (page) => search(page, 'livrepool') },
  {
    name: 'search-none',
    oncePerLanguage: true,
    path: '/no-such-page',
    status: 404,
    reach: (page) => search(page, 'qqqzzz'),
  },
  {
    name: 'pub-chosen',
    path: '/',
    async reach(page) {
      await scrollIntoView(page, '.pub-sheet');
      await press(page, '.pub-list button', 1);
    },
  },
  {
    name: 'ground-chosen',
    path: '/',
    async reach(page) {
      await scrollIntoView(page, '.london-plane');
      await press(page, '.london-plane .beam', 2);
    },
  },
  {
    name: 'question-open',
    oncePerLanguage: true,
    path: '/football/liverpool',
    async reach(page) {
      await scrollIntoView(page, '.questions summary');
      await press(page, '.questions summary', 1);
    },
  },
  {
    name: 'carousel-paused',
    oncePerLanguage: true,
    path: '/features',
    async reach(page) {
      await scrollIntoView(page, '.detail-carousel');
      await press(page, '.detail-carousel .button-round');
    },
  },
];
