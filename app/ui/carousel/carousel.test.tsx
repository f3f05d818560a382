// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { find } from '../../../tests/fixtures/carousel-page.ts';
import { Carousel } from './carousel.tsx';
import { ScarfDots } from './scarf-dots.tsx';

function shown(change: Partial<Parameters<typeof Carousel>[0]> = {}): HTMLElement {
  const slides = ['Ajax', 'Milan', 'Porto'].map((name) => ({ key: name, name, content: <b>{name}!</b> }));
  document.body.innerHTML = renderToStaticMarkup(<Carousel label="Clubs" slides={slides} {...change} />);
  return find(document, 'section');
}

function each(root: ParentNode, selector: string, attribute: string): (string | null)[] {
  return [...root.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
}

test('it is a carousel with a name, and its slides say which of how many they are', () => {
  const region = shown();
  expect(region.getAttribute('aria-roledescription')).toBe('carousel');
  expect(region.getAttribute('aria-label')).toBe('Clubs');
  expect(region.className.trim()).toBe('carousel');
  expect(each(region, '.carousel-slide', 'aria-label')).toEqual([
    '1 of 3: Ajax',
    '2 of 3: Milan',
    '3 of 3: Porto',
  ]);
  expect(each(region, '.carousel-slide', 'aria-roledescription')).toEqual(['slide', 'slide', 'slide']);
  expect(find(region, '.carousel-row').textContent).toBe('Ajax!Milan!Porto!');
});

test('its buttons say what they do, and its status where it is', () => {
  const region = shown();
  expect(each(region, '.carousel-buttons button', 'aria-label')).toEqual([
    'Pause',
    'Previous slide',
    'Next slide',
  ]);
  expect(each(region, '.carousel-buttons button', 'data-turn')).toEqual([null, '-1', '1']);
  expect(find(region, '[aria-live=polite]').textContent).toBe('Slide 1 of 3: Ajax');
  expect(find(shown({ slides: [] }), '[aria-live]').textContent).toBe('Slide 1 of 0: ');
});

test('a page may add a class, a note, the places of its slides and a stop of the keyboard', () => {
  const plain = shown();
  expect(each(plain, '.carousel-slide', 'style')).toEqual([null, null, null]);
  expect(find(plain, '.carousel-view').hasAttribute('tabindex')).toBe(false);
  const region = shown({ className: 'clubs', note: <p id="note">Note</p>, places: true, stop: true });
  expect(region.className).toBe('carousel clubs');
  expect(find(region, '.carousel-controls').firstElementChild?.id).toBe('note');
  expect(each(region, '.carousel-slide', 'style')).toEqual(['--spot:0', '--spot:1', '--spot:2']);
  expect(find(region, '.carousel-view').getAttribute('tabindex')).toBe('0');
});

test.each([
  [12, null],
  [13, '-1'],
])('a scarf of %i blocks starts at the first; the tab index of the others is %s', (total, tabIndex) => {
  document.body.innerHTML = renderToStaticMarkup(<ScarfDots total={total} />);
  const others = Array.from({ length: total - 1 });
  expect(each(document, 'button', 'aria-label')).toEqual(
    Array.from({ length: total }, (_, place) => `Go to slide ${place + 1}`),
  );
  expect(each(document, 'button', 'aria-current')).toEqual(['true', ...others.map(() => null)]);
  expect(each(document, 'button', 'data-seen')).toEqual(['true', ...others.map(() => null)]);
  expect(each(document, 'button', 'tabindex')).toEqual([null, ...others.map(() => tabIndex)]);
});
