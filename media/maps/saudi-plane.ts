import { feature } from 'topojson-client';
import { saudiCities } from '../../content/places/saudi-cities.ts';
import { loweredPlane, pathOf, placed, type Size, slab, svg } from './sheet.ts';
import { codeOf, world } from './sources.ts';

const size: Size = { width: 1000, height: 640 };
/** Seen from a low angle: its height is scaled by this. */
const lowered = 0.68;
const thickness = 30;

const { countries } = world.objects;
const geometries = countries.geometries.filter((country) => codeOf(country) === 'SAU');
const shape = feature(world, { ...countries, geometries });
const { plane, locate } = loweredPlane(shape, { size, lowered, thickness });

/** Saudi Arabia as a slab at night, and the positions of its clubs' cities. */
export const saudiPlane = {
  name: 'saudi',
  size,
  svg: () => svg(size, slab(pathOf(plane, shape, 1), thickness)),
  places: () => placed(saudiCities, locate),
};
