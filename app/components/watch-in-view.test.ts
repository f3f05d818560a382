// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { emitIntersection, emitIntersections, mockObservers } from '../../tests/fixtures/mock-observers.ts';
import { watchInView } from './watch-in-view.ts';

beforeEach(mockObservers);

function watched() {
  const element = document.createElement('p');
  const onChange = vi.fn();
  return { element, onChange, stop: watchInView(element, onChange) };
}

test('reports when the element enters and leaves the viewport', () => {
  const { element, onChange } = watched();
  for (const percent of [0, 30, 0]) emitIntersection(element, percent);
  expect(onChange.mock.calls).toEqual([[false], [true], [false]]);
});

test.each([
  [[0, 100], true],
  [[0, 100, 0], false],
])('of several entries reported at once (%j) the last one counts', (percents, isInView) => {
  const { element, onChange } = watched();
  emitIntersections(element, percents);
  expect(onChange.mock.calls).toEqual([[isInView]]);
});

test('reports nothing after it was stopped', () => {
  const { element, onChange, stop } = watched();
  stop();
  emitIntersection(element, 100);
  expect(onChange).not.toHaveBeenCalled();
});

test('reports the element as in view without IntersectionObserver', async () => {
  const { IntersectionObserver } = globalThis;
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  const { onChange, stop } = watched();
  const stopped = watched();
  stopped.stop();
  expect(onChange).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(onChange.mock.calls).toEqual([[true]]);
  expect(stopped.onChange).not.toHaveBeenCalled();
  stop();
  globalThis.IntersectionObserver = IntersectionObserver;
});
