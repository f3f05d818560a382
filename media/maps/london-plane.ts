import { feature, mesh } from 'topojson-client';
import { stadiums } from '../../content/places/stadiums.ts';
import { nightLights } from './night-lights.ts';
import { loweredPlane, pathOf, placed, type Size, slab, svg } from './sheet.ts';
import { boroughs } from './sources.ts';

const size: Size = { width: 1000, height: 520 };
/** The map is seen from a low angle: its height is scaled by 0.6. */
const lowered = 0.6;
const thickness = 28;

/** Charing Cross. */
const centre = [-0.1246, 51.5081] as const;

const shape = feature(boroughs, boroughs.objects.boroughs);
const { plane, locate } = loweredPlane(shape, { size, lowered, thickness });

/** London's boroughs as a slab at night, and the positions of its stadiums. */
export const londonPlane = {
  name: 'london',
  size,
  svg() {
    const land = pathOf(plane, shape);
    const { boroughs: all } = boroughs.objects;
    const borders = pathOf(
      plane,
      mesh(boroughs, all, (one, other) => one !== other),
    );
    return svg(
      size,
      slab(land, thickness),
      `<path fill="none" stroke="#2A3CA6" stroke-width="2" d="${borders}"/>`,
      `<path fill="none" stroke="#6379DC" stroke-opacity=".6" d="${borders}"/>`,
      nightLights([{ centre, count: 620, spread: 0.1, glow: 300 }], { shape, size, locate }),
    );
  },
  places: () => placed(stadiums, locate),
};
