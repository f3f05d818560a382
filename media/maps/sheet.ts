import {
  type GeoPermissibleObjects,
  type GeoProjection,
  type GeoRawProjection,
  geoPath,
  geoTransform,
} from 'd3-geo';
import type { Place } from '../../content/places/distance.ts';

/** A picture's size in its own pixels. */
export type Size = { width: number; height: number };

/** A point in percent of the picture, for what pages lay over it. */
export type Percent = { x: number; y: number };

/** Whatever d3-geo can draw through. */
type Stream = Pick<GeoProjection, 'stream'>;

/** Presses what a projection draws towards the top edge and moves it down, as a plane seen from low down is. */
export function pressed(projection: GeoProjection, factor: number, down = 0): Stream {
  const press = geoTransform({
    point(x, y) {
      this.stream.point(x, y * factor + down);
    },
  });
  return { stream: (output) => projection.stream(press.stream(output)) };
}

/** @returns the `d` of a path, with coordinates to `digits` decimals */
export function pathOf(projection: Stream, shape: GeoPermissibleObjects, digits = 0): string {
  return geoPath(projection as GeoRawProjection & Stream).digits(digits)(shape) ?? '';
}

/** @returns where a place lies on the picture, to a tenth of a percent; undefined outside what is projected */
export function percentOf(at: [number, number] | null, { width, height }: Size): Percent | undefined {
  if (!at) return undefined;
  const rounded = (value: number) => Math.round(value * 1000) / 10;
  return { x: rounded(at[0] / width), y: rounded(at[1] / height) };
}

/** The places of entries on the picture, by slug. */
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

/** An SVG picture of a size around its drawing. */
export function svg({ width, height }: Size, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}
