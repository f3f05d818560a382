import { knownPixels } from './draw-ticket.ts';

/** Brave and Firefox change pixels by invisible amounts against tracking. */
const maxDifference = 8;

/**
 * Hardened browsers return random pixels of a canvas, or none, as a protection against tracking.
 * What is on the page is right all the same.
 * @returns the picture as a PNG, null if it does not contain what was drawn
 */
export async function readPicture(canvas: HTMLCanvasElement): Promise<Blob | null> {
  try {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    return blob && (await isAsDrawn(blob, canvas)) ? blob : null;
  } catch {
    return null;
  }
}

async function isAsDrawn(blob: Blob, { width, height }: HTMLCanvasElement): Promise<boolean> {
  const copy = document.createElement('canvas');
  Object.assign(copy, { width, height });
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  const image = await createImageBitmap(blob);
  context.drawImage(image, 0, 0);
  image.close();
  return knownPixels.every(({ x, y, colour }) => {
    const { data } = context.getImageData(x, y, 1, 1);
    return channelsOf(colour).every((value, at) => Math.abs(value - (data[at] ?? 0)) <= maxDifference);
  });
}

/** @param colour as `#RRGGBB` */
function channelsOf(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
