// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lessMotion, openEyes, setMedia, tellResized } from '../../../tests/fixtures/browser-eyes.ts';
import { carouselPage, leaveCarouselPage, roomFor, step } from '../../../tests/fixtures/carousel-page.tsx';

beforeEach(() => {
  openEyes();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());
afterAll(leaveCarouselPage);

const next = '.carousel-buttons button:nth-child(3)';
const previous = '.carousel-buttons button:nth-child(2)';
const dot = (place: number) => `.scarf-dot:nth-child(${place + 1})`;
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function hydrated(page: Parameters<typeof carouselPage>[0] = {}) {
  const carousel = carouselPage(page);
  carousel.hydrate();
  pass(20);
  return carousel;
}

describe.each([
  ['en', 1],
  ['ar', -1],
] as const)('in %s', (locale, sign) => {
  test('Embla takes the row over at the slide that the visitor has scrolled to', () => {
    const { view, hydrate, count, shift, tabbable } = carouselPage({
      locale,
      room: roomFor(2.6),
      isFocusable: true,
    });
    view.scrollLeft = sign * 2.6 * step;
    hydrate();
    pass(20);
    expect([view.hasAttribute('data-started'), view.hasAttribute('tabindex')]).toEqual([true, false]);
    expect([view.scrollLeft, count(), shift()]).toEqual([0, '4–5 / 7', sign * -300]);
    expect(tabbable()).toEqual([3, 4]);
  });

  test('buttons and dots turn it, both ways and round, at once with reduced motion', () => {
    setMedia(lessMotion, true);
    const { press, count, shift } = hydrated({ locale });
    press(dot(2));
    pass(20);
    expect([count(), shift()]).toEqual(['3–4 / 7', sign * -190]);
    press(next);
    pass(20);
    expect([count(), shift()]).toEqual(['4–5 / 7', sign * -300]);
    for (let presses = 0; presses < 4; presses += 1) press(previous);
    expect(count()).toBe('7–1 / 7');
    press(next);
    expect(count()).toBe('1–2 / 7');
  });

  test('the arrow keys point to where the row goes', () => {
    const { key, count } = hydrated({ locale });
    const [forward, back] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    key(forward);
    key(forward);
    key(back);
    expect(count()).toBe('2–3 / 7');
  });
});

test.each([
  [0, false, true],
  [step, false, false],
  [0, true, false],
])('scrolled by %i px, focus inside: %s: untouched: %s', (scrollLeft, isFocused, isUntouched) => {
  const onStart = vi.fn();
  const { view, links, hydrate } = carouselPage({ onStart });
  view.scrollLeft = scrollLeft;
  if (isFocused) links[1]?.focus();
  hydrate();
  expect(onStart.mock.calls).toEqual([[isUntouched]]);
});

test('scrolling of the view is undone, as by find-in-page', () => {
  const { view } = hydrated();
  view.scrollLeft = 80;
  act(() => view.dispatchEvent(new Event('scroll')));
  expect(view.scrollLeft).toBe(0);
});

test('a key that turns does nothing else; any other, or one with another held, does not turn', () => {
  const { key, count } = hydrated();
  expect([key('ArrowRight'), key('ArrowLeft')]).toEqual([true, true]);
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(key('ArrowRight', { [held]: true })).toBe(false);
  expect(['ArrowDown', 'Tab', 'a'].map((other) => key(other))).toEqual([false, false, false]);
  expect(count()).toBe('1–2 / 7');
});

test('a turn glides for about a third of a second', () => {
  const { press, count, shift } = hydrated();
  press(next);
  expect(count()).toBe('2–3 / 7');
  pass(50);
  expect(shift()).toBeLessThan(30);
  expect(shift()).toBeGreaterThan(-70);
  pass(1000);
  expect(shift()).toBe(-80);
});

describe('the Tab key', () => {
  test.each([
    [0, [0, 1]],
    [4, [4, 5]],
    [6, [0, 6]],
  ])('at slide %i reaches %j alone', (index, reached) => {
    const { press, tabbable } = hydrated();
    press(dot(index));
    expect(tabbable()).toEqual(reached);
  });

  test('reaches every slide until it is hydrated, and fewer in a narrower window', () => {
    const { hydrate, resize, row, tabbable } = carouselPage();
    expect(tabbable()).toHaveLength(7);
    hydrate();
    pass(20);
    resize(roomFor(1));
    act(() => tellResized(row));
    expect(tabbable()).toEqual([0]);
  });

  test('does not turn', () => {
    const { key, links, count } = hydrated();
    key('Tab', { code: 'Tab' });
    act(() => links[1]?.focus());
    expect(count()).toBe('1–2 / 7');
  });
});

describe('focus', () => {
  test('in a slide in view stays there when the carousel is hydrated', () => {
    const { links, hydrate } = carouselPage();
    links[1]?.focus();
    hydrate();
    pass(20);
    expect(document.activeElement).toBe(links[1]);
  });

  test('in a slide that leaves goes along, without scrolling', () => {
    const { links, key } = hydrated();
    const follow = vi.spyOn(links[1] ?? document.body, 'focus');
    act(() => links[0]?.focus());
    key('ArrowRight');
    expect(document.activeElement).toBe(links[1]);
    expect(follow).toHaveBeenCalledWith({ preventScroll: true });
    act(() => links[2]?.focus());
    key('ArrowLeft');
    expect(document.activeElement).toBe(links[0]);
  });

  test('in a slide that stays, or elsewhere, stays', () => {
    const { links, key, beside } = hydrated({ room: roomFor(3) });
    act(() => beside.focus());
    key('ArrowRight');
    expect(document.activeElement).toBe(beside);
    act(() => links[3]?.focus());
    key('ArrowRight');
    expect(document.activeElement).toBe(links[3]);
  });
});

describe('slides with places', () => {
  test.each([
    [2, [0, 1, 2, 3, 4, -2, -1]],
    [3, [0, 1, 2, 3, 4, 5, -1]],
  ])('with %i in view are at %j', (slides, places) => {
    expect(hydrated({ places: true, room: roomFor(slides) }).spots()).toEqual(places);
  });

  test('are at fractions while they move, and keep them when the carousel renders again', () => {
    const { press, spots } = hydrated({ places: true });
    press(dot(2));
    pass(100);
    expect(spots()[3]).toBeGreaterThan(1);
    expect(spots()[3]).toBeLessThan(3);
    pass(1000);
    press('.carousel-buttons button');
    expect(spots()).toEqual([-2, -1, 0, 1, 2, 3, 4]);
  });

  test('are those that ask for it', () => {
    const { cards, press } = hydrated();
    press(dot(2));
    pass(100);
    expect(cards.map((card) => card.style.getPropertyValue('--spot')).join('')).toBe('');
  });
});

describe('a swipe', () => {
  function touch(type: string, fingers: number[]): Event {
    const touches = fingers.map((clientX) => ({ clientX, clientY: 10 }));
    return Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches });
  }

  test('of a mouse turns', () => {
    const { row, count } = hydrated();
    const at = (clientX: number) => ({ clientX, clientY: 10, bubbles: true, cancelable: true });
    act(() => {
      row.dispatchEvent(new MouseEvent('mousedown', at(200)));
      document.dispatchEvent(new MouseEvent('mousemove', at(60)));
      document.dispatchEvent(new MouseEvent('mouseup', at(60)));
    });
    expect(count()).toBe('2–3 / 7');
  });

  test.each([
    [[200], '2–3 / 7'],
    [[], '1–2 / 7'],
  ])('of the fingers %j leads to %s', (fingers, place) => {
    const { row, count } = hydrated();
    act(() => {
      row.dispatchEvent(touch('touchstart', fingers));
      for (const type of ['touchmove', 'touchend']) row.dispatchEvent(touch(type, [60]));
    });
    expect(count()).toBe(place);
  });
});
