import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { localizedPath } from '../../content/locale.ts';
import { pageKinds, windows } from '../look/views/page-kinds.ts';
import { noteShifts } from './support/layout-shifts.ts';

const pieceLength = 4096;
/** Longer than a browser waits before it shows what has come of a page. */
const betweenPiecesMs = 60;
/** Fonts come when the words stand in another. */
const fontsAfterMs = 1000;
/** A fifth of the sum that browsers call good; where a piece happens to end, a line or a button may still settle. */
const jump = 0.02;

const [phone, computer] = windows;
const views = [
  ['en', phone],
  ['ar', computer],
] as const;

let slow: Server;
let origin: string;

/** The site as over a poor line: of a page each piece is shown before the next is there, and fonts come last. */
test.beforeAll(async ({ baseURL }) => {
  slow = createServer(async (asked, answer) => {
    const from = await fetch(new URL(asked.url ?? '/', baseURL));
    if (asked.headers['sec-fetch-dest'] === 'font') await wait(fontsAfterMs);
    const headers = Object.fromEntries(from.headers);
    delete headers['content-encoding'];
    delete headers['content-length'];
    answer.writeHead(from.status, headers);
    if (asked.headers['sec-fetch-dest'] !== 'document') {
      if (from.body) Readable.fromWeb(from.body as ReadableStream).pipe(answer);
      else answer.end();
      return;
    }
    const page = Buffer.from(await from.arrayBuffer());
    for (let at = 0; at < page.length && !answer.destroyed; at += pieceLength) {
      answer.write(page.subarray(at, at + pieceLength));
      await wait(betweenPiecesMs);
    }
    answer.end();
  });
  await new Promise<void>((resolve) => slow.listen(0, resolve));
  origin = `http://localhost:${(slow.address() as AddressInfo).port}`;
});
test.afterAll(() => slow.close());

for (const { name, path } of pageKinds)
  for (const [language, viewport] of views)
    test(`${name}, ${language}, ${viewport.width} px: what has come stays where it is`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ viewport, locale: language === 'ar' ? 'ar-SA' : 'en-GB' });
      const page = await context.newPage();
      const shifted = await noteShifts(page);
      await page.goto(origin + localizedPath(path, language));
      await page.evaluate(() => document.fonts.ready);
      expect((await shifted()).filter(({ value }) => value > jump)).toEqual([]);
      await context.close();
    });
