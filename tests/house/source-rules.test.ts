import { expect, test } from 'vitest';
import { sourcesEnding } from './sources.ts';

const code = sourcesEnding('.ts', '.tsx');
const styles = sourcesEnding('.css');

/** Written by `npm run media`; long because there is much to name. */
const generated = /^media\/manifest\//;
const longestFile = 250;

test('no file is longer than a reader wants', () => {
  const long = code.filter(
    ({ path, text }) => !generated.test(path) && text.split('\n').length > longestFile + 1,
  );
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
    return !path.startsWith('tests/house/') && silencer.test(statements.join('\n'));
  });
  expect(silenced.map(({ path }) => path)).toEqual([]);
});

test('the lock file names no registry', () => {
  const [lock] = sourcesEnding('package-lock.json');
  expect(lock?.text).not.toMatch(/"resolved": *"http/);
});

test('package.json pins every version exactly', () => {
  const [manifest] = sourcesEnding('package.json').filter(({ path }) => path === 'package.json');
  const { dependencies, devDependencies } = JSON.parse(manifest?.text ?? '{}');
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(String(version)),
  );
  expect(loose).toEqual([]);
});
