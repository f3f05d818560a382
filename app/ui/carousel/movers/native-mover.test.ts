// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { lessMotion, openEyes, setMedia } from '../../../../tests/fixtures/browser-eyes.ts';
import { carouselPage, roomFor, step } from '../../../../tests/fixtures/carousel-page.ts';
import { nativeMover } from './native-mover.ts';

beforeEach(openEyes);

function moved(setting: Parameters<typeof carouselPage>[0]) {
  const page = carouselPage(setting);
  const onMove = vi.fn();
  return { ...page, onMove, mover: nativeMover({ view: page.view, slides: page.cards, onMove }) };
}

describe.each([
  [false, 1],
  [true, -1],
])('mirrored: %s', (mirrored, sign) => {
  test('the slide nearest to the start edge is the one it is at', () => {
    const { mover, scrollBy } = moved({ mirrored });
    expect(mover.index()).toBe(0);
    for (const [places, index] of [
      [2.4, 2],
      [2.6, 3],
    ] as const) {
      scrollBy(places);
      expect(mover.index()).toBe(index);
    }
  });

  test('it goes where a slide stands at the start edge', () => {
    const { mover, view } = moved({ mirrored });
    for (const target of [3, 5, 1]) {
      mover.go(target);
      expect(view.scrollLeft).toBe(sign * target * step);
    }
    mover.go(7);
    expect(view.scrollLeft).toBe(sign * step);
  });

  test('it turns to the next and back, and from the end to the start', () => {
    const { mover, scrollBy, view } = moved({ mirrored });
    mover.turn(1);
    mover.turn(1);
    expect(mover.index()).toBe(2);
    mover.turn(-1);
    expect(mover.index()).toBe(1);
    scrollBy(6);
    const end = view.scrollLeft;
    mover.turn(-1);
    expect(mover.index()).toBe(4);
    scrollBy(6);
    mover.turn(1);
    expect(mover.index()).toBe(0);
    mover.turn(-1);
    expect(view.scrollLeft).toBe(end);
  });
});

test('a row whose end is missed by no more than two pixels has ended', () => {
  const { mover, view, scrolled } = moved({});
  const end = view.scrollWidth - view.clientWidth;
  scrolled({ left: end - 3 });
  mover.turn(1);
  expect(view.scrollLeft).toBe(end);
  scrolled({ left: end - 2 });
  mover.turn(1);
  expect(view.scrollLeft).toBe(0);
});

test.each([1, 2, 3])('%i slides are in view where there is room for as many', (slides) => {
  expect(moved({ room: roomFor(slides) }).mover.perView()).toBe(slides);
  expect(moved({ room: roomFor(slides) - 2 }).mover.perView()).toBe(Math.max(1, slides - 1));
});

test('it glides, and jumps for a visitor who wants less motion', () => {
  const { mover, scrolled } = moved({});
  mover.go(1);
  setMedia(lessMotion, true);
  mover.go(2);
  expect(scrolled.mock.calls.map(([{ behavior }]) => behavior)).toEqual(['smooth', 'instant']);
});

test('it reports every move until it is told to stop', () => {
  const { mover, scrollBy, onMove } = moved({});
  scrollBy(1);
  scrollBy(2);
  expect(onMove).toHaveBeenCalledTimes(2);
  mover.stop();
  scrollBy(3);
  expect(onMove).toHaveBeenCalledTimes(2);
});

test('while it glides it is heading for its goal, and turns on from there', () => {
  const { mover, scrolled, view } = moved({});
  scrolled.mockImplementation(() => undefined);
  mover.turn(1);
  mover.turn(1);
  expect([mover.index(), mover.heading()]).toEqual([0, 2]);
  view.dispatchEvent(new Event('scrollend'));
  expect(mover.heading()).toBe(0);
});

test.each(['wheel', 'touchstart'])('%s gives up its goal, and so does time', (act) => {
  vi.useFakeTimers();
  const { mover, scrolled, view } = moved({});
  scrolled.mockImplementation(() => undefined);
  mover.go(3);
  view.dispatchEvent(new Event(act));
  expect(mover.heading()).toBe(0);
  mover.go(3);
  vi.advanceTimersByTime(999);
  expect(mover.heading()).toBe(3);
  vi.advanceTimersByTime(1);
  expect(mover.heading()).toBe(0);
  vi.useRealTimers();
});
