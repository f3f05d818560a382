import type { Page } from '@playwright/test';

const longestMs = 45_000;

/**
 * Scrolls through a page, so that all of it has been seen once. Chromium has been seen to unpack a picture and never say
 * so: what is missing then is told by what looks at the page.
 */
export async function seeAll(page: Page): Promise<void> {
  const seen = page.evaluate(walkThrough).catch(() => {});
  await Promise.race([seen, new Promise((resolve) => setTimeout(resolve, longestMs))]);
}

/** Runs in the page: scrolls through it, so that all which waits to be seen is, and loads every picture. */
async function walkThrough(): Promise<void> {
  const frame = () =>
    new Promise<void>((resolve) => {
      const seen = new IntersectionObserver(() => {
        seen.disconnect();
        resolve();
      });
      seen.observe(document.body);
    });
  for (const image of document.images) image.loading = 'eager';
  const { documentElement: root } = document;
  for (let at = 0; at < root.scrollHeight; at += innerHeight) {
    scrollTo({ top: at, behavior: 'instant' });
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
  await frame();
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await document.fonts.ready;
}
