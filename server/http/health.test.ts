import { afterEach, expect, test, vi } from 'vitest';
import { testApp } from '../../tests/fixtures/test-app.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('storage that hangs makes the server unready within 3 s, and nothing else of it', async () => {
  const { app, store } = await testApp();
  const asked = Promise.withResolvers<void>();
  store.check = () => {
    asked.resolve();
    return new Promise(() => undefined);
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ready = app.inject('/readyz');
  await asked.promise;
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await ready).statusCode).toBe(503);
  await app.close();
});
