import { expect, test } from 'vitest';
import { sourcesEnding } from './sources.ts';

const code = sourcesEnding('.ts', '.tsx');
const styles = sourcesEnding('.css');

const longestFile = 250;

test('no file is longer than a reader wants', () => {
  const long = [...code, ...styles].filter(({ text }) => text.split('\n').length > longestFile + 1);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('nothing is put into a drawer', () => {
  const drawers = code.filter(({ path }) => /(^|\/)(utils|helpers|common|misc|lib)(\/|\.tsx?$)/.test(path));
  expect(drawers.map(({ path }) => path)).toEqual([]);
});

test('text in Arabic is never letter-spaced', () => {
  const tokens = styles.find(({ path }) => path === 'app/styles/tokens.css')?.text ?? '';
  expect(tokens).toMatch(/:root:lang\(ar\)[^}]*--tracking-display:\s*0/);
});

test('types are never silenced', () => {
  const silencer = /(:|<|as) any\b|@ts-(ignore|nocheck|expect-error)/;
  const silenced = code.filter(({ path, text }) => {
    const statements = text
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) || line.includes('@ts-'));
    return !path.startsWith('tests/conventions/') && silencer.test(statements.join('\n'));
  });
  expect(silenced.map(({ path }) => path)).toEqual([]);
});
