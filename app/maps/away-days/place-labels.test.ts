import { expect, test } from 'vitest';
import { awayTickets } from './away-days-section.tsx';
import { placeLabels } from './place-labels.ts';

const map = { width: 640, height: 500 };

test('a single label is placed on the first side', () => {
  const place = { x: 300, y: 250, width: 80 };
  expect(placeLabels([place], map, ['right', 'left'])).toEqual(['right']);
  expect(placeLabels([place], map, ['left', 'right'])).toEqual(['left']);
});

test('labels overlap neither each other nor dots', () => {
  const liverpool = { x: 300, y: 250, width: 80 };
  const manchester = { x: 330, y: 246, width: 100 };
  expect(placeLabels([liverpool, manchester], map, ['right', 'left', 'below', 'above'])).toEqual([
    'left',
    'right',
  ]);
});

test('labels stay on the map', () => {
  expect(placeLabels([{ x: 600, y: 250, width: 80 }], map, ['right', 'left'])).toEqual(['left']);
  expect(placeLabels([{ x: 300, y: 10, width: 80 }], map, ['above', 'below'])).toEqual(['below']);
});

test('names of close cities are on different sides on phones too', () => {
  const [home] = awayTickets('en');
  const side = (name: string) => home?.cities.find((city) => city.name === name)?.side;
  expect(side('Manchester')).toBe('right');
  expect(side('Liverpool')).not.toBe('right');
});

test('every city is inside its map, in both languages', () => {
  for (const locale of ['en', 'ar'] as const) {
    for (const { cities } of awayTickets(locale)) {
      expect(cities.length).toBeGreaterThanOrEqual(4);
      for (const { x, y } of cities) expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(0);
    }
  }
});
