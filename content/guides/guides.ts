import { fileOf, parseEntries } from '../parse-entries.ts';
import { type Guide, type GuideEntry, guideSchema } from '../schema.ts';
import { eventGuides } from './events.ts';
import { leagueGuides } from './leagues.ts';
import { sportGuides } from './sports.ts';

type Kind = 'sports' | 'leagues' | 'events';

/** @throws Error with the file of an invalid or duplicate entry */
function bySlug(kind: Kind, entries: readonly GuideEntry[]): ReadonlyMap<string, Guide> {
  const found = new Map<string, Guide>();
  for (const guide of parseEntries(({ slug }) => `content/guides/${kind}/${slug}.ts`, guideSchema, entries)) {
    if (found.has(guide.slug))
      throw new Error(`${fileOf(guide)}: entry "${guide.slug}", field slug: used twice`);
    found.set(guide.slug, guide);
  }
  return found;
}

/** Guides to watching sports, leagues and events together, by slug. */
export const guides: Record<Kind, ReadonlyMap<string, Guide>> = {
  sports: bySlug('sports', sportGuides),
  leagues: bySlug('leagues', leagueGuides),
  events: bySlug('events', eventGuides),
};

/** @throws Error with the folder of a missing guide */
export function guideOf(kind: Kind, slug: string): Guide {
  const guide = guides[kind].get(slug);
  if (!guide)
    throw new Error(`content/guides/${kind}: no guide has the slug "${slug}"; add one for its page`);
  return guide;
}
