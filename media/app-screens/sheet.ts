import { withBrowser } from '../studio/chromium.ts';
import { saveSheet } from '../studio/contact-sheet.ts';

const GROUNDS = ['#0E1A45', '#7FE3CF', '#F5B83D', '#F7F3E9', '#2B3FAE'] as const;
const TILTS = [6, -5, 3] as const;

/** Saves `docs/media/app-screens.jpg`: every screen photographed and on its card, in both languages. */
export async function drawSheet(): Promise<void> {
  const module = await import(`../manifest/app-screens.ts?at=${Date.now()}`);
  const { appScreens } = module as typeof import('../manifest/app-screens.ts');
  const cell = (index: number, inner: string) =>
    `<div style="width:196px;height:310px;overflow:hidden;position:relative;background:${GROUNDS[index % GROUNDS.length]}">${inner}</div>`;
  const entries = Object.values(appScreens);
  const rows = (['en', 'ar'] as const).map((language) => {
    const photos = entries.map((screen, index) =>
      cell(index, `<img src="${screen[language].photo.avif}" width="196">`),
    );
    const cards = entries.map((screen, index) =>
      cell(
        index + 2,
        `<img src="${screen[language].card.avif}" width="180" style="position:absolute;inset-inline-start:44px;top:70px;transform:rotate(${TILTS[index % 3]}deg)">`,
      ),
    );
    return `<div dir="${language === 'ar' ? 'rtl' : 'ltr'}" style="display:flex;flex-wrap:wrap">${photos.join('')}${cards.join('')}</div>`;
  });
  await withBrowser((browser) =>
    saveSheet(browser, 'app-screens', rows.join(''), { width: 196 * 9, height: 310 * 4, quality: 62 }),
  );
}
