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

test('accepts a hidden place only if it is the default place of meetups', () => {
  const address = (addressLocality: string) => ({
    '@type': 'PostalAddress',
    addressLocality,
    addressCountry: 'United Kingdom',
  });
  expect(unseen({ '@type': 'Place', name: 'Multiple Cities' }, page)).toEqual([]);
  expect(unseen(address('Multiple Cities'), page)).toEqual([]);
  expect(unseen({ '@type': 'Place', name: 'Anfield' }, page)).toHaveLength(1);
  expect(unseen(address('Liverpool'), page)).toHaveLength(2);
});

test('accepts a free place on the early-access list only if the page shows it and links to the form', () => {
  const meetups = {
    '@type': 'SportsEvent',
    '@id': 'https://sportbuddy.example/football#meetups',
    startDate: '2026-11-21',
  };
  const url = 'https://sportbuddy.example/coming-soon?team=Football#ticket';
  const offer = { '@type': 'Offer', url, price: 0, validFrom: '2026-11-21' };
  const hub = (text: string) =>
    readPage(
      '/football',
      `<!DOCTYPE html><html lang="en"><head><title>Football</title></head>${text}</html>`,
    );
  const link = '<a href="/coming-soon?team=Football#ticket">Get on the list</a>';
  expect(unseen({ ...meetups, offers: offer }, hub(''))).toEqual([]);
  expect(unseen(offer, hub(`<body>${link}The list is free to join</body>`))).toEqual([]);
  expect(unseen(offer, hub(`<body>${link}A free place</body>`))).toEqual([
    expect.stringContaining('Offer.price'),
  ]);
  expect(unseen(offer, hub('<body>The list is free to join</body>'))).toEqual([
    expect.stringContaining('Offer.url'),
  ]);
});

test('after the launch the page must show the period of a hub’s meetups', () => {
  const opened = { '@type': 'Offer', url: 'https://sportbuddy.example/football/ajax', price: 0 };
  expect(unseen({ ...opened, validFrom: '2027-01-07' }, page)).toEqual([]);
  expect(unseen({ ...opened, validFrom: '2027-01-08' }, page)).toEqual([
    expect.stringContaining('Offer.validFrom'),
  ]);
});

test('reports a property without a rule', () => {
  expect(unseen({ ...event, aggregateRating: 5 }, page)).toEqual([
    'no visibility rule for SportsEvent.aggregateRating',
  ]);
});
