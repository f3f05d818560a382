import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { localizedPath } from '../../content/locale.ts';
import { pageKinds, windows } from '../look/views/page-kinds.ts';
import { recordShifts, shiftsAbove } from './support/layout-shifts.ts';

const chunkLength = 4096;
/** Longer than a browser waits before it paints received HTML. */
const chunkDelayMs = 60;
/** Long enough that the text is first painted in the fallback font. */
const fontDelayMs = 1000;
/**
 * A fifth of a good CLS. Above 0, because a line or button at the end of a chunk may move a little.
 */
const maxShift = 0.02;

const [phone, computer] = windows;
/** Language and window of the page, and the browser's language. The last one is offered English. */
const views = [
  ['en', phone, 'en-GB'],
  ['ar', computer, 'ar-SA'],
  ['ar', phone, 'en-GB'],
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
    for (const [language, viewport, locale] of views)
      test(`${name}, ${language} for ${locale}, ${viewport.width} px: no layout shift while the page loads`, async ({
        browser,
      }) => {
        const context = await browser.newContext({ viewport, locale });
        const page = await context.newPage();
        await recordShifts(page);
        await page.goto(origin + localizedPath(path, language));
        await page.evaluate(() => document.fonts.ready);
        await expect(page.locator('.language-offer')).toHaveCount(locale.startsWith(language) ? 0 : 1);
        expect(await shiftsAbove(page, maxShift)).toEqual([]);
        await context.close();
      });
});
