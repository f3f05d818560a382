import { fileOf, parseEntries } from '../parse-entries.ts';
import { type Guide, guideSchema } from '../schema.ts';
import { summerAndAutumn } from './events/summer-and-autumn.ts';
import { tournamentsAndTours } from './events/tournaments-and-tours.ts';
import { winterAndSpring } from './events/winter-and-spring.ts';
import { americanMajors } from './leagues/american-majors.ts';
import { cricketLeagues } from './leagues/cricket.ts';
import { englandScotlandSaudiArabia } from './leagues/england-scotland-saudi-arabia.ts';
import { northernEuropeAndAmerica } from './leagues/northern-europe-and-america.ts';
import { saudiWomensFootball } from './leagues/saudi-women.ts';
import { southernEurope } from './leagues/southern-europe.ts';
import { aimAndPatience } from './sports/aim-and-patience.ts';
import { baseballHockeyCricket } from './sports/baseball-hockey-cricket.ts';
import { courtsAndCommittees } from './sports/courts-and-committees.ts';
import { enginesAndHorses } from './sports/engines-and-horses.ts';
import { fightsAndFrames } from './sports/fights-and-frames.ts';
import { footballAndAmericanGames } from './sports/football-and-american-games.ts';
import { overTheNet } from './sports/over-the-net.ts';
import { roadsRiversTrails } from './sports/roads-rivers-trails.ts';
import { rugbyKabaddiLacrosse } from './sports/rugby-kabaddi-lacrosse.ts';
import { waterAndCaves } from './sports/water-and-caves.ts';
import { womensGames } from './sports/womens-games.ts';

type Kind = 'sports' | 'leagues' | 'events';

/** @throws Error with both files of a duplicate entry */
function bySlug(guides: Guide[]): ReadonlyMap<string, Guide> {
  const found = new Map<string, Guide>();
  for (const guide of guides) {
    const first = found.get(guide.slug);
    if (first)
      throw new Error(
        `${fileOf(guide)}: entry "${guide.slug}", field slug: used twice, first in ${fileOf(first)}`,
      );
    found.set(guide.slug, guide);
  }
  return found;
}

/** Guides to watching sports, leagues and events together, by slug. */
export const guides: Record<Kind, ReadonlyMap<string, Guide>> = {
  sports: bySlug([
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
    ...parseEntries('content/guides/sports/over-the-net.ts', guideSchema, overTheNet),
    ...parseEntries('content/guides/sports/roads-rivers-trails.ts', guideSchema, roadsRiversTrails),
    ...parseEntries('content/guides/sports/rugby-kabaddi-lacrosse.ts', guideSchema, rugbyKabaddiLacrosse),
    ...parseEntries('content/guides/sports/water-and-caves.ts', guideSchema, waterAndCaves),
    ...parseEntries('content/guides/sports/womens-games.ts', guideSchema, womensGames),
  ]),
  leagues: bySlug([
    ...parseEntries('content/guides/leagues/american-majors.ts', guideSchema, americanMajors),
    ...parseEntries('content/guides/leagues/cricket.ts', guideSchema, cricketLeagues),
    ...parseEntries(
      'content/guides/leagues/england-scotland-saudi-arabia.ts',
      guideSchema,
      englandScotlandSaudiArabia,
    ),
    ...parseEntries(
      'content/guides/leagues/northern-europe-and-america.ts',
      guideSchema,
      northernEuropeAndAmerica,
    ),
    ...parseEntries('content/guides/leagues/saudi-women.ts', guideSchema, saudiWomensFootball),
    ...parseEntries('content/guides/leagues/southern-europe.ts', guideSchema, southernEurope),
  ]),
  events: bySlug([
    ...parseEntries('content/guides/events/summer-and-autumn.ts', guideSchema, summerAndAutumn),
    ...parseEntries('content/guides/events/tournaments-and-tours.ts', guideSchema, tournamentsAndTours),
    ...parseEntries('content/guides/events/winter-and-spring.ts', guideSchema, winterAndSpring),
  ]),
};

/** @throws Error with the folder of a missing guide */
export function guideOf(kind: Kind, slug: string): Guide {
  const guide = guides[kind].get(slug);
  if (!guide)
    throw new Error(`content/guides/${kind}: no guide has the slug "${slug}"; add one for its page`);
  return guide;
}
