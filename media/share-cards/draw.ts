import { withBrowser } from '../studio/chromium.ts';
import { sweep, writeHashed } from '../studio/hashed-file.ts';
import { writeModule } from '../studio/module.ts';
import { cardsOf, type ShareCard } from './cards.ts';
import { compress, openStudio, photograph } from './photographer.ts';
import { drawSheet } from './sheet.ts';
import type { Locale } from './words.ts';

const locales: readonly Locale[] = ['en', 'ar'];

/** The share card of every page in both languages, 1200 by 630. */
export async function draw(): Promise<void> {
  const urls: Record<string, string> = {};
  await withBrowser(async (browser) => {
    const page = await openStudio(browser);
    const written: Promise<void>[] = [];
    for (const locale of locales) {
      for (const card of cardsOf(locale)) {
        const png = await photograph(page, card.html);
        written.push(publish(locale, card, png, urls));
        // Two pictures are compressed while the next is taken; more would only pile up in memory.
        if (written.length > 2) await written.at(-3);
      }
    }
    await Promise.all(written);
  });
  const sorted = Object.fromEntries(Object.entries(urls).sort(([a], [b]) => (a < b ? -1 : 1)));
  await sweep('media/share', Object.values(urls));
  await writeModule(
    'media/manifest/share-cards',
    'Written by `npm run media share-cards`. Addresses of 1200 by 630 JPEGs, by page path; /404 and /ar/404 serve unknown paths.',
    { shareCards: { type: 'Record<string, string>', value: sorted } },
  );
  await drawSheet(sorted);
}

async function publish(
  locale: Locale,
  { name, paths }: ShareCard,
  png: Buffer,
  urls: Record<string, string>,
): Promise<void> {
  const url = await writeHashed(`media/share/${locale}`, name, 'jpg', await compress(png));
  for (const path of paths) urls[path] = url;
}
