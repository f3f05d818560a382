import { expect, test } from 'vitest';
import { sourcesEnding } from './sources.ts';

/**
 * Files with public texts. Labels of sports are also keys, so they contain straight apostrophes.
 */
const texts = sourcesEnding('.ts', '.json', '.md').filter(
  ({ path }) => /^(content|messages)\//.test(path) && !/\.test\.ts$|^content\/sports\/sports\.ts$/.test(path),
);

const isComment = /^\s*(\/?\*|\/\/)/;

function linesWith(pattern: RegExp, except = /^$/): string[] {
  return texts.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => pattern.test(line) && !isComment.test(line) && !except.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );
}

test('there are texts to check', () => {
  expect(texts.length).toBeGreaterThan(50);
});

test('apostrophes are curly', () => {
  // A straight apostrophe between letters can only be part of a text, not a quote of code.
  expect(linesWith(/[A-Za-z]'[a-z]/, /label: /)).toEqual([]);
});

test('words and names use the preferred spelling', () => {
  expect(linesWith(/\b[Ee]-mail|Atletico|Cruijff|Clasico|\bkickoff|\bhalf time\b/, /aliases/)).toEqual([]);
});

test('no public text says that early access is open, because only its list is', () => {
  expect(linesWith(/early access (is|opens)\b|الدخول المبكر (مفتوح\b|يُفتح)/i)).toEqual([]);
});

test('no public text contains the name of a component', () => {
  const components = sourcesEnding('.tsx').flatMap(({ text }) =>
    [...text.matchAll(/^export (?:function|const) ([A-Z][a-z]+(?:[A-Z][a-z]+)+)\b/gm)].map(
      ([, name]) => name,
    ),
  );
  expect(components.length).toBeGreaterThan(50);
  expect(linesWith(new RegExp(`\\b(?:${components.join('|')})\\b`))).toEqual([]);
});
