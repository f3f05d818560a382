import { expect, test } from 'vitest';
import { readPage } from '../page-facts.ts';
import { unseen } from './visible-rules.ts';

const page = readPage(
  '/football',
  `<!DOCTYPE html><html lang="en" dir="ltr"><head><title>Football | SportBuddy</title></head><body>
    <h1>Football</h1><a href="/football/ajax">Ajax</a><time dateTime="2027-01-07">7 January 2027</time><p>Free</p>
  </body></html>`,
);
const event = { '@type': 'SportsEvent', '@id': 'https://sportbuddy.example/e#event' };

test('accepts values that the page shows', () => {
  expect(unseen({ ...event, name: 'Football', sport: 'Soccer', startDate: '2027-01-07' }, page)).toEqual([]);
  expect(unseen({ '@type': 'Offer', price: 0, priceCurrency: 'GBP' }, page)).toEqual([]);
});

test('reports a name, sport, date, price and link that the page does not show', () => {
  const hidden = { ...event, name: 'Darts', sport: 'Darts', startDate: '2027-01-08' };
  expect(unseen(hidden, page)).toHaveLength(3);
  expect(unseen({ '@type': 'Offer', price: 5 }, page)).toHaveLength(1);
  expect(
    unseen({ '@type': 'ListItem', name: 'Ajax', url: 'https://sportbuddy.example/football/psv' }, page),
  ).toHaveLength(1);
});

test('reports a property without a rule', () => {
  expect(unseen({ ...event, aggregateRating: 5 }, page)).toEqual([
    'no visibility rule for SportsEvent.aggregateRating',
  ]);
});
