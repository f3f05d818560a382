import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { parseEntries } from '../parse-entries.ts';
import { teamSchema } from '../schema.ts';
import { teams } from '../teams/teams.ts';
import { oldFacts } from './old-facts.ts';

test('lists facts last checked before the season, which begins on 1 July, oldest first', () => {
  const fact = (entry: string, asOf?: string) => ({ entry, facts: ['clubs'], asOf });
  const all = [
    fact('new', '2026-07-01'),
    fact('old', '2026-06-30'),
    fact('older', '2024-01-01'),
    fact('never'),
  ];
  const listed = (now: string) => oldFacts(new Date(now), all).map(({ entry }) => entry);
  expect(listed('2026-11-27T12:00Z')).toEqual(['never', 'older', 'old']);
  expect(listed('2027-06-30T23:59Z')).toEqual(['never', 'older', 'old']);
  expect(listed('2027-07-01T00:00Z')).toEqual(['never', 'older', 'old', 'new']);
});

test('covers every entry of the catalogue, guide, stadium and pub', () => {
  const listed = oldFacts(new Date('2040-01-01')).map(({ entry }) => entry);
  const { sports, leagues, teams, events } = catalogue;
  const inCatalogue = Object.entries({ sports, leagues, teams, events }).flatMap(([folder, entries]) =>
    entries.map(({ slug }) => `content/${folder} ${slug}`),
  );
  expect(listed).toEqual(expect.arrayContaining(inCatalogue));
  expect(listed).toContain('content/guides/events ryder-cup-2027');
  expect(listed).toContain('content/places/stadiums.ts emirates');
  expect(listed).toContain('content/places/pubs.ts twelve-pins');
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
