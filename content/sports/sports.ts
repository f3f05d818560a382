import { parseEntries } from '../parse-entries.ts';
import { sportSchema } from '../schema.ts';
import { duels } from './duels.ts';
import { racing } from './racing.ts';
import { teamGames } from './team-games.ts';
import { womens } from './womens.ts';

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
export const sports = [
  ...parseEntries('content/sports/team-games.ts', sportSchema, teamGames),
  ...parseEntries('content/sports/womens.ts', sportSchema, womens),
  ...parseEntries('content/sports/racing.ts', sportSchema, racing),
  ...parseEntries('content/sports/duels.ts', sportSchema, duels),
].sort(byListedOrder);
