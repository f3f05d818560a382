import { expect, test } from 'vitest';
import { sourcesEnding } from './sources.ts';

const code = sourcesEnding('.ts', '.tsx');
const styles = sourcesEnding('.css');

const longestFile = 250;

test('no source file has more than 250 lines', () => {
  const long = [...code, ...styles].filter(({ text }) => text.split('\n').length > longestFile + 1);
  expect(long.map(({ path }) => path)).toEqual([]);
});

test('no file or folder is named utils, helpers, common, misc or lib', () => {
  const unspecific = code.filter(({ path }) =>
    /(^|\/)(utils|helpers|common|misc|lib)(\/|\.tsx?$)/.test(path),
  );
  expect(unspecific.map(({ path }) => path)).toEqual([]);
});

test('the letter spacing of Arabic text is 0', () => {
  const tokens = styles.find(({ path }) => path === 'app/styles/tokens.css')?.text ?? '';
  expect(tokens).toMatch(/:root:lang\(ar\)[^}]*--tracking-display:\s*0/);
});

test('no source uses any, @ts-ignore, @ts-nocheck or @ts-expect-error', () => {
  const silencer = /(:|<|as) any\b|@ts-(ignore|nocheck|expect-error)/;
  const silenced = code.filter(({ path, text }) => {
    const statements = text
      .split('\n')
      .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line) || line.includes('@ts-'));
    return !path.startsWith('tests/conventions/') && silencer.test(statements.join('\n'));
  });
  expect(silenced.map(({ path }) => path)).toEqual([]);
});
