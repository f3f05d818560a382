import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { localizedPath } from '../../content/locale.ts';
import { pageKinds, windows } from '../look/views/page-kinds.ts';

const chunkLength = 4096;
/** Longer than a browser waits before it paints received HTML. */
const chunkDelayMs = 60;
/** Long enough that the text is first painted in the fallback font. */
const fontDelayMs = 1000;
/**
 * A fifth of a good CLS. Above 0, because a line or button at the end of a chunk may move a little.
 */
const maxShift = 0.02;

/** A layout shift: its score, and the elements that moved. */
type Shift = { value: number; moved: string[] };
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

const [phone, computer] = windows;
const views = [
  ['en', phone],
  ['ar', computer],
] as const;

test.describe('over a slow connection', { tag: '@long' }, () => {
  let proxy: Server;
  let origin: string;

  /** Proxies the site like a slow connection: HTML in delayed chunks, fonts last. */
  test.beforeAll(async ({ baseURL }) => {
    proxy = createServer(async (request, response) => {
      const upstream = await fetch(new URL(request.url ?? '/', baseURL));
      const destination = request.headers['sec-fetch-dest'];
      if (destination === 'font') await delay(fontDelayMs);
      const headers = Object.fromEntries(upstream.headers);
      delete headers['content-encoding'];
      delete headers['content-length'];
      response.writeHead(upstream.status, headers);
      if (destination !== 'document') {
        if (upstream.body) Readable.fromWeb(upstream.body as ReadableStream).pipe(response);
        else response.end();
        return;
      }
      const page = Buffer.from(await upstream.arrayBuffer());
      for (let offset = 0; offset < page.length && !response.destroyed; offset += chunkLength) {
        response.write(page.subarray(offset, offset + chunkLength));
        await delay(chunkDelayMs);
      }
      response.end();
    });
    await new Promise<void>((resolve) => proxy.listen(0, resolve));
    origin = `http://localhost:${(proxy.address() as AddressInfo).port}`;
  });
  test.afterAll(() => proxy.close());

  for (const { name, path } of pageKinds)
    for (const [language, viewport] of views)
      test(`${name}, ${language}, ${viewport.width} px: no layout shift while the page loads`, async ({
        browser,
      }) => {
        const locale = language === 'ar' ? 'ar-SA' : 'en-GB';
        const context = await browser.newContext({ viewport, locale });
        const page = await context.newPage();
        await page.addInitScript(recordShifts);
        await page.goto(origin + localizedPath(path, language));
        await page.evaluate(() => document.fonts.ready);
        const shifts = await page.evaluate(() => Reflect.get(window, 'shifts') as Shift[]);
        expect(shifts.filter(({ value }) => value > maxShift)).toEqual([]);
        await context.close();
      });
});

/** Runs in the page before its own scripts. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const nameOf = (node: Node | null) => (node instanceof Element ? node.className : node?.textContent) ?? '';
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      shifts.push({ value, moved: sources.map(({ node }) => nameOf(node)) });
  }).observe({ type: 'layout-shift', buffered: true });
}
