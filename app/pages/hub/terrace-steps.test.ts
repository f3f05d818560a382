import { expect, test } from 'vitest';
import { terraceSteps } from './terrace-steps.ts';

const sum = (steps: number[]) => steps.reduce((total, step) => total + step, 0);

test('gives every pin one place, however many there are', () => {
  for (let pins = 0; pins <= 320; pins += 1) expect(sum(terraceSteps(pins)), `${pins} pins`).toBe(pins);
});

test('has no empty step, and none wider than the widest row', () => {
  for (let pins = 1; pins <= 320; pins += 1) {
    const steps = terraceSteps(pins);
    expect(Math.min(...steps), `${pins} pins`).toBeGreaterThan(0);
    expect(Math.max(...steps), `${pins} pins`).toBeLessThanOrEqual(13);
  }
});

test('puts up to six pins in one front row', () => {
  expect(terraceSteps(1)).toEqual([1]);
  expect(terraceSteps(6)).toEqual([6]);
});

test('stands fewer and larger pins in front than behind', () => {
  expect(terraceSteps(40)).toEqual([13, 11, 9, 7]);
  const [back = 0, , , front = 0] = terraceSteps(32);
  expect(back).toBeGreaterThan(front);
});
