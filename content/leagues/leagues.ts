import { parseEntries } from '../parse-entries.ts';
import { leagueSchema } from '../schema.ts';
import { footballLeagues } from './football.ts';
import { footballLeaguesTwo } from './football-2.ts';
import { otherLeagues } from './other-sports.ts';
import { womensFootballLeagues } from './womens-football.ts';

/** Every league with a page. */
export const leagues = [
  ...parseEntries('content/leagues/football.ts', leagueSchema, footballLeagues),
  ...parseEntries('content/leagues/football-2.ts', leagueSchema, footballLeaguesTwo),
  ...parseEntries('content/leagues/womens-football.ts', leagueSchema, womensFootballLeagues),
  ...parseEntries('content/leagues/other-sports.ts', leagueSchema, otherLeagues),
];
