import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import {
  type Block,
  changedBlocks,
  drawn,
  type Pixels,
  pixelsOf,
  shrunk,
} from '../../media/studio/picture-changes.ts';

/**
 * Preserves the mean colour of small blocks within a few units. Other formats of this file size do
 * not.
 */
const encoding = { quality: 50, effort: 2, chromaSubsampling: '4:4:4' };

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
  const blocks = changedBlocks(expected, actual);
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
  return `${name} does not look as accepted: ${blocks.length} blocks differ${size}; see ${shown(name, 'difference')}, and if the page is right: npm run test:look -- -u -g ${name.split('.')[0]}`;
}

async function accept(name: string, now: Pixels): Promise<undefined> {
  const before = await readFile(kept(name)).then(pixelsOf, () => undefined);
  const isSame =
    before?.width === now.width && before.height === now.height && changedBlocks(before, now).length === 0;
  // An unchanged picture is not rewritten, so that Git history contains only changes.
  if (isSame) return;
  await mkdir(dirname(kept(name)), { recursive: true });
  await drawn(now).avif(encoding).toFile(kept(name));
}

async function save(path: string, pixels: Pixels): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await drawn(pixels).png().toFile(path);
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
