import { parseEntries } from '../parse-entries.ts';
import { leagueSchema } from '../schema.ts';
import { bundesliga } from './bundesliga.ts';
import { eredivisie } from './eredivisie.ts';
import { ipl } from './ipl.ts';
import { laLiga } from './la-liga.ts';
import { ligue1 } from './ligue-1.ts';
import { mlb } from './mlb.ts';
import { mls } from './mls.ts';
import { nba } from './nba.ts';
import { nhl } from './nhl.ts';
import { nwsl } from './nwsl.ts';
import { premierLeague } from './premier-league.ts';
import { primeiraLiga } from './primeira-liga.ts';
import { psl } from './psl.ts';
import { saudiProLeague } from './saudi-pro-league.ts';
import { saudiWomensPremierLeague } from './saudi-womens-premier-league.ts';
import { scottishPremiership } from './scottish-premiership.ts';
import { serieA } from './serie-a.ts';
import { womensSuperLeague } from './womens-super-league.ts';
import { wpl } from './wpl.ts';

/** Every league with a page, in the order in which pages list them. */
export const leagues = parseEntries(({ slug }) => `content/leagues/${slug}.ts`, leagueSchema, [
  premierLeague,
  saudiProLeague,
  laLiga,
  serieA,
  bundesliga,
  ligue1,
  scottishPremiership,
  eredivisie,
  primeiraLiga,
  mls,
  womensSuperLeague,
  saudiWomensPremierLeague,
  nwsl,
  nba,
  mlb,
  nhl,
  ipl,
  psl,
  wpl,
]);
