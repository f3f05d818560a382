import { expect, test } from 'vitest';
import { makeTable } from './table.ts';

const columns = ['all time', 'last 30 days'];

test('joins groups under 5 and orders the others by size', () => {
  const table = makeTable('Team', columns, [
    { label: 'four', counts: [4, 4] },
    { label: 'five', counts: [5, 5] },
    { label: 'nine', counts: [9, 0] },
    { label: 'one', counts: [1, 0] },
  ]);
  expect(table.rows).toEqual([
    { label: 'nine', counts: [9, 0] },
    { label: 'five', counts: [5, 5] },
  ]);
  expect(table.others).toEqual([5, 4]);
});

test('moves a small number of the last 30 days to the others, and keeps the sums of both columns', () => {
  const values = [
    { label: 'a', counts: [20, 4] },
    { label: 'b', counts: [10, 7] },
    { label: 'c', counts: [3, 3] },
  ];
  const { rows, others } = makeTable('Team', columns, values);
  expect(rows).toEqual([
    { label: 'a', counts: [20, undefined] },
    { label: 'b', counts: [10, 7] },
  ]);
  expect(others).toEqual([3, 7]);
});

test('keeps the order of days and shows days without sign-ups', () => {
  const values = [
    { label: '2027-06-04', counts: [0] },
    { label: '2027-06-05', counts: [2] },
    { label: '2027-06-06', counts: [12] },
  ];
  expect(makeTable('Day', ['sign-ups'], values, { isSeries: true })).toMatchObject({
    rows: [
      { label: '2027-06-04', counts: [0] },
      { label: '2027-06-05', counts: [undefined] },
      { label: '2027-06-06', counts: [12] },
    ],
    others: [2],
  });
});

test('has no others when every number is shown', () => {
  expect(makeTable('Team', columns, [{ label: 'a', counts: [5, 0] }]).others).toBeUndefined();
});
