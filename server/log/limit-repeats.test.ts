import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSite } from '../../tests/fixtures/site.ts';
import { testApp } from '../../tests/fixtures/test-app.ts';
import { createLog } from './log.ts';

type Line = Record<string, unknown>;

let lines: Line[];
let log: ReturnType<typeof createLog>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  lines = [];
  log = createLog('debug', { write: (line) => lines.push(JSON.parse(line)) });
});
afterEach(() => {
  vi.useRealTimers();
});

const full = { code: 'SQLITE_FULL' };

test('logs a repeated error at once, then once a second with a count', () => {
  const fail = (times: number) => {
    for (let n = 0; n < times; n++) log.error(full, 'not stored');
  };
  fail(500);
  expect(lines).toMatchObject([{ ...full, msg: 'not stored' }]);
  vi.advanceTimersByTime(1_000);
  expect(lines[1]).toMatchObject({ ...full, msg: 'not stored', level: 50, count: 499 });
  fail(2);
  vi.advanceTimersByTime(1_000);
  expect(lines.map(({ count }) => count)).toEqual([undefined, 499, 2]);
  vi.advanceTimersByTime(60_000);
  expect([lines.length, vi.getTimerCount()]).toEqual([3, 0]);
  fail(1);
  expect(lines.map(({ count }) => count)).toEqual([undefined, 499, 2, undefined]);
});

test('limits each message and code apart', () => {
  for (const code of ['SQLITE_FULL', 'SQLITE_BUSY', 'SQLITE_FULL']) log.error({ code }, 'not stored');
  log.error(full, 'city not stored');
  expect(lines.map(({ code, msg }) => `${code} ${msg}`)).toEqual([
    'SQLITE_FULL not stored',
    'SQLITE_BUSY not stored',
    'SQLITE_FULL city not stored',
  ]);
});

test('logs ten lines of information a second, the last one with a count', () => {
  for (let n = 1; n <= 1_000; n++) log.info({ path: `/${n}` }, 'unknown path');
  vi.advanceTimersByTime(1_000);
  expect(lines.map(({ path }) => path)).toEqual([
    ...Array.from({ length: 10 }, (_, index) => `/${index + 1}`),
    '/1000',
  ]);
  expect(lines.at(-1)).toMatchObject({ msg: 'unknown path', count: 990 });
});

test('keeps the stack of an error without a message', () => {
  for (let n = 0; n < 3; n++) log.error(new Error('broken'));
  vi.advanceTimersByTime(1_000);
  expect(lines).toMatchObject([{}, { count: 2, err: { stack: expect.stringContaining('broken') } }]);
});

test('limits lines without fields', () => {
  for (let n = 0; n < 12; n++) log.info('held');
  vi.advanceTimersByTime(1_000);
  expect([lines.length, lines.at(-1)]).toEqual([11, expect.objectContaining({ msg: 'held', count: 2 })]);
});

test('logs a hundred warnings a second, and all lines for debugging', () => {
  for (let n = 0; n < 150; n++) {
    log.warn({ signUp: String(n) }, 'not delivered');
    log.debug({ path: '/' }, 'answered');
  }
  vi.advanceTimersByTime(1_000);
  const count = (msg: string) => lines.filter((line) => line.msg === msg).length;
  expect([count('not delivered'), count('answered')]).toEqual([101, 150]);
});

test('refused sign-ups and pages that fail are logged once a second', async () => {
  vi.useRealTimers();
  const site = await makeSite();
  const { app, store, lines: logged } = await testApp({ pages: await site.pages(), logLevel: 'info' });
  store.outcome = 'unavailable';
  const payload = { name: 'Ann', email: 'ann@example.com' };
  const startedAt = performance.now();
  for (let n = 0; n < 100; n++) {
    await app.inject({ method: 'POST', url: '/api/early-access', payload });
    await app.inject('/broken');
  }
  const seconds = Math.ceil((performance.now() - startedAt) / 1_000);
  for (const msg of ['a sign-up could not be stored', 'a page could not be rendered']) {
    const found = logged().filter((line) => line.msg === msg);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(1 + seconds);
  }
  await app.close();
  await site.remove();
});
