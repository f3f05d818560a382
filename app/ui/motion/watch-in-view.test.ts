// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { openEyes, passThroughSight, setInSight } from '../../../tests/fixtures/browser-eyes.ts';
import { watchInView } from './watch-in-view.ts';

beforeEach(openEyes);

function watched() {
  const element = document.createElement('p');
  const hear = vi.fn();
  return { element, hear, end: watchInView(element, hear) };
}

test('what comes into view and leaves it is told of', () => {
  const { element, hear } = watched();
  for (const percent of [0, 30, 0]) setInSight(element, percent);
  expect(hear.mock.calls).toEqual([[false], [true], [false]]);
});

test.each([
  [[0, 100], true],
  [[0, 100, 0], false],
])('of changes that a busy browser tells at once (%j) the last counts', (percents, isInView) => {
  const { element, hear } = watched();
  passThroughSight(element, percents);
  expect(hear.mock.calls).toEqual([[isInView]]);
});

test('once it is ended nothing is told', () => {
  const { element, hear, end } = watched();
  end();
  setInSight(element, 100);
  expect(hear).not.toHaveBeenCalled();
});
