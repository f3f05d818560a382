/** Schemas of the content. Those of places are in places/schema.ts. Types are inferred from the schemas. */
import { z } from 'zod';
import { changingFacts, isDated, undated } from './facts/changing-facts.ts';
import type { Locale } from './locale.ts';
import { describeIssue } from './schema-words.ts';
import { badgeSchema } from './teams/badge-schema.ts';

z.config({ jitless: true });

export const text = z
  .string()
  .min(1, 'must not be empty')
  .refine((value) => value.trim() === value, 'must not begin or end with a space');
/** `Record` makes the compiler require an entry for each new language. */
const texts: Record<Locale, typeof text> = { en: text, ar: text };
const textLists: Record<Locale, z.ZodArray<typeof text>> = { en: z.array(text), ar: z.array(text) };

const localizedTexts = z.strictObject(texts);
export type Localized = z.infer<typeof localizedTexts>;

/**
 * A text in every language. Validated without copying, because texts that depend on the date are getters
 * (clock/timed-text.ts).
 */
export const localizedSchema: z.ZodType<Localized, Localized> = z
  .custom<Localized>()
  .superRefine((value, context) => {
    for (const issue of localizedTexts.safeParse(value, { error: describeIssue }).error?.issues ?? [])
      context.addIssue({ ...issue });
  });

/** Nicknames, initials and other spellings in both languages. Only the search uses them. */
const aliases = z.strictObject(textLists).default({ en: [], ar: [] });

export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase words joined by hyphens');
export const day = z.iso.date();
const link = z.url({ protocol: /^https$/ });

/** Description for search engines, if the first sentences of the page's text tell too little. */
const metaDescription = localizedSchema.optional();

/** Where facts were read: at least two sources for each. No page shows them. */
const sources = z.array(z.strictObject({ fact: text, read: z.array(text).min(2) })).default([]);

export const sportSchema = z.strictObject({
  slug,
  /** One of `sportLabels` in English, and its translation in Arabic. */
  label: localizedSchema,
  aliases,
  /** schema.org name of the sport, if it differs from the label ("Soccer" for Football). */
  schemaSport: text.optional(),
  /** The sport's word for its sides: the Premier League has 20 clubs, the NBA 30 teams. */
  sides: z.enum(['clubs', 'teams']).default('clubs'),
  /** Two or three sentences that are true only of this sport. */
  intro: localizedSchema,
  metaDescription,
  sources,
  updated: day,
});
export type Sport = z.infer<typeof sportSchema>;

/** Date of the last check of changing facts. */
const asOf = day.optional();

/** Range of a page's sample fan count. The page states that it is a sample (docs/product.md). */
const sampleFans = z.strictObject({ from: z.number().int(), to: z.number().int() }).optional();

const wrongYear = ({ input }: { input?: unknown }) =>
  `must be a year from 1800 to 2030 without quotation marks, such as 1992, but is ${JSON.stringify(input)}`;

export const leagueSchema = z
  .strictObject({
    slug,
    sport: slug,
    name: localizedSchema,
    /** True if the English name needs "the" in a sentence, like the NBA. */
    article: z.boolean().default(false),
    aliases,
    country: localizedSchema,
    /** True for a league with the short address `/{league}`, which is then canonical. */
    short: z.boolean().default(false),
    founded: z
      .int({ error: wrongYear })
      .min(1800, { error: wrongYear })
      .max(2030, { error: wrongYear })
      .optional(),
    clubs: z.number().int().positive().optional(),
    /** The last champion that is certain, and the season of the title, such as 2025–26. */
    champion: z.strictObject({ name: localizedSchema, season: text }).optional(),
    /** Matches of each club and in all, and the year whose autumn the first season began in. Set if counted. */
    season: z
      .strictObject({
        matchesEach: z.number().int().positive(),
        matches: z.number().int().positive(),
        from: z.number().int(),
      })
      .optional(),
    sampleFans,
    url: link.optional(),
    /** Two or three sentences that are true only of this league. */
    intro: localizedSchema,
    metaDescription,
    sources,
    asOf,
    updated: day,
  })
  .refine(isDated(changingFacts.league), { path: ['asOf'], error: undated });
export type League = z.infer<typeof leagueSchema>;

export const teamSchema = z
  .strictObject({
    slug,
    name: localizedSchema,
    /** Full name, if its community uses it, such as Liverpool FC. */
    fullName: localizedSchema.optional(),
    /** True if the English name needs "the" in a sentence, like the NBA. */
    article: z.boolean().default(false),
    aliases,
    sport: slug,
    /** Selects the questions and template texts of its page (messages/en/team.json). */
    kind: z.enum(['club', 'national', 'competition', 'governing', 'event', 'participation']).default('club'),
    /** Slug of the team's league, if the league has a page. */
    league: slug.optional(),
    /** Name of its league, if that has no page. */
    division: localizedSchema.optional(),
    /** The site's own short name on the pin badge. In Arabic, which has no initials, a whole word. */
    short: z.strictObject({
      en: z.string().regex(/^[A-Z0-9]{1,4}$/, 'must be one to four capital letters or digits'),
      ar: z
        .string()
        .max(10, 'must have at most ten letters')
        .regex(
          /^(\d+|[\u0621-\u064A]+( [\u0621-\u064A]+)?)$/,
          'must be one or two Arabic words, or a number',
        ),
    }),
    badge: badgeSchema,
    description: localizedSchema,
    /** Paragraphs that are true only of this team: ground, rivals, songs or rituals, where its fans meet. */
    story: z.strictObject({ en: z.array(text).min(2), ar: z.array(text).min(2) }),
    venue: localizedSchema.optional(),
    capacity: z.number().int().positive().optional(),
    city: localizedSchema.optional(),
    country: localizedSchema.optional(),
    sampleFans,
    /** A year or a full date. */
    founded: z
      .string()
      .regex(
        /^\d{4}(-\d{2}-\d{2})?$/,
        "must be a year or a day in quotation marks, such as '1892' or '1892-06-03'",
      )
      .optional(),
    coach: localizedSchema.optional(),
    members: z.array(localizedSchema).default([]),
    /** Official sites only. */
    sameAs: z.array(link).default([]),
    honours: z
      .array(z.strictObject({ count: z.number().int().positive(), title: localizedSchema }))
      .default([]),
    legends: z
      .array(z.strictObject({ name: localizedSchema, shirt: z.string(), years: z.string() }))
      .default([]),
    /** The year up to which the honours are counted. */
    honoursTo: z.number().int().optional(),
    sources,
    asOf,
    updated: day,
  })
  .refine(isDated(changingFacts.team), { path: ['asOf'], error: undated })
  .refine((team) => team.honours.length === 0 || team.honoursTo !== undefined, {
    path: ['honoursTo'],
    error: 'must be the last year that the honours include',
  });
export type Team = z.infer<typeof teamSchema>;
/** An entry in a content file, without defaults. */
export type TeamEntry = z.input<typeof teamSchema>;

export const eventSchema = z.strictObject({
  slug,
  sport: slug,
  name: localizedSchema,
  aliases,
  /** ISO 8601 with offset, or only the date if the starting time is not known. */
  start: z.union([z.iso.datetime({ offset: true }), day], {
    error: 'must be a day such as 2027-05-15, or a time with its offset such as 2027-05-15T15:00:00+01:00',
  }),
  /** Last day of an event of several days. */
  end: day.optional(),
  venue: localizedSchema,
  address: localizedSchema.optional(),
  city: localizedSchema,
  country: localizedSchema,
  description: localizedSchema,
  metaDescription,
  watchParties: localizedSchema,
  home: slug.optional(),
  away: slug.optional(),
  /** Slugs of the teams whose pages link to it, besides `home` and `away`. */
  teams: z.array(slug).default([]),
  /** Slugs of the leagues whose clubs play in its competition. */
  leagues: z.array(slug).default([]),
  /** `roadside` for a race that needs no ticket. */
  admission: z.enum(['ticket', 'roadside']).default('ticket'),
  sources,
  /** Date of the last check of date, time and venue. */
  asOf: day,
  updated: day,
});
export type SportsEvent = z.infer<typeof eventSchema>;
export type LeagueEntry = z.input<typeof leagueSchema>;
export type SportEntry = z.input<typeof sportSchema>;
export type EventEntry = z.input<typeof eventSchema>;

export const faqSchema = z.strictObject({ question: localizedSchema, answer: localizedSchema });
export type Faq = z.infer<typeof faqSchema>;

/** A guide to following a sport, league or event together. Its texts are unique to the page. */
export const guideSchema = z.strictObject({
  /** The slug of the sport, league or event. */
  slug,
  heading: localizedSchema,
  passages: z
    .array(
      z.strictObject({
        title: localizedSchema,
        text: localizedSchema,
        /** A list below the text. */
        points: z.array(localizedSchema).default([]),
      }),
    )
    .min(2)
    .max(4),
  questions: z.array(faqSchema).min(2).max(4),
  sources,
  /** Date of the last check of changing facts. */
  asOf: day,
});
export type Guide = z.infer<typeof guideSchema>;
export type GuideEntry = z.input<typeof guideSchema>;
