import { expect, test } from 'vitest';
import { events } from '../../../content/events/events.ts';
import { withSiteContext } from '../../../content/site-context.ts';
import { sports } from '../../../content/sports/sports.ts';
import { endOf, eventDetails, hubMeetups, sportsEvent } from './event.ts';

const [football] = sports;
if (!football) throw new Error('content/sports: no sport');
const image = 'https://sportbuddy.example/card.jpg';

test('endOf adds three hours, in the same offset and across midnight', () => {
  expect(endOf('2027-02-14T15:30:00-08:00')).toBe('2027-02-14T18:30:00-08:00');
  expect(endOf('2026-12-31T22:15:00+03:30')).toBe('2027-01-01T01:15:00+03:30');
  expect(endOf('2027-07-01T19:00:00Z')).toBe('2027-07-01T22:00:00Z');
});

test('endOf returns undefined without a time', () => {
  expect(endOf('2027-01-07')).toBeUndefined();
});

test('a hub’s meetups last six months from the day of the request and are free', () => {
  const launched = { launch: { year: 2026, month: 6, day: 6 }, now: new Date('2026-08-31T23:59Z') };
  expect(withSiteContext(launched, () => sportsEvent(hubMeetups(football, 'en'), image, 'en'))).toMatchObject(
    {
      '@type': 'SportsEvent',
      '@id': 'https://sportbuddy.example/football#meetups',
      name: 'Football watch parties and meetups',
      sport: 'Soccer',
      startDate: '2026-08-31',
      endDate: '2027-02-28',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: { name: 'Multiple Cities', address: { addressCountry: 'United Kingdom' } },
      offers: {
        url: 'https://sportbuddy.example/football',
        price: 0,
        priceCurrency: 'GBP',
        availability: 'https://schema.org/InStock',
        validFrom: '2026-08-31',
      },
    },
  );
});

test.each([
  ['en', 'The Football list', 'https://sportbuddy.example/coming-soon?team=Football#ticket'],
  [
    'ar',
    'قائمة جمهور كرة القدم',
    `https://sportbuddy.example/ar/coming-soon?team=${encodeURIComponent('كرة القدم')}#ticket`,
  ],
] as const)('before launch a hub offers a free place on the early-access list (%s)', (locale, name, url) => {
  const now = new Date('2026-11-21T10:00Z');
  const marked = withSiteContext({ now }, () => sportsEvent(hubMeetups(football, locale), image, locale));
  expect(marked).toMatchObject({
    name,
    startDate: '2026-11-21',
    endDate: '2027-05-21',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    offers: {
      url,
      price: 0,
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
      validFrom: '2026-11-21',
    },
  });
});

test('an event has its teams and no offer', () => {
  const [event] = events;
  if (!event) throw new Error('content/events: no event');
  const played = { ...event, start: '2027-01-07T19:00:00+03:00', home: 'liverpool', away: 'arsenal' };
  const marked = sportsEvent(eventDetails(played, 'en'), image, 'en');
  expect(marked).toMatchObject({
    endDate: '2027-01-07T22:00:00+03:00',
    homeTeam: { name: 'Liverpool', '@id': 'https://sportbuddy.example/football/liverpool#team' },
    awayTeam: { name: 'Arsenal' },
  });
  expect(marked).not.toHaveProperty('offers');
});
