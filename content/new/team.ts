import * as z from 'zod';
import { catalogue } from '../catalogue.ts';
import { minStoryWords } from '../check/team-rules.ts';
import { entitySlug } from '../names/slugs.ts';
import { maxWrittenDescription } from '../pages/result-lists.ts';
import { slug, type TeamEntry, teamSchema, text } from '../schema.ts';
import { InvalidArguments, placeholder, readArguments } from './arguments.ts';
import { type CreatedEntry, updatePictures } from './created-entry.ts';
import { addEntry } from './entry-files.ts';

const shape = teamSchema.shape;
const colours = z
  .string()
  .transform((list) => list.split(',').map((colour) => `#${colour.trim().replace('#', '').toUpperCase()}`))
  .pipe(shape.badge.shape.colours);

const wanted = z.strictObject({
  en: text,
  ar: text,
  sport: slug,
  league: slug.optional(),
  'short.en': shape.short.shape.en,
  'short.ar': shape.short.shape.ar,
  colours,
  pattern: shape.badge.shape.pattern.default('plain'),
});

export const teamUsage =
  'npm run new team en="Valencia" ar="فالنسيا" sport=football league=la-liga short.en=VAL short.ar=فالنسيا colours=FFFFFF,EE3524 [pattern=stripes]';

/** @param day creation date of the entry, as an ISO date */
export function newTeam(words: readonly string[], day: string): CreatedEntry {
  const { en, ar, sport, league, colours, pattern, ...short } = readArguments(wanted, words);
  const entry: TeamEntry = {
    slug: entitySlug(en),
    name: { en, ar },
    sport,
    ...(league && { league }),
    short: { en: short['short.en'], ar: short['short.ar'] },
    badge: { colours, pattern },
    description: {
      en: placeholder(`${en}: one sentence of up to ${maxWrittenDescription} characters`),
      ar: placeholder(`${ar}: جملة واحدة`),
    },
    story: {
      en: [
        placeholder(`its ground and its rivals; ${minStoryWords} words or more with the other paragraphs`),
        placeholder('its songs or rituals, and where its fans meet'),
      ],
      ar: [
        placeholder(`ملعبه ومنافسوه، ${minStoryWords} كلمة أو أكثر مع بقية الفقرات`),
        placeholder('أهازيجه وأين يلتقي جمهوره'),
      ],
    },
    ...(league && { asOf: day }),
    updated: day,
  };
  if (!catalogue.sport(sport)) throw new InvalidArguments(`sport: no sport has the slug "${sport}"`);
  const known = catalogue.leaguesOf(sport).map((each) => each.slug);
  if (league && !known.includes(league))
    throw new InvalidArguments(`league: ${sport} has no such league, only ${known.join(', ') || 'none'}`);
  if (catalogue.teams.some((team) => team.slug === entry.slug))
    throw new InvalidArguments(`en: a team with the slug "${entry.slug}" already exists`);
  const near = league ? catalogue.teamsIn(league) : [];
  const last = near.at(-1) ?? catalogue.teamsOf(sport).at(-1) ?? catalogue.teams.at(-1);
  const path = addEntry({
    index: 'content/teams/teams.ts',
    folder: `content/teams/${sport}`,
    type: 'TeamEntry',
    entry,
    after: last?.slug ?? '',
  });
  return {
    slug: entry.slug,
    files: [path],
    pages: [`/${sport}/${entry.slug}`],
    media: ['badges', 'share-cards'],
    next: [updatePictures],
  };
}
