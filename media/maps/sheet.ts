import {
  type GeoPermissibleObjects,
  type GeoProjection,
  type GeoRawProjection,
  geoMercator,
  geoPath,
  geoTransform,
} from 'd3-geo';
import type { Place } from '../../content/places/distance.ts';

/** A picture's size in its own pixels. */
export type Size = { width: number; height: number };

/** A point in percent of the picture, for overlays by pages. */
export type Percent = { x: number; y: number };

/** The part of a projection that d3-geo needs for drawing. */
type Stream = Pick<GeoProjection, 'stream'>;

/** Scales a projection vertically, like a plane seen from a low angle. */
function pressed(projection: GeoProjection, factor: number): Stream {
  const press = geoTransform({
    point(x, y) {
      this.stream.point(x, y * factor);
    },
  });
  return { stream: (output) => projection.stream(press.stream(output)) };
}

/** @returns the `d` of a path, with coordinates to `digits` decimals */
export function pathOf(projection: Stream, shape: GeoPermissibleObjects, digits = 0): string {
  return geoPath(projection as GeoRawProjection & Stream).digits(digits)(shape) ?? '';
}

/** @returns a place in percent of the picture, to one decimal; undefined outside the projection */
export function percentOf(at: [number, number] | null, { width, height }: Size): Percent | undefined {
  if (!at) return undefined;
  const rounded = (value: number) => Math.round(value * 1000) / 10;
  return { x: rounded(at[0] / width), y: rounded(at[1] / height) };
}

/** @returns positions of entries on the picture, by slug */
export function placed(
  entries: { slug: string; location: Place }[],
  locate: (place: Place) => Percent | undefined,
): Record<string, Percent> {
  const inside = entries.flatMap(({ slug, location }) => {
    const at = locate(location);
    return at && at.x > 0 && at.x < 100 && at.y > 0 && at.y < 100 ? [[slug, at] as const] : [];
  });
  return Object.fromEntries(inside);
}

const planeMargin = 6;

/**
 * Fits a shape into a picture of `size`, as a slab of `thickness` seen from a low angle.
 * @param lowered scale of the plane's height
 */
export function loweredPlane(
  shape: GeoPermissibleObjects,
  { size, lowered, thickness }: { size: Size; lowered: number; thickness: number },
) {
  const projection = geoMercator().fitExtent(
    [
      [planeMargin, planeMargin],
      [size.width - planeMargin, (size.height - thickness - planeMargin) / lowered],
    ],
    shape,
  );
  return {
    plane: pressed(projection, lowered),
    locate(place: Place) {
      const at = projection([...place]);
      return percentOf(at && [at[0], at[1] * lowered], size);
    },
  };
}

/** @returns an SVG document of this size */
export function svg({ width, height }: Size, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}

const layer = 2;

/** @returns land as a slab of this thickness at night. `land` is the `d` of its path */
export function slab(land: string, thickness: number): string {
  const layers = [];
  for (let down = thickness; down >= layer; down -= layer) layers.push(`<use href="#p" y="${down}"/>`);
  return [
    `<defs><linearGradient id="g" x2=".35" y2="1"><stop stop-color="#2F45BE"/><stop offset="1" stop-color="#1B2777"/></linearGradient><path id="p" d="${land}"/></defs>`,
    `<g fill="#101C66" stroke="#101C66" stroke-width="${layer + 1}">${layers.join('')}</g>`,
    '<use href="#p" fill="url(#g)" stroke="#86A0FF" stroke-width="1.5" stroke-linejoin="round"/>',
  ].join('');
}
