import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

type Pixels = { data: Buffer; width: number; height: number };

/** Accepted pictures are kept at two fifths of their size: an icon or a line of text is still seen to be missing. */
const scale = 0.4;
/** What this loses is lost on both sides of a comparison, so that it counts as no difference. */
const quality = { quality: 25, effort: 4, smartSubsample: true };
/** Pictures are compared block by block, this many kept pixels wide and high: */
const block = 4;
/** so much may a block's mean differ in a channel (0 to 255), as letters of another release of the browser do, */
const blockTolerance = 24;
/** and so many blocks may differ more, for an edge that lies half a pixel elsewhere. */
const strayBlocks = 1;

const kept = (name: string) => fileURLToPath(new URL(`pictures/${name}.webp`, import.meta.url));
const shown = (name: string, which: string) =>
  fileURLToPath(new URL(`../../test-results/look/${name}.${which}.png`, import.meta.url));

export const isAccepting = process.env.LOOK_ACCEPT === '1';

/**
 * Compares a picture with the one that was accepted under this name, or, with `LOOK_ACCEPT=1`, accepts it.
 * @returns what is wrong in words, with the places of the three pictures that show it; undefined when nothing is
 */
export async function pictureFault(name: string, png: Buffer): Promise<string | undefined> {
  const small = await shrunk(png);
  const actual = await pixelsOf(small);
  if (isAccepting) return accept(name, small);
  const expected = await readFile(kept(name)).then(pixelsOf, () => undefined);
  if (!expected)
    return `no picture of ${name} has been accepted: look at the page, then npm run test:look -- --accept`;
  const { differing, difference } = compare(expected, actual);
  const sameSize = expected.width === actual.width && Math.abs(expected.height - actual.height) <= 1;
  if (sameSize && differing <= strayBlocks) return undefined;
  await Promise.all([
    save(shown(name, 'expected'), expected),
    save(shown(name, 'actual'), actual),
    save(shown(name, 'difference'), difference),
  ]);
  const size = sameSize
    ? ''
    : `, ${expected.width}×${expected.height} became ${actual.width}×${actual.height}`;
  return `${name} does not look as accepted: ${differing} blocks differ${size}; see ${shown(name, 'difference')}`;
}

async function accept(name: string, small: Buffer): Promise<undefined> {
  const before = await readFile(kept(name)).then(pixelsOf, () => undefined);
  const now = await pixelsOf(small);
  const isSame =
    before?.width === now.width && before.height === now.height && compare(before, now).differing === 0;
  // A picture that has not changed is not written anew, so that history holds changes alone.
  if (isSame) return;
  await mkdir(dirname(kept(name)), { recursive: true });
  await writeFile(kept(name), small);
}

/** @returns the picture as it is kept */
async function shrunk(png: Buffer): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(png).metadata();
  return sharp(png)
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .webp(quality)
    .toBuffer();
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function drawn({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function save(path: string, pixels: Pixels): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await drawn(pixels).png().toFile(path);
}

/** @returns how many blocks differ, and the actual picture, pale, with these in red */
function compare(expected: Pixels, actual: Pixels): { differing: number; difference: Pixels } {
  const width = Math.min(expected.width, actual.width);
  const height = Math.min(expected.height, actual.height);
  const difference = { ...actual, data: Buffer.from(actual.data.map((part) => 191 + (part >> 2))) };
  let differing = 0;
  for (let top = 0; top < height; top += block)
    for (let left = 0; left < width; left += block) {
      const across = Math.min(block, width - left);
      const down = Math.min(block, height - top);
      const sums = [0, 0, 0];
      for (let y = top; y < top + down; y += 1)
        for (let x = left; x < left + across; x += 1)
          for (let channel = 0; channel < 3; channel += 1) {
            const before = expected.data[(y * expected.width + x) * 3 + channel] ?? 0;
            const now = actual.data[(y * actual.width + x) * 3 + channel] ?? 0;
            sums[channel] = (sums[channel] ?? 0) + now - before;
          }
      if (Math.max(...sums.map(Math.abs)) / (across * down) <= blockTolerance) continue;
      differing += 1;
      for (let y = top; y < top + down; y += 1)
        for (let x = left; x < left + across; x += 1)
          difference.data.set([220, 0, 30], (y * actual.width + x) * 3);
    }
  return { differing, difference };
}
