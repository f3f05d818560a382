import { existsSync } from 'node:fs';
import type { Page } from 'playwright';
import { type Locale, locales } from '../../content/locale.ts';
import { shareCards } from '../manifest/share-cards.ts';
import { withBrowser } from '../studio/chromium.ts';
import { inProject, sweep, writeHashed } from '../studio/hashed-file.ts';
import { writeData } from '../studio/module.ts';
import { cardsOf, type ShareCard } from './cards.ts';
import { type Drawn, inputsOf, readDrawn, writeDrawn } from './drawn.ts';
import { compress, emptyStudio, openStudio, photograph } from './photographer.ts';
import { drawSheet } from './sheet.ts';

type Wanted = { key: string; locale: Locale; card: ShareCard; inputs: string; present: string | undefined };

/** Draws the share cards (1200 × 630) of all pages in both languages whose inputs have changed. */
export async function draw(): Promise<void> {
  const studio = await emptyStudio();
  const drawn = await readDrawn();
  const wanted = locales.flatMap((locale) => cardsOf(locale).map((card) => want(locale, card, studio)));
  const urls: Record<string, string> = {};
  const name = ({ card }: Wanted, url: string) => {
    for (const path of card.paths) urls[path] = url;
  };
  const changed = wanted.filter((each) => {
    if (!each.present || drawn[each.key] !== each.inputs) return true;
    name(each, each.present);
    return false;
  });
  const record = () => Object.fromEntries(wanted.map(({ key, inputs }) => [key, inputs])) satisfies Drawn;
  if (changed.length > 0) {
    await withBrowser(async (browser) => {
      const page = await openStudio(browser, studio);
      for (const each of changed) name(each, await publish(page, each));
    });
  }
  console.log(`share-cards: drew ${changed.length} of ${wanted.length}`);
  const sorted = Object.fromEntries(Object.entries(urls).sort(([a], [b]) => (a < b ? -1 : 1)));
  await sweep('media/share', Object.values(urls));
  await writeData('media/manifest/share-cards', sorted);
  await writeDrawn(record());
  if (changed.length > 0) await drawSheet(sorted);
}

function want(locale: Locale, card: ShareCard, studio: string): Wanted {
  const url = card.paths.map((path) => shareCards[path]).find(Boolean);
  const present = url && existsSync(inProject('public', url)) ? url : undefined;
  return { key: `${locale}/${card.name}`, locale, card, inputs: inputsOf(studio, card.html), present };
}

async function publish(page: Page, { locale, card }: Wanted): Promise<string> {
  const png = await photograph(page, card.html);
  return writeHashed(`media/share/${locale}`, card.name, 'jpg', await compress(png));
}
