import { expect, test } from 'vitest';
import { events } from '../events/events.ts';
import { parseEntries } from '../parse-entries.ts';
import { teamSchema } from '../schema.ts';
import { teams } from '../teams/teams.ts';
import { oldFacts } from './old-facts.ts';

test('lists facts that were checked more than a year ago, oldest first', () => {
  const fact = (entry: string, asOf: string) => ({ entry, facts: ['clubs'], asOf });
  const all = [fact('new', '2026-11-23'), fact('old', '2026-11-20'), fact('older', '2024-01-01')];
  expect(oldFacts(new Date('2027-11-22T12:00Z'), all).map(({ entry }) => entry)).toEqual(['older', 'old']);
});

test('lists every event, league, stadium and team with changing facts', () => {
  const listed = oldFacts(new Date('2040-01-01')).map(({ entry }) => entry);
  expect(listed).toContain('content/teams liverpool');
  expect(listed).toContain('content/leagues premier-league');
  expect(listed).toContain('content/places/stadiums.ts emirates');
  for (const { slug } of events) expect(listed).toContain(`content/events ${slug}`);
});

test('rejects a team with changing facts but without asOf or honoursTo, with file, entry and field', () => {
  const [team] = teams.filter(({ slug }) => slug === 'liverpool');
  if (!team) throw new Error('no Liverpool');
  const { asOf, ...undated } = team;
  expect(() => parseEntries('content/teams/x.ts', teamSchema, [undated])).toThrow(
    'content/teams/x.ts: entry "liverpool", field asOf: must be the day',
  );
  const { honoursTo, ...unbounded } = team;
  expect(() => parseEntries('content/teams/x.ts', teamSchema, [unbounded])).toThrow('field honoursTo');
  expect([asOf, honoursTo]).toEqual(['2026-11-21', 2024]);
});
