import sharp, { type Sharp } from 'sharp';
import { sweep, writeHashed } from './hashed-file.ts';
import { writeModule } from './module.ts';

/** One picture as pages use it: addresses, and CSS size of one whole picture. */
export interface Raster {
  readonly avif: string;
  readonly webp: string;
  readonly width: number;
  readonly height: number;
}

/** One vector picture: its address and its natural size in CSS px. */
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

/** Removes from `public/media/{part}/` what this run has not drawn. Called last, so that pages never miss a file. */
export async function sweepPart(part: string): Promise<void> {
  await sweep(`media/${part}`, written.get(part) ?? []);
}

/** Writes `bytes` under a name that carries their hash and answers the address browsers ask for. */
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

/** Writes `media/manifest/{part}.ts`, the only place where pages learn file names and sizes. */
export async function writeManifest(
  part: string,
  constant: string,
  about: string,
  value: object,
): Promise<void> {
  await writeModule(`media/manifest/${part}`, about, { [constant]: { value } });
}
