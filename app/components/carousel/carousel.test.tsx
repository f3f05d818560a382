// @vitest-environment happy-dom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import {
  carouselPage,
  find,
  leaveCarouselPage,
  viewWidthFor,
} from '../../../tests/fixtures/carousel-page.tsx';
import { mockObservers, reducedMotionQuery, setMediaQuery } from '../../../tests/fixtures/mock-observers.ts';
import { Carousel } from './carousel.tsx';
import { ScarfDots } from './scarf-dots.tsx';

beforeEach(() => {
  mockObservers();
  setMediaQuery(reducedMotionQuery, true);
});
afterAll(leaveCarouselPage);

function render(change: Partial<Parameters<typeof Carousel>[0]> = {}): HTMLElement {
  const slides = ['Ajax', 'Milan', 'Porto'].map((name) => ({ key: name, name, content: <b>{name}!</b> }));
  document.body.innerHTML = renderToStaticMarkup(
    <Carousel name="clubs" label="Clubs" slides={slides} delay={5000} {...change} />,
  );
  return find(document, 'section');
}

function attributes(root: ParentNode, selector: string, attribute: string): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
}

function dotsMatching(selector: string): number[] {
  const all = [...find(document, '.scarf-dots-row').children];
  return all.flatMap((block, place) => (block.matches(selector) ? [place] : []));
}

test('has a name, and its slides are labelled with their position', () => {
  const region = render();
  expect(region.getAttribute('aria-roledescription')).toBe('carousel');
  expect(region.getAttribute('aria-label')).toBe('Clubs');
  expect(region.className).toBe('carousel clubs');
  expect(attributes(region, '.carousel-slide', 'aria-label')).toEqual([
    '1 of 3: Ajax',
    '2 of 3: Milan',
    '3 of 3: Porto',
  ]);
  expect(attributes(region, '.carousel-slide', 'aria-roledescription')).toEqual(['slide', 'slide', 'slide']);
  expect(find(region, '.carousel-row').textContent).toBe('Ajax!Milan!Porto!');
});

test('buttons have names and the status names the current slide', () => {
  const region = render();
  expect(attributes(region, '.carousel-buttons button', 'aria-label')).toEqual([
    'Pause',
    'Previous slide',
    'Next slide',
  ]);
  expect(find(region, '[aria-live=polite]').textContent).toBe('Slide 1 of 3: Ajax');
  expect(find(render({ slides: [] }), '[aria-live]').textContent).toBe('Slide 1 of 0: ');
});

test('accepts a class, a note, slide positions and a focusable row', () => {
  const plain = render();
  expect(attributes(plain, '.carousel-slide', 'style')).toEqual([null, null, null]);
  expect(find(plain, '.carousel-view').hasAttribute('tabindex')).toBe(false);
  const region = render({
    name: 'clubs',
    note: <p id="note">Note</p>,
    withPositions: true,
    isFocusable: true,
  });
  expect(region.className).toBe('carousel clubs');
  expect(find(region, '.carousel-controls').firstElementChild?.id).toBe('note');
  expect(attributes(region, '.carousel-slide', 'style')).toEqual([
    '--slide-position:0',
    '--slide-position:1',
    '--slide-position:2',
  ]);
  expect(find(region, '.carousel-view').getAttribute('tabindex')).toBe('0');
});

test.each([
  [12, null],
  [13, '-1'],
])('%i dots: the first is current; tabindex of the others is %s', (total, tabIndex) => {
  document.body.innerHTML = renderToStaticMarkup(
    <ScarfDots total={total} index={0} perView={0} onSelect={() => {}} />,
  );
  const others = Array.from({ length: total - 1 });
  expect(attributes(document, 'button', 'aria-label')).toEqual(
    Array.from({ length: total }, (_, place) => `Go to slide ${place + 1}`),
  );
  expect(dotsMatching('[aria-current=true]')).toEqual([0]);
  expect(dotsMatching('[data-seen]')).toEqual([0]);
  expect(attributes(document, 'button', 'tabindex')).toEqual([null, ...others.map(() => tabIndex)]);
});

test.each([
  [7, 0, 1, '1 / 7', '5ch', [0]],
  [7, 6, 1, '7 / 7', '5ch', [6]],
  [12, 8, 1, '9 / 12', '7ch', [8]],
  [7, 2, 3, '3–5 / 7', '7ch', [2, 3, 4]],
  [7, 5, 3, '6–1 / 7', '7ch', [0, 5, 6]],
  [12, 9, 2, '10–11 / 12', '10ch', [9, 10]],
])(
  '%i slides at %i with %i in view: shows %j, %s wide, and marks the dots %j',
  (slides, index, perView, text, width, seen) => {
    const { hydrate, press, count, region } = carouselPage({ slides, viewWidth: viewWidthFor(perView) });
    expect(count()).toBe('');
    hydrate();
    press(`.scarf-dot:nth-child(${index + 1})`);
    expect([count(), find(region, '.carousel-count').style.minInlineSize]).toEqual([text, width]);
    expect(dotsMatching('[data-seen]')).toEqual(seen);
    expect(dotsMatching('[aria-current=true]')).toEqual([index]);
  },
);

test('13 dots are one tab stop, which is the current dot', () => {
  const { hydrate, press } = carouselPage({ slides: 13 });
  hydrate();
  press('.scarf-dot:nth-child(5)');
  expect(dotsMatching('[tabindex="-1"]')).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('the pause button names its next action, and the status is live only while paused', () => {
  const { hydrate, press, region, live } = carouselPage();
  hydrate();
  const [pause] = region.querySelectorAll('.carousel-buttons button');
  expect([pause?.getAttribute('aria-label'), pause?.getAttribute('data-tooltip')]).toEqual(['Play', 'Play']);
  press('.scarf-dot:nth-child(3)');
  expect([find(region, '.carousel-status').textContent, live()]).toEqual(['Slide 3 of 7: Slide 3', 'polite']);
  press('.carousel-buttons button');
  expect([pause?.getAttribute('aria-label'), pause?.hasAttribute('data-paused')]).toEqual(['Pause', false]);
});

test.each([
  [300, 200, [{ left: 300 }]],
  [200, 200, []],
])('a row of dots of %i px in %i px scrolls to center the current dot', (scrollWidth, clientWidth, moves) => {
  const { hydrate, press, region } = carouselPage();
  hydrate();
  const row = find(region, '.scarf-dots-row');
  Object.defineProperties(row, { scrollWidth: { value: scrollWidth }, clientWidth: { value: clientWidth } });
  row.getBoundingClientRect = () => new DOMRect(40, 0, 200, 24);
  find(region, '.scarf-dot:nth-child(6)').getBoundingClientRect = () => new DOMRect(425, 0, 30, 24);
  const scrollBy = vi.spyOn(row, 'scrollBy').mockImplementation(() => {});
  press('.scarf-dot:nth-child(6)');
  expect(scrollBy.mock.calls.flat()).toEqual(moves);
});

test('keeps native scrolling without IntersectionObserver', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const { hydrate, view, count } = carouselPage({ isFocusable: true });
  hydrate();
  await act(async () => {});
  expect([view.hasAttribute('data-started'), view.tabIndex, count()]).toEqual([false, 0, '']);
});
