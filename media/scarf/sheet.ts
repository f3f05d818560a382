import * as palette from '../../content/palette.ts';
import { withBrowser } from '../studio/chromium.ts';
import { saveSheet } from '../studio/contact-sheet.ts';

/** Saves `docs/media/scarf.jpg`: all scarves as used by pages. */
export async function drawSheet(): Promise<void> {
  const { scarf } = (await import(
    `../manifest/scarf.ts?at=${Date.now()}`
  )) as typeof import('../manifest/scarf.ts');
  const { hero, band, seam, cover, tassels } = scarf;
  const tile = (picture: { avif: string; width: number; height: number }, style: string) =>
    `<div style="position:absolute;height:${picture.height}px;background:url(${picture.avif}) 0 0/${picture.width}px ${picture.height}px repeat-x;${style}"></div>`;
  /** A grey picture over `colours`, which it also masks. */
  const tinted = (picture: { webp: string }, size: string, colours: string, place: string) =>
    `<div style="position:absolute;${place};background:url(${picture.webp}) 0 0/${size},${colours};background-blend-mode:hard-light;mask:url(${picture.webp}) 0 0/${size}"></div>`;
  const house = `repeating-linear-gradient(90deg,${palette.royal2} 0 114px,${palette.chalk} 0 186px,${palette.gold} 0 270px,${palette.chalk} 0 294px)`;
  const club = `linear-gradient(90deg,#C8102E 0 40px,${palette.chalk} 0 90px,#C8102E 0 130px,${palette.gold} 0 150px,${palette.chalk} 0)`;
  await withBrowser((browser) =>
    saveSheet(
      browser,
      'scarf',
      `<div style="position:relative;height:1500px;overflow:hidden">
        <img src="${hero.en.desktop.avif}" width="${hero.en.desktop.width}" style="position:absolute;top:10px;left:0">
        <img src="${hero.ar.desktop.avif}" width="${hero.ar.desktop.width}" style="position:absolute;top:310px;right:0">
        <img src="${hero.en.phone.avif}" width="390" style="position:absolute;top:610px;left:60px">
        <img src="${hero.ar.phone.avif}" width="390" style="position:absolute;top:610px;left:560px">
        ${tile(band, 'top:850px;left:0;right:0;transform:skewY(-2.06deg)')}
        <div style="position:absolute;inset:1232px 0 0;background:${palette.chalk}"></div>
        ${tinted(seam, 'auto 100%', house, 'top:1262px;left:0;width:1100px;height:46px')}
        ${tinted(tassels, '100% auto', `repeating-linear-gradient(${palette.royal2} 0 25%,${palette.gold} 0 50%)`, 'top:1262px;left:1096px;width:52px;height:46px')}
        ${tinted(cover, 'auto 100%', club, 'top:1350px;left:60px;width:900px;height:124px')}
      </div>`,
      { width: 1440, height: 1500, quality: 66 },
    ),
  );
}
