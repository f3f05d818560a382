// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  carouselPage,
  leaveCarouselPage,
  step,
  viewWidthFor,
} from '../../../tests/fixtures/carousel-page.tsx';
import {
  emitResize,
  mockObservers,
  reducedMotionQuery,
  setMediaQuery,
} from '../../../tests/fixtures/mock-observers.ts';

beforeEach(() => {
  mockObservers();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());
afterAll(leaveCarouselPage);

const next = '.carousel-buttons button:nth-child(3)';
const previous = '.carousel-buttons button:nth-child(2)';
const dot = (place: number) => `.scarf-dot:nth-child(${place + 1})`;
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function hydrated(page: Parameters<typeof carouselPage>[0] = {}) {
  const carousel = carouselPage(page);
  carousel.hydrate();
  advance(20);
  return carousel;
}

describe.each([
  ['en', 1, '/'],
  ['ar', -1, 'من'],
] as const)('in %s', (locale, sign, of) => {
  test('Embla starts at the slide that the visitor has scrolled to', () => {
    const { view, hydrate, count, shift, tabbable } = carouselPage({
      locale,
      viewWidth: viewWidthFor(2.6),
      isFocusable: true,
    });
    view.scrollLeft = sign * 2.6 * step;
    hydrate();
    advance(20);
    expect([view.hasAttribute('data-started'), view.hasAttribute('tabindex')]).toEqual([true, false]);
    expect([view.scrollLeft, count(), shift()]).toEqual([0, `4–5 ${of} 7`, sign * -300]);
    expect(tabbable()).toEqual([3, 4]);
  });

  test('buttons and dots turn the carousel in both directions and loop, without animation if motion is reduced', () => {
    setMediaQuery(reducedMotionQuery, true);
    const { press, count, shift } = hydrated({ locale });
    press(dot(2));
    advance(20);
    expect([count(), shift()]).toEqual([`3–4 ${of} 7`, sign * -190]);
    press(next);
    advance(20);
    expect([count(), shift()]).toEqual([`4–5 ${of} 7`, sign * -300]);
    for (let presses = 0; presses < 4; presses += 1) press(previous);
    expect(count()).toBe(`7–1 ${of} 7`);
    press(next);
    expect(count()).toBe(`1–2 ${of} 7`);
  });

  test('arrow keys follow the reading direction', () => {
    const { key, count } = hydrated({ locale });
    const [forward, back] = locale === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    key(forward);
    key(forward);
    key(back);
    expect(count()).toBe(`2–3 ${of} 7`);
  });
});

test.each([
  [0, false, true],
  [step, false, false],
  [0, true, false],
])(
  'with a scroll of %i px and focus inside %s, onStart receives isUntouched = %s',
  (scrollLeft, isFocused, isUntouched) => {
    const onStart = vi.fn();
    const { view, links, hydrate } = carouselPage({ onStart });
    view.scrollLeft = scrollLeft;
    if (isFocused) links[1]?.focus();
    hydrate();
    expect(onStart.mock.calls).toEqual([[isUntouched]]);
  },
);

test.each([
  ['en', 1, '5–6 / 7'],
  ['ar', -1, '5–6 من 7'],
] as const)(
  'in %s it turns to the slide that the browser scrolls to, and pauses there',
  (locale, sign, shown) => {
    const { view, links, count, isPaused } = hydrated({ locale });
    view.scrollLeft = sign * 3 * step;
    act(() => links[4]?.focus());
    act(() => view.dispatchEvent(new Event('scroll')));
    expect([view.scrollLeft, count(), isPaused()]).toEqual([0, shown, true]);
  },
);

test('prevents the default of arrow keys only, and ignores them with a modifier', () => {
  const { key, count } = hydrated();
  expect([key('ArrowRight'), key('ArrowLeft')]).toEqual([true, true]);
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(key('ArrowRight', { [held]: true })).toBe(false);
  expect(['ArrowDown', 'Tab', 'a'].map((other) => key(other))).toEqual([false, false, false]);
  expect(count()).toBe('1–2 / 7');
});

test('a turn is animated for about 350 ms', () => {
  const { press, count, shift } = hydrated();
  press(next);
  expect(count()).toBe('2–3 / 7');
  advance(50);
  expect(shift()).toBeLessThan(30);
  expect(shift()).toBeGreaterThan(-70);
  advance(1000);
  expect(shift()).toBe(-80);
});

describe('the Tab key', () => {
  test.each([
    [0, [0, 1]],
    [4, [4, 5]],
    [6, [0, 6]],
  ])('at slide %i reaches only the slides %j', (index, reached) => {
    const { press, tabbable } = hydrated();
    press(dot(index));
    expect(tabbable()).toEqual(reached);
  });

  test('reaches every slide before hydration, and fewer after the view gets narrower', () => {
    const { hydrate, resize, row, tabbable } = carouselPage();
    expect(tabbable()).toHaveLength(7);
    hydrate();
    advance(20);
    resize(viewWidthFor(1));
    act(() => emitResize(row));
    expect(tabbable()).toEqual([0]);
  });

  test('does not turn the carousel', () => {
    const { key, links, count } = hydrated();
    key('Tab', { code: 'Tab' });
    act(() => links[1]?.focus());
    expect(count()).toBe('1–2 / 7');
  });
});

describe('focus', () => {
  test('in a slide in view stays there on hydration', () => {
    const { links, hydrate } = carouselPage();
    links[1]?.focus();
    hydrate();
    advance(20);
    expect(document.activeElement).toBe(links[1]);
  });

  test('in a slide that leaves the view moves to the first slide in view, without scrolling', () => {
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

  test('in a slide that stays in view, or outside, does not move', () => {
    const { links, key, beside } = hydrated({ viewWidth: viewWidthFor(3) });
    act(() => beside.focus());
    key('ArrowRight');
    expect(document.activeElement).toBe(beside);
    act(() => links[3]?.focus());
    key('ArrowRight');
    expect(document.activeElement).toBe(links[3]);
  });
});

describe('slides with positions', () => {
  test.each([
    [2, [0, 1, 2, 3, 4, -2, -1]],
    [3, [0, 1, 2, 3, 4, 5, -1]],
  ])('with %i slides in view have the positions %j', (slides, positions) => {
    expect(hydrated({ withPositions: true, viewWidth: viewWidthFor(slides) }).slidePositions()).toEqual(
      positions,
    );
  });

  test('have fractional positions while moving, and keep them on re-render', () => {
    const { press, slidePositions } = hydrated({ withPositions: true });
    press(dot(2));
    advance(100);
    expect(slidePositions()[3]).toBeGreaterThan(1);
    expect(slidePositions()[3]).toBeLessThan(3);
    advance(1000);
    press('.carousel-buttons button');
    expect(slidePositions()).toEqual([-2, -1, 0, 1, 2, 3, 4]);
  });

  test('are set only with the prop', () => {
    const { cards, press } = hydrated();
    press(dot(2));
    advance(100);
    expect(cards.map((card) => card.style.getPropertyValue('--slide-position')).join('')).toBe('');
  });
});

describe('a swipe', () => {
  function touch(type: string, fingers: number[]): Event {
    const touches = fingers.map((clientX) => ({ clientX, clientY: 10 }));
    return Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches });
  }

  test('by mouse turns the carousel', () => {
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
  ])('with the touch points %j shows %s', (fingers, place) => {
    const { row, count } = hydrated();
    act(() => {
      row.dispatchEvent(touch('touchstart', fingers));
      for (const type of ['touchmove', 'touchend']) row.dispatchEvent(touch(type, [60]));
    });
    expect(count()).toBe(place);
  });
});
