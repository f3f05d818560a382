import { footballLeagues } from './leagues/football.ts';
import { otherLeagues } from './leagues/other-sports.ts';
import { parseEntries } from './parse-entries.ts';
import { leagueSchema } from './schema.ts';

/** Every league that has a page. */
export const leagues = [
  ...parseEntries('content/leagues/football.ts', leagueSchema, footballLeagues),
  ...parseEntries('content/leagues/other-sports.ts', leagueSchema, otherLeagues),
];
