import sharp from 'sharp';

/** Width and height of a mosaic in cards. */
const mosaicCards = 36;

/** A card belongs to the glyph if the glyph covers more than this share of it. */
const covered = 0.46;
const samples = 6;

/**
 * Converts a glyph to a mosaic of cards, one card per unit.
 * @param glyph path data on a grid of 24 units
 * @returns path data of the cards of the glyph, row by row
 */
export async function mosaicOf(glyph: string): Promise<string> {
  const size = mosaicCards * samples;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24"><path d="${glyph}" fill-rule="evenodd"/></svg>`;
  const shares = await sharp(Buffer.from(svg))
    .resize(mosaicCards, mosaicCards, { kernel: 'cubic' })
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  const isRaised = (x: number, y: number) => (shares[y * mosaicCards + x] ?? 0) > covered * 255;
  let path = '';
  for (let y = 0; y < mosaicCards; y += 1) {
    for (let x = 0; x < mosaicCards; x += 1) {
      if (!isRaised(x, y)) continue;
      const from = x;
      while (x + 1 < mosaicCards && isRaised(x + 1, y)) x += 1;
      path += `M${from} ${y}h${x + 1 - from}v1H${from}z`;
    }
  }
  return path;
}
