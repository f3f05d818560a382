import type { ComponentProps } from 'react';
import { mobileQuery } from './media-queries.ts';

/** A drawn picture in both of its formats; sizes in CSS px. */
export type Raster = { avif: string; webp: string; width: number; height: number };

type PictureProps = {
  image: Raster;
  alt: string;
  /** Another cut for phones. */
  phone?: Raster;
} & Omit<ComponentProps<'img'>, 'src' | 'width' | 'height'>;

/** The best format that the browser knows; lazy unless `loading` says otherwise. */
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

/** @returns a knitted cloth as a CSS image that tiles, in the best format the browser knows */
export function imageSet({ avif, webp }: Pick<Raster, 'avif' | 'webp'>): string {
  return `image-set(url("${avif}") type("image/avif"), url("${webp}") type("image/webp"))`;
}
