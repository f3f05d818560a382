import { expect, test } from 'vitest';
import { allPages, createAddresses, findPage, nearestPage } from './addresses.ts';
import { catalogue, createCatalogue } from './catalogue.ts';
import type { Team } from './schema.ts';

function team(slug: string, more: Partial<Team> = {}): Team {
  const words = { en: slug, ar: slug };
  return {
    slug,
    name: words,
    aliases: { en: [], ar: [] },
    sport: 'football',
    kind: 'club',
    article: false,
    short: words,
    badge: { colours: ['#112233', '#445566'], pattern: 'plain' },
    description: words,
    story: { en: ['a', 'b'], ar: ['a', 'b'] },
    members: [],
    sameAs: [],
    honours: [],
    legends: [],
    sources: [],
    updated: '2026-11-21',
    ...more,
  };
}

const sample = createCatalogue({
  ...catalogue,
  teams: [team('rovers', { league: 'premier-league' })],
  events: [],
});

test('the short address of the Saudi Pro League is canonical', () => {
  for (const path of ['/saudi-pro-league', '/football/saudi-pro-league']) {
    expect(findPage(path)).toMatchObject({ kind: 'league', path, canonical: '/saudi-pro-league' });
  }
  expect(findPage('/premier-league')).toBeUndefined();
});

test('a team has an address with and one without its league, and the latter is canonical', () => {
  const { findPage: find } = createAddresses(sample);
  expect(find('/football/rovers')).toMatchObject({ kind: 'team', canonical: '/football/rovers' });
  expect(find('/football/premier-league/rovers')).toMatchObject({ canonical: '/football/rovers' });
  expect(find('/football/la-liga/rovers')).toBeUndefined();
});

test('every page has a unique path without trailing slash or capitals', () => {
  const paths = allPages().map((page) => page.path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/$|^(\/[a-z0-9-]+)+$/);
});

test('throws if two entries have the same address', () => {
  const clash = createCatalogue({ ...sample, teams: [team('premier-league')] });
  expect(() => createAddresses(clash)).toThrow(
    'content: entry "premier-league", field slug: gives the page the address /football/premier-league, which content/leagues/premier-league.ts: entry "premier-league" has too',
  );
});

test('a sport has the kind that all of its teams share', () => {
  const kindOf = (...kinds: Team['kind'][]) =>
    createCatalogue({ ...sample, teams: kinds.map((kind) => team(`a-${kind}`, { kind })) }).kindOf(
      'football',
    );
  expect(kindOf('event')).toBe('event');
  expect(kindOf('event', 'governing')).toBe('club');
  expect(kindOf()).toBe('club');
});

test('throws if an entry refers to an unknown sport or league', () => {
  expect(() => createCatalogue({ ...sample, teams: [team('rovers', { sport: 'quidditch' })] })).toThrow(
    'entry "rovers", field sport',
  );
  expect(() => createCatalogue({ ...sample, teams: [team('rovers', { league: 'nba' })] })).toThrow(
    'entry "rovers", field league',
  );
});

test('throws if a team of an event is unknown', () => {
  const [event] = catalogue.events;
  if (!event) throw new Error('an event to start from is missing');
  const withSides = (sides: Partial<typeof event>) =>
    createCatalogue({ ...sample, events: [{ ...event, slug: 'derby', teams: [], ...sides }] });
  expect(() => withSides({ home: 'rovers', away: 'roveres' })).toThrow(
    'entry "derby", field away: no team has the slug "roveres"',
  );
  expect(() => withSides({ home: 'roveres', away: 'rovers' })).toThrow('entry "derby", field home');
  expect(() => withSides({ teams: ['rovers', 'roveres'] })).toThrow('entry "derby", field teams.1');
});

test('a league has the events of its competitions and of its teams, and no others', () => {
  const [event] = catalogue.events;
  if (!event) throw new Error('an event to start from is missing');
  const eventsIn = (league: string, more: Partial<typeof event>) =>
    createCatalogue({ ...sample, events: [{ ...event, teams: [], leagues: [], ...more }] }).eventsIn(league);
  expect(eventsIn('premier-league', { leagues: ['la-liga', 'premier-league'] })).toHaveLength(1);
  expect(eventsIn('premier-league', { away: 'rovers' })).toHaveLength(1);
  expect(eventsIn('premier-league', { teams: ['rovers'] })).toHaveLength(1);
  expect(eventsIn('la-liga', { teams: ['rovers'] })).toEqual([]);
  expect(eventsIn('premier-league', {})).toEqual([]);
  expect(() => eventsIn('premier-league', { leagues: ['nba'] })).toThrow(
    'field leagues.0: no football league has the slug "nba"',
  );
});

test('the Premier League lists the Champions League final, and no tournament of nations', () => {
  expect(catalogue.eventsIn('premier-league').map(({ slug }) => slug)).toEqual([
    'champions-league-final-2027',
  ]);
  expect(catalogue.eventsIn('womens-super-league')).toEqual([]);
});

test('the nearest page is the page itself, a parent, or home', () => {
  expect(nearestPage('/football/liverpool')).toBe('/football/liverpool');
  expect(nearestPage('/football/no-such-club')).toBe('/football');
  expect(nearestPage('/no/such/page')).toBe('/');
  expect(nearestPage('/ticket/a.b')).toBe('/');
  expect(nearestPage('/')).toBe('/');
});
