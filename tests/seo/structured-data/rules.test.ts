import { expect, test } from 'vitest';
import { googleFaults } from './google-rules.ts';
import type { Node } from './nodes.ts';

const event: Node = {
  '@type': 'SportsEvent',
  '@id': 'https://sportbuddy.example/football#meetups',
  name: 'Watch parties',
  startDate: '2026-11-21',
  endDate: '2027-05-21',
  eventStatus: 'https://schema.org/EventScheduled',
  location: {
    '@type': 'Place',
    name: 'Anfield',
    address: { '@type': 'PostalAddress', addressLocality: 'Liverpool' },
  },
};

test('reports missing properties that Google requires', async () => {
  expect(await googleFaults(event)).toEqual([]);
  expect(await googleFaults({ ...event, location: { '@type': 'Place', name: 'Anfield' } })).toEqual([
    'SportsEvent: "location.address" is missing',
  ]);
  expect(await googleFaults({ '@type': 'VideoObject', name: 'Film' })).toContain(
    'VideoObject: Required attribute "thumbnailUrl" is missing',
  );
  expect(
    await googleFaults({
      '@type': 'FAQPage',
      '@id': '#faq',
      mainEntity: [{ '@type': 'Question', name: 'Why?' }],
    }),
  ).toContain('FAQPage: "mainEntity.acceptedAnswer" is missing');
});

test('reports an event that ends before it starts, and one with an incomplete offer', async () => {
  expect(await googleFaults({ ...event, endDate: '2026-11-20' })).toEqual([
    'SportsEvent: ends before it starts',
  ]);
  expect(await googleFaults({ ...event, offers: { '@type': 'Offer', price: 0 } })).toEqual([
    'SportsEvent: its offer is incomplete',
  ]);
});

test('reports breadcrumbs that do not start at the home page', async () => {
  const step = (name: string, path: string, position: number) => ({
    '@type': 'ListItem',
    position,
    name,
    item: `https://sportbuddy.example${path}`,
  });
  const breadcrumbs = (...steps: Node[]) => ({ '@type': 'BreadcrumbList', itemListElement: steps });
  const football = step('Football', '/football', 1);
  expect(await googleFaults(breadcrumbs(step('Home', '/', 1), { ...football, position: 2 }))).toEqual([]);
  expect(await googleFaults(breadcrumbs(football, step('Ajax', '/football/ajax', 2)))).toEqual([
    'BreadcrumbList: does not start at the home page',
  ]);
});
