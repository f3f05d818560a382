import { type GeoPermissibleObjects, geoContains } from 'd3-geo';
import type { Place } from '../../content/places/distance.ts';
import { randomFrom } from '../studio/random.ts';
import type { Percent, Size } from './sheet.ts';

/**
 * A town with `count` lights, denser towards the centre. `spread` is their average distance to it in
 * degrees, `glow` the width of its glow on the land in pixels.
 */
type Town = { centre: Place; count: number; spread: number; glow: number };

type Land = {
  shape: GeoPermissibleObjects;
  size: Size;
  locate: (place: Place) => Percent | undefined;
};

const seed = 17;

/** Circles look flat from the low angle of the maps. */
const flatness = 0.6;

/**
 * @returns glows of towns and their street lights, as dots of a path. They stay on the land, which is
 * the path `#p` of the document.
 */
export function nightLights(towns: readonly Town[], { shape, size, locate }: Land): string {
  const random = randomFrom(seed);
  const dots = towns.flatMap((town) => Array.from({ length: town.count }, () => placeIn(town, random)));
  const points = dots.flatMap((place) => {
    const at = geoContains(shape, [...place]) && locate(place);
    return at ? [[Math.round((at.x / 100) * size.width), Math.round((at.y / 100) * size.height)]] : [];
  });
  // Sorted by rows and relative, so that the numbers are short.
  const sorted = points
    .map(([x = 0, y = 0]) => ({ x, y }))
    .sort((one, two) => one.y - two.y || one.x - two.x);
  let last = { x: 0, y: 0 };
  const path = sorted.map(({ x, y }) => {
    const step = `m${x - last.x} ${y - last.y}h0`;
    last = { x, y };
    return step;
  });
  const glows = towns.map(({ centre, glow }) => {
    const { x = 0, y = 0 } = locate(centre) ?? {};
    const [cx, cy] = [(x / 100) * size.width, (y / 100) * size.height].map(Math.round);
    return `<ellipse cx="${cx}" cy="${cy}" rx="${glow}" ry="${glow * flatness}"/>`;
  });
  return [
    '<radialGradient id="n"><stop stop-color="#FFCF7A" stop-opacity=".46"/><stop offset=".5" stop-color="#E9A9A0" stop-opacity=".16"/><stop offset="1" stop-color="#C48FD0" stop-opacity="0"/></radialGradient>',
    '<clipPath id="c"><use href="#p"/></clipPath>',
    `<g fill="url(#n)" clip-path="url(#c)">${glows.join('')}</g>`,
    `<path fill="none" stroke="#FFE3AC" stroke-opacity=".8" stroke-width="2.2" stroke-linecap="round" d="${path.join('')}"/>`,
  ].join('');
}

/** Exponential distance from the centre: most lights are in the inner town. */
function placeIn({ centre: [longitude, latitude], spread }: Town, random: () => number): Place {
  const distance = -Math.log(1 - random()) * spread;
  const angle = random() * 2 * Math.PI;
  // A degree of latitude is longer than one of longitude.
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  return [longitude + (distance * Math.cos(angle)) / narrowing, latitude + distance * Math.sin(angle)];
}
