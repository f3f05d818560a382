import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { sourcesEnding } from './sources.ts';

const imported = /(?:from|import|import\()\s*['"](\.[^'"]+|[^'".][^'"]*)['"]/g;

type Import = { from: string; to: string };

const imports: Import[] = sourcesEnding('.ts', '.tsx')
  .filter(({ path }) => !/\.test\.tsx?$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(imported)].map(([, target = '']) => ({
      from: path,
      to: target.startsWith('.') ? join(dirname(path), target) : target,
    })),
  );

/** @returns the imports that leave `from` for `to`, but for those allowed */
function between(from: RegExp, to: RegExp, allowed = /^$/): string[] {
  return imports
    .filter((each) => from.test(each.from) && to.test(each.to) && !allowed.test(each.to))
    .map((each) => `${each.from} imports ${each.to}`);
}

test('there are imports to check', () => {
  expect(imports.length).toBeGreaterThan(100);
});

test('sign-up imports neither React nor Fastify, nor anything of the website or the server', () => {
  expect(between(/^sign-up\//, /^(react|fastify|@fastify\/|app\/|server\/)/)).toEqual([]);
});

test('the website imports nothing of sign-up but its schema, its fields and its codes', () => {
  expect(between(/^app\//, /^sign-up\//, /^sign-up\/(schema|fields|error-codes)\.ts$/)).toEqual([]);
});

test('the design system knows no sports, no pages and no frame', () => {
  expect(between(/^app\/ui\//, /^(content\/|app\/(pages|frame|seo|islands)\/)/)).toEqual([]);
});

test('the frame knows no pages but the one that a missing address shows', () => {
  expect(between(/^app\/frame\//, /^app\/pages\//)).toEqual([]);
});

test('content knows nothing but itself', () => {
  expect(between(/^content\//, /^(app|server|sign-up|media|build|bench|tests)\//)).toEqual([]);
});

test('i18n and seo know no pages and no frame', () => {
  expect(between(/^app\/(i18n|seo)\//, /^app\/(pages|frame|ui|islands)\//)).toEqual([]);
});

test('the server reaches the website only through its build', () => {
  expect(between(/^server\//, /^app\//, /^app\/(form-outcome|rendering)\.ts$/)).toEqual([]);
});
