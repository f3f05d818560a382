import { randomUUID } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { createLetterTokens, emailDigest } from '../../sign-up/letters/tokens.ts';
import { databaseKinds } from '../../tests/fixtures/databases/databases.ts';
import {
  changeOf,
  formType,
  letterTokens,
  ownSignUpServer,
} from '../../tests/fixtures/own-sign-up-server.ts';
import { makeSite } from '../../tests/fixtures/site.ts';
import { testApp } from '../../tests/fixtures/test-app.ts';

const day = 86_400_000;

describe.each(databaseKinds)('links in letters on the $kind database', ({ make }) => {
  const site = ownSignUpServer(make);

  test('opening any link changes nothing and sends private headers', async () => {
    const ann = await site.signUp('Ann');
    for (const purpose of ['confirm', 'ownSignUp', 'unsubscribe'] as const)
      for (const method of ['GET', 'HEAD'] as const) {
        const response = await site.request(method, await ann.link(purpose));
        expect(response.statusCode).toBe(200);
        expect(response.headers).toMatchObject({
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex',
          'referrer-policy': 'no-referrer',
          'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        });
        expect(response.headers).not.toHaveProperty('etag');
        expect(response.headers).not.toHaveProperty('set-cookie');
      }
    expect(await site.rowsOf('subscriptions')).toEqual([]);
  });

  describe('one-click unsubscribe (RFC 8058)', () => {
    const multipart =
      '--b1\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b1--\r\n';
    test.each([
      ['URL-encoded', formType, 'List-Unsubscribe=One-Click', {}],
      ['multipart', 'multipart/form-data; boundary=b1', multipart, {}],
      ['cross-site', formType, 'List-Unsubscribe=One-Click', { 'sec-fetch-site': 'cross-site' }],
    ])('%s is answered with 200, also twice and above the limit', async (_name, type, payload, more) => {
      await site.restart({ signUpLimit: 1 });
      const ann = await site.signUp('Ann');
      const url = await ann.link('unsubscribe');
      for (let use = 0; use < 3; use += 1) {
        const response = await site.send(url, type, payload, more);
        expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
          200,
          'text/plain',
          'Unsubscribed\n',
        ]);
        expect(response.headers['cache-control']).toBe('no-store');
      }
      expect(await site.subscription()).toMatchObject({ left_at: expect.any(String) });
    });

    test('works after an erasure, and not with links of other purposes', async () => {
      const ann = await site.signUp('Ann');
      const oneClick = { 'List-Unsubscribe': 'One-Click' };
      for (const purpose of ['ownSignUp', 'confirm'] as const)
        expect((await site.post(await ann.link(purpose), oneClick)).statusCode).toBe(403);
      expect(await site.subscription()).toBeUndefined();
      await site.post(await ann.link('ownSignUp'), { action: 'erase' });
      expect((await site.post(await ann.link('unsubscribe'), oneClick)).statusCode).toBe(200);
      expect((await site.post('/ticket/forged', oneClick)).statusCode).toBe(403);
    });
  });

  describe('tokens that cannot be used', () => {
    const refusalOf = async (url: string) => {
      const response = await site.get(url);
      return [response.statusCode, /"code":"(\w+)"/.exec(response.body)?.[1]];
    };

    test('forged, truncated and modified ones get 403 in the language of the URL', async () => {
      const ann = await site.signUp('Ann');
      const link = await ann.link('ownSignUp', '/ar/ticket');
      const foreign = await (await createLetterTokens('another secret of this test')).seal(
        'ownSignUp',
        ann.access,
      );
      for (const url of [
        link.slice(0, -1),
        `${link}x`,
        `/ar/ticket/${foreign}`,
        '/ar/ticket/a/b',
        '/ar/ticket/%00',
      ])
        expect(await refusalOf(url), url).toEqual([403, 'invalid']);
      expect((await site.get(`${link}x`)).body).toContain('/ar/ticket ');
    });

    test('expired ones get 410: a confirmation after 30 days, others after 800', async () => {
      const ann = await site.signUp('Ann');
      const links = [await ann.link('confirm'), await ann.link('ownSignUp'), await ann.link('unsubscribe')];
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * day });
      expect(await Promise.all(links.map(async (url) => (await site.get(url)).statusCode))).toEqual([
        410, 200, 200,
      ]);
      vi.setSystemTime(Date.now() + 770 * day);
      for (const url of links) expect(await refusalOf(url)).toEqual([410, 'expired']);
      for (const url of links) expect((await site.post(url, { action: 'erase' })).statusCode).toBe(410);
      expect(await site.rowsOf('sign_ups')).toHaveLength(1);
    });
  });

  test.each([
    ['Sec-Fetch-Site cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another Origin', { origin: 'https://evil.example' }, 403],
    ['Origin null, which browsers send from a page without referrer', { origin: 'null' }, 303],
    ['Sec-Fetch-Site same-origin and Origin null', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
    ['neither header', {}, 303],
  ])('a post with %s gets its status', async (_name, headers: Record<string, string>, status) => {
    const ann = await site.signUp('Ann');
    expect((await site.post(await ann.link('ownSignUp'), { action: 'leave' }, headers)).statusCode).toBe(
      status,
    );
    expect((await site.rowsOf('subscriptions')).length).toBe(status === 303 ? 1 : 0);
  });

  test('returns 429 with Retry-After above the limit, and keeps the values of a correction', async () => {
    await site.restart({ signUpLimit: 1 });
    const ann = await site.signUp('Ann');
    const link = await ann.link('ownSignUp');
    await site.post(link, changeOf(ann));
    const limited = await site.post(link, changeOf(ann, { name: 'Anna' }));
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.body).toContain('"values":{"name":"Anna"');
    for (const action of ['confirm', 'leave', 'erase'])
      expect((await site.post(link, { action })).statusCode).toBe(429);
    expect(await site.rowsOf('sign_ups')).toMatchObject([{ name: 'Ann' }]);
  });

  test('counts pages of links for the limit of rendered pages', async () => {
    await site.restart({ renderLimit: 1 });
    await site.get('/ticket/x');
    expect((await site.get('/ticket/y')).statusCode).toBe(429);
  });

  test('answers other bodies, methods and spellings', async () => {
    const ann = await site.signUp('Ann');
    const url = await ann.link('ownSignUp');
    expect((await site.send(url, 'application/json', '{}')).statusCode).toBe(415);
    expect((await site.send(url, 'multipart/form-data; boundary=x', '--x--')).statusCode).toBe(415);
    expect((await site.send(url, formType, `name=${'x'.repeat(17_000)}`)).statusCode).toBe(413);
    const put = await site.request('PUT', url);
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
    const bare = await site.get('/ar/ticket/');
    expect([bare.statusCode, bare.headers.location]).toEqual([308, '/ar/ticket']);
    expect((await site.post('/ticket/', { action: 'erase' })).statusCode).toBe(405);
  });

  test('redirects another spelling of a link, and keeps the token', async () => {
    const ann = await site.signUp('Ann');
    const url = await ann.link('ownSignUp');
    const token = url.slice('/ticket/'.length);
    const first = token.charCodeAt(0).toString(16);
    for (const spelling of [
      `${url}/`,
      `/%74icket/${token}`,
      `/ticket%2F${token}`,
      `/Ticket/${token}`,
      `/ticket/%${first}${token.slice(1)}`,
    ]) {
      for (const method of ['GET', 'POST'] as const) {
        const { statusCode, headers } = await site.request(method, `${spelling}?x=1`);
        expect([statusCode, headers.location, headers['cache-control']]).toEqual([
          308,
          `${url}?x=1`,
          'no-store',
        ]);
      }
    }
    expect(await site.rowsOf('sign_ups')).toMatchObject([{ name: 'Ann' }]);
    expect(site.logged()).not.toContain(token);
  });

  test.each(['/ticket/a%3Fb', '/ticket/a%23b', '/ticket/a/b', '/ticket/a%2Fb', '/ticket/a%20b'])(
    '%s holds no token, and is not redirected',
    async (url) => {
      const { statusCode, headers } = await site.get(url);
      expect([statusCode, headers.location]).toEqual([403, undefined]);
    },
  );

  test('returns 503 and reveals nothing while the database is down', async () => {
    const ann = await site.signUp('Ann');
    const link = await ann.link('ownSignUp');
    await site.db.schema.dropTable('letters').execute();
    await site.db.schema.dropTable('subscriptions').execute();
    for (const response of [await site.get(link), await site.post(link, { action: 'leave' })]) {
      expect(response.statusCode).toBe(503);
      expect(response.body).toContain('{"kind":"refused","code":"unavailable"}');
    }
    expect(site.logged()).toContain('an own sign-up could not be read or changed');
  });

  test('no token and no personal data reaches the log', async () => {
    const ann = await site.signUp('Ann', { team: 'Ajax' });
    const link = await ann.link('ownSignUp');
    for (const url of [link, link.replace('/t', '/T'), `${link}/`, `/ar${link}?done=x`]) await site.get(url);
    await site.post(link, changeOf(ann, { name: 'Anna' }));
    await site.post(await ann.link('unsubscribe'), { 'List-Unsubscribe': 'One-Click' });
    await site.post(link, { action: 'erase' });
    expect(site.logged()).toContain('"path":"/ticket/…"');
    expect(site.logged()).toContain('a sign-up was erased by its owner');
    expect(site.logged()).not.toMatch(/[\w-]{100,}|Ann|Ajax|example\.com/);
  });
});

test('without letters a link gets the 404 page, and its token is not logged', async () => {
  const site = await makeSite();
  const server = await testApp({ pages: await site.pages() });
  const token = await letterTokens.seal('ownSignUp', {
    id: randomUUID(),
    address: emailDigest('ann@example.com'),
  });
  for (const method of ['GET', 'POST'] as const)
    expect((await server.app.inject({ method, url: `/ticket/${token}` })).statusCode).toBe(404);
  expect(server.logged()).toContain('"path":"/ticket/…"');
  expect(server.logged()).not.toContain(token.slice(0, 20));
  await server.app.close();
  await site.remove();
});
