import { expect, test } from 'vitest';
import { defaultSiteContext } from '../content/site-context.ts';
import { createRender, kindOf } from './entry.server.tsx';

test.each([
  ['/', 'home'],
  ['/ar', 'home'],
  ['/football', 'hub'],
  ['/ar/football/liverpool', 'team'],
  ['/cookie-policy', 'cookies'],
  ['/robots.txt', undefined],
  ['/nowhere', undefined],
  ['/Football', undefined],
])('the kind of %s is %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

function rethrow(error: unknown) {
  throw error;
}

test.each([
  ['/coming-soon', 'through a mail provider'],
  ['/ar/coming-soon', 'عبر مزوّد بريد'],
  ['/privacy-policy', 'through the server of a mail provider'],
  ['/ar/privacy-policy', 'عبر خادم مزوّد بريد'],
])('%s says how letters are sent only if they are', async (url, words) => {
  const render = createRender({ scripts: [], sheetsOf: () => [] }, rethrow);
  const bodyWith = async (hasLetters: boolean) =>
    (await render({ url, site: { ...defaultSiteContext(), hasLetters } })).body;
  expect(await bodyWith(true)).toContain(words);
  expect(await bodyWith(false)).not.toContain(words);
});

const vitals = '/assets/entry.vitals-C0FFEE12.js';

test.each([
  ['a page', '/cookie-policy', vitals, true],
  ['a page of a server without metrics', '/cookie-policy', undefined, false],
  ['the 404 page, which has no kind', '/nowhere', vitals, false],
])('whether %s names the script that measures Web Vitals', async (_name, url, script, isNamed) => {
  const render = createRender({ scripts: [], vitals: script, sheetsOf: () => [] }, rethrow);
  const { body } = await render({ url, site: defaultSiteContext() });
  expect(body.includes(` data-vitals="${vitals}"`)).toBe(isNamed);
});
