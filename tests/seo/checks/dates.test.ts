import { expect, test } from 'vitest';
import { readPage } from '../page-facts.ts';
import { staleParts } from './dates.ts';

const now = new Date('2027-12-01');
const over = new Set(['/golf/events/the-open-2027', '/ar/golf/events/the-open-2027']);
const page = (address: string, body: string, data: object = {}) =>
  readPage(
    address,
    `<!DOCTYPE html><html lang="en"><head><title>Golf</title>
    <script type="application/ld+json">${JSON.stringify(data)}</script></head><body>${body}</body></html>`,
  );

test('reports links to a past event, and an invitation on its own page', () => {
  const link = '<a href="/golf/events/the-open-2027">The Open</a>';
  expect(staleParts(page('/golf', link), now, over)).toEqual([
    'links to a past event: /golf/events/the-open-2027',
  ]);
  const invitation = `${link}<h2 id="parties">How to watch it together</h2>`;
  expect(staleParts(page('/ar/golf/events/the-open-2027', invitation), now, over)).toEqual([
    'invites to a past event',
  ]);
});

test('reports structured data in which a past event is scheduled, but not its mere description', () => {
  const event = { '@type': 'SportsEvent', '@id': '#event', startDate: '2027-07-15', endDate: '2027-07-18' };
  expect(staleParts(page('/x', '', { ...event, eventStatus: 'EventScheduled' }), now, over)).toHaveLength(1);
  expect(staleParts(page('/x', '', event), now, over)).toEqual([]);
});
