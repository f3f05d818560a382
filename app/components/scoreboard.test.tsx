// @vitest-environment happy-dom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FlapDigits, Scoreboard } from './scoreboard.tsx';

test('shows title, note and content', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <Scoreboard title="Fans" note="drawn">
      12
    </Scoreboard>,
  );
  expect(document.body.textContent).toBe('Fans drawn12');
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

test('only a digit that changed gets a new element', () => {
  const { element, show } = row(3);
  show('128');
  expect(textOf(element)).toEqual(['1', '2', '8']);
  const before = figures(element);
  show('129');
  const after = figures(element);
  expect(after.map((figure, place) => figure === before[place])).toEqual([true, true, false]);
  expect(after[2]?.textContent).toBe('9');
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
