import { test } from 'vitest';
import { locales, localizedPath } from '../../../content/locale.ts';
import { pubs } from '../../../content/places/pubs.ts';
import { windows } from '../../look/views/page-kinds.ts';
import { computer } from '../drivers/windows.ts';
import { keys, type Visitor } from '../visitor.ts';

const pins = '.pub-sheet .pin:not([aria-pressed=true])';

/** The home page's maps. */
export function testMaps(visit: () => Visitor): void {
  for (const language of locales)
    for (const size of windows)
      test(`the pub finder: filter, pin, cluster and list, ${language}, ${size.width} px`, async () => {
        const visitor = visit();
        await visitor.open(localizedPath('/', language), size);
        await visitor.hydrated('.pub-tools');
        await visitor.shown(pins);
        await visitor.see('every sport can be reached', [], outside, '.pub-filter label');
        await visitor.press('.pub-filter label:last-of-type');
        await visitor.see('some pubs are hidden', true, fewerThan, '.pub-row', pubs.length);
        await visitor.key(keys.ArrowUp);
        await visitor.see('the previous sport is selected', true, checked, -2);
        await visitor.press('.pub-filter label:first-of-type');
        await visitor.see('all pubs are listed again', false, fewerThan, '.pub-row', pubs.length);
        await visitor.press(pins);
        await visitor.see('the pin and its row are selected', true, chosenTogether);
        await visitor.press('.pub-sheet .cluster');
        await visitor.shown('.pub-sheet .cluster[aria-expanded=true]');
        await visitor.see('the list is complete or can be expanded', true, wholeListOffered, pubs.length);
        if ((await visitor.run(shownCount, '.pub-row')) < pubs.length) await visitor.press('.pub-all');
        await visitor.see('the list is complete', pubs.length, shownCount, '.pub-row');
      });

  test('a refused geolocation shows an error and keeps the list', async () => {
    const visitor = visit();
    await visitor.open('/', computer);
    await visitor.hydrated('.pub-tools');
    await visitor.run(() => {
      navigator.geolocation.getCurrentPosition = (_, refuse) =>
        refuse?.({ code: 1, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 });
      return null;
    });
    await visitor.press('.pub-near button');
    await visitor.shown('.pub-near [data-trouble]');
    await visitor.shown('.pub-row');
  });

  for (const language of locales)
    test(`a beam shows its ground on the board, by click and by keyboard, ${language}`, async () => {
      const visitor = visit();
      await visitor.open(localizedPath('/', language), computer);
      await visitor.hydrated('.london-plane');
      const before = await visitor.run(board);
      await visitor.press('.london-plane .beam:not([aria-pressed=true])');
      await visitor.see('another ground is on the board', false, sameBoard, before);
      await visitor.key(keys.Tab);
      await visitor.key(keys.Enter);
      await visitor.see('the focused beam is pressed', 'true', () =>
        document.activeElement?.getAttribute('aria-pressed'),
      );
    });
}

/** Runs in the page. @returns the texts of matching elements that leave the width of the window */
function outside(selector: string): string[] {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > innerWidth;
    })
    .map((element) => element.innerText);
}

/** Runs in the page. */
function fewerThan(selector: string, count: number): boolean {
  const there = document.querySelectorAll(selector).length;
  return there > 0 && there < count;
}

/** Runs in the page. */
function shownCount(selector: string): number {
  return [...document.querySelectorAll(selector)].filter((row) => row.checkVisibility()).length;
}

/** Runs in the page. */
function wholeListOffered(count: number): boolean {
  const rows = [...document.querySelectorAll('.pub-row')].filter((row) => row.checkVisibility());
  return rows.length === count || (document.querySelector('.pub-all')?.checkVisibility() ?? false);
}

/** Runs in the page. */
function checked(at: number): boolean {
  return [...document.querySelectorAll<HTMLInputElement>('.pub-filter input')].at(at)?.checked ?? false;
}

/** Runs in the page. */
function chosenTogether(): boolean {
  const pin = document.querySelector('.pin[aria-pressed=true] .pin-number')?.textContent;
  const row = document.querySelector('.pub-row[data-chosen]');
  return pin !== undefined && row?.querySelector('.pub-number')?.textContent === pin && row.checkVisibility();
}

/** Runs in the page. */
function board(): string {
  return document.querySelector('.london-board')?.textContent ?? '';
}

/** Runs in the page. */
function sameBoard(before: string): boolean {
  return document.querySelector('.london-board')?.textContent === before;
}
