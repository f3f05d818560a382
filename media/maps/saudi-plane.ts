import { geoMercator } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Place } from '../../content/places/distance.ts';
import { saudiCities } from '../../content/places/saudi-cities.ts';
import { pathOf, percentOf, placed, pressed, type Size, slab, svg } from './sheet.ts';
import { codeOf, world } from './sources.ts';

const size: Size = { width: 1000, height: 640 };
/** Seen from a low angle: its height is scaled by this. */
const lowered = 0.68;
const thickness = 30;
const margin = 6;

const { countries } = world.objects;
const geometries = countries.geometries.filter((country) => codeOf(country) === 'SAU');
const shape = feature(world, { ...countries, geometries });
const projection = geoMercator().fitExtent(
  [
    [margin, margin],
    [size.width - margin, (size.height - thickness - margin) / lowered],
  ],
  shape,
);
const plane = pressed(projection, lowered);

function locate(place: Place) {
  const at = projection([...place]);
  return percentOf(at && [at[0], at[1] * lowered], size);
}

/** Saudi Arabia as a slab at night, and the positions of its clubs' cities. */
export const saudiPlane = {
  name: 'saudi',
  size,
  svg: () => svg(size, slab(pathOf(plane, shape, 1), thickness)),
  places: () => placed(saudiCities, locate),
};
