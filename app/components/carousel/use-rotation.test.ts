// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { carouselPage, leaveCarouselPage, viewWidthFor } from '../../../tests/fixtures/carousel-page.tsx';
import {
  emitIntersection,
  emitIntersections,
  mockObservers,
  reducedMotionQuery,
  setMediaQuery,
} from '../../../tests/fixtures/mock-observers.ts';

beforeEach(() => {
  mockObservers();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
afterAll(leaveCarouselPage);

const pause = '.carousel-buttons button';
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const dispatch = (target: EventTarget, type: string) =>
  act(() => target.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), { touches: [] })));

/** A hydrated carousel in view. */
function inView(page: Parameters<typeof carouselPage>[0] = {}) {
  const carousel = carouselPage(page);
  carousel.hydrate();
  act(() => emitIntersection(carousel.region, 100));
  return { ...carousel, isRotating: () => carousel.live() === 'off' };
}

function movePointer(from: Element, to: Element, pointerType: string): void {
  const options = { pointerType, bubbles: true };
  act(() => {
    from.dispatchEvent(new PointerEvent('pointerout', { ...options, relatedTarget: to } as PointerEventInit));
    to.dispatchEvent(
      new PointerEvent('pointerover', { ...options, relatedTarget: from } as PointerEventInit),
    );
  });
}

test('turns after each delay, and loops', () => {
  const { count } = inView({ slides: 3, viewWidth: viewWidthFor(1) });
  expect(count()).toBe('1 / 3');
  for (const place of [2, 3, 1]) {
    advance(5000);
    expect(count()).toBe(`${place} / 3`);
  }
});

test('a manual turn restarts the delay', () => {
  const { press, key, count } = inView();
  const ways = [
    [() => press('.carousel-buttons button:nth-child(3)'), '2–3 / 7'],
    [() => press('.scarf-dot:nth-child(2)'), '2–3 / 7'],
    [() => key('ArrowRight'), '3–4 / 7'],
  ] as const;
  for (const [turn, place] of ways) {
    advance(4000);
    turn();
    expect(count()).toBe(place);
  }
  advance(4999);
  expect(count()).toBe('3–4 / 7');
  advance(1);
  expect(count()).toBe('4–5 / 7');
});

test('resumes a whole delay after hover and focus have both ended', () => {
  const { region, beside, cards, links, count } = inView();
  movePointer(beside, cards[0] ?? region, 'mouse');
  act(() => links[0]?.focus());
  movePointer(cards[0] ?? region, beside, 'mouse');
  advance(60_000);
  act(() => beside.focus());
  advance(4999);
  expect(count()).toBe('1–2 / 7');
  advance(1);
  expect(count()).toBe('2–3 / 7');
});

test('turns only while in view', () => {
  const { region, isRotating } = inView();
  expect(isRotating()).toBe(true);
  act(() => emitIntersection(region, 0));
  expect(isRotating()).toBe(false);
  act(() => emitIntersections(region, [0, 100]));
  expect(isRotating()).toBe(true);
});

test('pauses for focus and hover that began before hydration', () => {
  const focused = carouselPage();
  focused.links[0]?.focus();
  focused.hydrate();
  act(() => emitIntersection(focused.region, 100));
  expect(focused.live()).toBe('polite');
  for (const [hovers, live] of [
    [true, 'polite'],
    [false, 'off'],
  ] as const) {
    setMediaQuery('hover: hover', hovers);
    const page = carouselPage();
    const { matches } = page.region;
    vi.spyOn(page.region, 'matches').mockImplementation((selector) =>
      selector === ':hover' ? true : matches.call(page.region, selector),
    );
    page.hydrate();
    act(() => emitIntersection(page.region, 100));
    expect(page.live()).toBe(live);
  }
});

test.each([
  ['mouse', false],
  ['pen', false],
  ['touch', true],
])('hovered by %s, it turns: %s', (pointerType, turns) => {
  const { region, cards, beside, isRotating } = inView();
  movePointer(beside, cards[0] ?? region, pointerType);
  expect(isRotating()).toBe(turns);
  movePointer(cards[0] ?? region, beside, pointerType);
  expect(isRotating()).toBe(true);
});

test('pauses while any link inside is focused', () => {
  const { links, beside, isRotating } = inView();
  for (const link of links) {
    act(() => link.focus());
    expect(isRotating()).toBe(false);
  }
  act(() => beside.focus());
  expect(isRotating()).toBe(true);
});

test('does not pause for focus without :focus-visible', () => {
  const { links, isRotating } = inView();
  const link = links[0] as HTMLElement;
  vi.spyOn(link, 'matches').mockReturnValue(false);
  act(() => link.focus());
  expect(isRotating()).toBe(true);
});

test.each(['touchend', 'touchcancel'])('pauses during a touch and for three seconds after %s', (ended) => {
  const { cards, region, isRotating } = inView();
  const card = cards[0] ?? region;
  dispatch(card, 'touchstart');
  advance(60_000);
  expect(isRotating()).toBe(false);
  dispatch(card, ended);
  advance(2999);
  expect(isRotating()).toBe(false);
  advance(1);
  expect(isRotating()).toBe(true);
});

test('each touch restarts the three seconds', () => {
  const { region, isRotating } = inView();
  for (const type of ['touchstart', 'touchend', 'touchstart']) {
    dispatch(region, type);
    advance(2000);
  }
  advance(2000);
  expect(isRotating()).toBe(false);
  dispatch(region, 'touchend');
  advance(2000);
  dispatch(region, 'touchend');
  advance(2000);
  expect(isRotating()).toBe(false);
});

test('pauses while the page is hidden, initially too', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { isRotating } = inView();
  expect(isRotating()).toBe(false);
  hidden.mockReturnValue(false);
  dispatch(document, 'visibilitychange');
  expect(isRotating()).toBe(true);
  hidden.mockReturnValue(true);
  dispatch(document, 'visibilitychange');
  expect(isRotating()).toBe(false);
});

test('the pause button pauses until it is pressed again', () => {
  const { press, region, cards, beside, links, count, live, isPaused } = inView();
  press(pause);
  expect([isPaused(), live()]).toEqual([true, 'polite']);
  movePointer(beside, cards[0] ?? region, 'mouse');
  dispatch(region, 'touchstart');
  act(() => links[0]?.focus());
  advance(60_000);
  expect(count()).toBe('1–2 / 7');
  press(pause);
  expect([isPaused(), live()]).toEqual([false, 'off']);
  advance(5000);
  expect(count()).toBe('2–3 / 7');
});

test('is paused if motion is reduced, initially or later', () => {
  const later = inView();
  act(() => setMediaQuery(reducedMotionQuery, false));
  expect(later.isPaused()).toBe(false);
  act(() => setMediaQuery(reducedMotionQuery, true));
  expect(later.isPaused()).toBe(true);
  const { isPaused, live, count } = inView();
  expect([isPaused(), live()]).toEqual([true, 'polite']);
  advance(60_000);
  expect(count()).toBe('1–2 / 7');
});

test.each([
  [true, 3000],
  [false, 7000],
])('on a phone (%s) it turns after %i ms', (isPhone, ms) => {
  setMediaQuery('width < 48em', isPhone);
  const { count } = inView({ delay: { desktop: 7000, mobile: 3000 } });
  advance(ms - 1);
  expect(count()).toBe('1–2 / 7');
  advance(1);
  expect(count()).toBe('2–3 / 7');
});
