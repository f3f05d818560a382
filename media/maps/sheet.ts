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

/** A point in percent of the picture, for overlays by pages. */
export type Percent = { x: number; y: number };

/** The part of a projection that d3-geo needs for drawing. */
type Stream = Pick<GeoProjection, 'stream'>;

/** Scales a projection vertically and moves it down, like a plane seen from a low angle. */
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

/** @returns an SVG document of this size */
export function svg({ width, height }: Size, ...parts: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join('')}</svg>`;
}
