import { expect, test } from 'vitest';
import { guideOf } from './guides/guides.ts';
import { leagues } from './leagues/leagues.ts';
import { parseEntries } from './parse-entries.ts';
import { pubs } from './places/pubs.ts';
import { pubSchema } from './places/schema.ts';
import { guideSchema, leagueSchema, teamSchema } from './schema.ts';
import { teamBySlug } from './teams/teams.ts';

const file = 'content/x.ts';
const guide = guideOf('leagues', 'la-liga');
const [question] = guide.questions;

/** @returns the error of a good entry that one wrong value replaces */
function errorOf(
  schema: Parameters<typeof parseEntries>[1],
  good: object | undefined,
  wrong: object,
): string {
  try {
    parseEntries(file, schema, [{ ...good, ...wrong }]);
  } catch (error) {
    return String(error).replace(/^Error: content\/x\.ts: entry "[^"]+", /, '');
  }
  return 'no error';
}

test.each([
  [{ description: { en: 'Town' } }, 'field description.ar: the Arabic text is missing'],
  [{ description: { ar: 'نادٍ' } }, 'field description.en: the English text is missing'],
  [{ description: 'Town' }, 'field description: must be an entry in curly brackets, but is "Town"'],
  [{ story: { en: ['One.', 'Two.'] } }, 'field story.ar: the Arabic text is missing'],
  [
    { story: { en: ['One.'], ar: ['واحد.', 'اثنان.'] } },
    'field story.en: must have at least 2 items, but has 1',
  ],
  [
    { updated: '2026-13-40' },
    'field updated: must be a day that exists, such as 2027-05-15, but is "2026-13-40"',
  ],
  [
    { updated: '6 June 2027' },
    'field updated: must be a day that exists, such as 2027-05-15, but is "6 June 2027"',
  ],
  [{ updated: undefined }, 'field updated: is missing'],
  [{ capacity: '61015' }, 'field capacity: must be a number without quotation marks, but is "61015"'],
  [{ capacity: -5 }, 'field capacity: must be at least 0, but is -5'],
  [{ article: 'yes' }, 'field article: must be true or false, without quotation marks, but is "yes"'],
  [
    { sameAs: ['http://x.org'] },
    'field sameAs.0: must be an address that begins with https://, but is "http://x.org"',
  ],
  [{ coatch: { en: 'a', ar: 'أ' } }, 'has coatch, which no entry of this kind has: check the spelling'],
  [{ kind: 'team' }, 'field kind: must be one of club, national, competition'],
])('a team with %j is reported in plain words', (wrong, words) => {
  expect(errorOf(teamSchema, teamBySlug('barcelona'), wrong)).toContain(words);
});

test('a guide with too many questions, a league and a pub are reported in plain words', () => {
  const questions = Array.from({ length: 5 }, () => question);
  expect(errorOf(guideSchema, guide, { questions })).toBe(
    'field questions: must have at most 4 items, but has 5',
  );
  expect(errorOf(leagueSchema, leagues[0], { clubs: 1.5 })).toBe(
    'field clubs: must be a whole number, but is 1.5',
  );
  expect(errorOf(pubSchema, pubs[0], { location: [51.5] })).toContain('field location: must have');
  expect(errorOf(pubSchema, pubs[0], { name: undefined })).toBe('field name: is missing');
});
