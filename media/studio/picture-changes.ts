import sharp from 'sharp';

/** RGB, three bytes per pixel, row by row. */
export type Pixels = { data: Buffer; width: number; height: number };
/** A square of pixels with a visible change. */
export type Block = { left: number; top: number; side: number };

/** Pictures are compared at a third of their size, in which a missing icon or line of text is still visible. */
const scale = 1 / 3;
/**
 * Compares the mean colours of square blocks of `side` pixels. A block differs if a
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

/** Decodes a picture of any format that sharp reads. Transparent parts become grey. */
export async function pixelsOf(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .flatten({ background: '#808080' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export async function shrunk(picture: Pixels): Promise<Pixels> {
  const width = Math.round(picture.width * scale);
  const height = Math.round(picture.height * scale);
  const data = await drawn(picture).resize(width, height, { fit: 'fill', kernel: 'linear' }).raw().toBuffer();
  return { data, width, height };
}

export function drawn({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 3 } });
}

/** @returns the blocks with a visible change between two pictures of `shrunk` */
export function changedBlocks(expected: Pixels, actual: Pixels): Block[] {
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

/** @returns true if two picture files have the same size and no visible change */
export async function looksSame(before: Buffer | string, now: Buffer | string): Promise<boolean> {
  const [a, b] = await Promise.all([pixelsOf(before), pixelsOf(now)]);
  if (a.width !== b.width || a.height !== b.height) return false;
  return changedBlocks(await shrunk(a), await shrunk(b)).length === 0;
}
