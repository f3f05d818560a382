import { expect, test } from 'vitest';
import { teamRows } from './team-rows.ts';

const sum = (steps: number[]) => steps.reduce((total, step) => total + step, 0);

test('distributes all teams, whatever their number', () => {
  for (let teams = 0; teams <= 320; teams += 1) expect(sum(teamRows(teams)), `${teams} teams`).toBe(teams);
});

test('has no empty row, and none with more than 13 teams', () => {
  for (let teams = 1; teams <= 320; teams += 1) {
    const steps = teamRows(teams);
    expect(Math.min(...steps), `${teams} teams`).toBeGreaterThan(0);
    expect(Math.max(...steps), `${teams} teams`).toBeLessThanOrEqual(13);
  }
});

test('puts up to six teams into one row', () => {
  expect(teamRows(1)).toEqual([1]);
  expect(teamRows(6)).toEqual([6]);
});

test('has fewer teams in front rows than in back rows', () => {
  expect(teamRows(40)).toEqual([13, 11, 9, 7]);
  const [back = 0, , , front = 0] = teamRows(32);
  expect(back).toBeGreaterThan(front);
});
