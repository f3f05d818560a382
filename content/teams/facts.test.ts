import { expect, test } from 'vitest';
import { leagues } from '../leagues/leagues.ts';
import { teams } from './teams.ts';

test('at least 45 sides have founding year, ground, capacity, honours and official site', () => {
  const complete = teams.filter(
    ({ founded, venue, capacity, honours, sameAs }) =>
      founded && venue && capacity && honours.length > 0 && sameAs.length > 0,
  );
  expect(complete.length).toBeGreaterThanOrEqual(45);
});

test('the champion of a league has sources', () => {
  const unread = leagues.filter(
    ({ champion, sources }) => champion && !sources.some(({ fact }) => fact.includes(champion.name.en)),
  );
  expect(unread.map(({ slug }) => slug)).toEqual([]);
});
