import { parseEntries } from '../parse-entries.ts';
import { sportSchema } from '../schema.ts';
import { baseball } from './baseball.ts';
import { basketball } from './basketball.ts';
import { bowls } from './bowls.ts';
import { boxing } from './boxing.ts';
import { caving } from './caving.ts';
import { chess } from './chess.ts';
import { cricket } from './cricket.ts';
import { cycling } from './cycling.ts';
import { darts } from './darts.ts';
import { equestrian } from './equestrian.ts';
import { f1 } from './f1.ts';
import { fencing } from './fencing.ts';
import { football } from './football.ts';
import { golf } from './golf.ts';
import { hockey } from './hockey.ts';
import { horseRacing } from './horse-racing.ts';
import { kabaddi } from './kabaddi.ts';
import { lacrosse } from './lacrosse.ts';
import { mma } from './mma.ts';
import { motorsport } from './motorsport.ts';
import { mountainBiking } from './mountain-biking.ts';
import { nfl } from './nfl.ts';
import { outdoorSwimming } from './outdoor-swimming.ts';
import { padel } from './padel.ts';
import { pickleball } from './pickleball.ts';
import { rowing } from './rowing.ts';
import { rugby } from './rugby.ts';
import { running } from './running.ts';
import { snooker } from './snooker.ts';
import { sportsGovernance } from './sports-governance.ts';
import { swimming } from './swimming.ts';
import { tennis } from './tennis.ts';
import { volleyball } from './volleyball.ts';
import { womensCricket } from './womens-cricket.ts';
import { womensFootball } from './womens-football.ts';
import { womensRugby } from './womens-rugby.ts';
import { womensSoccer } from './womens-soccer.ts';
import { wrestling } from './wrestling.ts';

/** Every sport with a page, in the order of menus and the search. */
export const sportLabels = [
  'Football',
  'Basketball',
  'NFL',
  'Baseball',
  'Hockey',
  'Cricket',
  "Women's Cricket",
  'Motorsport',
  'F1',
  'Horse Racing',
  'MMA',
  'Snooker',
  'Wrestling',
  'Boxing',
  'Rugby',
  'Bowls',
  'Chess',
  'Darts',
  'Golf',
  'Tennis',
  'Running',
  'Rowing',
  'Equestrian',
  'Sports Governance',
  'Kabaddi',
  'Lacrosse',
  'Cycling',
  'Mountain Biking',
  'Pickleball',
  'Swimming',
  "Women's Football",
  "Women's Soccer",
  'Caving',
  'Fencing',
  'Outdoor Swimming',
  "Women's Rugby",
  'Padel',
  'Volleyball',
];

function byListedOrder(a: { label: { en: string } }, b: { label: { en: string } }): number {
  return sportLabels.indexOf(a.label.en) - sportLabels.indexOf(b.label.en);
}

/** Every sport with a hub. */
export const sports = parseEntries(({ slug }) => `content/sports/${slug}.ts`, sportSchema, [
  football,
  basketball,
  nfl,
  baseball,
  hockey,
  cricket,
  rugby,
  kabaddi,
  lacrosse,
  volleyball,
  womensCricket,
  womensFootball,
  womensSoccer,
  womensRugby,
  motorsport,
  f1,
  horseRacing,
  running,
  cycling,
  mountainBiking,
  rowing,
  equestrian,
  swimming,
  outdoorSwimming,
  caving,
  mma,
  snooker,
  wrestling,
  boxing,
  bowls,
  chess,
  darts,
  golf,
  tennis,
  pickleball,
  padel,
  fencing,
  sportsGovernance,
]).sort(byListedOrder);
