import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { kindViews, stateViews } from './views/views.ts';

test('every view has an accepted picture, and every picture belongs to a view', async () => {
  const pictures = await readdir(new URL('pictures', import.meta.url));
  const wanted = [...kindViews, ...stateViews].map(({ file }) => `${file}.avif`);
  expect(pictures.toSorted()).toEqual(wanted.toSorted());
});
