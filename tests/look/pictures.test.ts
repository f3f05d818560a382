import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { kindViews, stateViews } from './views/views.ts';

test('every view has its accepted picture, and no picture is of what is looked at no more', async () => {
  const pictures = await readdir(new URL('pictures', import.meta.url));
  const wanted = [...kindViews, ...stateViews].map(({ file }) => `${file}.avif`);
  expect(pictures.toSorted()).toEqual(wanted.toSorted());
});
