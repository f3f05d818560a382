import { direction, type Locale, locales } from '../../content/locale.ts';
import * as palette from '../../content/palette.ts';
import { withBrowser } from '../studio/chromium.ts';
import { saveSheet } from '../studio/contact-sheet.ts';
import type { Raster } from '../studio/publish.ts';

const GROUNDS = [palette.night2, palette.mint, palette.gold, palette.chalk, palette.royal2] as const;
const TILTS = [6, -5, 3] as const;

/** Pictures by the screen they show. */
export type Pictures = Record<string, Record<Locale, Raster>>;

/**
 * Saves `docs/media/app-screens.jpg`: all screens in both languages, in perspective and upright.
 */
export async function drawSheet({ photos, cards }: { photos: Pictures; cards: Pictures }): Promise<void> {
  const cell = (index: number, inner: string) =>
    `<div style="width:196px;height:310px;overflow:hidden;position:relative;background:${GROUNDS[index % GROUNDS.length]}">${inner}</div>`;
  const rows = locales.map((language) => {
    const photographed = Object.values(photos).map((photo, index) =>
      cell(index, `<img src="${photo[language].avif}" width="196">`),
    );
    const onCards = Object.values(cards).map((card, index) =>
      cell(
        index + 2,
        `<img src="${card[language].avif}" width="180" style="position:absolute;inset-inline-start:44px;top:70px;transform:rotate(${TILTS[index % 3]}deg)">`,
      ),
    );
    return `<div dir="${direction[language]}" style="display:flex;flex-wrap:wrap">${photographed.join('')}${onCards.join('')}</div>`;
  });
  await withBrowser((browser) =>
    saveSheet(browser, 'app-screens', rows.join(''), { width: 196 * 10, height: 310 * 2, quality: 62 }),
  );
}
