// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lessMotion, openEyes, setInSight, setMedia } from '../../../tests/fixtures/browser-eyes.ts';
import { carouselPage, find, roomFor, step } from '../../../tests/fixtures/carousel-page.ts';
import { type CarouselTiming, wake } from './wake-carousel.ts';

beforeEach(() => {
  openEyes();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./movers/embla-mover.ts');
});

type Setting = Parameters<typeof carouselPage>[0] & Partial<CarouselTiming> & { embla?: boolean };

/** A carousel that has woken and is in sight; one that nothing has scrolled yet. */
async function woken({ embla = true, delay = 5000, places = false, ...setting }: Setting = {}) {
  if (!embla)
    vi.doMock('./movers/embla-mover.ts', () => {
      throw new Error('not to be fetched');
    });
  const page = carouselPage(setting);
  wake(document.body, { delay, ...(places && { places }) });
  await vi.dynamicImportSettled();
  setInSight(page.region, 100);
  return {
    ...page,
    press: (selector: string) => find(page.region, selector).click(),
    key: (key: string, held: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
      page.region.dispatchEvent(event);
      return event.defaultPrevented;
    },
    count: () => find(page.region, '.carousel-count').textContent,
    live: () => find(page.region, '.carousel-status').ariaLive,
    paused: () => find(page.region, '.carousel-pause').hasAttribute('data-paused'),
  };
}

test('a page without a carousel cannot wake it, nor can a carousel without a view', () => {
  expect(() => wake(document.createElement('main'), { delay: 5000 })).toThrow('no carousel to wake');
  const { view } = carouselPage();
  view.remove();
  expect(() => wake(document.body, { delay: 5000 })).toThrow('a carousel without a view');
});

describe.each([true, false])('moved by embla: %s', (embla) => {
  test('it says where it is, turns by itself, and loops', async () => {
    const { count, live, view } = await woken({ embla, slides: 3, room: roomFor(1) });
    expect(view.dataset.mover).toBe(embla ? 'embla' : undefined);
    expect([count(), live()]).toEqual(['1 / 3', 'off']);
    for (const place of [2, 3, 1]) {
      vi.advanceTimersByTime(5000);
      expect(count()).toBe(`${place} / 3`);
    }
  });

  test('buttons, blocks and arrow keys turn it, and put the next turn a whole delay away', async () => {
    const { press, key, count } = await woken({ embla });
    const ways = [
      [() => press('[data-turn="1"]'), '2–3 / 7'],
      [() => press('.scarf-dot:nth-child(5)'), '5–6 / 7'],
      [() => press('[data-turn="-1"]'), '4–5 / 7'],
      [() => key('ArrowRight'), '5–6 / 7'],
      [() => key('ArrowLeft'), '4–5 / 7'],
    ] as const;
    for (const [turn, place] of ways) {
      vi.advanceTimersByTime(4000);
      turn();
      expect(count()).toBe(place);
    }
    vi.advanceTimersByTime(4999);
    expect(count()).toBe('4–5 / 7');
    vi.advanceTimersByTime(1);
    expect(count()).toBe('5–6 / 7');
  });
});

test('embla takes over where the visitor has scrolled to, and alone', async () => {
  const page = carouselPage();
  wake(document.body, { delay: 5000 });
  // So lately that the row has not told it yet.
  page.view.scrollLeft = 3 * step;
  const count = find(page.region, '.carousel-count');
  const told = vi.spyOn(count, 'textContent', 'set');
  await vi.dynamicImportSettled();
  expect(count.textContent).toBe('4–5 / 7');
  told.mockClear();
  page.view.dispatchEvent(new Event('scroll'));
  expect(told).not.toHaveBeenCalled();
});

test('while nothing has moved yet it says what is in view already', () => {
  const { region } = carouselPage();
  wake(document.body, { delay: 5000 });
  expect(find(region, '.carousel-count').textContent).toBe('1–2 / 7');
  expect(find(region, '.carousel-status').ariaLive).toBe('polite');
});

test('slides learn their place if the page says so', async () => {
  expect((await woken({ places: true })).cards[1]?.style.getPropertyValue('--spot')).toBe('1');
  expect((await woken()).cards[1]?.style.getPropertyValue('--spot')).toBe('');
});

test('in Arabic the arrow keys point to where the row goes', async () => {
  const { key, count } = await woken({ mirrored: true });
  key('ArrowLeft');
  key('ArrowLeft');
  key('ArrowRight');
  expect(count()).toBe('2–3 / 7');
});

test('a key that turns does nothing else; any other, or one with another held, does not turn', async () => {
  const { key, count } = await woken();
  expect([key('ArrowRight'), key('ArrowLeft')]).toEqual([true, true]);
  for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(key('ArrowRight', { [held]: true })).toBe(false);
  expect(['ArrowDown', 'Tab', 'a'].map((other) => key(other))).toEqual([false, false, false]);
  expect(count()).toBe('1–2 / 7');
});

test('pressed pause holds until it is pressed again, whatever else held it', async () => {
  const { press, region, links, count, live, paused } = await woken();
  press('.carousel-pause');
  expect([paused(), live()]).toEqual([true, 'polite']);
  region.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse' }));
  region.dispatchEvent(new Event('touchstart'));
  links[0]?.focus();
  vi.advanceTimersByTime(60_000);
  expect(count()).toBe('1–2 / 7');
  press('.carousel-pause');
  expect([paused(), live()]).toEqual([false, 'off']);
  vi.advanceTimersByTime(5000);
  expect(count()).toBe('2–3 / 7');
});

test('who wants less motion, then or later, has it paused', async () => {
  const later = await woken();
  setMedia(lessMotion, false);
  expect(later.paused()).toBe(false);
  setMedia(lessMotion, true);
  expect(later.paused()).toBe(true);
  const { press, count, paused, live } = await woken();
  expect([paused(), live()]).toEqual([true, 'polite']);
  vi.advanceTimersByTime(60_000);
  press('[data-turn="1"]');
  expect(count()).toBe('2–3 / 7');
});

test.each([
  [true, 3000],
  [false, 7000],
])('on a phone (%s) it turns after %i ms', async (phone, ms) => {
  setMedia('width < 768px', phone);
  const { count } = await woken({ delay: { desktop: 7000, mobile: 3000 } });
  vi.advanceTimersByTime(ms - 1);
  expect(count()).toBe('1–2 / 7');
  vi.advanceTimersByTime(1);
  expect(count()).toBe('2–3 / 7');
});
