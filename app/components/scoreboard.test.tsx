// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { mockObservers, reducedMotionQuery, setMediaQuery } from '../../tests/fixtures/mock-observers.ts';
import { FlapDigits, Scoreboard } from './scoreboard.tsx';

test('shows title, note and content', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Scoreboard title="Fans" note="drawn">
      12
    </Scoreboard>,
  );
  expect(document.body.textContent).toBe('Fans drawn12');
});

/** Elements that turn, in order. An element is removed once its animation is cancelled. */
let turning: Element[] = [];

beforeEach(() => {
  mockObservers();
  turning = [];
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element) {
    turning.push(this);
    return { cancel: () => turning.splice(turning.indexOf(this), 1) } as unknown as Animation;
  });
});

/** @returns a row of flaps and a function that sets its text */
function row(length: number) {
  const element = document.createElement('p');
  const root = createRoot(element);
  const show = (text: string | null) =>
    flushSync(() => root.render(<FlapDigits length={length} text={text} />));
  show(null);
  return { element, show };
}
const figures = (element: Element) => [...element.querySelectorAll('.scoreboard-flap > .scoreboard-digit')];
const textOf = (element: Element) => figures(element).map(({ textContent }) => textContent);

test('flaps are empty without a text', () => {
  expect(textOf(row(2).element)).toEqual(['', '']);
});

test('a digit that changed turns its flap, and no element is replaced', () => {
  const { element, show } = row(3);
  const before = figures(element);
  expect(turning).toEqual([]);
  show('128');
  expect(textOf(element)).toEqual(['1', '2', '8']);
  expect(turning).toEqual(before);
  turning = [];
  show('129');
  expect(textOf(element)).toEqual(['1', '2', '9']);
  expect(figures(element)).toEqual(before);
  expect(turning).toEqual([before[2]]);
});

test('a flap has one animation at a time', () => {
  const { element, show } = row(1);
  for (const digit of ['1', '2', '3']) show(digit);
  expect(turning).toEqual(figures(element));
});

test('an animation is cancelled once its flap has turned', () => {
  vi.useFakeTimers();
  const { element, show } = row(1);
  show('1');
  vi.advanceTimersByTime(100);
  expect(turning).toEqual(figures(element));
  vi.advanceTimersByTime(100);
  expect(turning).toEqual([]);
  vi.useRealTimers();
});

test('no flap turns with reduced motion', () => {
  setMediaQuery(reducedMotionQuery, true);
  const { element, show } = row(1);
  show('7');
  expect(textOf(element)).toEqual(['7']);
  expect(turning).toEqual([]);
});

test('a longer text adds flaps at the start, a shorter one removes them there', () => {
  const { element, show } = row(2);
  show('99');
  const [, last] = figures(element);
  show('1099');
  expect(textOf(element)).toEqual(['1', '0', '9', '9']);
  expect(figures(element)[3]).toBe(last);
  show('9');
  expect(figures(element)).toEqual([last]);
});
