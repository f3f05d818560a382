import { expect, test } from 'vitest';
import { closeDays, openDays, slots, turningAfter, turningAtLaunch } from '../../../content/clock/slots.ts';
import { editionAt, slotFilling } from './slot-filling.ts';

const everyYear = { month: 6, day: 6 };
const once = { year: 2027, month: 6, day: 6 };
const now = new Date('2026-11-22T10:00Z');

test('a page names the day of launch in its language', () => {
  const fill = slotFilling(everyYear, now);
  expect(fill(`From ${slots.launchDay('en')}.`)).toBe('From 6 June 2027.');
  expect(fill(`من ${slots.launchDay('ar')}`)).toBe('من 6 يونيو 2027');
  expect(fill(`${slots.launchShortDay('en')} / ${slots.launchIso} / ${slots.launch}`)).toBe(
    '6 June / 2027-06-06 / 06-06',
  );
  expect(slotFilling({ year: 2028, month: 2, day: 29 }, now)(slots.launchDay('en'))).toBe('29 February 2028');
});

test.each([
  ['2026-11-22T00:00Z', '2026-11-22 am 2027-06-06 false'],
  ['2026-11-22T11:59Z', '2026-11-22 am 2027-06-06 false'],
  ['2026-11-22T12:00Z', '2026-11-22 pm 2027-06-06 false'],
  ['2027-06-06T12:00Z', '2027-06-06 pm 2027-06-06 true'],
])('at %s pages are of the edition “%s”', (at, edition) => {
  expect(editionAt(once, new Date(at))).toBe(edition);
});

test('words turn over once the launch has come everywhere, and stay turned', () => {
  const words = `${turningAtLaunch('Opens soon', 'Open')}, ${turningAtLaunch('list', 'door')}`;
  expect(slotFilling(once, new Date('2027-06-06T11:59Z'))(words)).toBe('Opens soon, list');
  expect(slotFilling(once, new Date('2027-06-06T12:00Z'))(words)).toBe('Open, door');
  expect(slotFilling(once, new Date('2031-01-01'))(words)).toBe('Open, door');
});

test('words that turn within words that turn are on the side of those around them', () => {
  const words = turningAtLaunch(`Soon: ${turningAtLaunch('a list', 'a door')}`, 'Now');
  expect(slotFilling(once, new Date('2027-06-06T11:59Z'))(words)).toBe('Soon: a list');
  expect(slotFilling(once, new Date('2027-06-06T12:00Z'))(words)).toBe('Now');
});

test('without a year the next launch is named, and nothing is offered before it', () => {
  const after = slotFilling(everyYear, new Date('2027-06-07T00:00Z'));
  expect(after(`${turningAtLaunch('Opens', 'Open since')} ${slots.launchDay('en')}`)).toBe(
    'Opens 6 June 2028',
  );
});

test('the meetups of a sport last from the day of the request for six months', () => {
  const fill = slotFilling(everyYear, new Date('2026-08-31T23:59Z'));
  expect(fill(`${slots.meetupsFrom}/${slots.meetupsTo}`)).toBe('2026-08-31/2027-02-28');
  expect(fill(slots.meetupsToDay('en'))).toBe('28 February 2027');
});

test('the year of the copyright and the word of security.txt are those of the request', () => {
  const words = `© ${slots.thisYear}, ${slots.securityExpires}`;
  expect(slotFilling(everyYear, now)(words)).toBe('© 2026, 2027-11-21T00:00:00Z');
  expect(slotFilling(everyYear, new Date('2027-12-31T23:59Z'))(words)).toBe('© 2027, 2028-12-29T00:00:00Z');
});

test('words of a day go when it has ended everywhere, and others come in their place', () => {
  const words = turningAfter('2027-01-07', 'To come', 'Played');
  expect(slotFilling(everyYear, new Date('2027-01-08T11:59Z'))(words)).toBe('To come');
  expect(slotFilling(everyYear, new Date('2027-01-08T12:00Z'))(words)).toBe('Played');
});

test('what stands between two days is shown between their ends, with what turns at launch in it', () => {
  const words = `<li>${openDays({ after: '2027-01-07', until: '2027-02-14' })}${turningAtLaunch('soon', 'now')}${closeDays}</li>`;
  expect(slotFilling(once, now)(words)).toBe('<li></li>');
  expect(slotFilling(once, new Date('2027-01-09'))(words)).toBe('<li>soon</li>');
  expect(slotFilling(once, new Date('2027-02-16'))(words)).toBe('<li></li>');
});

test('a season counts once it has been played out', () => {
  const words = `${slots.seasonsSince(1992)} to ${slots.lastSeason}`;
  expect(slotFilling(everyYear, new Date('2027-06-30T23:59Z'))(words)).toBe('34 to 2026');
  expect(slotFilling(everyYear, new Date('2027-07-01'))(words)).toBe('35 to 2027');
});

test('an edition lasts half a day, and ends when the launch comes', () => {
  expect(editionAt(once, new Date('2027-06-06T00:00Z'))).toBe(editionAt(once, new Date('2027-06-06T11:00Z')));
  expect(editionAt(once, new Date('2027-06-06T11:00Z'))).not.toBe(
    editionAt(once, new Date('2027-06-06T12:00Z')),
  );
  expect(editionAt(everyYear, new Date('2027-01-08T11:59Z'))).not.toBe(
    editionAt(everyYear, new Date('2027-01-08T12:00Z')),
  );
  expect(editionAt(once, now)).not.toBe(editionAt(once, new Date('2026-11-23T00:00Z')));
});
