import { expect, test } from 'vitest';
import type { LocalizedGuide } from '../../app/components/catalogue/guide.tsx';
import { eventView } from '../../app/pages/event/event-view.ts';
import { hubView } from '../../app/pages/hub/hub-view.ts';
import { leagueView } from '../../app/pages/league/league-view.ts';
import { teamView } from '../../app/pages/team/team-view.ts';
import { catalogue } from '../../content/catalogue.ts';
import { type Locale, locales } from '../../content/locale.ts';
import type { Localized } from '../../content/schema.ts';
import { type Page, uniqueWords } from '../fixtures/unique-words.ts';

type Prose = { faqs: { question: string; answer: string }[]; guide?: LocalizedGuide | undefined };

/** @returns the texts of the guide and of the questions */
function proseOf({ faqs, guide }: Prose): string[] {
  const passages = guide?.passages.flatMap(({ title, text, points }) => [title, text, ...points]) ?? [];
  return [...passages, ...faqs.flatMap(({ question, answer }) => [question, answer])];
}

function namesIn(locale: Locale, ...names: (Localized | undefined)[]): string[] {
  return names.flatMap((name) => (name ? [name[locale]] : []));
}

const kinds: Record<string, { minWords: number; pages: (locale: Locale) => Page[] }> = {
  hub: {
    minWords: 150,
    pages: (locale) =>
      catalogue.sports.map((sport) => {
        const hub = hubView(sport, locale);
        return { path: sport.slug, texts: [hub.intro, ...proseOf(hub)], names: namesIn(locale, sport.label) };
      }),
  },
  league: {
    minWords: 150,
    pages: (locale) =>
      catalogue.leagues.map((entry) => {
        const league = leagueView(entry, locale);
        const names = namesIn(locale, entry.name, entry.country);
        return { path: entry.slug, texts: [league.intro, ...proseOf(league)], names };
      }),
  },
  event: {
    minWords: 150,
    pages: (locale) =>
      catalogue.events.map((entry) => {
        const event = eventView(entry, locale);
        const names = namesIn(locale, entry.name, entry.venue, entry.city, entry.country);
        return { path: entry.slug, texts: [event.description, event.watchParties, ...proseOf(event)], names };
      }),
  },
  team: {
    minWords: 150,
    pages: (locale) =>
      catalogue.teams.map((entry) => {
        const team = teamView(entry, locale);
        const names = namesIn(locale, entry.fullName, entry.name, entry.city, entry.country);
        return { path: entry.slug, texts: [...team.story, ...proseOf(team)], names };
      }),
  },
};

test.each(Object.keys(kinds).flatMap((kind) => locales.map((locale) => [kind, locale] as const)))(
  'every %s page has at least 150 words that no other page of its kind has (%s)',
  (kind, locale) => {
    const { minWords, pages } = kinds[kind] ?? { minWords: 0, pages: () => [] };
    const thin = [...uniqueWords(pages(locale))].filter(([, words]) => words < minWords);
    expect(thin.map(([path, words]) => `${path}: ${words} of ${minWords} words`)).toEqual([]);
  },
);

test('a template filled in with another name counts no unique words', () => {
  const pages = ['Leeds', 'Luton'].map((name) => ({
    path: name,
    names: [name],
    texts: [
      `Sign up for early access with ${name} as your team.`,
      `Only ${name} sings on the ${name} tram at dawn.`,
    ],
  }));
  expect(uniqueWords(pages)).toEqual(
    new Map([
      ['Leeds', 0],
      ['Luton', 0],
    ]),
  );
});

test('counts the words outside the runs that a page shares with another', () => {
  const shared = 'the stand sings until the lights go out';
  const own = uniqueWords([
    {
      path: 'one',
      names: [],
      texts: [`${shared} and the last tram waits for the drummers`, 'Too short a text'],
    },
    { path: 'two', names: [], texts: [shared] },
  ]);
  expect(own).toEqual(
    new Map([
      ['one', 8],
      ['two', 0],
    ]),
  );
});
