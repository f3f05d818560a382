import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('probes at most once a second for concurrent checks', async () => {
  const probe = vi.fn(async () => undefined);
  const readiness = createReadiness(probe);
  await Promise.all(Array.from({ length: 50 }, () => readiness.check()));
  await readiness.check();
  expect(probe).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1_100);
  await Promise.all(Array.from({ length: 50 }, () => readiness.check()));
  expect(probe).toHaveBeenCalledTimes(2);
});

test('uses the result of the last sign-up, and notices recovered storage', async () => {
  const probe = vi.fn(async () => undefined);
  const readiness = createReadiness(probe);
  readiness.record();
  await readiness.check();
  readiness.record(new Error('full'));
  await expect(readiness.check()).rejects.toThrow('full');
  expect(probe).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 1_100);
  await readiness.check();
  expect(probe).toHaveBeenCalledTimes(1);
});

test('a result is valid for one second, also when the clock is set back', async () => {
  const probe = vi.fn(() => Promise.reject(new Error('down')));
  const readiness = createReadiness(probe);
  readiness.record();
  vi.setSystemTime(Date.now() + 1_000);
  await readiness.check();
  expect(probe).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() - 3_600_000);
  await expect(readiness.check()).rejects.toThrow('down');
  await expect(readiness.check()).rejects.toThrow('down');
  expect(probe).toHaveBeenCalledTimes(1);
});
