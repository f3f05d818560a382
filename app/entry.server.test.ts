import { expect, test } from 'vitest';
import { defaultSiteContext } from '../content/site-context.ts';
import features from '../messages/en/features.json' with { type: 'json' };
import { mapFields } from '../sign-up/fields.ts';
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

const render = createRender({ scripts: [], sheetsOf: () => [] }, () => undefined);
const site = defaultSiteContext();

test.each([
  ['/', 'Come back in 1 second.'],
  ['/', 'Come back in 50 seconds.'],
  ['/ar', 'عُد بعد 10 ثوانٍ.'],
  ['/ar', 'عُد بعد 50 ثانية.'],
])('above the limit, the page at %s says "%s"', async (url, words) => {
  const retryAfterSeconds = Number(/\d+/.exec(words));
  const { status, body } = await render({ url, retryAfterSeconds, site });
  expect(status).toBe(429);
  expect(body).toContain(words);
  expect(body).toContain('<meta name="robots" content="noindex, follow"/>');
});

test.each(['/football/liverpol?with=k7pm2xqa&x=1', '/ar/football/liverpol?with=k7pm2xqa&x=1'])(
  'the suggestion of %s keeps the query, and "Search Sports" needs no script',
  async (url) => {
    const { status, body } = await render({ url, site });
    expect(status).toBe(404);
    const prefix = url.startsWith('/ar') ? '/ar' : '';
    expect(body).toContain(`href="${prefix}/football/liverpool?with=k7pm2xqa&amp;x=1"`);
    const [, search = ''] =
      RegExp(`<a[^>]*href="${prefix}/coming-soon"[^>]*class="([^"]*outline[^"]*)"`).exec(body) ?? [];
    expect(search).toContain('button');
    expect(search).not.toContain('needs-script');
  },
);

test.each(['en', 'ar'])(
  'the form of a correction and the result of a post have one rule for robots in "%s"',
  async (locale) => {
    const url = locale === 'ar' ? '/ar/coming-soon' : '/coming-soon';
    const rulesOf = async (request: Omit<Parameters<typeof render>[0], 'site'>) =>
      (await render({ ...request, site })).body.match(/<meta name="robots"[^>]*>/g);
    expect(await rulesOf({ url })).toEqual([expect.stringContaining('content="index, follow')]);
    for (const request of [
      { url: `${url}?change` },
      { url, outcome: { kind: 'done' } as const },
      { url, outcome: { kind: 'invalid', errors: {}, values: mapFields(() => '') } as const },
    ])
      expect(await rulesOf(request)).toEqual(['<meta name="robots" content="noindex, follow"/>']);
  },
);

test.each([
  ['/features', '/site.webmanifest', 'worldwide'],
  ['/ar/features', '/ar/site.webmanifest', 'middle-east'],
  ['/ar/nowhere', '/ar/site.webmanifest', 'middle-east'],
])('%s links the manifest %s and names the region %s', async (url, manifest, region) => {
  const { body } = await render({ url, site });
  expect(body).toContain(`<link rel="manifest" href="${manifest}"/>`);
  expect(body).toContain(`<meta name="region" content="${region}"/>`);
  expect((await render({ url: manifest, site })).type).toContain('application/manifest+json');
});

test('Features shows the call to action before the reasons', async () => {
  const { body } = await render({ url: '/features', site });
  const [call, reasons] = [features.features_call, features.features_why].map((words) => body.indexOf(words));
  expect(call).toBeGreaterThan(0);
  expect(reasons).toBeGreaterThan(call ?? 0);
});

test('a page that throws shows "500 Internal Server Error"', async () => {
  const outcome = { kind: 'refused', code: 'no such code' } as never;
  const { status, body } = await render({ url: '/ticket', ownSignUp: outcome, site });
  expect(status).toBe(500);
  expect(body).toContain('500 Internal Server Error');
});
