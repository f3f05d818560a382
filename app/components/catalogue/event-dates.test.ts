import { expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue.ts';
import type { SportsEvent } from '../../../content/schema.ts';
import { eventDates } from './event-dates.ts';

const [model] = catalogue.events;
if (!model) throw new Error('no event to start from');
const eventOn = (start: string, end?: string): SportsEvent => ({ ...model, slug: start, start, end });
const visibleDaysOf = (events: SportsEvent[], limit?: number) =>
  eventDates(events, 'en', limit).map((date) => [date.iso, date.visibleDays.after, date.visibleDays.until]);

test('an event is shown through its last day', () => {
  expect(visibleDaysOf([eventOn('2027-02-14T15:30:00-08:00'), eventOn('2027-07-15', '2027-07-18')])).toEqual([
    ['2027-02-14', undefined, '2027-02-14'],
    ['2027-07-15', undefined, '2027-07-18'],
  ]);
});

test('with a limit, a later event appears after an earlier one ends; ended events never appear', () => {
  const events = ['2027-05-01', '2027-02-01', '2027-06-01', '2027-01-15', '2027-09-01'].map((day) =>
    eventOn(day),
  );
  expect(visibleDaysOf(events, 2)).toEqual([
    ['2027-05-01', undefined, '2027-05-01'],
    ['2027-02-01', undefined, '2027-02-01'],
    ['2027-06-01', '2027-02-01', '2027-06-01'],
    ['2027-09-01', '2027-05-01', '2027-09-01'],
  ]);
});
