import sharp from 'sharp';
import type { Box } from './page-faults.ts';

/** Of a word's box at least so many pixels are the inside of a letter. */
const inkShare = 0.02;

/** @returns how far what is drawn in `box` stands out from what it is drawn on, as WCAG counts contrast */
export async function contrastIn(picture: Buffer, box: Box): Promise<number> {
  const { data } = await sharp(picture)
    .extract({
      left: Math.floor(box.left),
      top: Math.floor(box.top),
      width: Math.ceil(box.width),
      height: Math.ceil(box.height),
    })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += 3)
    lights.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  lights.sort((one, other) => one - other);
  const at = (share: number) => lights[Math.floor(share * (lights.length - 1))] ?? 0;
  const ground = at(0.5);
  return Math.max(ratio(ground, at(inkShare)), ratio(ground, at(1 - inkShare)));
}

function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function luminance(red: number, green: number, blue: number): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
