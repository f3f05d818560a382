import { expect, test } from 'vitest';
import { sourcesEnding } from './sources.ts';

const code = sourcesEnding('.ts', '.tsx').filter(
  ({ path }) => path.startsWith('app/') || path.startsWith('server/'),
);
const shown = code.filter(({ path }) => !/\.test\.tsx?$/.test(path));
const styles = sourcesEnding('.css').filter(({ path }) => path.startsWith('app/'));
const script = shown.map(({ text }) => text).join('\n');
const style = styles.map(({ text }) => text.replace(/\/\*[\s\S]*?\*\//g, '')).join('\n');

test('every message is used', () => {
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

test('every class in a component is used by a style, a script or a test', () => {
  const tests = sourcesEnding('.ts').filter(({ path }) => path.startsWith('tests/'));
  const users = [style, script, ...tests.map(({ text }) => text)].join('\n');
  const used = new Set([...users.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name]) => name));
  const given = [...script.matchAll(/className="([^"]+)"/g)].flatMap(([, list = '']) => list.split(/\s+/));
  expect(given.length).toBeGreaterThan(500);
  expect([...new Set(given)].filter((name) => !used.has(name))).toEqual([]);
});

test('every custom property that is read is set', () => {
  const read = [...style.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name ?? '');
  const set = new Set(`${style}\n${script}`.match(/(?<!var\(\s*)--[\w-]+(?=['"]?\s*[:\],])/g));
  expect([...new Set(read)].filter((name) => !set.has(name))).toEqual([]);
});

test('every class in a style sheet is in a source', () => {
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
