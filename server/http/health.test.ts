import { afterEach, expect, test, vi } from 'vitest';
import { makeSite } from '../../tests/fixtures/site.ts';
import { testApp } from '../../tests/fixtures/test-app.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('/readyz returns 503 after 3 s if storage hangs, and /healthz still 200', async () => {
  const { app, store } = await testApp();
  const checked = Promise.withResolvers<void>();
  store.check = () => {
    checked.resolve();
    return new Promise(() => undefined);
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ready = app.inject('/readyz');
  await checked.promise;
  const alive = await app.inject('/healthz');
  expect([alive.statusCode, alive.json()]).toEqual([200, { ok: true }]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect([(await ready).statusCode, (await ready).json()]).toEqual([
    503,
    { ok: false, error: 'storage has not answered in time' },
  ]);
  await app.close();
});

test('/readyz returns 200 while storage works and 503 while it does not', async () => {
  const { app, store } = await testApp();
  const ready = async () => {
    const response = await app.inject('/readyz');
    return [response.statusCode, response.json(), response.headers['cache-control']];
  };
  expect(await ready()).toEqual([200, { ok: true }, 'no-store']);
  store.outcome = 'unavailable';
  expect(await ready()).toEqual([503, { ok: false, error: 'the disk is full' }, 'no-store']);
  await app.close();
});

test('/readyz returns 503 while the server drains', async () => {
  const readiness = { isDraining: false };
  const { app } = await testApp({ readiness });
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  readiness.isDraining = true;
  const response = await app.inject('/readyz');
  expect([response.statusCode, response.json(), response.headers['cache-control']]).toEqual([
    503,
    { ok: false, error: 'stopping' },
    'no-store',
  ]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await app.close();
});

test('/readyz returns 503 until the pages are rendered, and everything else is answered', async () => {
  // Ten minutes before 00:00 and 12:00 UTC, the pages of the next half day are rendered too.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T06:00Z') });
  const site = await makeSite();
  const rendered = Promise.withResolvers<void>();
  const warmUp = { paths: ['/features'], renderElsewhere: () => rendered.promise };
  const { app } = await testApp({ pages: await site.pages(), warmUp });
  const cold = await app.inject('/readyz');
  expect([cold.statusCode, cold.json()]).toEqual([503, { ok: false, error: 'warming up' }]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  rendered.resolve();
  await vi.waitFor(async () => expect((await app.inject('/readyz')).statusCode).toBe(200));
  expect(site.rendered).toEqual(['/features']);
  await app.close();
  await site.remove();
});

test('clears its timer when storage responds', async () => {
  const { app } = await testApp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await app.ready();
  const before = vi.getTimerCount();
  await app.inject('/readyz');
  expect(vi.getTimerCount()).toBe(before);
  await app.close();
});
