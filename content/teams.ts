import { parseEntries } from './parse-entries.ts';
import { type Team, type TeamEntry, teamSchema } from './schema.ts';
import { americanFootball } from './teams/american-football.ts';
import { americas } from './teams/americas.ts';
import { baseball } from './teams/baseball.ts';
import { basketball } from './teams/basketball.ts';
import { cricket } from './teams/cricket.ts';
import { formula1 } from './teams/formula-1.ts';
import { germanyFrance } from './teams/germany-france.ts';
import { governingBodies } from './teams/governing-bodies.ts';
import { hockey } from './teams/hockey.ts';
import { italy } from './teams/italy.ts';
import { moreSportsOne } from './teams/more-sports-1.ts';
import { moreSportsTwo } from './teams/more-sports-2.ts';
import { moreSportsThree } from './teams/more-sports-3.ts';
import { netherlandsPortugal } from './teams/netherlands-portugal.ts';
import { outdoors } from './teams/outdoors.ts';
import { premierLeagueOne } from './teams/premier-league-1.ts';
import { premierLeagueTwo } from './teams/premier-league-2.ts';
import { saudiProLeague } from './teams/saudi-pro-league.ts';
import { saudiProLeagueTwo } from './teams/saudi-pro-league-2.ts';
import { saudiWomen } from './teams/saudi-women.ts';
import { scotland } from './teams/scotland.ts';
import { spain } from './teams/spain.ts';
import { womensFootball } from './teams/womens-football.ts';

/** Keyed by file name, so that a wrong entry is reported with the file it stands in. */
const files: Record<string, TeamEntry[]> = {
  'premier-league-1': premierLeagueOne,
  'premier-league-2': premierLeagueTwo,
  scotland,
  spain,
  italy,
  'germany-france': germanyFrance,
  'netherlands-portugal': netherlandsPortugal,
  'saudi-pro-league': saudiProLeague,
  americas,
  'saudi-pro-league-2': saudiProLeagueTwo,
  'womens-football': womensFootball,
  'saudi-women': saudiWomen,
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
};

/** Every team and brand that has a page. */
export const teams: Team[] = Object.entries(files).flatMap(([file, entries]) =>
  parseEntries(`content/teams/${file}.ts`, teamSchema, entries),
);

const bySlug = new Map(teams.map((team) => [team.slug, team]));

/** @param slug the team's entity slug, unique over all sports */
export function teamBySlug(slug: string): Team | undefined {
  return bySlug.get(slug);
}
