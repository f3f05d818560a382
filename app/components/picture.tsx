import type { ComponentProps } from 'react';
import { mobileQuery } from './breakpoint.ts';

/** A drawn picture in two formats. Sizes are in CSS pixels. */
export type Raster = { avif: string; webp: string; width: number; height: number };

type PictureProps = {
  image: Raster;
  alt: string;
  /** Another crop for phones. */
  phone?: Raster;
} & Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'>;

/** AVIF if the browser supports it, else WebP. Lazy unless `loading` is set. */
export function Picture({ image, phone, alt, ...rest }: PictureProps) {
  return (
    <picture>
      {phone && (
        <>
          <source
            media={mobileQuery}
            srcSet={phone.avif}
            type="image/avif"
            width={phone.width}
            height={phone.height}
          />
          <source
            media={mobileQuery}
            srcSet={phone.webp}
            type="image/webp"
            width={phone.width}
            height={phone.height}
          />
        </>
      )}
      <source srcSet={image.avif} type="image/avif" />
      <img
        src={image.webp}
        width={image.width}
        height={image.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        {...rest}
      />
    </picture>
  );
}

/** @returns a CSS image in the best format that the browser supports */
export function imageSet({ avif, webp }: Pick<Raster, 'avif' | 'webp'>): string {
  return `image-set(url("${avif}") type("image/avif"), url("${webp}") type("image/webp"))`;
}

/** @returns the background of a repeated drawing; `scale` 1 is its own size in CSS pixels */
export function drawingBackground({ svg, width }: { svg: string; width: number }, scale = 1) {
  return { backgroundImage: `url(${svg})`, backgroundSize: `${width * scale}px auto` };
}
