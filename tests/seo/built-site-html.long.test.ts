import { expect, test } from 'vitest';
import { checkHtml } from './checks/html.ts';
import { readSite } from './site.ts';

test('every page is valid HTML', { timeout: 300_000 }, async () => {
  const site = await readSite();
  expect(
    await checkHtml([...site.pages.values(), ...site.unlisted.values(), ...site.notFound.values()]),
  ).toEqual([]);
});
