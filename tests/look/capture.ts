import type { Page } from '@playwright/test';
import { type Pixels, pixelsOf } from '../../media/studio/picture-changes.ts';
import { type Clip, devtools, screenshot } from './settled/devtools.ts';
import { scrollToTop } from './settled/settled-page.ts';

/** A clip is measured from the top left corner of the viewport. */
export type Area = 'window' | 'whole' | Clip;

/** Shows sticky elements at their static position, and fixed elements only in the first window. */
const unstuck = '[data-position=sticky] { position: relative !important; inset: auto !important; }';
const withoutFixed = '[data-position=fixed] { visibility: hidden !important; }';

/**
 * Takes pictures of a settled page: one for each style sheet in `sheets`, with that sheet applied.
 * A whole page is stitched from viewports, because a single screenshot of a long page is not
 * deterministic in Chromium.
 */
export async function capture(page: Page, area: Area, sheets: readonly string[] = ['']): Promise<Pixels[]> {
  if (area !== 'whole') {
    const pictures: Pixels[] = [];
    for (const sheet of sheets) pictures.push(await captureWindow(page, sheet, area));
    return pictures;
  }
  const { height, windowHeight } = await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      element.dataset.position = getComputedStyle(element).position;
    const { documentElement: root } = document;
    return { height: root.scrollHeight, windowHeight: innerHeight };
  });
  const parts: Buffer[][] = sheets.map(() => []);
  let width = 0;
  for (let top = 0; top < height; top += windowHeight) {
    const at = await scrollToTop(page, top);
    for (const [index, sheet] of sheets.entries()) {
      const scrolled = top === 0 ? unstuck : `${unstuck} ${withoutFixed}`;
      const picture = await captureWindow(page, `${sheet} ${scrolled}`, 'window');
      width = picture.width;
      // The last window overlaps the one before it.
      parts[index]?.push(picture.data.subarray((top - at) * width * 3));
    }
  }
  await scrollToTop(page, 0);
  return parts.map((rows) => ({ data: Buffer.concat(rows), width, height }));
}

async function captureWindow(page: Page, sheet: string, area: 'window' | Clip): Promise<Pixels> {
  const added = await page.evaluateHandle((text) => {
    const style = new CSSStyleSheet();
    style.replaceSync(text);
    document.adoptedStyleSheets.push(style);
    return style;
  }, sheet);
  const session = await devtools(page);
  const { cssVisualViewport: view } = await session.send('Page.getLayoutMetrics');
  const box = area === 'window' ? { x: 0, y: 0, width: view.clientWidth, height: view.clientHeight } : area;
  const picture = await screenshot(page, { ...box, x: box.x + view.pageX, y: box.y + view.pageY });
  await added.evaluate((style) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== style);
  });
  await added.dispose();
  return pixelsOf(picture);
}
