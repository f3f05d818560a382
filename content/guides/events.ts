import { afcAsianCup2027OpeningMatch } from './events/afc-asian-cup-2027-opening-match.ts';
import { championsLeagueFinal2027 } from './events/champions-league-final-2027.ts';
import { grandNational2027 } from './events/grand-national-2027.ts';
import { kentuckyDerby2027 } from './events/kentucky-derby-2027.ts';
import { rugbyWorldCup2027OpeningMatch } from './events/rugby-world-cup-2027-opening-match.ts';
import { ryderCup2027 } from './events/ryder-cup-2027.ts';
import { saudiCup2027 } from './events/saudi-cup-2027.ts';
import { superBowlLxi } from './events/super-bowl-lxi.ts';
import { theOpen2027 } from './events/the-open-2027.ts';
import { tourDeFrance2027GrandDepart } from './events/tour-de-france-2027-grand-depart.ts';
import { wimbledon2027 } from './events/wimbledon-2027.ts';
import { womensWorldCup2027 } from './events/womens-world-cup-2027.ts';

/** Guides to events. */
export const eventGuides = [
  championsLeagueFinal2027,
  wimbledon2027,
  theOpen2027,
  rugbyWorldCup2027OpeningMatch,
  womensWorldCup2027,
  tourDeFrance2027GrandDepart,
  ryderCup2027,
  afcAsianCup2027OpeningMatch,
  saudiCup2027,
  superBowlLxi,
  grandNational2027,
  kentuckyDerby2027,
];
