import { expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue.ts';
import type { Team } from '../../../content/schema.ts';
import { sportsTeam } from './team.ts';

const known = catalogue.teams.find(({ slug }) => slug === 'liverpool') as Team;
const inTwo = (en: string) => ({ en, ar: `${en} بالعربية` });

function told(of: Partial<Team>): Record<string, unknown> {
  return sportsTeam({ ...known, ...of }, 'en') as never;
}

test('clubs are SportsTeam, competitions and individual athletes are SportsOrganization', () => {
  const sportsOf = (type: string) =>
    [
      ...new Set(catalogue.teams.filter((team) => told(team)['@type'] === type).map(({ sport }) => sport)),
    ].sort();
  expect(sportsOf('SportsTeam')).toEqual([
    'baseball',
    'basketball',
    'cricket',
    'f1',
    'football',
    'hockey',
    'kabaddi',
    'nfl',
    'rugby',
    'womens-cricket',
    'womens-football',
    'womens-rugby',
    'womens-soccer',
  ]);
  expect(sportsOf('SportsOrganization')).toContain('tennis');
});

test('location contains only known fields, and is missing without any', () => {
  const [venue, city, country] = [inTwo('Anfield'), inTwo('Liverpool'), inTwo('England')];
  const nowhere = { venue: undefined, city: undefined, country: undefined };
  const place = (of: Partial<Team>) => told({ ...nowhere, ...of }).location;
  expect(place({})).toBeUndefined();
  expect(place({ venue })).toEqual({ '@type': 'Place', name: 'Anfield' });
  expect(place({ city })).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressLocality: 'Liverpool' },
  });
  expect(place({ country })).toEqual({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', addressCountry: 'England' },
  });
});

test('coach, athlete and sameAs are present only if known', () => {
  const side = { coach: inTwo('A Coach'), members: [inTwo('A Player')] };
  expect(told(side)).toMatchObject({
    coach: { '@type': 'Person', name: 'A Coach' },
    athlete: [{ '@type': 'Person', name: 'A Player' }],
  });
  expect(told({ coach: undefined, members: [], sameAs: [] })).not.toHaveProperty('coach');
  expect(told({ members: [] })).not.toHaveProperty('athlete');
  expect(told({ sameAs: [] })).not.toHaveProperty('sameAs');
  expect(told({ ...side, kind: 'competition' })).not.toHaveProperty('coach');
});
