import sharp, { type Sharp } from 'sharp';
import { sweep, writeHashed } from './hashed-file.ts';
import { writeModule } from './module.ts';

/** A picture in two formats: URLs, and size in CSS px. */
export interface Raster {
  readonly avif: string;
  readonly webp: string;
  readonly width: number;
  readonly height: number;
}

/** A vector picture: URL, and natural size in CSS px. */
export interface Vector {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

interface RasterOptions {
  readonly width: number;
  readonly height: number;
  readonly avif?: number;
  readonly webp?: number;
  readonly alpha?: number;
  readonly chroma?: '4:2:0' | '4:4:4';
}

const written = new Map<string, Set<string>>();

/**
 * Removes files from `public/media/{part}/` that this run has not drawn. Called last, so that no
 * page misses a file.
 */
export async function sweepPart(part: string): Promise<void> {
  await sweep(`media/${part}`, written.get(part) ?? []);
}

/** Writes `bytes` to a file with a hash in its name. @returns its URL */
export async function publish(
  part: string,
  name: string,
  ext: string,
  bytes: Buffer | string,
): Promise<string> {
  const address = await writeHashed(`media/${part}`, name, ext, bytes);
  written.set(part, (written.get(part) ?? new Set()).add(address));
  return address;
}

/** Encodes `picture` as AVIF and WebP; qualities 1 to 100, `width` and `height` in CSS px. */
export async function publishRaster(
  part: string,
  name: string,
  picture: Sharp,
  { width, height, avif = 50, webp = 72, alpha = 70, chroma = '4:2:0' }: RasterOptions,
): Promise<Raster> {
  const png = await picture.png().toBuffer();
  const [avifBytes, webpBytes] = await Promise.all([
    sharp(png).avif({ quality: avif, effort: 5, chromaSubsampling: chroma }).toBuffer(),
    sharp(png).webp({ quality: webp, alphaQuality: alpha, effort: 6, smartSubsample: true }).toBuffer(),
  ]);
  return {
    avif: await publish(part, name, 'avif', avifBytes),
    webp: await publish(part, name, 'webp', webpBytes),
    width,
    height,
  };
}

/** Publishes an SVG text. */
export async function publishVector(
  part: string,
  name: string,
  svg: string,
  width: number,
  height: number,
): Promise<Vector> {
  return { svg: await publish(part, name, 'svg', svg), width, height };
}

/** Writes `media/manifest/{part}.ts`, from which pages get URLs and sizes. */
export async function writeManifest(
  part: string,
  constant: string,
  about: string,
  value: object,
): Promise<void> {
  await writeModule(`media/manifest/${part}`, about, { [constant]: { value } });
}
