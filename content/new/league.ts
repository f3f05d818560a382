import * as z from 'zod';
import { catalogue } from '../catalogue.ts';
import { leagues } from '../leagues/leagues.ts';
import { entitySlug } from '../names/slugs.ts';
import { slug, text } from '../schema.ts';
import { InvalidArguments, placeholder, readArguments } from './arguments.ts';
import { type CreatedEntry, updatePictures } from './created-entry.ts';
import { addEntry } from './entry-files.ts';
import { addGuide } from './guide.ts';

const wanted = z.strictObject({
  en: text,
  ar: text,
  sport: slug,
  'country.en': text,
  'country.ar': text,
  short: z.stringbool().default(false),
});

export const leagueUsage =
  'npm run new league en="Serie B" ar="دوري الدرجة الثانية الإيطالي" sport=football country.en=Italy country.ar=إيطاليا [short=true]';

/** @param day creation date of the entry, as an ISO date */
export function newLeague(words: readonly string[], day: string): CreatedEntry {
  const { en, ar, sport, short, ...rest } = readArguments(wanted, words);
  const entry = {
    slug: entitySlug(en),
    sport,
    name: { en, ar },
    country: { en: rest['country.en'], ar: rest['country.ar'] },
    ...(short && { short }),
    intro: {
      en: placeholder('two or three sentences that only fit this league'),
      ar: placeholder('جملتان أو ثلاث لا تصلح إلا لهذا الدوري'),
    },
    updated: day,
  };
  if (!catalogue.sport(sport)) throw new InvalidArguments(`sport: no sport has the slug "${sport}"`);
  if (catalogue.league(entry.slug))
    throw new InvalidArguments(`en: a league with the slug "${entry.slug}" already exists`);
  const neighbours = catalogue.leaguesOf(sport).map((league) => league.slug);
  const path = addEntry({
    index: 'content/leagues/leagues.ts',
    folder: 'content/leagues',
    type: 'LeagueEntry',
    entry,
    after: neighbours.at(-1) ?? leagues.at(-1)?.slug ?? '',
  });
  return {
    slug: entry.slug,
    files: [path, addGuide('leagues', { slug: entry.slug, name: { en, ar }, neighbours, day })],
    pages: [`/${sport}/${entry.slug}`, ...(short ? [`/${entry.slug}`] : [])],
    media: ['share-cards'],
    next: [updatePictures],
  };
}
