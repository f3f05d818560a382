import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import sharp from 'sharp';
import { type Pixels, pixelsOf } from './capture.ts';

/**
 * Accepted pictures are stored at a third of their size, in which a missing icon or line of text is
 * still visible.
 */
const scale = 1 / 3;
/**
 * Preserves the mean colour of small blocks within a few units. Other formats of this file size do
 * not.
 */
const encoding = { quality: 50, effort: 2, chromaSubsampling: '4:4:4' };

/**
 * Compares the mean colours of square blocks with `side` stored pixels. A block differs if a
 * channel (0 to 255) differs by more than `tolerance`. Pictures differ if `touching` such blocks
 * are adjacent, or if there are `inAll` in total.
 */
type Comparison = { side: number; tolerance: number; touching: number; inAll: number };
const comparisons: readonly Comparison[] = [
  // Detects a word, an icon or an edge. Single glyphs may move half a pixel between runs and
  // browser releases.
  { side: 4, tolerance: 24, touching: 3, inAll: 40 },
  // Detects a changed background or colour.
  { side: 20, tolerance: 10, touching: 1, inAll: 1 },
];

const kept = (name: string) => fileURLToPath(new URL(`pictures/${name}.avif`, import.meta.url));
const shown = (name: string, which: string) =>
  fileURLToPath(new URL(`../../test-results/look/${name}.${which}.png`, import.meta.url));

/** True if the run accepts the current pictures: `npm run test:look -- -u [-g NAME]`. */
export const isAccepting = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/**
 * Compares a picture with the accepted one of this name, or accepts it.
 * @returns a message with the path of the difference picture; undefined if the pictures match
 */
export async function pictureFault(name: string, picture: Pixels): Promise<string | undefined> {
  const actual = await shrunk(picture);
  if (isAccepting()) return accept(name, actual);
  const expected = await readFile(kept(name)).then(pixelsOf, () => undefined);
  if (!expected)
    return `no picture of ${name} has been accepted: look at the page, then npm run test:look -- -u -g NAME`;
  const blocks = changes(expected, actual);
  const sameSize = expected.width === actual.width && Math.abs(expected.height - actual.height) <= 1;
  if (sameSize && blocks.length === 0) return undefined;
  await Promise.all([
    save(shown(name, 'expected'), expected),
    save(shown(name, 'actual'), actual),
    save(shown(name, 'difference'), marked(actual, blocks)),
  ]);
  const size = sameSize
    ? ''
    : `, ${expected.width}×${expected.height} became ${actual.width}×${actual.height}`;
  return `${name} does not look as accepted: ${blocks.length} blocks differ${size}; see ${shown(name, 'difference')}`;
}

async function accept(name: string, now: Pixels): Promise<undefined> {
  const before = await readFile(kept(name)).then(pixelsOf, () => undefined);
  const isSame =
    before?.width === now.width && before.height === now.height && changes(before, now).length === 0;
  // An unchanged picture is not rewritten, so that Git history contains only changes.
  if (isSame) return;
  await mkdir(dirname(kept(name)), { recursive: true });
  await drawn(now).avif(encoding).toFile(kept(name));
}

async function shrunk(picture: Pixels): Promise<Pixels> {
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const data = await drawn(picture).resize(width, height, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return { data, width, height };
}

function drawn({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

async function save(path: string, pixels: Pixels): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await drawn(pixels).png().toFile(path);
}

type Block = { left: number; top: number; side: number };

/** @returns the blocks with a visible change */
function changes(expected: Pixels, actual: Pixels): Block[] {
  return comparisons.flatMap((comparison) => {
    const blocks = differing(expected, actual, comparison);
    const groups = touching(blocks, comparison.side);
    if (blocks.length >= comparison.inAll) return blocks;
    return groups.filter((group) => group.length >= comparison.touching).flat();
  });
}

function differing(expected: Pixels, actual: Pixels, { side, tolerance }: Comparison): Block[] {
  const width = Math.min(expected.width, actual.width);
  const height = Math.min(expected.height, actual.height);
  const blocks: Block[] = [];
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      const across = Math.min(side, width - left);
      const down = Math.min(side, height - top);
      // Skips narrow blocks at the edge, which have too few pixels for a mean.
      if (across < side / 2 || down < side / 2) continue;
      const sums = [0, 0, 0];
      for (let y = top; y < top + down; y += 1)
        for (let x = left; x < left + across; x += 1)
          for (let channel = 0; channel < 3; channel += 1) {
            const before = expected.data[(y * expected.width + x) * 3 + channel] ?? 0;
            const now = actual.data[(y * actual.width + x) * 3 + channel] ?? 0;
            sums[channel] = (sums[channel] ?? 0) + now - before;
          }
      if (Math.max(...sums.map(Math.abs)) / (across * down) > tolerance) blocks.push({ left, top, side });
    }
  return blocks;
}

/** @returns groups of adjacent blocks */
function touching(blocks: readonly Block[], side: number): Block[][] {
  const left = new Map(blocks.map((block) => [`${block.left} ${block.top}`, block]));
  const groups: Block[][] = [];
  for (const [key, first] of left) {
    left.delete(key);
    const group = [first];
    for (const block of group)
      for (const down of [-side, 0, side])
        for (const across of [-side, 0, side]) {
          const place = `${block.left + across} ${block.top + down}`;
          const next = left.get(place);
          if (next && left.delete(place)) group.push(next);
        }
    groups.push(group);
  }
  return groups;
}

/** @returns a pale copy of the picture with these blocks in red */
function marked({ data, width, height }: Pixels, blocks: readonly Block[]): Pixels {
  const pale = Buffer.from(data.map((part) => 191 + (part >> 2)));
  for (const { left, top, side } of blocks)
    for (let y = top; y < Math.min(top + side, height); y += 1)
      for (let x = left; x < Math.min(left + side, width); x += 1)
        pale.set([220, 0, 30], (y * width + x) * 3);
  return { data: pale, width, height };
}
