import assert from 'node:assert';
import { expect, test, vi } from 'vitest';
import { defaultSiteContext } from '../../content/site-context.ts';
import { fakeSleep } from '../../tests/fixtures/fake-sleep.ts';
import { keepWarm } from './keep-warm.ts';
import type { PageCache } from './page-cache.ts';
import type { RenderAll } from './render-in-process.ts';
import { renderInTurns } from './render-in-turns.ts';

const minute = 60_000;
const periodMs = 12 * 60 * minute;

const html = { status: 200, type: '', etag: '', body: Buffer.alloc(0), encoding: 'br' } as const;

/** Runs {@link keepWarm} for two paths with a fake clock. `statusOf` may throw. */
function warmPages(statusOf: (url: string) => number = () => 200, renderElsewhere?: RenderAll) {
  const { sleep, nthCall } = fakeSleep();
  const log = { error: vi.fn(), warn: vi.fn() };
  const clock = { now: Date.parse('2027-06-06T09:00:00Z') };
  const rendered: string[] = [];
  const added: string[] = [];
  const cache = {
    add: (url: string, time: Date) => void added.push(`${url} ${time.toISOString()}`),
    async get(request: Parameters<PageCache['get']>[0]) {
      rendered.push(`${request.encoding} ${request.url} ${request.time.toISOString()}`);
      const status = statusOf(request.url);
      return { ...html, status, encoding: request.encoding };
    },
  };
  const pages = keepWarm(cache, ['/', '/features'], {
    log,
    renderElsewhere,
    now: () => clock.now,
    sleep,
  });
  let calls = 0;
  /** Ends the next sleep. @returns its milliseconds */
  const endSleep = async () => {
    calls += 1;
    const { ms, end } = await nthCall(calls);
    clock.now += ms;
    end();
    return ms;
  };
  return { pages, log, added, rendered, endSleep };
}

test('renders all pages on start, and those of the next period ten minutes before it starts', async () => {
  const { pages, log, rendered, endSleep } = warmPages();
  expect(pages.isWarm()).toBe(false);
  expect([await endSleep(), await endSleep(), await endSleep()]).toEqual([0, 0, 170 * minute]);
  expect(pages.isWarm()).toBe(true);
  expect([await endSleep(), await endSleep(), await endSleep()]).toEqual([250, 250, 10 * minute - 500]);
  expect(await endSleep()).toBe(periodMs - 10 * minute);
  expect(rendered.slice(0, 4)).toEqual([
    'br / 2027-06-06T09:00:00.000Z',
    'br /features 2027-06-06T09:00:00.000Z',
    'br / 2027-06-06T12:00:00.000Z',
    'br /features 2027-06-06T12:00:00.000Z',
  ]);
  expect(log.error).not.toHaveBeenCalled();
  pages.stop();
});

const failures: [name: string, fail: () => number, message: string][] = [
  ['rejects', () => assert.fail('broken'), 'broken'],
  ['has status 500', () => 500, 'the page has status 500'],
];

test.each(failures)(
  'logs a page that %s, renders it again after 10 s, and is not warm before',
  async (_name, fail, message) => {
    let isBroken = true;
    const { pages, log, rendered, endSleep } = warmPages((url) => (isBroken && url === '/' ? fail() : 200));
    expect([await endSleep(), await endSleep()]).toEqual([0, 0]);
    await vi.waitFor(() => expect(log.error).toHaveBeenCalled());
    expect(log.error.mock.calls).toEqual([
      [
        { path: '/', err: expect.objectContaining({ message }), failed: 1 },
        'pages could not be rendered ahead of requests',
      ],
    ]);
    expect([pages.isWarm(), rendered.length]).toEqual([false, 2]);
    isBroken = false;
    expect([await endSleep(), await endSleep(), await endSleep()]).toEqual([10_000, 0, 0]);
    await vi.waitFor(() => expect(pages.isWarm()).toBe(true));
    expect([rendered.length, log.error.mock.calls.length]).toEqual([4, 1]);
    pages.stop();
  },
);

test('takes the pages of each period from another process, and asks the cache for all', async () => {
  const { pages, added, rendered, endSleep } = warmPages(undefined, async (_time, onPage) =>
    onPage('/', html),
  );
  expect([await endSleep(), await endSleep(), await endSleep()]).toEqual([0, 0, 170 * minute]);
  expect([await endSleep(), await endSleep()]).toEqual([250, 250]);
  expect(added).toEqual(['/ 2027-06-06T09:00:00.000Z', '/ 2027-06-06T12:00:00.000Z']);
  expect(rendered.length).toBe(4);
  pages.stop();
});

test('renders all pages itself if the other process fails, and logs why', async () => {
  const { pages, log, rendered, endSleep } = warmPages(undefined, () => Promise.reject(new Error('killed')));
  expect([await endSleep(), await endSleep()]).toEqual([0, 0]);
  await vi.waitFor(() => expect(pages.isWarm()).toBe(true));
  expect(rendered.length).toBe(2);
  expect(log.warn.mock.calls).toEqual([
    [{ err: expect.objectContaining({ message: 'killed' }) }, 'pages are rendered in the server'],
  ]);
  pages.stop();
});

test('other events are handled between two renders', async () => {
  const order: string[] = [];
  const render = renderInTurns(async ({ url }) => {
    order.push(url);
    return { status: 200, type: 'text/html', body: '' };
  });
  const pages = ['/1', '/2', '/3'].map((url) => render({ url, site: defaultSiteContext() }));
  await new Promise((resolve) => setImmediate(resolve));
  setImmediate(() => order.push('other'));
  await Promise.all(pages);
  expect(order).toHaveLength(4);
  expect(order.indexOf('other')).toBeLessThan(3);
});
