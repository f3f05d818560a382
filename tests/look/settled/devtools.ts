import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** In CSS pixels from the top left corner of the page. */
export type Clip = { x: number; y: number; width: number; height: number };

const replyMs = 10_000;
const attempts = 3;

const sessions = new WeakMap<Page, CDPSession>();

/** @returns the page's session of the Chrome DevTools Protocol */
export async function devtools(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}

/**
 * Takes a screenshot without Playwright's waits. In rare runs Chromium draws no frame and never
 * replies, or replies that it cannot capture. Then the page is drawn anew, and the command is sent
 * again.
 * @returns a PNG picture
 * @throws Error when Chromium has sent no picture three times
 */
export async function screenshot(page: Page, clip: Clip): Promise<Buffer> {
  const session = await devtools(page);
  let cause: unknown;
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const command = { format: 'png', optimizeForSpeed: true, clip: { ...clip, scale: 1 } } as const;
    const reply = session.send('Page.captureScreenshot', command).catch((error: unknown) => {
      cause = error;
    });
    const limit = new AbortController();
    const late = wait(replyMs, undefined, { signal: limit.signal }).catch(() => undefined);
    const picture = await Promise.race([reply, late]);
    limit.abort();
    if (picture) return Buffer.from(picture.data, 'base64');
    await redraw(page);
  }
  throw new Error(`Chromium sent no picture for ${attempts} screenshots of ${page.url()}`, { cause });
}

/** Moves the page to a layer of its own and back, which changes no pixel. */
async function redraw(page: Page): Promise<void> {
  await page.bringToFront();
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.willChange = style.willChange ? '' : 'opacity';
  });
}
