import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';
import { nextFrame } from './still/still-page.ts';

export type Pixels = { data: Buffer; width: number; height: number };
export type Clip = { x: number; y: number; width: number; height: number };

const sessions = new WeakMap<Page, CDPSession>();

async function debuggerOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, known);
  return known;
}

/**
 * A picture of a page that stands still: of the window, of the whole page or of a part of the window. Taken by the
 * browser's debugger with little compression, for a look takes hundreds of them and keeps none as it is.
 */
export async function photograph(page: Page, part: 'window' | 'whole' | Clip): Promise<Buffer> {
  const session = await debuggerOf(page);
  const { cssVisualViewport: seen, cssContentSize: all } = await session.send('Page.getLayoutMetrics');
  const clip =
    part === 'whole'
      ? { x: 0, y: 0, width: seen.clientWidth, height: all.height }
      : part === 'window'
        ? { x: seen.pageX, y: seen.pageY, width: seen.clientWidth, height: seen.clientHeight }
        : { ...part, x: part.x + seen.pageX, y: part.y + seen.pageY };
  await page.evaluate(() => {
    Object.assign(window, { photographed: true });
  });
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: part === 'whole',
    clip: { ...clip, scale: 1 },
  });
  await nextFrame(page);
  await page.evaluate(() => Reflect.deleteProperty(window, 'photographed'));
  return Buffer.from(data, 'base64');
}

/** @returns the colours of a picture, three bytes a pixel */
export async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
