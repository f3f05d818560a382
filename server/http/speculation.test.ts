import { expect, test } from 'vitest';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';

const served = servedSite();

test.each([['/'], ['/features'], ['/late/page']])('%s says where the rules are', async (url) => {
  const { headers } = await served.server.app.inject(url);
  const [, address = ''] = /^"(.+)"$/.exec(String(headers['speculation-rules'])) ?? [];
  const rules = await served.server.app.inject(address);
  expect(rules.statusCode).toBe(200);
  expect(rules.headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/speculationrules\+json\b/),
    vary: 'Save-Data',
  });
  expect(rules.json()).toMatchObject({
    prefetch: [{ eagerness: 'moderate' }],
    prerender: [{ eagerness: 'moderate' }],
  });
});

test.each([['/robots.txt'], ['/nowhere'], ['/api/early-access'], ['/assets/app-C0FFEE12.js']])(
  '%s, which is no page to go on from, does not',
  async (url) => {
    expect((await served.server.app.inject(url)).headers).not.toHaveProperty('speculation-rules');
  },
);

test('who saves data is given nothing to fetch ahead', async () => {
  const { body } = await served.server.app.inject({
    url: '/speculation-rules.json',
    headers: { 'save-data': 'on' },
  });
  expect(body).toBe('{}');
});
