import { expect, test } from 'vitest';
import { catalogue } from '../../../content/catalogue.ts';
import type { Team } from '../../../content/schema.ts';
import { sportsTeam } from './team.ts';

const liverpool = catalogue.teams.find(({ slug }) => slug === 'liverpool') as Team;
const localized = (en: string) => ({ en, ar: `${en} بالعربية` });

function nodeOf(of: Partial<Team>): Record<string, unknown> {
  return sportsTeam({ ...liverpool, ...of }, 'en') as never;
}

test('clubs are SportsTeam, competitions and individual athletes are SportsOrganization', () => {
  const sportsOf = (type: string) =>
    [
      ...new Set(catalogue.teams.filter((team) => nodeOf(team)['@type'] === type).map(({ sport }) => sport)),
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
  const [venue, city, country] = [localized('Anfield'), localized('Liverpool'), localized('England')];
  const nowhere = { venue: undefined, city: undefined, country: undefined };
  const place = (of: Partial<Team>) => nodeOf({ ...nowhere, ...of }).location;
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
  const side = { coach: localized('A Coach'), members: [localized('A Player')] };
  expect(nodeOf(side)).toMatchObject({
    coach: { '@type': 'Person', name: 'A Coach' },
    athlete: [{ '@type': 'Person', name: 'A Player' }],
  });
  expect(nodeOf({ coach: undefined, members: [], sameAs: [] })).not.toHaveProperty('coach');
  expect(nodeOf({ members: [] })).not.toHaveProperty('athlete');
  expect(nodeOf({ sameAs: [] })).not.toHaveProperty('sameAs');
  expect(nodeOf({ ...side, kind: 'competition' })).not.toHaveProperty('coach');
});
