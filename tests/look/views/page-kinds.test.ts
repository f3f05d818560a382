import { expect, test } from 'vitest';
import { notFoundRoute, routes } from '../../../app/routes.ts';
import { pageKinds } from './page-kinds.ts';

test('every route has a page kind', () => {
  const folders = [...Object.values(routes), notFoundRoute].map(({ folder }) => folder);
  expect(folders.length).toBeGreaterThan(0);
  const seen = new Set(pageKinds.map(({ folder }) => folder));
  expect(new Set(folders)).toEqual(seen);
});
