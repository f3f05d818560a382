import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { formatFinding } from './finding.ts';
import { hubFindings, type PageText, sharedWith } from './hub-rules.ts';

const sport = first(catalogue.sports);
const team = first(catalogue.teams);
const file = /^.*?: entry/;

function first<Entry>([entry]: Entry[]): Entry {
  if (entry === undefined) throw new Error('no example entry');
  return entry;
}

function found(hub: { en: string; ar?: string }, story: { en: string; ar?: string }): string[] {
  const page = (entry: { slug: string }, field: string, { en, ar = 'نص.' }: typeof hub): PageText[] => [
    { entry, field, text: { en, ar } },
  ];
  return sharedWith(page(sport, 'intro', hub), page(team, 'story', story)).map((finding) =>
    formatFinding(finding).replace(file, 'entry'),
  );
}

const finding = (field: string, what: string) =>
  `entry "${sport.slug}", field ${field}: shares ${what} with the page of "${team.slug}": leave it to one of them`;

test('no hub shares a sentence or a year with the page of its only team', () => {
  expect(hubFindings().map(formatFinding)).toEqual([]);
});

test('reports a sentence that the story has too, apart from case and punctuation', () => {
  expect(found({ en: 'One. Bring a drum, a flag!' }, { en: 'Two. bring a drum a flag' })).toEqual([
    finding('intro.en', 'the sentence "Bring a drum, a flag"'),
  ]);
});

test('reports a sentence that the other page has within a longer one', () => {
  const long = 'So bring a drum and a flag, and sing.';
  expect(found({ en: 'Bring a drum and a flag.' }, { en: long })).toHaveLength(1);
  expect(found({ en: long }, { en: 'Bring a drum and a flag.' })).toHaveLength(1);
});

test('reports a year that both name, once in each text and language', () => {
  const story = { en: 'It began in 1965–66.', ar: 'بدأت عام 1965.' };
  const hub = { en: 'In 1966 three fathers met, 1966 or so.', ar: 'كانت في 1965–66.' };
  expect(found(hub, story)).toEqual([
    finding('intro.en', 'the year 1966'),
    finding('intro.ar', 'the year 1965'),
  ]);
});

test.each([
  ['a sentence of three words', 'Bring a drum.', 'Bring a drum.'],
  ['words that only begin alike', 'We win every time at home.', 'We win every time at homesteads.'],
  ['another year', 'It began in 1965.', 'They began in 1966.'],
  ['a count of spectators', 'There were 2,014 people.', 'A league since 2014.'],
])('does not report %s', (_, hub, story) => {
  expect(found({ en: hub }, { en: story })).toEqual([]);
});
