// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { carouselPage, find } from '../../../tests/fixtures/carousel-page.ts';
import { showCarousel } from './show-carousel.ts';
import type { CarouselState } from './start-carousel.ts';

const start: CarouselState = { index: 0, perView: 1, paused: false, rotating: false };
let page: ReturnType<typeof carouselPage>;

function show(slides: number, state: Partial<CarouselState>): HTMLElement {
  page = carouselPage({ slides });
  showCarousel(page.region, { ...start, ...state });
  return page.region;
}

function blocks(selector: string): number[] {
  const all = [...find(page.region, '.scarf-dots-row').children];
  return all.flatMap((block, place) => (block.matches(selector) ? [place] : []));
}

function overflow(row: HTMLElement, scrollWidth: number, clientWidth: number): void {
  Object.defineProperties(row, { scrollWidth: { value: scrollWidth }, clientWidth: { value: clientWidth } });
}

test.each([
  [7, 0, 1, '1 / 7', '5ch'],
  [7, 6, 1, '7 / 7', '5ch'],
  [12, 8, 1, '9 / 12', '7ch'],
  [7, 0, 3, '1–3 / 7', '7ch'],
  [7, 5, 3, '6–1 / 7', '7ch'],
  [12, 9, 2, '10–11 / 12', '10ch'],
  [3, 1, 5, '2–1 / 3', '7ch'],
  [7, 0, 0, '', '5ch'],
])(
  'of %i slides at %i with %i in view it counts %j, as wide as it can get',
  (slides, index, perView, text, width) => {
    const count = find(show(slides, { index, perView }), '.carousel-count');
    expect([count.textContent, count.style.minInlineSize]).toEqual([text, width]);
  },
);

test.each([
  [0, 1, [0]],
  [2, 3, [2, 3, 4]],
  [5, 3, [0, 5, 6]],
  [3, 0, [3]],
])('at slide %i with %i in view the scarf is knitted in %j', (index, perView, seen) => {
  show(7, { index, perView });
  expect(blocks('[data-seen]')).toEqual(seen);
  expect(blocks('[aria-current=true]')).toEqual([index]);
  expect(blocks('[tabindex]')).toEqual([]);
});

test('a scarf of 13 blocks is one stop of the Tab key, which goes along', () => {
  const region = show(13, { index: 12 });
  showCarousel(region, { ...start, index: 4 });
  expect(blocks('[aria-current=true]')).toEqual([4]);
  expect(blocks('[tabindex="-1"]')).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('the button says what its next press does', () => {
  const pause = find(show(7, { paused: true }), '.carousel-pause');
  expect([pause.ariaLabel, pause.hasAttribute('data-paused')]).toEqual(['Play', true]);
  showCarousel(page.region, start);
  expect([pause.ariaLabel, pause.hasAttribute('data-paused')]).toEqual(['Pause', false]);
});

test('the status names the slide, and is read out only while nothing turns by itself', () => {
  const status = find(show(7, { index: 2 }), '.carousel-status');
  expect([status.textContent, status.ariaLive]).toEqual(['Slide 3 of 7: Slide 3', 'polite']);
  showCarousel(page.region, { ...start, index: 6, rotating: true });
  expect([status.textContent, status.ariaLive]).toEqual(['Slide 7 of 7: Slide 7', 'off']);
});

test('what has not changed is not read out again', () => {
  const status = find(show(7, {}), '.carousel-status');
  const said = status.firstChild;
  showCarousel(page.region, { ...start, paused: true });
  expect(status.firstChild).toBe(said);
});

test('a carousel without slides names none, one without controls shows nothing', () => {
  const { region } = carouselPage({ slides: 0 });
  overflow(find(region, '.scarf-dots-row'), 300, 200);
  showCarousel(region, { ...start, index: -1 });
  expect(find(region, '.carousel-status').textContent).toBe('Slide 0 of 0: ');
  find(region, '.carousel-controls').remove();
  const before = region.innerHTML;
  showCarousel(region, { ...start, paused: true });
  expect(region.innerHTML).toBe(before);
});

test.each([
  [300, 200, [{ left: 300 }]],
  [200, 200, []],
])('a scarf of %i pixels in %i brings the block into its middle', (scrollWidth, clientWidth, moves) => {
  const { region } = carouselPage();
  const row = find(region, '.scarf-dots-row');
  const block = find(region, '.scarf-dot:nth-child(6)');
  overflow(row, scrollWidth, clientWidth);
  row.getBoundingClientRect = () => new DOMRect(40, 0, 200, 24);
  block.getBoundingClientRect = () => new DOMRect(425, 0, 30, 24);
  const scrollBy = vi.spyOn(row, 'scrollBy').mockImplementation(() => {});
  showCarousel(region, { ...start, index: 5 });
  expect(scrollBy.mock.calls.flat()).toEqual(moves);
});
