import { withBrowser } from '../studio/chromium.ts';
import { saveSheet } from '../studio/contact-sheet.ts';

/** Saves `docs/media/scarf.jpg`: all scarves as used by pages. */
export async function drawSheet(): Promise<void> {
  const { scarf } = (await import(
    `../manifest/scarf.ts?at=${Date.now()}`
  )) as typeof import('../manifest/scarf.ts');
  const { hero, stripe, band, seam, seamEnd, relief } = scarf;
  const tile = (picture: { avif: string; width: number; height: number }, style: string) =>
    `<div style="position:absolute;height:${picture.height}px;background:url(${picture.avif}) 0 0/${picture.width}px ${picture.height}px repeat-x;${style}"></div>`;
  const club = `linear-gradient(90deg,#C8102E 0 40px,#F7F3E9 40px 90px,#C8102E 90px 130px,#F5B83D 130px 150px,#F7F3E9 150px)`;
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
        ${tile(stripe, 'top:1180px;left:0;right:0')}
        <div style="position:absolute;inset:1232px 0 0;background:#F7F3E9"></div>
        ${tile(seam, 'top:1262px;left:0;width:1100px;background-position:right')}
        <img src="${seamEnd.avif}" width="${seamEnd.width}" style="position:absolute;top:1262px;left:1100px">
        <div style="position:absolute;top:1350px;left:60px;width:900px;height:124px;background:${club};display:grid;place-content:center;font:900 46px Anybody;color:#970B22">Never watch a game alone
          <div style="position:absolute;inset:0;background:url(${relief.avif}) 0 0/${relief.width}px"></div></div>
      </div>`,
      { width: 1440, height: 1500, quality: 66 },
    ),
  );
}
