import { aimAndPatience } from './guides/sports/aim-and-patience.ts';
import { baseballHockeyCricket } from './guides/sports/baseball-hockey-cricket.ts';
import { courtsAndCommittees } from './guides/sports/courts-and-committees.ts';
import { enginesAndHorses } from './guides/sports/engines-and-horses.ts';
import { fightsAndFrames } from './guides/sports/fights-and-frames.ts';
import { footballAndAmericanGames } from './guides/sports/football-and-american-games.ts';
import { roadsRiversTrails } from './guides/sports/roads-rivers-trails.ts';
import { rugbyKabaddiLacrosse } from './guides/sports/rugby-kabaddi-lacrosse.ts';
import { waterAndCaves } from './guides/sports/water-and-caves.ts';
import { womensGames } from './guides/sports/womens-games.ts';
import { type Guide, guideSchema, parseEntries } from './schema.ts';

/** @throws Error naming the folder and the entry that is there twice */
function bySlug(folder: string, guides: Guide[]): ReadonlyMap<string, Guide> {
  const found = new Map<string, Guide>();
  for (const guide of guides) {
    if (found.has(guide.slug)) throw new Error(`${folder}: entry "${guide.slug}", field slug: used twice`);
    found.set(guide.slug, guide);
  }
  return found;
}

/** How a sport is followed together, by the sport's slug. */
export const sportGuides = bySlug('content/guides/sports', [
  ...parseEntries('content/guides/sports/aim-and-patience.ts', guideSchema, aimAndPatience),
  ...parseEntries('content/guides/sports/baseball-hockey-cricket.ts', guideSchema, baseballHockeyCricket),
  ...parseEntries('content/guides/sports/courts-and-committees.ts', guideSchema, courtsAndCommittees),
  ...parseEntries('content/guides/sports/engines-and-horses.ts', guideSchema, enginesAndHorses),
  ...parseEntries('content/guides/sports/fights-and-frames.ts', guideSchema, fightsAndFrames),
  ...parseEntries(
    'content/guides/sports/football-and-american-games.ts',
    guideSchema,
    footballAndAmericanGames,
  ),
  ...parseEntries('content/guides/sports/roads-rivers-trails.ts', guideSchema, roadsRiversTrails),
  ...parseEntries('content/guides/sports/rugby-kabaddi-lacrosse.ts', guideSchema, rugbyKabaddiLacrosse),
  ...parseEntries('content/guides/sports/water-and-caves.ts', guideSchema, waterAndCaves),
  ...parseEntries('content/guides/sports/womens-games.ts', guideSchema, womensGames),
]);

/** How a league is followed together, by the league's slug. */
export const leagueGuides = bySlug('content/guides/leagues', []);

/** How an event is followed together, by the event's slug. */
export const eventGuides = bySlug('content/guides/events', []);
