import { parseEntries } from '../parse-entries.ts';
import { courses } from './courses.ts';
import { duels } from './duels.ts';
import { games } from './games.ts';
import { type SampleMeetup, sampleMeetupSchema } from './schema.ts';

const bySport = new Map(
  parseEntries('content/app-screens', sampleMeetupSchema, [...games, ...duels, ...courses]).map((sample) => [
    sample.sport,
    sample,
  ]),
);

const twoSided = new Set(games.map(({ sport }) => sport));

/**
 * @returns what the app's screen shows on team pages of a sport, and whether teams of it meet one
 * opponent
 * @throws Error if nothing is written for the sport
 */
export function sampleMeetup(sport: string): SampleMeetup & { twoSided: boolean } {
  const sample = bySport.get(sport);
  if (!sample) throw new Error(`content/app-screens: ${sport}: no sample meetup`);
  return { ...sample, twoSided: twoSided.has(sport) };
}
