import { bundesliga } from './leagues/bundesliga.ts';
import { eredivisie } from './leagues/eredivisie.ts';
import { ipl } from './leagues/ipl.ts';
import { laLiga } from './leagues/la-liga.ts';
import { ligue1 } from './leagues/ligue-1.ts';
import { mlb } from './leagues/mlb.ts';
import { mls } from './leagues/mls.ts';
import { nba } from './leagues/nba.ts';
import { nhl } from './leagues/nhl.ts';
import { nwsl } from './leagues/nwsl.ts';
import { premierLeague } from './leagues/premier-league.ts';
import { primeiraLiga } from './leagues/primeira-liga.ts';
import { psl } from './leagues/psl.ts';
import { saudiProLeague } from './leagues/saudi-pro-league.ts';
import { saudiWomensPremierLeague } from './leagues/saudi-womens-premier-league.ts';
import { scottishPremiership } from './leagues/scottish-premiership.ts';
import { serieA } from './leagues/serie-a.ts';
import { womensSuperLeague } from './leagues/womens-super-league.ts';
import { wpl } from './leagues/wpl.ts';

/** Guides to leagues. */
export const leagueGuides = [
  nba,
  mlb,
  nhl,
  ipl,
  psl,
  wpl,
  premierLeague,
  saudiProLeague,
  scottishPremiership,
  womensSuperLeague,
  bundesliga,
  eredivisie,
  mls,
  nwsl,
  saudiWomensPremierLeague,
  laLiga,
  serieA,
  primeiraLiga,
  ligue1,
];
