import { expect } from 'vitest';
import type { Window } from '../look/views/page-kinds.ts';
import type { PlainData, Tab } from './drivers/tab.ts';
import type { ErrorRecordingProxy } from './error-recording-proxy.ts';

const timeoutMs = 30_000;

/** WebDriver's code points of keys. */
export const keys = {
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
} as const;

type Spot = { x: number; y: number; width: number; height: number; over: string | null };

/** Actions and assertions of a visitor. A selector means its first visible element. */
export type Visitor = ReturnType<typeof visitorIn>;

export function visitorIn(tab: Tab, site: Pick<ErrorRecordingProxy, 'url'> & Partial<ErrorRecordingProxy>) {
  /** Polls `script` in the page until it returns `expected`. */
  const see = <Args extends PlainData[], Result extends PlainData>(
    message: string,
    expected: Result,
    script: (...args: Args) => Result,
    ...args: Args
  ) =>
    expect
      .poll(() => tab.run(script, ...args), { timeout: timeoutMs, interval: 50, message })
      .toEqual(expected);

  /**
   * Scrolls an element to the middle of the window and waits until it does not move and can be
   * clicked.
   */
  const scrollTo = async (selector: string): Promise<Spot> => {
    let before = '';
    let spot: Spot | null = null;
    await expect
      .poll(
        async () => {
          spot = await tab.run(spotOf, selector);
          const resting = JSON.stringify(spot) === before;
          before = JSON.stringify(spot);
          return spot === null ? 'not shown' : (resting && spot.over) || (resting ? 'at rest' : 'moving');
        },
        { timeout: timeoutMs, interval: 60, message: `${selector} can be reached` },
      )
      .toBe('at rest');
    if (!spot) throw new Error(`${selector} is not shown`);
    return spot;
  };

  const pointAt = ({ x, y }: Pick<Spot, 'x' | 'y'>) =>
    tab.performActions({
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', x, y }],
    });

  const visitor = {
    run: tab.run,
    see,
    async open(path: string, size: Window) {
      await tab.resize(size);
      // The pointer keeps its position on the next page, and elements under it would be hovered.
      await pointAt({ x: 0, y: 0 });
      await tab.open(site.url + path);
    },
    /** Scrolls to an element and waits until its island is hydrated. */
    async hydrated(selector: string) {
      await scrollTo(selector);
      await see(`${selector} is hydrated`, true, isHydrated, selector);
    },
    async press(selector: string) {
      const { x, y } = await scrollTo(selector);
      await tab.performActions({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async hover(selector: string) {
      await pointAt(await scrollTo(selector));
    },
    async key(...values: string[]) {
      const actions = values.flatMap((value) => [
        { type: 'keyDown' as const, value },
        { type: 'keyUp' as const, value },
      ]);
      await tab.performActions({ type: 'key', id: 'keyboard', actions });
    },
    async type(selector: string, text: string) {
      await visitor.press(selector);
      await see(`${selector} has the focus`, true, hasFocus, selector);
      await visitor.key(...text);
    },
    /** Swipes `by` pixels to the right at the height of an element, in the middle of the window. */
    async swipe(selector: string, by: number) {
      const { y } = await scrollTo(selector);
      const from = Math.round((await tab.run(() => innerWidth / 2)) - by / 2);
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9, 1].map((share) => ({
        type: 'pointerMove' as const,
        x: Math.round(from + by * share),
        y: y + Math.round(4 * share),
        duration: 20,
      }));
      await tab.performActions({
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: tab.swipePointer },
        actions: [
          { type: 'pointerMove', x: from, y },
          { type: 'pointerDown', button: 0 },
          ...steps,
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    shown: (selector: string, shown = true) =>
      see(`${selector} is ${shown ? 'shown' : 'hidden'}`, shown, isShown, selector),
    says: (selector: string, text: RegExp) =>
      expect
        .poll(() => tab.run(textOf, selector), { timeout: timeoutMs, interval: 50, message: selector })
        .toMatch(text),
    at: (path: string) => see(`the address is ${path}`, path, () => location.pathname),
    setConnected: (isConnected: boolean) => site.setConnected?.(isConnected),
    faults: () => tab.run(() => window.recordedErrors ?? []),
  };
  return visitor;
}

/** Runs in the page. */
function spotOf(selector: string): Spot | null {
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!element) return null;
  // The navigation bar covers the top of the window, and the language offer may cover the bottom.
  const inside = (box: DOMRect) => box.top >= 90 && box.bottom <= innerHeight - 90;
  if (!inside(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = Math.round(left + width / 2);
  const y = Math.round(top + height / 2);
  const there = document.elementFromPoint(x, y);
  const reached =
    there !== null && (element.contains(there) || there.closest('label, a, button')?.contains(element));
  const over = reached
    ? null
    : `under ${there?.outerHTML.slice(0, 120) ?? 'nothing: it is outside the window'}`;
  return { x, y, width, height, over };
}

/** Runs in the page. */
function isHydrated(selector: string): boolean {
  const island = document.querySelector(selector)?.closest<HTMLElement>('[data-island]');
  return !island || 'hydrated' in island.dataset;
}

/** Runs in the page. */
function hasFocus(selector: string): boolean {
  return document.activeElement?.matches(selector) === true;
}

/** Runs in the page. */
function isShown(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((each) =>
    each.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  );
}

/** Runs in the page. */
function textOf(selector: string): string {
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((each) => each.checkVisibility())
    .map((each) => each.innerText)
    .join('\n');
}
