import { expect, test } from 'vitest';
import { cardColours, contrast, coverColours, stripeColour } from './club-colours.ts';

test('contrast is 21 between black and white and 1 between equal colours', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#c8102e', '#c8102e')).toBe(1);
});

test('text on a cover has enough contrast for any club colour', () => {
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

test('a cover keeps the club’s colour if text is readable on it, and is darkened as little as possible', () => {
  const plane = (colour: string) => coverColours(colour).planes[0];
  expect(['#FDBB30', '#6CABDD', '#C8102E', '#00A3E0'].map(plane)).toEqual([
    '#FDBB30',
    '#6CABDD',
    '#c8102e',
    '#0377a8',
  ]);
  expect(coverColours('#00A3E0').ground).toBe('night');
  expect(coverColours('#6CABDD')).toEqual({
    planes: ['#6CABDD', '#6098c7', '#5586b1'],
    ground: 'chalk',
    wool: '#375678',
  });
});

test('cards use the club colour with most contrast as figure, and chalk or ink if none has enough', () => {
  expect(cardColours(['#132257', '#6CABDD', '#FFFFFF'])).toEqual(['#132257', '#FFFFFF', '#6CABDD']);
  expect(cardColours(['#C8102E', '#FFFFFF'])).toEqual(['#C8102E', '#FFFFFF', '#FFFFFF']);
  expect(cardColours(['#FDBB30', '#FF8000'])).toEqual(['#FDBB30', '#0B1026', '#FF8000']);
  expect(cardColours(['#132257', '#0B1026'])).toEqual(['#132257', '#F7F3E9', '#0B1026']);
  expect(cardColours([])).toEqual(['#0B1026', '#F7F3E9', '#F7F3E9']);
});

test('a stripe on a chalk scarf has the last colour that is visible on chalk', () => {
  expect(stripeColour(['#552583', '#FDB927', '#FFFFFF'])).toBe('#FDB927');
  expect(stripeColour(['#C8102E', '#FFFFFF', '#F6EB61'])).toBe('#F6EB61');
  expect(stripeColour(['#C8102E', '#FFFFFF'])).toBe('#C8102E');
  expect(stripeColour(['#FFFFFF', '#00529F'])).toBe('#00529F');
});
