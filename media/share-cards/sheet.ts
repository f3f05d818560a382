import sharp from 'sharp';
import { baseLocale, localeOf, localizedPaths } from '../../content/locale.ts';
import * as palette from '../../content/palette.ts';
import { inProject, writePicture } from '../studio/hashed-file.ts';

const tile = { width: 320, height: 168 };
const columns = 4;
const gap = 8;
const shown = 12;

/** Saves `docs/media/share.jpg`: cards of fixed pages and of some others, in both languages. */
export async function drawSheet(urls: Record<string, string>): Promise<void> {
  const leading = [
    '/',
    '/features',
    '/coming-soon',
    '/watch-video',
    '/privacy-policy',
    '/football',
    '/cricket',
  ];
  const rest = Object.keys(urls).filter((path) => localeOf(path) === baseLocale && !leading.includes(path));
  const sampled = rest.filter((_, at) => at % Math.ceil(rest.length / shown) === 0);
  const picked = [...leading, ...sampled].flatMap(localizedPaths).flatMap((path) => urls[path] ?? []);
  const rows = Math.ceil(picked.length / columns);
  const placed = await Promise.all(
    picked.map(async (url, at) => ({
      input: await sharp(inProject('public', url)).resize(tile.width, tile.height).toBuffer(),
      left: gap + (at % columns) * (tile.width + gap),
      top: gap + Math.floor(at / columns) * (tile.height + gap),
    })),
  );
  const sheet = sharp({
    create: {
      width: columns * (tile.width + gap) + gap,
      height: rows * (tile.height + gap) + gap,
      channels: 3,
      background: palette.ink,
    },
  })
    .composite(placed)
    .jpeg({ quality: 50, mozjpeg: true });
  await writePicture(inProject('docs/media/share.jpg'), await sheet.toBuffer());
}
