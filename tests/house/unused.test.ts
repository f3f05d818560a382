import { expect, test } from 'vitest';
import { sourcesEnding } from './sources.ts';

const code = sourcesEnding('.ts', '.tsx').filter(
  ({ path }) => path.startsWith('app/') || path.startsWith('server/'),
);
const shown = code.filter(({ path }) => !/\.test\.tsx?$/.test(path));
const styles = sourcesEnding('.css').filter(({ path }) => path.startsWith('app/'));
const script = shown.map(({ text }) => text).join('\n');
const style = styles.map(({ text }) => text.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n');

test('every message is shown somewhere', () => {
  const messages = sourcesEnding('.json').filter(({ path }) => path.startsWith('messages/en/'));
  const keys = messages
    .flatMap(({ text }) => Object.keys(JSON.parse(text)))
    .filter((key) => key !== '$schema');
  const used = new Set([...script.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
  expect(keys.filter((key) => !used.has(key))).toEqual([]);
});

test('every custom property that is set is read', () => {
  const read = new Set(
    [...`${style}\n${script}`.matchAll(/var\(\s*(--[\w-]+)|getPropertyValue\('(--[\w-]+)'/g)].map(
      ([, a, b]) => a ?? b,
    ),
  );
  const set = [
    ...style.matchAll(/(?<![\w-])(--[\w-]+)\s*:/g),
    ...script.matchAll(/['"](--[\w-]+)['"]\s*[:\],]/g),
  ].map(([, name]) => name ?? '');
  expect([...new Set(set)].filter((name) => !read.has(name))).toEqual([]);
});

test('every class that is styled stands in a source', () => {
  const classes = new Set(
    styles.flatMap(({ text }) =>
      [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, selector = '']) =>
        selector.trimStart().startsWith('@')
          ? []
          : [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name ?? ''),
      ),
    ),
  );
  const words = new Set(script.match(/[a-z_][\w-]*/gi));
  expect([...classes].filter((name) => !words.has(name))).toEqual([]);
});
