import sharp from 'sharp';
import { chalk, ink, night, night2, royal } from '../../content/palette.ts';
import { shield } from '../manifest/shapes/shield.ts';
import { sweep, writeHashed, writePublic } from '../studio/hashed-file.ts';
import { writeModule } from '../studio/module.ts';
import { drawSheet } from './sheet.ts';
import { openAnybody, textPath } from './text-path.ts';

/** Wordmark, mark, favicons and app icons. */
export async function draw(): Promise<void> {
  const wordmark = await drawWordmark();
  const mark = await writeHashed('media/brand', 'mark', 'png', await icon(512, 0.62));
  await writePublic('/favicon.svg', favicon());
  await writePublic('/favicon.ico', ico(await rasterize(favicon(), 32)));
  await writePublic('/icons/apple-touch-icon.png', await icon(180, 0.62));
  await writePublic('/icons/maskable-192.png', await icon(192, 0.52));
  await writePublic('/icons/maskable-512.png', await icon(512, 0.52));
  const logos = {
    dark: await writeHashed('media/brand', 'logo-dark', 'svg', logo(ink, wordmark)),
    light: await writeHashed('media/brand', 'logo-light', 'svg', logo(chalk, wordmark)),
  };
  await sweep('media/brand', [mark, ...Object.values(logos)]);
  await writeModule(
    'media/manifest/brand',
    'Written by `npm run media brand`. Pages inline the wordmark in `currentColor`. `logos` are for others to use.',
    {
      brand: {
        value: {
          mark: { url: mark, width: 512, height: 512 },
          logos: { ...logos, ...logoSize(wordmark) },
          wordmark,
        },
      },
    },
  );
  await drawSheet(wordmark);
}

async function drawWordmark() {
  const font = await openAnybody(900, 120);
  const height = 22;
  const { d, width } = textPath(font, 'SportBuddy', [0, 16.6], { size: 16, tracking: -0.1, digits: 2 });
  return { viewBox: `0 0 ${Math.ceil(width)} ${height}`, width: Math.ceil(width), height, path: d };
}

/** Space between shield and wordmark, and the top of the wordmark, in units of the shield. */
const gap = 14;
const top = 8;

function logoSize({ width }: { width: number }) {
  return { width: shield.width + gap + width, height: shield.height };
}

/** Shield and wordmark side by side, for the press kit. */
function logo(colour: string, wordmark: { width: number; path: string }): string {
  const { width, height } = logoSize(wordmark);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${colour}"><title>SportBuddy</title><path fill-rule="evenodd" d="${shield.path}"/><path transform="translate(${shield.width + gap} ${top})" d="${wordmark.path}"/></svg>`;
}

function favicon(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 0 36 36"><style>.a{fill:${royal}}.b{fill:${chalk}}@media(prefers-color-scheme:dark){.a{fill:${chalk}}.b{fill:${royal}}}</style><path class="b" d="${shield.outline}"/><path class="a" fill-rule="evenodd" d="${shield.path}"/></svg>`;
}

/**
 * A square app icon: the shield under floodlights. `share` is its height relative to the square.
 */
function icon(size: number, share: number): Promise<Uint8Array> {
  const scale = (size * share) / shield.height;
  const x = (size - shield.width * scale) / 2;
  const y = (size - shield.height * scale) / 2;
  return rasterize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><defs><radialGradient id="g" cx=".5" cy="0" r="1.1"><stop offset="0" stop-color="#2F45BE"/><stop offset=".55" stop-color="#15236B"/><stop offset="1" stop-color="${night}"/></radialGradient></defs><path fill="url(#g)" d="M0 0h${size}v${size}H0z"/><g transform="translate(${x} ${y}) scale(${scale})"><path fill="${night2}" d="${shield.outline}"/><path fill="${chalk}" fill-rule="evenodd" d="${shield.path}"/></g></svg>`,
    size,
  );
}

function rasterize(svg: string, size: number): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { density: 288 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 32 })
    .toBuffer();
}

/** An ICO file of one 32 px PNG. */
function ico(png: Uint8Array): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
