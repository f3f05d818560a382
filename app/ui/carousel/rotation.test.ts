import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRotation } from './rotation.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function rotationInView() {
  const turn = vi.fn();
  const onChange = vi.fn();
  const rotation = createRotation({ delayMs: () => 5000, turn, onChange });
  rotation.release('out of view');
  return { rotation, turn, onChange };
}

test('turns once a delay while nothing holds it', () => {
  const { turn } = rotationInView();
  vi.advanceTimersByTime(15_000);
  expect(turn).toHaveBeenCalledTimes(3);
});

test('holds until the last reason has gone, then waits a whole delay', () => {
  const { rotation, turn } = rotationInView();
  rotation.hold('hover');
  rotation.hold('focus');
  rotation.release('hover');
  vi.advanceTimersByTime(60_000);
  expect(turn).not.toHaveBeenCalled();
  rotation.release('focus');
  vi.advanceTimersByTime(4999);
  expect(turn).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(turn).toHaveBeenCalledOnce();
});

test('says so only when it starts or stops turning', () => {
  const { rotation, onChange } = rotationInView();
  rotation.hold('hover');
  rotation.hold('touch');
  rotation.release('hover');
  rotation.release('touch');
  expect(onChange.mock.calls).toEqual([[true], [false], [true]]);
});

test('a turn by hand puts the next one by itself a whole delay away', () => {
  const { rotation, turn } = rotationInView();
  vi.advanceTimersByTime(4000);
  rotation.restart();
  vi.advanceTimersByTime(4999);
  expect(turn).not.toHaveBeenCalled();
});
