import sharp from 'sharp';
import * as palette from '../../content/palette.ts';
import { shield } from '../manifest/shapes/shield.ts';
import { appleGlyph, playGlyph } from '../manifest/shapes/store-glyphs.ts';
import { inProject, writePicture } from '../studio/hashed-file.ts';

interface Wordmark {
  path: string;
  width: number;
}

/** Saves `docs/media/brand.jpg`: logos on light and dark, icons and store glyphs. */
export async function drawSheet(wordmark: Wordmark): Promise<void> {
  const icon = (file: string, left: number, top: number, size: number) =>
    sharp(inProject('public', file), { density: 288 })
      .resize(size, size)
      .toBuffer()
      .then((input) => ({ input, left, top }));
  const lockup = (colour: string, y: number) =>
    `<g fill="${colour}" transform="translate(50 ${y})scale(2.2)"><path fill-rule="evenodd" d="${shield.path}"/><path transform="translate(44 8)" d="${wordmark.path}"/></g>`;
  const play = playGlyph({ ember: palette.ember, gold: palette.gold, mint: palette.mint })
    .parts.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`)
    .join('');
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="360"><path fill="${palette.chalk}" d="M0 0h640v180H0z"/><path fill="${palette.night2}" d="M0 180h640v180H0z"/><path fill="#4A4F66" d="M640 0h560v360H640z"/>${lockup(palette.ink, 50)}${lockup(palette.chalk, 230)}<g transform="translate(690 220)scale(4)" fill="#fff"><path d="${appleGlyph.path}"/></g><g transform="translate(820 220)scale(4)">${play}</g></svg>`;
  const sheet = sharp(Buffer.from(ground))
    .composite(
      await Promise.all([
        icon('icons/maskable-512.png', 690, 30, 150),
        icon('icons/apple-touch-icon.png', 860, 30, 150),
        icon('favicon.svg', 1040, 50, 110),
        icon('favicon.svg', 960, 244, 32),
        icon('favicon.svg', 1010, 252, 16),
      ]),
    )
    .jpeg({ quality: 80, mozjpeg: true });
  await writePicture(inProject('docs/media/brand.jpg'), await sheet.toBuffer());
}
