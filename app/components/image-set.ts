import type { Raster } from './picture.tsx';

/** @returns a knitted cloth as a CSS image that tiles, in the best format the browser knows */
export function imageSet({ avif, webp }: Pick<Raster, 'avif' | 'webp'>): string {
  return `image-set(url("${avif}") type("image/avif"), url("${webp}") type("image/webp"))`;
}
