import { expect, test } from 'vitest';
import { locales, localizedPath } from '../../../content/locale.ts';
import { computer, phone } from '../drivers/windows.ts';
import { keys, type Visitor } from '../visitor.ts';

const menu = '#mobile-menu';
const share = '[popovertarget=share-menu]:not(.channel-close)';
const panel = '#share-menu';

/** Tests the mobile menu in both languages. */
export function testMenu(visit: () => Visitor): void {
  for (const language of locales)
    test(`the mobile menu opens, searches, closes and opens other pages, ${language}`, async () => {
      const visitor = visit();
      await visitor.open(localizedPath('/football', language), phone);
      await visitor.press(`[popovertarget=mobile-menu]:not(${menu} *)`);
      await visitor.shown(`${menu} .mobile-menu-hubs a`);
      await visitor.see('the page beneath is inert', true, () => document.querySelector('main')?.inert);
      await visitor.see('the menu fills the window', true, fillsWindow, menu);
      await visitor.type(`${menu} [role=combobox]`, 'liverpool');
      await visitor.shown(`${menu} [role=option]`);
      await visitor.key(keys.Escape);
      await visitor.shown(`${menu} [role=option]`, false);
      await visitor.press(`${menu} .mobile-menu-bar button`);
      await visitor.shown(menu, false);
      await visitor.see('the page is not inert', false, () => document.querySelector('main')?.inert);
      await visitor.press(`[popovertarget=mobile-menu]:not(${menu} *)`);
      await visitor.press(`${menu} .mobile-menu-pages li:nth-child(2) a`);
      await visitor.at(localizedPath('/features', language));
      await visitor.shown(menu, false);
    });
}

/** The share menu, the search, the language offer and navigation. */
export function testFrame(visit: () => Visitor): void {
  for (const language of locales) {
    const home = localizedPath('/', language);

    test(`the share panel opens beside its button, copies and closes, ${language}`, async () => {
      const visitor = visit();
      await visitor.open(localizedPath('/features', language), computer);
      await visitor.hover(share);
      await visitor.hydrated(share);
      await visitor.press(share);
      await visitor.shown(`${panel} .channel-row`);
      await visitor.see('it is in the window, under its button', true, isUnderButton, panel, share);
      await visitor.see('its first link has the focus', 0, focusedLink, panel);
      await visitor.key(keys.Escape);
      await visitor.shown(panel, false);
      await visitor.see('the button has the focus again', true, hasFocus, share);
      await visitor.press(share);
      await visitor.press(`${panel} [data-channel=copy]`);
      // Without clipboard access the panel shows the address for copying by hand.
      await visitor.shown(`.toast, ${panel} .channel-by-hand input`);
      await visitor.key(keys.Escape);
      await visitor.shown(panel, false);
    });

    test(`on a phone without a share sheet the share button shows a toast and opens the panel, ${language}`, async () => {
      const visitor = visit();
      const inMenu = '[popovertarget=share-from-menu]:not(.channel-close)';
      await visitor.open(home, phone);
      await visitor.press('[popovertarget=mobile-menu]:not(#mobile-menu *)');
      await visitor.hover(inMenu);
      await visitor.hydrated(inMenu);
      await visitor.press(inMenu);
      // Checked before the panel, because the toast closes after a while.
      await visitor.shown('.toast');
      await visitor.shown('#share-from-menu .channel-row');
      await visitor.see('it is in the window', true, isInWindow, '#share-from-menu');
    });

    test(`the search tolerates a typing error and opens a result by keyboard, ${language}`, async () => {
      const visitor = visit();
      await visitor.open(localizedPath('/caving', language), computer);
      await visitor.type('main [role=combobox]', 'livrepool');
      await visitor.shown('main [role=option]');
      await visitor.key(keys.ArrowDown);
      await visitor.shown('main [role=option][aria-selected=true]');
      await visitor.key(keys.Enter);
      await visitor.at(localizedPath('/football/liverpool', language));
    });
  }

  test('a search without results links to the sign-up with the query', async () => {
    const visitor = visit();
    await visitor.open('/caving', phone);
    await visitor.type('main [role=combobox]', 'qqqzzz');
    await visitor.press('main .search-word .rule-link');
    await visitor.at('/coming-soon');
    await visitor.see(
      'the field contains the query',
      'qqqzzz',
      () => document.querySelector<HTMLInputElement>('[name=team]')?.value,
    );
  });

  test('the other language is offered once, and the switch opens the page’s alternate', async () => {
    const visitor = visit();
    await visitor.open('/ar/features', computer);
    await visitor.run(() => {
      localStorage.clear();
      return null;
    });
    await visitor.open('/ar/features', computer);
    await visitor.shown('.language-offer');
    await visitor.press('.language-offer button');
    await visitor.shown('.language-offer', false);
    await visitor.open('/ar/coming-soon', computer);
    await visitor.see('the page’s script has run', true, hasRun);
    await visitor.shown('.language-offer', false);
    await visitor.press('header .language-switch');
    await visitor.at('/coming-soon');
    await visitor.press('header .language-switch');
    await visitor.at('/ar/coming-soon');
    expect(await visitor.run(() => document.dir)).toBe('rtl');
  });

  test('a link clicked before hydration opens its page', async () => {
    const visitor = visit();
    await visitor.open('/', computer);
    await visitor.run(() => {
      document.querySelector<HTMLElement>('a[href="/features"]')?.click();
      return null;
    });
    await visitor.at('/features');
  });

  test('going back restores the page from the back/forward cache', async () => {
    const visitor = visit();
    await visitor.open('/football', computer);
    await visitor.see('the page’s script has run', true, hasRun);
    await visitor.run(() => {
      const { documentElement: root } = document;
      addEventListener('pageshow', ({ persisted }) => root.setAttribute('data-kept', String(persisted)));
      // Deferred, because Firefox may not return the result of a script whose page is in the cache.
      setTimeout(() => location.assign('/terms-of-service'));
      return null;
    });
    await visitor.at('/terms-of-service');
    await visitor.shown('.legal-contents-head');
    await visitor.run(() => {
      setTimeout(() => history.back());
      return null;
    });
    await visitor.at('/football');
    await visitor.see('it comes from the back/forward cache', 'true', () =>
      document.documentElement.getAttribute('data-kept'),
    );
  });

  test('an icon button has a tooltip', async () => {
    const visitor = visit();
    await visitor.open('/features', computer);
    await visitor.see('the page’s script has run', true, hasRun);
    await visitor.hover(share);
    await visitor.shown('.tooltip');
    await visitor.key(keys.Escape);
    await visitor.shown('.tooltip', false);
  });
}

/** Runs in the page. */
export function hasRun(): boolean {
  return 'store' in document.documentElement.dataset;
}

/** Runs in the page. */
function fillsWindow(selector: string): boolean {
  // Excludes the scrollbar.
  const { clientWidth } = document.documentElement;
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box?.left === 0 && box.top === 0 && box.width === clientWidth && box.height >= innerHeight;
}

/** Runs in the page. */
function isInWindow(selector: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return (
    box !== undefined && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
  );
}

/** Runs in the page. */
function isUnderButton(selector: string, opener: string): boolean {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  const button = document.querySelector(opener)?.getBoundingClientRect();
  if (!box || !button) return false;
  const inside = box.left >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  const beside = box.left < button.right && box.right > button.left;
  return inside && beside && Math.abs(box.top - button.bottom) < 24;
}

/** Runs in the page. */
function focusedLink(selector: string): number {
  return [...document.querySelectorAll(`${selector} .channel-row`)].findIndex((way) => way.matches(':focus'));
}

/** Runs in the page. */
function hasFocus(selector: string): boolean {
  return document.activeElement === document.querySelector(selector);
}
