import { baseball } from './sports/baseball.ts';
import { basketball } from './sports/basketball.ts';
import { bowls } from './sports/bowls.ts';
import { boxing } from './sports/boxing.ts';
import { caving } from './sports/caving.ts';
import { chess } from './sports/chess.ts';
import { cricket } from './sports/cricket.ts';
import { cycling } from './sports/cycling.ts';
import { darts } from './sports/darts.ts';
import { equestrian } from './sports/equestrian.ts';
import { f1 } from './sports/f1.ts';
import { fencing } from './sports/fencing.ts';
import { football } from './sports/football.ts';
import { golf } from './sports/golf.ts';
import { hockey } from './sports/hockey.ts';
import { horseRacing } from './sports/horse-racing.ts';
import { kabaddi } from './sports/kabaddi.ts';
import { lacrosse } from './sports/lacrosse.ts';
import { mma } from './sports/mma.ts';
import { motorsport } from './sports/motorsport.ts';
import { mountainBiking } from './sports/mountain-biking.ts';
import { nfl } from './sports/nfl.ts';
import { outdoorSwimming } from './sports/outdoor-swimming.ts';
import { padel } from './sports/padel.ts';
import { pickleball } from './sports/pickleball.ts';
import { rowing } from './sports/rowing.ts';
import { rugby } from './sports/rugby.ts';
import { running } from './sports/running.ts';
import { snooker } from './sports/snooker.ts';
import { sportsGovernance } from './sports/sports-governance.ts';
import { swimming } from './sports/swimming.ts';
import { tennis } from './sports/tennis.ts';
import { volleyball } from './sports/volleyball.ts';
import { womensCricket } from './sports/womens-cricket.ts';
import { womensFootball } from './sports/womens-football.ts';
import { womensRugby } from './sports/womens-rugby.ts';
import { womensSoccer } from './sports/womens-soccer.ts';
import { wrestling } from './sports/wrestling.ts';

/** Guides to sports. */
export const sportGuides = [
  darts,
  bowls,
  chess,
  golf,
  baseball,
  hockey,
  cricket,
  tennis,
  pickleball,
  fencing,
  sportsGovernance,
  motorsport,
  f1,
  horseRacing,
  equestrian,
  mma,
  boxing,
  wrestling,
  snooker,
  football,
  basketball,
  nfl,
  padel,
  volleyball,
  running,
  rowing,
  cycling,
  mountainBiking,
  rugby,
  kabaddi,
  lacrosse,
  swimming,
  outdoorSwimming,
  caving,
  womensFootball,
  womensSoccer,
  womensCricket,
  womensRugby,
];
