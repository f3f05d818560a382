import { geoMercator } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { Place } from '../../content/places/distance.ts';
import { stadiums } from '../../content/places/stadiums.ts';
import { pathOf, percentOf, placed, pressed, type Size, svg } from './sheet.ts';
import { boroughs } from './sources.ts';

const size: Size = { width: 1000, height: 520 };
/** The map is seen from a low angle: its height is scaled by 0.6. */
const lowered = 0.6;
const slab = 28;
const layer = 2;
const margin = 6;

const shape = feature(boroughs, boroughs.objects.boroughs);
const projection = geoMercator().fitExtent(
  [
    [margin, margin],
    [size.width - margin, (size.height - slab - margin) / lowered],
  ],
  shape,
);
const plane = pressed(projection, lowered);

function thickness(): string {
  const layers = [];
  for (let down = slab; down >= layer; down -= layer) layers.push(`<use href="#p" y="${down}"/>`);
  return `<g fill="#101C66" stroke="#101C66" stroke-width="${layer + 1}">${layers.join('')}</g>`;
}

function locate(place: Place) {
  const at = projection([...place]);
  return percentOf(at && [at[0], at[1] * lowered], size);
}

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
      `<defs><linearGradient id="g" x2=".35" y2="1"><stop stop-color="#2F45BE"/><stop offset="1" stop-color="#1B2777"/></linearGradient><path id="p" d="${land}"/></defs>`,
      thickness(),
      '<use href="#p" fill="url(#g)" stroke="#86A0FF" stroke-width="1.5" stroke-linejoin="round"/>',
      `<path fill="none" stroke="#2A3CA6" stroke-width="2" d="${borders}"/>`,
      `<path fill="none" stroke="#6379DC" stroke-opacity=".6" d="${borders}"/>`,
    );
  },
  places: () => placed(stadiums, locate),
};
