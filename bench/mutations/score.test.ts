import { expect, test } from 'vitest';
import { scoreOf, survivorsOf } from './score.ts';

const change = (status: string, line = 1) => ({
  mutatorName: 'StringLiteral',
  replacement: '""',
  status,
  location: { start: { line } },
});

test('what could not be tried counts neither way, and a test that hangs has noticed', () => {
  const statuses = ['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'];
  const score = scoreOf({ files: { 'a.ts': { mutants: statuses.map((status) => change(status)) } } });
  expect(score).toEqual({ noticed: 2, tried: 4, percent: 50 });
});

test('nothing tried is no success', () => {
  expect(scoreOf({ files: {} }).percent).toBe(0);
});

test('a change that nobody noticed is named by its place', () => {
  const mutants = [change('Survived', 7), change('Killed', 8), change('NoCoverage', 9)];
  expect(survivorsOf({ files: { 'app/seo/a.ts': { mutants } } })).toEqual([
    'app/seo/a.ts:7 StringLiteral, survived: ""',
    'app/seo/a.ts:9 StringLiteral, met by no test: ""',
  ]);
});
