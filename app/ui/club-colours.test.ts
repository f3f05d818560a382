import { expect, test } from 'vitest';
import { contrast, coverColours } from './club-colours.ts';

test('contrast is 21 between black and white and 1 with itself', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#c8102e', '#c8102e')).toBe(1);
});

test('whatever a club wears, its cover can be read on every plane', () => {
  for (const colour of [
    '#C8102E',
    '#FFFFFF',
    '#FDBB30',
    '#6CABDD',
    '#808080',
    '#00A3E0',
    '#552583',
    '#000000',
    '#FF8000',
  ]) {
    const { planes, ground, wool } = coverColours(colour);
    const text = ground === 'night' ? '#F7F3E9' : '#0B1026';
    for (const plane of planes)
      expect(contrast(plane, text), `${text} on ${plane} of ${colour}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(wool, '#F7F3E9'), `${wool} of ${colour} on a scarf`).toBeGreaterThanOrEqual(6.2);
  }
});
