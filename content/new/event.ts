import * as z from 'zod';
import { catalogue } from '../catalogue.ts';
import { entitySlug } from '../names/slugs.ts';
import { eventSchema, slug, text } from '../schema.ts';
import { both, InvalidArguments, placeholder, readArguments } from './arguments.ts';
import { type CreatedEntry, redraw, updatePictures } from './created-entry.ts';
import { addEntry } from './entry-files.ts';
import { addGuide } from './guide.ts';

const wanted = z.strictObject({
  en: text,
  ar: text,
  sport: slug,
  start: eventSchema.shape.start,
  home: slug.optional(),
  away: slug.optional(),
  'venue.en': text.optional(),
  'venue.ar': text.optional(),
  'city.en': text.optional(),
  'city.ar': text.optional(),
  'country.en': text.optional(),
  'country.ar': text.optional(),
});

export const eventUsage =
  'npm run new event en="FA Cup Final 2027" ar="نهائي كأس الاتحاد الإنجليزي 2027" sport=football start=2027-05-15 [venue.en=… venue.ar=… city.en=… city.ar=… country.en=… country.ar=… home=… away=…]';

/** @param day creation date of the entry, as an ISO date */
export function newEvent(words: readonly string[], day: string): CreatedEntry {
  const { en, ar, sport, start, home, away, ...place } = readArguments(wanted, words);
  const entry = {
    slug: entitySlug(en),
    sport,
    name: { en, ar },
    start,
    venue: both(place['venue.en'], place['venue.ar'], { en: 'the stadium', ar: 'الملعب' }),
    city: both(place['city.en'], place['city.ar'], { en: 'the city', ar: 'المدينة' }),
    country: both(place['country.en'], place['country.ar'], { en: 'the country', ar: 'البلد' }),
    description: {
      en: placeholder('what it is, in two sentences, as the organiser announced it'),
      ar: placeholder('ما هي، في جملتين، كما أعلنها المنظم'),
    },
    watchParties: {
      en: placeholder('how it will be watched together'),
      ar: placeholder('كيف ستُشاهَد مع الرفاق'),
    },
    ...(home && { home }),
    ...(away && { away }),
    asOf: day,
    updated: day,
  };
  if (!catalogue.sport(sport)) throw new InvalidArguments(`sport: no sport has the slug "${sport}"`);
  for (const [side, team] of Object.entries({ home, away }))
    if (team && !catalogue.teams.some((known) => known.slug === team))
      throw new InvalidArguments(`${side}: no team has the slug "${team}"`);
  if (catalogue.events.some((known) => known.slug === entry.slug))
    throw new InvalidArguments(`en: an event with the slug "${entry.slug}" already exists`);
  const neighbours = catalogue.eventsOf(sport).map((event) => event.slug);
  const file = addEntry({
    index: 'content/events/events.ts',
    folder: 'content/events',
    type: 'EventEntry',
    entry,
    after: catalogue.events.at(-1)?.slug ?? '',
  });
  return {
    slug: entry.slug,
    files: [file, addGuide('events', { slug: entry.slug, name: { en, ar }, neighbours, day })],
    pages: [`/${sport}/events/${entry.slug}`],
    media: ['share-cards'],
    next: [redraw, updatePictures],
  };
}
