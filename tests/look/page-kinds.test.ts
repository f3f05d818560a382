import { expect, test } from 'vitest';
import routes from '../../app/routes.ts';
import { pageKinds } from './page-kinds.ts';

test('every kind of page that has a route is looked at', () => {
  const folders = routes.flatMap(({ file }) => /^pages\/([^/]+)\/route\.tsx$/.exec(file)?.[1] ?? []);
  expect(folders.length).toBeGreaterThan(0);
  const seen = new Set(pageKinds.map(({ folder }) => folder));
  expect(new Set(folders)).toEqual(seen);
});
