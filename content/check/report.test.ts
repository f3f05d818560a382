import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { locales } from '../locale.ts';
import { fileOf } from '../parse-entries.ts';
import { teams } from '../teams/teams.ts';
import { lineOf } from './line-of.ts';
import { asAnnotations, asMarkdown, reportError, reportFinding } from './report.ts';

test('finds the line of every paragraph of every team', () => {
  for (const team of teams) {
    const file = fileOf(team);
    const text = readFileSync(file, 'utf8');
    const lines = text.split('\n');
    for (const language of locales)
      for (const [index, paragraph] of team.story[language].entries()) {
        const line = lineOf(
          { file, entry: team.slug, field: `story.${language}.${index}`, message: '' },
          text,
        );
        const [start = ''] = /^[^'’"]{0,20}/.exec(paragraph) ?? [];
        expect(lines[(line ?? 0) - 1], `${team.slug} ${language} ${index}`).toContain(start);
      }
  }
});

const json = '{\n  "one": "1",\n  "two": “2”,\n  "three": "3"\n}\n';
test.each([
  ['messages/en/x.json', '', 'two', '', json, 3],
  // Messages of Node 24.
  [
    'messages/en/x.json',
    '',
    '(file)',
    `Unexpected token '“', ..."\n  "two": “2”,\n  "th"... is not valid JSON`,
    json,
    2,
  ],
  ['messages/en/x.json', '', '(file)', `Expected ',' or '}' … at position 9 (line 5 column 3)`, json, 5],
  [
    'x.ts',
    'a',
    'founded',
    '',
    "[\n  {\n    slug: 'a',\n  },\n  {\n    slug: 'b',\n    founded: 1,\n  },\n]",
    3,
  ],
  ['x.ts', 'menu', 'sport', '', 'const pages = {\n  menu: [\n    { sport: 1 },\n  ],\n};', 3],
  ['x.ts', 'c', 'slug', '', "[{ slug: 'a' }]", undefined],
])('%s, entry "%s", field %s %s', (file, entry, field, message, text, line) => {
  expect(lineOf({ file, entry, field, message }, text)).toBe(line);
});

const finding = {
  file: 'content/places/pubs.ts',
  entry: 'twelve-pins',
  field: 'sports.0',
  message: 'is 100 % wrong:\nuse a|b, c',
};

// https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
test('an annotation has file, line and title, and escapes what GitHub would read as syntax', () => {
  const [annotation, other] = asAnnotations([
    reportFinding(finding),
    reportError(new Error('content: no file')),
  ]).split('\n');
  expect(annotation).toMatch(
    /^::error file=content\/places\/pubs\.ts,line=\d+,title=twelve-pins sports\.0::is 100 %25 wrong:%0Ause a\|b, c$/,
  );
  expect(other).toBe('::error::content: no file');
  expect(asAnnotations([{ place: 'a: b, c', message: '', text: '' }])).toBe('::error title=a%3A b%2C c::\n');
});

test('the table has a row for each error, also with a vertical bar in it', () => {
  const [head, ...lines] = asMarkdown([reportFinding(finding), reportFinding(finding)])
    .trim()
    .split('\n');
  expect(head).toBe('The content has 2 errors.');
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(
    /^\| content\/places\/pubs\.ts:\d+ \| twelve-pins sports\.0 \| .*a\\\|b, c \|$/,
  );
  expect(asMarkdown([])).toBe('The content has no errors.\n');
});
