// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lessMotion, openEyes, setMedia, tellResized } from '../../../../tests/fixtures/browser-eyes.ts';
import { carouselPage, roomFor } from '../../../../tests/fixtures/carousel-page.ts';
import { emblaMover } from './embla-mover.ts';

beforeEach(() => {
  openEyes();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

type Setting = Parameters<typeof carouselPage>[0] & { places?: boolean; startIndex?: number };

function moved({ places = false, startIndex = 0, ...setting }: Setting = {}) {
  const page = carouselPage(setting);
  const onMove = vi.fn();
  const mover = emblaMover({ view: page.view, slides: page.cards, onMove, places, startIndex });
  vi.advanceTimersByTime(20);
  return {
    ...page,
    onMove,
    mover,
    /** By how many pixels the row has been moved in reading direction. */
    shift: () => Number(/^translate3d\((-?[\d.]+)px/.exec(page.row.style.transform)?.[1]),
    places: () =>
      page.cards.map((card) => Number(Number(card.style.getPropertyValue('--spot')).toFixed(2)) + 0),
    reachable: () => page.links.flatMap((link, place) => (link.tabIndex >= 0 ? [place] : [])),
  };
}

test('it takes the row over where the visitor has left it', () => {
  const { view, mover, shift, reachable } = moved({ startIndex: 3, room: roomFor(2.6) });
  expect(view.dataset.mover).toBe('embla');
  expect(view.hasAttribute('tabindex')).toBe(false);
  expect([mover.index(), mover.perView(), shift()]).toEqual([3, 2, -300]);
  expect(reachable()).toEqual([3, 4]);
});

test('what scrolls the row is undone, before and after', () => {
  const page = carouselPage();
  page.view.scrollLeft = 220;
  emblaMover({ view: page.view, slides: page.cards, onMove: vi.fn(), places: false, startIndex: 2 });
  expect(page.view.scrollLeft).toBe(0);
  page.scrollBy(1);
  expect(page.view.scrollLeft).toBe(0);
});

describe.each([
  [false, -1],
  [true, 1],
])('mirrored: %s', (mirrored, sign) => {
  test('it goes to a slide and loops both ways, at once where less motion is wanted', () => {
    setMedia(lessMotion, true);
    const { mover, shift } = moved({ mirrored });
    mover.go(2);
    vi.advanceTimersByTime(20);
    expect([mover.index(), shift()]).toEqual([2, sign * 190]);
    mover.turn(1);
    vi.advanceTimersByTime(20);
    expect([mover.index(), shift()]).toEqual([3, sign * 300]);
    mover.turn(-1);
    mover.turn(-1);
    mover.turn(-1);
    expect(mover.index()).toBe(0);
    mover.turn(-1);
    expect(mover.index()).toBe(6);
    mover.turn(1);
    expect(mover.index()).toBe(0);
  });
});

test.each(['go', 'turn'] as const)('%s glides for about a third of a second', (move) => {
  const { mover, shift } = moved();
  mover[move](1);
  expect(mover.index()).toBe(1);
  vi.advanceTimersByTime(50);
  expect(shift()).toBeLessThan(30);
  expect(shift()).toBeGreaterThan(-70);
  vi.advanceTimersByTime(1000);
  expect(shift()).toBe(-80);
});

describe('the Tab key', () => {
  test.each([
    [0, [0, 1]],
    [4, [4, 5]],
    [6, [0, 6]],
  ])('at slide %i reaches %j alone', (index, reached) => {
    const { mover, reachable } = moved();
    mover.go(index);
    expect(reachable()).toEqual(reached);
  });

  test('reaches fewer in a narrower window', () => {
    const { resize, row, reachable, onMove } = moved();
    onMove.mockClear();
    resize(roomFor(1));
    tellResized(row);
    expect(reachable()).toEqual([0]);
    expect(onMove).toHaveBeenCalledOnce();
  });

  test('does not turn', () => {
    const { mover, links } = moved();
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Tab', key: 'Tab' }));
    links[1]?.focus();
    expect(mover.index()).toBe(0);
  });
});

describe('focus', () => {
  test('in a slide that leaves goes along, without scrolling', () => {
    const { mover, links } = moved();
    const follow = vi.spyOn(links[1] ?? document.body, 'focus');
    links[0]?.focus();
    mover.turn(1);
    expect(document.activeElement).toBe(links[1]);
    expect(follow).toHaveBeenCalledWith({ preventScroll: true });
    links[2]?.focus();
    mover.turn(-1);
    expect(document.activeElement).toBe(links[0]);
  });

  test('in a slide that stays, or elsewhere, stays', () => {
    const { mover, links } = moved({ room: roomFor(3) });
    mover.turn(1);
    expect(document.activeElement).toBe(document.body);
    links[3]?.focus();
    mover.turn(1);
    expect(document.activeElement).toBe(links[3]);
  });

  test('has nowhere to go in a slide without links', () => {
    const { mover, links } = moved();
    links[1]?.remove();
    links[0]?.focus();
    mover.turn(1);
    expect(mover.index()).toBe(1);
  });
});

describe('slides that learn their place', () => {
  test.each([
    [2, [0, 1, 2, 3, 4, -2, -1]],
    [3, [0, 1, 2, 3, 4, 5, -1]],
  ])('with %i in view are at %j', (slides, places) => {
    expect(moved({ places: true, room: roomFor(slides) }).places()).toEqual(places);
  });

  test('learn it anew in fractions while they move, and in a window of another width', () => {
    const { mover, places, resize, row } = moved({ places: true });
    mover.go(2);
    vi.advanceTimersByTime(100);
    expect(places()[3]).toBeGreaterThan(1);
    expect(places()[3]).toBeLessThan(3);
    vi.advanceTimersByTime(1000);
    expect(places()).toEqual([-2, -1, 0, 1, 2, 3, 4]);
    resize(roomFor(4));
    tellResized(row);
    expect(places()).toEqual([5, -1, 0, 1, 2, 3, 4]);
  });

  test('learn it at once where less motion is wanted', () => {
    setMedia(lessMotion, true);
    const { mover, places } = moved({ places: true });
    mover.go(2);
    vi.advanceTimersByTime(20);
    expect(places()).toEqual([-2, -1, 0, 1, 2, 3, 4]);
  });

  test('are those that ask for it', () => {
    const { cards, mover } = moved();
    mover.go(2);
    vi.advanceTimersByTime(100);
    expect(cards.map((card) => card.style.getPropertyValue('--spot')).join('')).toBe('');
  });
});

describe('a swipe', () => {
  function touch(type: string, fingers: number[]): Event {
    const touches = fingers.map((clientX) => ({ clientX, clientY: 10 }));
    return Object.assign(new Event(type, { bubbles: true, cancelable: true }), { touches });
  }

  test('of a mouse turns', () => {
    const { mover, row } = moved();
    const at = (clientX: number) => ({ clientX, clientY: 10, bubbles: true, cancelable: true });
    row.dispatchEvent(new MouseEvent('mousedown', at(200)));
    document.dispatchEvent(new MouseEvent('mousemove', at(60)));
    document.dispatchEvent(new MouseEvent('mouseup', at(60)));
    expect(mover.index()).toBe(1);
  });

  test.each([
    [[200], 1],
    [[], 0],
  ])('of the fingers %j leads to %i', (fingers, index) => {
    const { mover, row } = moved();
    row.dispatchEvent(touch('touchstart', fingers));
    for (const type of ['touchmove', 'touchend']) row.dispatchEvent(touch(type, [60]));
    expect(mover.index()).toBe(index);
  });
});
