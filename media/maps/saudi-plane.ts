import { feature } from 'topojson-client';
import { saudiCities } from '../../content/places/saudi-cities.ts';
import { nightLights } from './night-lights.ts';
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
  svg() {
    const towns = saudiCities.map(({ location }) => ({
      centre: location,
      count: 80,
      spread: 0.5,
      glow: 110,
    }));
    return svg(size, slab(pathOf(plane, shape, 1), thickness), nightLights(towns, { shape, size, locate }));
  },
  places: () => placed(saudiCities, locate),
};
