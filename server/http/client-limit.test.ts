import { afterEach, describe, expect, test, vi } from 'vitest';
import { honeypotField } from '../../sign-up/fields.ts';
import { servedSite } from '../../tests/fixtures/processes/served-site.ts';
import { testApp } from '../../tests/fixtures/test-app.ts';
import type { RequestLimit } from './client-limit.ts';

const served = servedSite();

const form = { 'content-type': 'application/x-www-form-urlencoded' };
type Limits = { renderLimit?: number; signUpLimit?: number | RequestLimit; trustedProxies?: number };
const limitedTo = async (limits: Limits) => testApp({ pages: await served.site.pages(), ...limits });

afterEach(() => {
  vi.useRealTimers();
});

const signUp = { name: 'Ann', email: 'ann@example.com' };

describe('the limit of sign-ups', () => {
  const payload = signUp;
  const api = { method: 'POST', url: '/api/early-access', payload } as const;
  const plain = { method: 'POST', url: '/coming-soon', headers: form } as const;
  const plainForm = { ...plain, payload: new URLSearchParams(payload).toString() };

  test('the API returns 429 with Retry-After until the minute is over', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const { app, store } = await limitedTo({ signUpLimit: 30 });
    for (let n = 0; n < 30; n++) expect((await app.inject(api)).statusCode).toBe(201);
    vi.setSystemTime(18_000);
    const limited = await app.inject(api);
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '42']);
    expect(limited.headers['error-codes']).toBe('request=too-many');
    vi.setSystemTime(60_000);
    expect((await app.inject(api)).statusCode).toBe(201);
    expect(store.added.length).toBe(31);
    await app.close();
  });

  test('the plain form shares it, and its page gets the time and the values', async () => {
    const { app } = await limitedTo({ signUpLimit: 1 });
    await app.inject(api);
    const limited = await app.inject(plainForm);
    expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '60']);
    expect(limited.body).toContain('"code":"too-many","retryAfterSeconds":60,"values":{"name":"Ann"');
    await app.close();
  });

  test('lasts for the window of the limit', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const { app } = await limitedTo({ signUpLimit: { max: 1, windowMs: 600_000 } });
    expect((await app.inject(api)).statusCode).toBe(201);
    vi.setSystemTime(100_000);
    expect((await app.inject(api)).headers['retry-after']).toBe('500');
    vi.setSystemTime(600_000);
    expect((await app.inject(api)).statusCode).toBe(201);
    await app.close();
  });

  test('counts IPv6 addresses by /64, and the /48 at twenty times the number', async () => {
    const { app } = await limitedTo({ signUpLimit: 2, trustedProxies: 1 });
    const statusFor = async (address: string) =>
      (await app.inject({ ...api, headers: { 'x-forwarded-for': address } })).statusCode;
    const statuses: number[] = [];
    for (let network = 0; network < 20; network++)
      for (let host = 1; host <= 3; host++)
        statuses.push(await statusFor(`2001:db8:1:${network.toString(16)}::${host}`));
    expect(statuses).toEqual(Array(20).fill([201, 201, 429]).flat());
    expect(await statusFor('2001:db8:1:ffff::1')).toBe(429);
    expect(await statusFor('2001:db8:2:ffff::1')).toBe(201);
    expect(await statusFor('203.0.113.7')).toBe(201);
    await app.close();
  });

  test('does not add up the IPv4 addresses of a network', async () => {
    const { app } = await limitedTo({ signUpLimit: 1, trustedProxies: 1 });
    for (let host = 0; host < 30; host++) {
      const headers = { 'x-forwarded-for': `203.0.113.${host}` };
      expect((await app.inject({ ...api, headers })).statusCode).toBe(201);
    }
    await app.close();
  });

  test('invalid sign-ups do not count, held ones do', async () => {
    const { app } = await limitedTo({ signUpLimit: 1 });
    expect((await app.inject({ ...api, payload: { ...payload, email: 'ann' } })).statusCode).toBe(422);
    expect((await app.inject({ ...api, payload: { ...payload, [honeypotField]: 'x' } })).statusCode).toBe(
      201,
    );
    expect((await app.inject(plainForm)).statusCode).toBe(429);
    expect((await app.inject(api)).statusCode).toBe(429);
    await app.close();
  });

  test('trusts only the configured number of proxies', async () => {
    const { app } = await limitedTo({ signUpLimit: 1, trustedProxies: 1 });
    const statusFor = async (address: string) =>
      (await app.inject({ ...api, headers: { 'x-forwarded-for': address } })).statusCode;
    expect(await statusFor('203.0.113.7, 198.51.100.1')).toBe(201);
    expect(await statusFor('203.0.113.8, 198.51.100.1')).toBe(429);
    expect(await statusFor('198.51.100.1, 203.0.113.7')).toBe(201);
    await app.close();
  });
});

describe('the limit of renders', () => {
  test.each([
    ['an unknown path', { url: '/nowhere' }, '/', 'no-store'],
    ['an unknown Arabic path', { url: '/ar/nowhere?from=x' }, '/ar', 'no-store'],
    ['a refused form', { method: 'POST', url: '/coming-soon', payload: 'name=A' }, '/', 'private, no-cache'],
    [
      'a refused Arabic form',
      { method: 'POST', url: '/ar/coming-soon', payload: 'name=A' },
      '/ar',
      'private, no-cache',
    ],
  ] as const)(
    '%s gets 429 with Retry-After and a page after two other renders in a minute',
    async (_name, request, page, cacheControl) => {
      vi.useFakeTimers({ toFake: ['Date'], now: 0 });
      const { app } = await limitedTo({ renderLimit: 2 });
      for (const url of ['/first', '/second']) expect((await app.inject(url)).statusCode).toBe(404);
      vi.setSystemTime(16_500);
      const response = await app.inject({ ...request, headers: form });
      expect(response.statusCode).toBe(429);
      expect(response.headers).toMatchObject({
        'retry-after': '50',
        'cache-control': cacheControl,
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex, follow',
      });
      expect(response.body).toBe(`<p>${page}: again in 50 s</p>`);
      await app.close();
    },
  );

  test('renders the page of status 429 once for all clients', async () => {
    const { app } = await limitedTo({ renderLimit: 1, trustedProxies: 1 });
    served.site.rendered.length = 0;
    for (const client of ['192.0.2.1', '192.0.2.2'])
      for (const url of ['/first', '/second', '/third'])
        await app.inject({ url, headers: { 'x-forwarded-for': client } });
    expect(served.site.rendered.filter((url) => url === '/')).toHaveLength(1);
    await app.close();
  });

  test.each(['/coming-soon', '/ar/coming-soon'])('%s comes from the cache above the limit', async (path) => {
    const { app } = await limitedTo({ renderLimit: 1 });
    expect((await app.inject(`${path}?team=Ajax`)).body).toContain('value="Ajax"');
    const { body: cached } = await app.inject(path);
    served.site.rendered.length = 0;
    for (const query of ['?team=Celtic', '?with=k7pm2xqa', '?from=pub&utm_campaign=x']) {
      const response = await app.inject(path + query);
      expect([response.statusCode, response.body]).toEqual([200, cached]);
      expect(response.headers['cache-control']).toBe('private, no-cache');
    }
    const stored = await app.inject({ method: 'POST', url: '/api/early-access', payload: signUp });
    const token = stored.json().ticket;
    const done = await app.inject(`${path}?done=${token}`);
    expect([done.statusCode, done.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(done.body).toContain('{"kind":"done"}');
    expect((await app.inject(`${path}?change=${token}`)).statusCode).toBe(429);
    expect(served.site.rendered).toEqual([`${path}?done`, path.replace('/coming-soon', '') || '/']);
    await app.close();
  });

  test('a tagged address of any other page is the cached page and counts for no limit', async () => {
    const { app } = await limitedTo({ renderLimit: 1 });
    const { body: cached } = await app.inject('/features');
    for (let fan = 0; fan < 5; fan++) {
      const response = await app.inject(`/features?with=fan${fan}&utm_source=x&team=Ajax&fbclid=${fan}`);
      expect([response.statusCode, response.body]).toEqual([200, cached]);
    }
    expect(served.site.rendered).toEqual(['/features']);
    expect((await app.inject('/nowhere')).statusCode).toBe(404);
    await app.close();
  });

  test('does not count known pages and cached pages', async () => {
    const { app } = await limitedTo({ renderLimit: 2 });
    const statuses = [];
    for (const url of ['/first', '/second', '/first', '/', '/features'])
      statuses.push((await app.inject(url)).statusCode);
    expect(statuses).toEqual([404, 404, 404, 200, 200]);
    await app.close();
  });

  test('counts each client address separately', async () => {
    const { app } = await limitedTo({ renderLimit: 1, trustedProxies: 1 });
    const statusFor = async (client: string, url: string) =>
      (await app.inject({ url, headers: { 'x-forwarded-for': client } })).statusCode;
    expect(await statusFor('192.0.2.1', '/first')).toBe(404);
    expect(await statusFor('192.0.2.1', '/second')).toBe(429);
    expect(await statusFor('192.0.2.2', '/second')).toBe(404);
    await app.close();
  });
});
