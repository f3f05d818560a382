import { expect, test } from 'vitest';
import { createExportTimes, readInstant } from './csv-date.ts';

const noon = Date.UTC(2026, 11, 11, 12);

test.each([
  '2026-12-11T12:00:00.000Z',
  '2026-12-11T12:00Z',
  '2026-12-11 12:00:00 z',
  '2026-12-11T15:00:00+03:00',
  '2026-12-11 15:00+0300',
  '2026-12-11T15:00:00.000000+03',
  '2026-12-11T12:00:00-00:00',
])('reads %s', (text) => {
  expect(readInstant(text)).toBe(noon);
});

test.each([
  '',
  '2026-12-11',
  '2026-12-11 12:00',
  '2026-12-11T12:00:00',
  '11/12/2026 12:00',
  '12/11/2026 12:00pm',
  '11.12.2026 12:00 Z',
  '11 Dec 2026 12:00 GMT',
  'Fri, 11 Dec 2026 12:00:00 GMT',
  '26-12-11T12:00Z',
  '2026-13-11T12:00Z',
  '2026-02-30T12:00Z',
  '2026-12-11T25:00Z',
  '2026-12-11T12:60Z',
  '2026-12-11T12:00+99:00',
  '2026-12-11T12:00Z or later',
  '1796990400000',
  '46367.5',
])('does not read %s', (text) => {
  expect(readInstant(text)).toBeUndefined();
});

test('uses no date if one of them has several readings, whatever the order', () => {
  for (const cells of [
    ['2026-12-11T12:00Z', '11/12/2026'],
    ['11/12/2026', '2026-12-11T12:00Z'],
  ]) {
    const times = createExportTimes();
    for (const cell of cells) times.add(cell);
    expect(times.result(noon + 3_600_000)).toEqual({
      until: new Date(noon).toISOString(),
      source: expect.stringContaining('"11/12/2026" is not ISO 8601 with a zone'),
    });
  }
});
