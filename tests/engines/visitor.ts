import { expect } from 'vitest';
import type { Window } from '../look/views/page-kinds.ts';
import type { PlainData, Tab } from './drivers/tab.ts';

/** How long the page may take to answer, in milliseconds. */
const patienceMs = 30_000;

/** The keys that have no letter, as WebDriver names them. */
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

/** Somebody with a pointer and a keyboard. A selector means the first element of its kind that is shown. */
export type Visitor = ReturnType<typeof visitorIn>;

export function visitorIn(tab: Tab, site: string) {
  /** Resolves once `script` tells `told` in the page. */
  const see = <Given extends PlainData[], Told extends PlainData>(
    what: string,
    told: Told,
    script: (...given: Given) => Told,
    ...given: Given
  ) =>
    expect
      .poll(() => tab.run(script, ...given), { timeout: patienceMs, interval: 50, message: what })
      .toEqual(told);

  /** Brings an element to the middle of the window, where it comes to rest. */
  const rest = async (selector: string): Promise<Spot> => {
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
        { timeout: patienceMs, interval: 60, message: `${selector} can be reached` },
      )
      .toBe('at rest');
    if (!spot) throw new Error(`${selector} is not shown`);
    return spot;
  };

  const pointAt = ({ x, y }: Pick<Spot, 'x' | 'y'>) =>
    tab.act({
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
      // It would lie on the next page where the last press was, and what it lies on holds still for it.
      await pointAt({ x: 0, y: 0 });
      await tab.open(site + path);
    },
    /** Scrolls to an element, and waits until what it belongs to answers. */
    async awake(selector: string) {
      await rest(selector);
      await see(`${selector} is awake`, true, isAwake, selector);
    },
    async press(selector: string) {
      const { x, y } = await rest(selector);
      await tab.act({
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
      await pointAt(await rest(selector));
    },
    async key(...values: string[]) {
      const actions = values.flatMap((value) => [
        { type: 'keyDown' as const, value },
        { type: 'keyUp' as const, value },
      ]);
      await tab.act({ type: 'key', id: 'keyboard', actions });
    },
    async type(selector: string, text: string) {
      await visitor.press(selector);
      await see(`${selector} has the focus`, true, hasFocus, selector);
      await visitor.key(...text);
    },
    /** Draws a finger over an element, `by` pixels to the right, in the middle of the window. */
    async swipe(selector: string, by: number) {
      const { y } = await rest(selector);
      const from = Math.round((await tab.run(() => innerWidth / 2)) - by / 2);
      const steps = [0.1, 0.3, 0.5, 0.7, 0.9, 1].map((share) => ({
        type: 'pointerMove' as const,
        x: Math.round(from + by * share),
        y: y + Math.round(4 * share),
        duration: 20,
      }));
      await tab.act({
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: tab.finger },
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
        .poll(() => tab.run(textOf, selector), { timeout: patienceMs, interval: 50, message: selector })
        .toMatch(text),
    at: (path: string) => see(`the address is ${path}`, path, () => location.pathname),
    faults: () => tab.run(() => window.faultsNoted ?? []),
  };
  return visitor;
}

/** Runs in the page. */
function spotOf(selector: string): Spot | null {
  const element = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility());
  if (!element) return null;
  // The bar lies over the head of the window, and over its foot, at any moment, the offer of the other language.
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
function isAwake(selector: string): boolean {
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
