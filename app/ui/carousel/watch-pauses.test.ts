// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEyes, passThroughSight, setInSight, setMedia } from '../../../tests/fixtures/browser-eyes.ts';
import { carouselPage, find } from '../../../tests/fixtures/carousel-page.ts';
import { createRotation } from './rotation.ts';
import { watchPauses } from './watch-pauses.ts';

beforeEach(() => {
  openEyes();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A carousel in sight, with a link beside it. */
function watched() {
  const page = carouselPage();
  document.body.append(Object.assign(document.createElement('a'), { id: 'beside', href: '#' }));
  const onChange = vi.fn();
  watchPauses(page.region, createRotation({ delayMs: () => 5000, turn: vi.fn(), onChange }));
  setInSight(page.region, 100);
  return {
    ...page,
    onChange,
    beside: find(document, '#beside'),
    turning: () => onChange.mock.lastCall?.[0] ?? false,
  };
}

function send(target: EventTarget, type: string, options: EventInit = { bubbles: true }): void {
  target.dispatchEvent(new Event(type, options));
}

function point(target: EventTarget, type: string, pointerType: string): void {
  target.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: type === 'pointerover' }));
}

test('it turns in sight alone', () => {
  const { region, turning } = watched();
  expect(turning()).toBe(true);
  setInSight(region, 0);
  expect(turning()).toBe(false);
  setInSight(region, 50);
  expect(turning()).toBe(true);
});

test('it holds for the keyboard’s focus that woke it, and for the pointer', () => {
  const page = carouselPage();
  const { querySelector } = page.region;
  vi.spyOn(page.region, 'querySelector').mockImplementation((selector: string) =>
    selector === ':focus-visible' ? (page.links[0] ?? null) : querySelector.call(page.region, selector),
  );
  const held = (region: HTMLElement) => {
    const onChange = vi.fn();
    watchPauses(region, createRotation({ delayMs: () => 5000, turn: vi.fn(), onChange }));
    setInSight(region, 100);
    return onChange.mock.lastCall?.[0] ?? false;
  };
  expect(held(page.region)).toBe(false);
  const other = carouselPage().region;
  vi.spyOn(other, 'matches').mockImplementation((selector) => selector === ':hover');
  expect(held(other)).toBe(true);
  setMedia('hover: hover', true);
  expect(held(other)).toBe(false);
});

test('it turns when it has come into sight while the browser was busy', () => {
  const { region, turning } = watched();
  setInSight(region, 0);
  passThroughSight(region, [0, 100]);
  expect(turning()).toBe(true);
});

test.each([
  ['mouse', false],
  ['pen', false],
  ['touch', true],
])('under a %s it turns: %s', (pointerType, turns) => {
  const { region, cards, turning } = watched();
  point(cards[0] ?? region, 'pointerover', pointerType);
  expect(turning()).toBe(turns);
  point(region, 'pointerleave', pointerType);
  expect(turning()).toBe(true);
});

test('it holds while focus is inside, wherever there', () => {
  const { links, beside, onChange } = watched();
  for (const link of links) link.focus();
  expect(onChange.mock.calls).toEqual([[true], [false]]);
  beside.focus();
  expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
});

test('focus that a press brings does not hold it, focus after that does', () => {
  const { links, beside, turning } = watched();
  send(links[0] ?? beside, 'mousedown');
  links[0]?.focus();
  expect(turning()).toBe(true);
  send(beside, 'mouseup');
  links[1]?.focus();
  expect(turning()).toBe(false);
});

test.each(['touchend', 'touchcancel'])('it holds while touched and for three seconds after %s', (ended) => {
  const { cards, region, turning } = watched();
  const card = cards[0] ?? region;
  send(card, 'touchstart');
  vi.advanceTimersByTime(60_000);
  expect(turning()).toBe(false);
  send(card, ended);
  vi.advanceTimersByTime(2999);
  expect(turning()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(turning()).toBe(true);
});

test('the three seconds begin anew with every touch', () => {
  const { region, turning } = watched();
  for (const type of ['touchstart', 'touchend', 'touchstart']) {
    send(region, type);
    vi.advanceTimersByTime(2000);
  }
  vi.advanceTimersByTime(2000);
  expect(turning()).toBe(false);
  send(region, 'touchend');
  vi.advanceTimersByTime(2000);
  send(region, 'touchend');
  vi.advanceTimersByTime(2000);
  expect(turning()).toBe(false);
});

test('it holds while the page is hidden, from its start too', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { turning } = watched();
  expect(turning()).toBe(false);
  hidden.mockReturnValue(false);
  send(document, 'visibilitychange');
  expect(turning()).toBe(true);
  hidden.mockReturnValue(true);
  send(document, 'visibilitychange');
  expect(turning()).toBe(false);
});

test('scrolling need not wait for what is done with a touch', () => {
  const added = vi.spyOn(HTMLElement.prototype, 'addEventListener');
  watched();
  const heard = added.mock.calls.filter(([type]) => type.startsWith('touch'));
  expect(heard.map(([type, , options]) => [type, options])).toEqual(
    ['touchstart', 'touchend', 'touchcancel'].map((type) => [type, { passive: true }]),
  );
});
