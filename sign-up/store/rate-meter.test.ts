import { expect, test } from 'vitest';
import { createRateMeter } from './rate-meter.ts';

test('counts the events of this second, or of the last if it had more', () => {
  let ms = 5_000;
  const meter = createRateMeter(() => ms);
  const addAt = (time: number, events: number) => {
    ms = time;
    for (let event = 0; event < events; event += 1) meter.add();
    return meter.perSecond();
  };
  expect(meter.perSecond()).toBe(0);
  expect(addAt(5_000, 2)).toBe(2);
  expect(addAt(5_999, 1)).toBe(3);
  expect(addAt(6_000, 1)).toBe(3);
  expect(addAt(6_500, 4)).toBe(5);
  expect(addAt(7_999, 0)).toBe(5);
  expect(addAt(8_000, 0)).toBe(0);
  expect(addAt(20_000, 1)).toBe(1);
  expect(addAt(90_000, 0)).toBe(0);
});
