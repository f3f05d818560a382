import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { sourcesEnding } from './sources.ts';
import { ruleName, unlistedSizes, windowSizesPlugin } from './window-sizes.ts';

async function lint(query: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `@media ${query} { a { color: red; } }`,
    config: { plugins: [windowSizesPlugin], rules: { [ruleName]: true } },
  });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

test.each([
  '(width < 48em)',
  'screen and (width >= 64em) and (height < 700px)',
  '(width >= 64em), (width >= 48em) and (orientation: landscape)',
  'print',
  '(prefers-reduced-motion: reduce)',
])('accepts «%s»', async (query) => {
  expect(await lint(query)).toEqual([]);
});

test.each([
  '(width < 768px)',
  '(width <= 48em)',
  '(min-width: 48em)',
  '(48em <= width < 64em)',
  '(height < 48em)',
  '(aspect-ratio > 1)',
])('refuses «%s» and names the list', async (query) => {
  expect(await lint(query)).toEqual([expect.stringContaining(`${query} is no size of tests/conventions`)]);
});

test('media queries in components have the sizes of the style sheets', () => {
  const sources = sourcesEnding('.ts', '.tsx').filter(({ path }) => /^app\/(?!.*\.test\.)/.test(path));
  const queries = sources.flatMap(({ text }) => text.match(/\((?:width|height) [<>][^()]*\)/g) ?? []);
  expect(queries.flatMap(unlistedSizes)).toEqual([]);
  expect(queries).toContain('(width < 48em)');
});
