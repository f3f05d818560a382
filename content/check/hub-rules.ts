import { catalogue } from '../catalogue.ts';
import { guides } from '../guides/guides.ts';
import { type Locale, locales } from '../locale.ts';
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
  return locales.flatMap((locale) => {
    const runs = others.map((other) => asRun(other.text[locale]));
    const years = new Set(others.flatMap(({ text }) => yearsIn(text[locale])));
    const other = others[0]?.entry.slug ?? '';
    return hub.flatMap(({ entry, field, text }) => {
      const finding = (message: string): Finding => ({
        file: fileOf(entry),
        entry: entry.slug,
        field: `${field}.${locale}`,
        message: `${message} the page of "${other}": leave it to one of them`,
      });
      const sentences = sentencesOf(text[locale]).filter((sentence) => isIn(others, runs, sentence, locale));
      const sharedYears = yearsIn(text[locale]).filter((year) => years.has(year));
      return [
        ...sentences.map((sentence) => finding(`shares the sentence "${sentence}" with`)),
        ...sharedYears.map((year) => finding(`shares the year ${year} with`)),
      ];
    });
  });
}

/** @returns true if one of the two texts contains a sentence of the other, whatever its punctuation */
function isIn(
  others: readonly PageText[],
  runs: readonly string[],
  sentence: string,
  locale: Locale,
): boolean {
  const isLong = (words: string) => wordsOf(words).length >= minSentenceWords;
  if (!isLong(sentence)) return false;
  const run = asRun(sentence);
  if (runs.some((other) => other.includes(run))) return true;
  return others.some(({ text }) =>
    sentencesOf(text[locale]).some((other) => isLong(other) && run.includes(asRun(other))),
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
