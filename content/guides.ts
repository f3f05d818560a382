import { footballAndAmericanGames } from './guides/sports/football-and-american-games.ts';
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
  ...parseEntries(
    'content/guides/sports/football-and-american-games.ts',
    guideSchema,
    footballAndAmericanGames,
  ),
]);

/** How a league is followed together, by the league's slug. */
export const leagueGuides = bySlug('content/guides/leagues', []);

/** How an event is followed together, by the event's slug. */
export const eventGuides = bySlug('content/guides/events', []);
