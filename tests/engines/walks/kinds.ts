import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { locales, localizedPath } from '../../../content/locale.ts';
import { pageKinds, type Window, windows } from '../../look/views/page-kinds.ts';
import type { Browser } from '../browser.ts';
import type { Tab } from '../drivers/tab.ts';
import { contrastIn } from './legible.ts';
import { hasCome, pageFaults, signsInWindow } from './page-faults.ts';

/** WCAG AA, for words, large words and icons that are controls. */
const enough = { text: 4.5, large: 3, icon: 3 };
/** A machine without a graphics card takes its time to draw. */
const patienceMs = 45_000;

/** Each language in the window in which the other is not: Chromium is looked at in all four. */
const windowOf = { en: windows[1], ar: windows[0] };

/** `npm run test:engines` keeps pictures, for a person. */
const keepsPictures = process.env.ENGINE_PICTURES !== undefined;

/** Every kind of page, from its top to its end. */
export function walkKinds(engine: string, browser: Browser): void {
  const folder = `test-results/engines/${engine}`;
  for (const { name, path } of pageKinds)
    for (const language of locales) {
      const size = windowOf[language];
      test(`${name}, ${language}, ${size.width} px: whole, and its navigation and headline can be read`, async () => {
        const { tab, visitor } = browser;
        await visitor.open(localizedPath(path, language), size);
        await visitor.see('fonts and pictures have come', true, hasCome);
        await readable(tab);
        if (keepsPictures) await keepPicture(tab, size, `${folder}/${name}.${language}.${size.width}.webp`);
        await tab.run(scrollToEnd);
        await readable(tab);
        expect(await tab.run(pageFaults)).toEqual([]);
      });
    }
}

/** Resolves once the navigation, and the headline where it is in the window, can be read. */
async function readable(tab: Tab): Promise<void> {
  await expect.poll(() => unreadable(tab), { timeout: patienceMs, interval: 200 }).toEqual([]);
}

async function unreadable(tab: Tab): Promise<string[]> {
  const picture = await tab.picture();
  const signs = await tab.run(signsInWindow);
  if (signs.length === 0) return ['there is no navigation'];
  const faults = signs.map(async (sign) => {
    const least = enough[sign.kind];
    const ratio = await contrastIn(picture, sign);
    return ratio < least ? [`${ratio.toFixed(2)} of ${least}: ${sign.name}`] : [];
  });
  return (await Promise.all(faults)).flat();
}

type View = { picture: Buffer; top: number };

/** Scrolls through the page a window at a time. */
async function passThrough(tab: Tab, { height }: Window): Promise<View[]> {
  const views: View[] = [];
  for (let wanted = 0; ; wanted += height) {
    const { top, end } = await tab.run((to) => {
      scrollTo({ top: to, behavior: 'instant' });
      return {
        top: Math.round(scrollY),
        end: scrollY + innerHeight >= document.documentElement.scrollHeight - 1,
      };
    }, wanted);
    views.push({ picture: await tab.picture(), top });
    if (end) return views;
  }
}

async function keepPicture(tab: Tab, size: Window, file: string): Promise<void> {
  const { width, height } = size;
  const views = await passThrough(tab, size);
  await mkdir(dirname(file), { recursive: true });
  await sharp({
    create: { width, height: (views.at(-1)?.top ?? 0) + height, channels: 3, background: 'white' },
  })
    .composite(views.map(({ picture, top }) => ({ input: picture, top, left: 0 })))
    .webp({ quality: 70, effort: 0 })
    .toFile(file);
}

/** Runs in the page. */
function scrollToEnd(): number {
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  return scrollY;
}
