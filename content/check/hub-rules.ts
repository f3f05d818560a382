import { catalogue } from '../catalogue.ts';
import { guides } from '../guides/guides.ts';
import { locales } from '../locale.ts';
import { fileOf } from '../parse-entries.ts';
import type { Guide, League, Localized, Sport, Team } from '../schema.ts';
import type { Finding } from './finding.ts';
import { sentencesOf, wordsOf } from './sentences.ts';
import { yearsIn } from './years.ts';

/** A text of a page, with the entry and the field that it is written in. */
export type PageText = { entry: { slug: string }; field: string; text: Localized };

/** Shorter sentences, such as "Ask first.", may be in any text. */
const minSentenceWords = 4;

/**
 * A hub with only one team explains the sport, and the page of the team tells its own story.
 * @returns sentences and years of hubs that the page of their only team, or of a league, has too
 */
export function hubFindings(): Finding[] {
  const { sports, teamsOf, leaguesOf } = catalogue;
  return sports
    .filter(({ slug }) => teamsOf(slug).length <= 1)
    .flatMap((sport) =>
      [...teamsOf(sport.slug).map(teamTexts), ...leaguesOf(sport.slug).map(leagueTexts)].flatMap((texts) =>
        sharedWith(hubTexts(sport), texts),
      ),
    );
}

/** @returns a finding for each sentence and each year of the hub that is also in the other texts */
export function sharedWith(hub: readonly PageText[], others: readonly PageText[]): Finding[] {
  const [{ entry: other } = { entry: { slug: '' } }] = others;
  return locales.flatMap((locale) => {
    const texts = others.map(({ text }) => text[locale]);
    const years = new Set(texts.flatMap(yearsIn));
    return hub.flatMap(({ entry, field, text }) => {
      const sentences = sentencesOf(text[locale]).filter((sentence) => isIn(texts, sentence));
      const shared = [
        ...sentences.map((sentence) => `the sentence "${sentence}"`),
        ...yearsIn(text[locale])
          .filter((year) => years.has(year))
          .map((year) => `the year ${year}`),
      ];
      return shared.map((what) => ({
        file: fileOf(entry),
        entry: entry.slug,
        field: `${field}.${locale}`,
        message: `shares ${what} with the page of "${other.slug}": leave it to one of them`,
      }));
    });
  });
}

/** @returns true if a text contains the sentence, or the sentence contains one of a text */
function isIn(texts: readonly string[], sentence: string): boolean {
  const isLong = (words: string) => wordsOf(words).length >= minSentenceWords;
  const run = asRun(sentence);
  return (
    isLong(sentence) &&
    texts.some(
      (text) =>
        asRun(text).includes(run) ||
        sentencesOf(text).some((other) => isLong(other) && run.includes(asRun(other))),
    )
  );
}

/** Spaces at both ends keep "a win" from being found in "a window". */
function asRun(text: string): string {
  return ` ${wordsOf(text).join(' ')} `;
}

function hubTexts(sport: Sport): PageText[] {
  const own = { intro: sport.intro, metaDescription: sport.metaDescription };
  return [...named(sport, own), ...guideTexts(guides.sports.get(sport.slug))];
}

function leagueTexts(league: League): PageText[] {
  const own = { intro: league.intro, metaDescription: league.metaDescription };
  return [...named(league, own), ...guideTexts(guides.leagues.get(league.slug))];
}

function teamTexts(team: Team): PageText[] {
  const { description, story } = team;
  return [
    ...named(team, { description }),
    { entry: team, field: 'story', text: { en: story.en.join('\n'), ar: story.ar.join('\n') } },
  ];
}

function guideTexts(guide: Guide | undefined): PageText[] {
  if (!guide) return [];
  const passages = guide.passages.flatMap(({ title, text, points }, index) =>
    named(guide, {
      [`passages.${index}.title`]: title,
      [`passages.${index}.text`]: text,
      ...Object.fromEntries(points.map((point, line) => [`passages.${index}.points.${line}`, point])),
    }),
  );
  const questions = guide.questions.flatMap(({ question, answer }, index) =>
    named(guide, { [`questions.${index}.question`]: question, [`questions.${index}.answer`]: answer }),
  );
  return [...named(guide, { heading: guide.heading }), ...passages, ...questions];
}

function named(entry: { slug: string }, fields: Record<string, Localized | undefined>): PageText[] {
  return Object.entries(fields).flatMap(([field, text]) => (text ? [{ entry, field, text }] : []));
}
