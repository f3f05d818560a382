import { expect, test } from 'vitest';
import { teamRows } from './hub-view.ts';

const sum = (steps: number[]) => steps.reduce((total, step) => total + step, 0);

test('gives every team one place, however many there are', () => {
  for (let teams = 0; teams <= 320; teams += 1) expect(sum(teamRows(teams)), `${teams} teams`).toBe(teams);
});

test('has no empty step, and none wider than the widest row', () => {
  for (let teams = 1; teams <= 320; teams += 1) {
    const steps = teamRows(teams);
    expect(Math.min(...steps), `${teams} teams`).toBeGreaterThan(0);
    expect(Math.max(...steps), `${teams} teams`).toBeLessThanOrEqual(13);
  }
});

test('puts up to six teams in one front row', () => {
  expect(teamRows(1)).toEqual([1]);
  expect(teamRows(6)).toEqual([6]);
});

test('stands fewer and larger teams in front than behind', () => {
  expect(teamRows(40)).toEqual([13, 11, 9, 7]);
  const [back = 0, , , front = 0] = teamRows(32);
  expect(back).toBeGreaterThan(front);
});
