import { readFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { honeypotField } from '../../sign-up/fields.ts';
import { makeSite, type TestSite } from '../../tests/fixtures/site.ts';
import { type TestApp, testApp } from '../../tests/fixtures/test-app.ts';
import { cachedOutbox } from './cached-outbox.ts';
import { createMetrics, type Metrics } from './metrics.ts';

const letters = { waiting: 5, parked: 2, paused: 4, oldestWaitingSeconds: 7 };
const state = { waiting: 3, parked: 1, oldestWaitingSeconds: 42, letters };
const about = { version: '1.2.3', build: 'b1' };

describe('request metrics', () => {
  let site: TestSite;
  let metrics: Metrics;
  let server: TestApp;
  beforeEach(async () => {
    site = await makeSite();
    metrics = createMetrics(about, async () => state);
    server = await testApp({ pages: await site.pages(), metrics, signUpLimit: 4 });
  });
  afterEach(async () => {
    await server.app.close();
    await site.remove();
  });

  const value = async (series: string) => {
    const line = (await metrics.registry.metrics()).split('\n').find((text) => text.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };

  test.each([
    ['/', 'page', 200],
    ['/Features', 'redirect', 308],
    ['/nowhere/ann@example.com', 'unknown', 404],
    ['//', 'unknown', 404],
    ['/assets/app-C0FFEE12.js', 'part', 200],
    ['/assets/app-GONE0000.js', 'part', 404],
    ['/assets//ann@example.com', 'part', 404],
    ['/media/hero.webm', 'media', 200],
    ['/robots.txt', 'file', 200],
    ['/kick-off.ics', 'file', 200],
    ['/healthz', 'health', 200],
  ])('counts %s as %s with %i', async (url, kind, status) => {
    await server.app.inject(url);
    expect(await value(`sportbuddy_http_requests_total{kind="${kind}",status="${status}"}`)).toBe(1);
    expect(await value(`sportbuddy_http_request_duration_seconds_count{kind="${kind}"}`)).toBe(1);
    expect(await metrics.registry.metrics()).not.toContain('example.com');
  });

  test('counts sign-ups of the API and the form by outcome', async () => {
    const ann = { name: 'Ann', email: 'ann@example.com' };
    const post = (payload: object, headers = {}) =>
      server.app.inject({ method: 'POST', url: '/api/early-access', payload, headers });
    await post(ann);
    await server.app.inject({
      method: 'POST',
      url: '/ar/coming-soon',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Ann&email=ann%40example.com',
    });
    await post({ ...ann, [honeypotField]: 'https://spam.example' });
    await post({ name: 'A', email: 'x' });
    await post([]);
    await post(ann, { 'sec-fetch-site': 'cross-site' });
    server.store.outcome = 'unavailable';
    await post(ann);
    await post(ann);
    for (const [outcome, count] of Object.entries({
      stored: 2,
      trapped: 1,
      invalid: 1,
      unreadable: 1,
      foreign: 1,
      unavailable: 1,
      limited: 1,
    }))
      expect([outcome, await value(`sportbuddy_sign_ups_total{outcome="${outcome}"}`)]).toEqual([
        outcome,
        count,
      ]);
  });

  test('counts a sign-up with an unexpected error as failed', async () => {
    server.store.add = async () => {
      throw new Error('broken');
    };
    const payload = { name: 'Ann', email: 'ann@example.com' };
    await server.app.inject({ method: 'POST', url: '/api/early-access', payload });
    expect(await value('sportbuddy_sign_ups_total{outcome="failed"}')).toBe(1);
  });

  test('measures responses in seconds', async () => {
    const startedAt = performance.now();
    await server.app.inject('/healthz');
    const wholeSeconds = (performance.now() - startedAt) / 1_000;
    const seconds = await value('sportbuddy_http_request_duration_seconds_sum{kind="health"}');
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(wholeSeconds);
  });

  test('does not count page views as sign-ups', async () => {
    await server.app.inject('/coming-soon');
    await server.app.inject('/api/early-access');
    await server.app.inject({ method: 'POST', url: '/features' });
    expect(await metrics.registry.metrics()).not.toMatch(/sign_ups_total\{.* [1-9]/);
  });

  test.each([
    ['delivery', 'countDeliveryAttempt'],
    ['letter', 'countLetterAttempt'],
  ] as const)('counts calls of each %s by outcome and duration', async (name, count) => {
    metrics[count]('delivered', 0.2);
    metrics[count]('retry', 9);
    expect(await value(`sportbuddy_${name}_attempts_total{outcome="retry"}`)).toBe(1);
    expect(await value(`sportbuddy_${name}_attempts_total{outcome="parked"}`)).toBe(0);
    expect(await value(`sportbuddy_${name}_duration_seconds_bucket{le="0.25"}`)).toBe(1);
    expect(await value(`sportbuddy_${name}_duration_seconds_count`)).toBe(2);
  });
});

test('omits the deliveries while the database cannot be read', async () => {
  let outbox: typeof state | undefined = state;
  const { registry } = createMetrics(about, async () => outbox);
  const readable = await registry.metrics();
  expect(readable).toContain('sportbuddy_deliveries_waiting 3\n');
  expect(readable).toContain('sportbuddy_deliveries_parked 1\n');
  expect(readable).toContain('sportbuddy_deliveries_oldest_waiting_age_seconds 42\n');
  expect(readable).toContain('sportbuddy_letters_waiting 5\n');
  expect(readable).toContain('sportbuddy_letters_parked 2\n');
  expect(readable).toContain('sportbuddy_letters_paused 4\n');
  expect(readable).toContain('sportbuddy_letters_oldest_waiting_age_seconds 7\n');
  expect(readable).toContain('sportbuddy_database_readable 1\n');
  expect(readable).toContain('sportbuddy_build_info{version="1.2.3",build="b1"} 1\n');
  outbox = undefined;
  const unreadable = await registry.metrics();
  expect(unreadable).toContain('sportbuddy_database_readable 0\n');
  expect(unreadable).not.toMatch(/^sportbuddy_(deliveries|letters)_\w+ /m);
});

describe('cachedOutbox', () => {
  test('shares a pending read and a fresh result', async () => {
    let read = 0;
    const outbox = cachedOutbox(async () => {
      read += 1;
      return state;
    });
    expect(await Promise.all([outbox(), outbox(), outbox()])).toEqual([state, state, state]);
    expect(await outbox()).toEqual(state);
    expect(read).toBe(1);
  });

  test('reads again after 10 s, and returns undefined after 2 s without a result', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    let read = 0;
    const outbox = cachedOutbox(async () => ({ ...state, waiting: ++read }));
    const waiting = async () => (await outbox())?.waiting;
    expect(await waiting()).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(9_999);
    expect(await waiting()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(await waiting()).toBe(2);
    const stuck = cachedOutbox(() => new Promise(() => undefined))();
    vi.advanceTimersByTime(2_000);
    expect(await stuck).toBeUndefined();
    vi.useRealTimers();
  });

  test('does not return an old state after a failed read', async () => {
    let isDown = false;
    const outbox = cachedOutbox(
      async () => {
        if (isDown) throw new Error('down');
        return state;
      },
      { maxAgeMs: 0 },
    );
    expect(await outbox()).toEqual(state);
    isDown = true;
    expect(await outbox()).toBeUndefined();
  });

  test('returns undefined while reads fail or hang, and recovers', async () => {
    const replies = [() => Promise.reject(new Error('down')), () => new Promise<never>(() => undefined)];
    for (const reply of replies) expect(await cachedOutbox(reply, { timeoutMs: 10 })()).toBeUndefined();
    let isDown = true;
    const outbox = cachedOutbox(async () => {
      if (isDown) throw new Error('down');
      return state;
    });
    expect(await outbox()).toBeUndefined();
    isDown = false;
    expect(await outbox()).toEqual(state);
  });
});

test('the own sign-up page keeps its label in the Web Vitals', async () => {
  const metrics = createMetrics(about, async () => state);
  metrics.countVitals({ kind: 'own-sign-up', language: 'en' }, { CLS: 0 });
  expect(await metrics.registry.metrics()).toContain(
    'sportbuddy_web_vitals_cls_count{kind="ticket",language="en"} 1',
  );
});

test('every metric in the dashboard and the alert rules exists', async () => {
  const metrics = createMetrics(about, async () => state);
  metrics.countRequest('page', 200, 0.1);
  metrics.countSignUp('stored');
  metrics.countDeliveryAttempt('delivered', 0.1);
  metrics.countLetterAttempt('delivered', 0.1);
  metrics.countVitals({ kind: 'home', language: 'en' }, { LCP: 1, INP: 1, CLS: 0 });
  const names = new Set(
    [...(await metrics.registry.metrics()).matchAll(/^([a-z0-9_]+)(?:\{| )/gm)].map(([, name]) => name),
  );
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const text = await readFile(new URL(`../../docs/operate/${file}`, import.meta.url), 'utf8');
    const named = [...text.matchAll(/\b(?:sportbuddy|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
    expect(named.length, file).toBeGreaterThan(5);
    expect(
      named.filter((name) => !names.has(name)),
      file,
    ).toEqual([]);
  }
});
