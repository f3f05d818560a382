import { expect, test } from 'vitest';
import { textUntil } from '../clock/timed-text.ts';
import { guideOf } from '../guides/guides.ts';
import { leagues } from '../leagues/leagues.ts';
import { parseEntries } from '../parse-entries.ts';
import { pubSchema } from '../places/schema.ts';
import { guideSchema, leagueSchema, type TeamEntry, teamSchema } from '../schema.ts';
import { teamBySlug } from '../teams/teams.ts';
import { chosenPageFindings } from './chosen-page-rules.ts';
import { repeatedEndings, repeatedOpenings } from './ending-rules.ts';
import { formatFinding } from './finding.ts';
import { contentFindings } from './findings.ts';
import { shortIn } from './guide-rules.ts';
import { placeFindings } from './place-rules.ts';
import { teamFindings } from './team-rules.ts';
import { futureYears, placeholders, wrongScript } from './texts.ts';

const file = 'content/teams/x.ts';

function teamWith(change: Partial<TeamEntry>) {
  const good = teamBySlug('valencia') ?? teamBySlug('barcelona');
  if (!good) throw new Error('no example team');
  return parseEntries(file, teamSchema, [{ ...good, ...change }]);
}

test('the content has no findings', () => {
  expect(contentFindings().map(formatFinding)).toEqual([]);
});

test('reports a wrong slug, a short story and a long description with file, entry and field', () => {
  const wrong = teamWith({
    slug: 'rovers',
    name: { en: 'Town', ar: 'تاون' },
    story: { en: ['One.', 'Two.'], ar: ['واحد.', 'اثنان.'] },
    description: { en: 'x'.repeat(156), ar: 'وصف' },
  });
  expect(teamFindings(wrong).map(formatFinding)).toEqual([
    `${file}: entry "rovers", field slug: must be "town", which is made from the English name`,
    `${file}: entry "rovers", field story.en: has 2 words, but needs at least 145`,
    `${file}: entry "rovers", field story.ar: has 2 words, but needs at least 145`,
    `${file}: entry "rovers", field description.en: has 156 characters, but may have at most 155`,
  ]);
});

test('reports each year that only the Arabic story names, unless the English one is a placeholder', () => {
  const words = (word: string) => Array.from({ length: 145 }, () => word).join(' ');
  const ar = [words('كلمة'), 'في 1927–1928 ثم في 2005 ثم في 2005.'];
  const missing = (en: string) =>
    teamFindings(teamWith({ story: { en: [words('word'), en], ar } })).map(({ field, message }) => [
      field,
      message,
    ]);
  expect(missing('In 1927, and in 1999.')).toEqual([
    ['story.en', 'does not tell what the Arabic story tells of 1928'],
    ['story.en', 'does not tell what the Arabic story tells of 2005'],
  ]);
  expect(missing('In 1927–28, and in 2005–06.')).toEqual([]);
  expect(missing('✎ the songs')).toEqual([]);
});

test('reports two teams with the same slug and names both files', () => {
  const [one] = teamWith({});
  const [other] = teamWith({});
  if (!one || !other) throw new Error('no teams');
  expect(teamFindings([one, other]).map(formatFinding)).toEqual([
    `${file}: entry "${one.slug}", field slug: used twice, first in ${file}`,
  ]);
});

test.each([1750, 2050, 1992.5])('rejects a league founded in %s and names the valid years', (founded) => {
  const [good] = leagues;
  if (!good) throw new Error('no example league');
  expect(() => parseEntries(file, leagueSchema, [{ ...good, slug: 'cup', founded }])).toThrow(
    `${file}: entry "cup", field founded: must be a year from 1800 to 2030 without quotation marks, such as 1992, but is ${founded}`,
  );
});

test('reports a text with the wrong script, digits or punctuation', () => {
  const wrong = teamWith({
    name: { en: 'Town', ar: 'Town on the hill' },
    description: { en: 'نعم', ar: 'نعم, ٣' },
  });
  expect(wrongScript(wrong).map(({ field }) => field)).toEqual([
    'name.ar',
    'description.en',
    'description.ar',
  ]);
});

test.each([
  ['Fifteen minutes.', true],
  ['Kick-off', true],
  ['VAR', true],
  ['الملعب', false],
  ['VAR في الملعب', false],
  ['1892', false],
])('an Arabic text %j is reported: %s', (ar, isReported) => {
  const found = wrongScript(teamWith({ description: { en: 'Town', ar } }));
  expect(found.map(({ field }) => field)).toEqual(isReported ? ['description.ar'] : []);
});

test('an Arabic name may be the initials by which everybody knows it', () => {
  expect(wrongScript(teamWith({ name: { en: 'UFC', ar: 'UFC' } }))).toEqual([]);
  expect(wrongScript(teamWith({ name: { en: 'Town', ar: 'Town' } }))).toHaveLength(1);
});

test('reports a placeholder with its hint, and by no other rule', () => {
  const wrong = teamWith({ story: { en: ['✎ the ground', '✎ the songs'], ar: ['✎ الملعب', '✎ الأهازيج'] } });
  expect(placeholders(wrong).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'story.en.0: still to be written: the ground',
    'story.en.1: still to be written: the songs',
    'story.ar.0: still to be written: الملعب',
    'story.ar.1: still to be written: الأهازيج',
  ]);
  expect([...teamFindings(wrong), ...wrongScript(wrong)]).toEqual([]);
});

test('reports a year in the future, unless the text is timed', () => {
  const wrong = teamWith({
    asOf: '2026-11-21',
    description: {
      en: 'They move in 2028.',
      get ar() {
        return textUntil('2028-12-31', 'تنتقل في 2028', 'انتقلت في 2028');
      },
    },
    sources: [{ fact: 'A new ground in 2028', read: ['a newspaper', 'the club'] }],
  });
  expect(futureYears(wrong).map(formatFinding)).toEqual([
    `${file}: entry "${wrong[0]?.slug}", field description.en: names the future year 2028: make the text a getter with textUntil(day, before, after)`,
  ]);
});

test('reports a pub with swapped coordinates, an unknown sport or a duplicate slug', () => {
  const pub = {
    slug: 'arms',
    name: 'The Arms',
    area: { en: 'Soho', ar: 'سوهو' },
    knownFor: { en: 'Noise.', ar: 'ضجيج.' },
    sports: ['football'],
  };
  const places = parseEntries('content/places/pubs.ts', pubSchema, [
    { ...pub, location: [-0.13, 51.51] },
    { ...pub, location: [51.51, -0.13], sports: ['football', 'quidditch'] },
  ]);
  expect(placeFindings(places).map(formatFinding)).toEqual([
    'content/places/pubs.ts: entry "arms", field location: is not in London: longitude comes first, then latitude',
    'content/places/pubs.ts: entry "arms", field sports.1: no sport has the slug "quidditch"',
    'content/places/pubs.ts: entry "arms", field slug: used twice, both in content/places/pubs.ts',
  ]);
});

test('reports an unknown sport or league in a list of pages', () => {
  const choices = [{ sport: 'football' }, { sport: 'quidditch' }, { league: 'hogwarts' }];
  expect(chosenPageFindings([['popular', choices]]).map(formatFinding)).toEqual([
    'content/pages/popular-pages.ts: entry "popular", field sport: no sport has the slug "quidditch"',
    'content/pages/popular-pages.ts: entry "popular", field league: no league has the slug "hogwarts"',
  ]);
});

test('reports a guide with too few words in each language, unless it has placeholders', () => {
  const guide = guideOf('leagues', 'la-liga');
  const words = guide.passages.map((passage) => ({
    ...passage,
    points: [],
    text: { en: 'Two words', ar: 'كلمة' },
  }));
  const [short] = parseEntries(file, guideSchema, [{ ...guide, passages: words }]);
  if (!short) throw new Error('no guide');
  expect(shortIn(short, 150).map(formatFinding)).toEqual([
    `${file}: entry "la-liga", field passages: have ${2 * words.length} words in en, but need at least 150`,
    `${file}: entry "la-liga", field passages: have ${words.length} words in ar, but need at least 150`,
  ]);
  const [first, ...others] = words;
  if (!first) throw new Error('no passages');
  const begun = [{ ...first, text: { en: '✎ a text', ar: '✎ نص' } }, ...others];
  const [placeholders] = parseEntries(file, guideSchema, [{ ...guide, passages: begun }]);
  expect(placeholders && shortIn(placeholders, 150)).toEqual([]);
});

function endingsOf(...texts: string[]) {
  return texts.flatMap((en, index) =>
    teamWith({ slug: `page-${index + 1}` }).map((entry) => ({
      entry,
      field: 'intro',
      text: { en, ar: `نص مختلف ${index}.` },
    })),
  );
}

test('reports a page that ends on the sentence of another page of its kind', () => {
  const pages = endingsOf(
    'One. Bring a drum!',
    'Two. Bring a drum.',
    'Bring a drum. Three.',
    '✎ Bring a drum.',
  );
  expect(repeatedEndings(pages).map(formatFinding)).toEqual([
    `${file}: entry "page-2", field intro.en: ends on the same sentence as "page-1"`,
  ]);
});

test('reports the fourth introduction whose last sentence begins with the same word', () => {
  const pages = endingsOf('Find one.', 'Find two.', 'Meet three.', 'Find four.', 'So. Find five.');
  expect(
    repeatedOpenings(pages)
      .filter(({ field }) => field === 'intro.en')
      .map(formatFinding),
  ).toEqual([
    `${file}: entry "page-5", field intro.en: is one of more than 3 whose last sentence begins with "find"`,
  ]);
});
