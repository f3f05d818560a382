import { expect, test } from 'vitest';
import { parseEntries } from '../parse-entries.ts';
import { pubSchema, type TeamEntry, teamSchema } from '../schema.ts';
import { teamBySlug } from '../teams.ts';
import { tell } from './finding.ts';
import { contentFindings } from './findings.ts';
import { placeFindings } from './place-rules.ts';
import { teamFindings } from './team-rules.ts';
import { unwritten, wrongScript } from './texts.ts';

const file = 'content/teams/x.ts';

function teamWith(change: Partial<TeamEntry>) {
  const good = teamBySlug('valencia') ?? teamBySlug('barcelona');
  if (!good) throw new Error('a team to start from is missing');
  return parseEntries(file, teamSchema, [{ ...good, ...change }]);
}

test('nothing in the content is left to mend', () => {
  expect(contentFindings().map(tell)).toEqual([]);
});

test('a slug that is not its name’s, a thin story and a long description are told with file, entry and field', () => {
  const wrong = teamWith({
    slug: 'rovers',
    name: { en: 'Town', ar: 'تاون' },
    story: { en: ['One.', 'Two.'], ar: ['واحد.', 'اثنان.'] },
    description: { en: 'x'.repeat(156), ar: 'وصف' },
  });
  expect(teamFindings(wrong).map(tell)).toEqual([
    `${file}: entry "rovers", field slug: must be "town", made of the English name`,
    `${file}: entry "rovers", field story.en: has 2 words; 80 at least`,
    `${file}: entry "rovers", field story.ar: has 2 words; 60 at least`,
    `${file}: entry "rovers", field description.en: has 156 characters; result lists show 155`,
  ]);
});

test('two teams of one slug are told with both files', () => {
  const [one] = teamWith({});
  const [other] = teamWith({});
  if (!one || !other) throw new Error('no teams');
  expect(teamFindings([one, other]).map(tell)).toEqual([
    `${file}: entry "${one.slug}", field slug: used twice, first in ${file}`,
  ]);
});

test('a text in the wrong script, digits or punctuation is told', () => {
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

test('what is still to be written is told with what should stand there, and by no other rule', () => {
  const wrong = teamWith({ story: { en: ['✎ the ground', '✎ the songs'], ar: ['✎ الملعب', '✎ الأهازيج'] } });
  expect(unwritten(wrong).map(({ field, message }) => `${field}: ${message}`)).toEqual([
    'story.en.0: still to be written: the ground',
    'story.en.1: still to be written: the songs',
    'story.ar.0: still to be written: الملعب',
    'story.ar.1: still to be written: الأهازيج',
  ]);
  expect([...teamFindings(wrong), ...wrongScript(wrong)]).toEqual([]);
});

test('a pub whose coordinates are swapped, or that is there twice, is told', () => {
  const pub = {
    slug: 'arms',
    name: 'The Arms',
    area: { en: 'Soho', ar: 'سوهو' },
    knownFor: { en: 'Noise.', ar: 'ضجيج.' },
    sports: ['football'],
  };
  const places = parseEntries('content/pubs.ts', pubSchema, [
    { ...pub, location: [-0.13, 51.51] },
    { ...pub, location: [51.51, -0.13] },
  ]);
  expect(placeFindings(places).map(tell)).toEqual([
    'content/pubs.ts: entry "arms", field location: is not in London: longitude comes first, then latitude',
    'content/pubs.ts: entry "arms", field slug: used twice',
  ]);
});
