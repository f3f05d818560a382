import { expect, test } from 'vitest';
import { awayTickets } from './away-days-section.tsx';
import { placeLabels, type Side } from './place-labels.ts';

const map = { width: 640, height: 500 };
const free = (side: Side) => ({ side, isCrowded: false });

test('a single label is placed on the first side', () => {
  const place = { x: 300, y: 250, width: 80 };
  expect(placeLabels([place], map, ['right', 'left'])).toEqual([free('right')]);
  expect(placeLabels([place], map, ['left', 'right'])).toEqual([free('left')]);
});

test('labels overlap neither each other nor dots', () => {
  const liverpool = { x: 300, y: 250, width: 80 };
  const manchester = { x: 330, y: 246, width: 100 };
  expect(placeLabels([liverpool, manchester], map, ['right', 'left', 'below', 'above'])).toEqual([
    free('left'),
    free('right'),
  ]);
});

test('labels stay on the map', () => {
  expect(placeLabels([{ x: 600, y: 250, width: 80 }], map, ['right', 'left'])).toEqual([free('left')]);
  expect(placeLabels([{ x: 300, y: 10, width: 80 }], map, ['above', 'below'])).toEqual([free('below')]);
});

test('a label without room on any side is crowded, and leaves its room to the next ones', () => {
  const small = { width: 60, height: 70 };
  const dot = { x: 30, y: 30, width: 90 };
  expect(placeLabels([dot, { ...dot, y: 45, width: 10 }], small, ['right', 'left'])).toEqual([
    { side: 'right', isCrowded: true },
    free('right'),
  ]);
});

test('names of close cities are on different sides on phones too', () => {
  const [home] = awayTickets('en');
  const side = (name: string) => home?.cities.find((city) => city.name === name)?.side;
  expect(side('Manchester')).not.toBe(side('Liverpool'));
});

test('every city is inside its map, in both languages', () => {
  for (const locale of ['en', 'ar'] as const) {
    for (const { cities } of awayTickets(locale)) {
      expect(cities.length).toBeGreaterThanOrEqual(4);
      for (const { x, y } of cities) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0);
    }
  }
});
