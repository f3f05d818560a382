import { parseEntries } from '../parse-entries.ts';
import { type Team, type TeamEntry, teamSchema } from '../schema.ts';
import { americanFootball } from './american-football.ts';
import { baseball } from './baseball.ts';
import { basketball } from './basketball.ts';
import { cricket } from './cricket.ts';
import { americas } from './football/americas.ts';
import { germanyFrance } from './football/germany-france.ts';
import { italy } from './football/italy.ts';
import { nationalTeams } from './football/national-teams.ts';
import { netherlandsPortugal } from './football/netherlands-portugal.ts';
import { premierLeagueOne } from './football/premier-league-1.ts';
import { premierLeagueTwo } from './football/premier-league-2.ts';
import { premierLeagueThree } from './football/premier-league-3.ts';
import { saudiProLeague } from './football/saudi-pro-league.ts';
import { saudiProLeagueTwo } from './football/saudi-pro-league-2.ts';
import { saudiWomen } from './football/saudi-women.ts';
import { scotland } from './football/scotland.ts';
import { spain } from './football/spain.ts';
import { womensFootball } from './football/womens-football.ts';
import { formula1 } from './formula-1.ts';
import { governingBodies } from './governing-bodies.ts';
import { hockey } from './hockey.ts';
import { moreSportsOne } from './more-sports-1.ts';
import { moreSportsTwo } from './more-sports-2.ts';
import { moreSportsThree } from './more-sports-3.ts';
import { outdoors } from './outdoors.ts';
import { overTheNet } from './over-the-net.ts';

/** Keyed by file, so that errors name the file of an invalid entry. */
const files: Record<string, TeamEntry[]> = {
  'football/premier-league-1': premierLeagueOne,
  'football/premier-league-2': premierLeagueTwo,
  'football/premier-league-3': premierLeagueThree,
  'football/scotland': scotland,
  'football/spain': spain,
  'football/italy': italy,
  'football/germany-france': germanyFrance,
  'football/netherlands-portugal': netherlandsPortugal,
  'football/national-teams': nationalTeams,
  'football/saudi-pro-league': saudiProLeague,
  'football/americas': americas,
  'football/saudi-pro-league-2': saudiProLeagueTwo,
  'football/womens-football': womensFootball,
  'football/saudi-women': saudiWomen,
  basketball,
  'american-football': americanFootball,
  baseball,
  hockey,
  cricket,
  'formula-1': formula1,
  'more-sports-1': moreSportsOne,
  'more-sports-2': moreSportsTwo,
  'more-sports-3': moreSportsThree,
  'governing-bodies': governingBodies,
  outdoors,
  'over-the-net': overTheNet,
};

/** Every team and brand with a page. */
export const teams: Team[] = Object.entries(files).flatMap(([file, entries]) =>
  parseEntries(`content/teams/${file}.ts`, teamSchema, entries),
);

const bySlug = new Map(teams.map((team) => [team.slug, team]));

/** @param slug slug of the team, unique across all sports */
export function teamBySlug(slug: string): Team | undefined {
  return bySlug.get(slug);
}
