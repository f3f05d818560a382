import { expect, test, vi } from 'vitest';
import { defaultSiteContext } from '../../content/site-context.ts';
import { fakeSleep } from '../../tests/fixtures/fake-sleep.ts';
import { keepWarm } from './keep-warm.ts';
import { createPageCache } from './page-cache.ts';
import { renderInTurns } from './render-in-turns.ts';

const minute = 60_000;
const periodMs = 12 * 60 * minute;

test('renders all pages on start, and those of the next period ten minutes before it starts', async () => {
  const { sleep, nthCall } = fakeSleep();
  let now = Date.parse('2027-06-06T09:00:00Z');
  const warmed: [string, number][] = [];
  const first = Promise.withResolvers<void>();
  const cache = {
    async warm(_urls: readonly string[], time: Date, { pauseMs = 0 }) {
      warmed.push([time.toISOString(), pauseMs]);
      if (warmed.length === 1) await first.promise;
    },
  };
  const pages = keepWarm(cache, ['/'], { now: () => now, sleep });
  expect([pages.isWarm(), warmed]).toEqual([false, [['2027-06-06T09:00:00.000Z', 0]]]);
  first.resolve();
  const sleepBeforeWarmUp = await nthCall(1);
  expect([pages.isWarm(), sleepBeforeWarmUp.ms]).toEqual([true, 170 * minute]);
  now += sleepBeforeWarmUp.ms;
  sleepBeforeWarmUp.end();
  const sleepBeforePeriod = await nthCall(2);
  expect(warmed[1]).toEqual(['2027-06-06T12:00:00.000Z', 250]);
  expect(sleepBeforePeriod.ms).toBe(10 * minute);
  now += sleepBeforePeriod.ms;
  sleepBeforePeriod.end();
  expect((await nthCall(3)).ms).toBe(periodMs - 10 * minute);
  pages.stop();
});

test('does not render a warmed page again, and reuses the compressed body of an unchanged page', async () => {
  const rendered: string[] = [];
  const cache = createPageCache({
    maxBytes: 1_000_000,
    async render(url, time) {
      rendered.push(`${url} ${time.toISOString()}`);
      const body = `${url === '/dated' ? time.toISOString() : ''} ${'fan '.repeat(1_000)}`;
      return { status: 200, type: 'text/html', body };
    },
    periodOf: (time) => String(Math.floor(+time / periodMs)),
    periodBefore: (time) => new Date(+time - periodMs),
  });
  const signal = new AbortController().signal;
  const get = (url: string, time: string) => cache.get({ url, encoding: 'br', time: new Date(time) });
  const before = [await get('/', '2027-06-06T11:00Z'), await get('/dated', '2027-06-06T11:00Z')];
  await cache.warm(['/', '/dated'], new Date('2027-06-06T12:00Z'), { signal });
  expect(rendered.length).toBe(4);
  const after = [await get('/', '2027-06-06T13:00Z'), await get('/dated', '2027-06-06T13:00Z')];
  expect(rendered.length).toBe(4);
  expect(after[0]?.body).toBe(before[0]?.body);
  expect(after[1]?.etag).not.toBe(before[1]?.etag);
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

test('an error of a page does not end the warm-up', async () => {
  const render = vi.fn(() => Promise.reject(new Error('broken')));
  const cache = createPageCache({
    maxBytes: 1_000,
    render,
    periodOf: () => 'now',
    periodBefore: (time) => time,
  });
  await cache.warm(['/1', '/2'], new Date(), { signal: new AbortController().signal });
  expect(render).toHaveBeenCalledTimes(2);
  await expect(cache.get({ url: '/1', encoding: 'br', time: new Date() })).rejects.toThrow('broken');
});
