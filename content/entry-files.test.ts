import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { events } from './events/events.ts';
import { guides } from './guides/guides.ts';
import { leagues } from './leagues/leagues.ts';
import { fileOf } from './parse-entries.ts';
import { sports } from './sports/sports.ts';
import { teams } from './teams/teams.ts';

/** Lists, and what is not an entry. */
const others = /(teams|guides|leagues|events|sports|badge-schema|result-words|[.]test)[.]ts$/;

test('each team, league, event, sport and guide has a file of its name, and each file an entry', () => {
  const entries = [
    teams,
    leagues,
    events,
    sports,
    ...Object.values(guides).map((each) => [...each.values()]),
  ];
  const expected = entries.flat().map((entry) => fileOf(entry));
  const files = globSync('content/{teams,leagues,events,sports,guides}/**/*.ts');
  expect(files.filter((file) => !others.test(basename(file))).toSorted()).toEqual(expected.toSorted());
});
