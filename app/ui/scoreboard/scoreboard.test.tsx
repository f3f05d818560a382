// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FlapDigits } from './flap-digits.tsx';
import { Scoreboard } from './scoreboard.tsx';
import { turnFlaps } from './turn-flaps.ts';

const inside =
  '<div class="scoreboard-head"><span class="scoreboard-title">Fans</span><span class="scoreboard-note">drawn</span></div>12</div>';

test.each([
  [false, `<div class="scoreboard">${inside}`],
  [true, `<div class="scoreboard" data-hung="true">${inside}`],
])('a board hangs by its cables where it is hung: %s', (hung, markup) => {
  expect(
    renderToStaticMarkup(
      <Scoreboard title="Fans" note="drawn" hung={hung}>
        12
      </Scoreboard>,
    ),
  ).toBe(markup);
});

test('a board stands unless it is said to hang', () => {
  expect(
    renderToStaticMarkup(
      <Scoreboard title="Fans" note="drawn">
        12
      </Scoreboard>,
    ),
  ).not.toContain('data-hung');
});

/** A row of as many empty flaps. */
function row(length: number): HTMLElement {
  const element = document.createElement('p');
  element.innerHTML = renderToStaticMarkup(<FlapDigits length={length} />);
  return element;
}
const figures = (element: Element) => [...element.querySelectorAll('.flap > .flap-figure')];

test('flaps are there and empty before their number is known', () => {
  expect(row(2).innerHTML).toBe('<span class="flap"><span class="flap-figure"></span></span>'.repeat(2));
});

test('each flap shows its digit, and only one that changed is put there anew', () => {
  const board = row(3);
  turnFlaps(board, '128');
  expect(figures(board).map(({ textContent }) => textContent)).toEqual(['1', '2', '8']);
  const before = figures(board);
  turnFlaps(board, '129');
  const after = figures(board);
  expect(after.map((figure, place) => figure === before[place])).toEqual([true, true, false]);
  expect(after[2]?.outerHTML).toBe('<span class="flap-figure">9</span>');
});

test('a longer number gets flaps at its start, a shorter one loses them there', () => {
  const board = row(2);
  turnFlaps(board, '99');
  const [, last] = figures(board);
  turnFlaps(board, '1099');
  expect(figures(board).map(({ textContent }) => textContent)).toEqual(['1', '0', '9', '9']);
  expect(figures(board)[3]).toBe(last);
  turnFlaps(board, '9');
  expect(figures(board)).toEqual([last]);
});

test('a row without flaps stays empty', () => {
  const board = row(0);
  turnFlaps(board, '12');
  expect(board.innerHTML).toBe('');
});
