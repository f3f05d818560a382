import { geoMercator } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { gold, paper } from '../../content/palette.ts';
import { areas } from '../../content/places/areas.ts';
import { nearest, type Place } from '../../content/places/distance.ts';
import { pubs } from '../../content/places/pubs.ts';
import { stadiums } from '../../content/places/stadiums.ts';
import { pathOf, percentOf, placed, type Size, svg } from './sheet.ts';
import { boroughs, type Polygonal, tube } from './sources.ts';

const size: Size = { width: 680, height: 880 };
const water = '#8FE0D0';

/** Central London from Tottenham to Streatham. The bleed hides cut line ends. */
const bleed = 12;
const projection = geoMercator()
  .center([-0.116, 51.529])
  .scale(171_000)
  .translate([size.width / 2, size.height / 2])
  .clipExtent([
    [-bleed, -bleed],
    [size.width + bleed, size.height + bleed],
  ]);

function landAndRiver(): string {
  const { boroughs: all } = boroughs.objects;
  const land = pathOf(projection, merge(boroughs, all.geometries as Polygonal[]));
  const banks = pathOf(
    projection,
    mesh(boroughs, all, (one, other) => one === other),
  );
  const borders = pathOf(
    projection,
    mesh(boroughs, all, (one, other) => one !== other),
  );
  const sheet = `M${-bleed} ${-bleed}H${size.width + bleed}V${size.height + bleed}H${-bleed}Z`;
  return [
    `<path fill="${paper}" d="${sheet}"/>`,
    `<path fill="none" stroke="#B9B4A6" stroke-dasharray="2 6" stroke-linecap="round" d="${borders}"/>`,
    `<path fill="none" stroke="#4E9C93" stroke-width="9" stroke-linejoin="round" d="${banks}"/>`,
    `<path fill="none" stroke="${water}" stroke-width="7" stroke-linejoin="round" d="${banks}"/>`,
    `<path fill="${water}" fill-rule="evenodd" d="${sheet}${land}"/>`,
  ].join('');
}

function tubeLines(): string {
  const lines = pathOf(projection, mesh(tube, tube.objects.line));
  return `<path fill="none" stroke="${gold}" stroke-opacity=".82" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" d="${lines}"/>`;
}

/** Fold lines: two vertical, one horizontal. */
function folds(): string {
  const shade = (id: string, direction: string) =>
    `<linearGradient id="${id}" ${direction}><stop stop-opacity="0"/><stop offset=".5" stop-opacity=".1"/><stop offset=".5" stop-color="#fff" stop-opacity=".2"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`;
  const down = [1 / 3, 2 / 3].map((part) => Math.round(size.width * part) - 22);
  return [
    `<defs>${shade('v', '')}${shade('h', 'x2="0" y2="1"')}</defs>`,
    ...down.map((x) => `<path fill="url(#v)" d="M${x} 0h44v${size.height}h-44z"/>`),
    `<path fill="url(#h)" d="M0 ${size.height / 2 - 22}h${size.width}v44H0z"/>`,
  ].join('');
}

function locate(place: Place) {
  return percentOf(projection([...place]), size);
}

function toStadium(location: Place) {
  const { to, km } = nearest(location, stadiums);
  return { stadium: to.slug, km };
}

/** The map of central London, with positions and nearest stadiums of pubs. */
export const pubMap = {
  name: 'pub-map',
  size,
  svg: () => svg(size, landAndRiver(), tubeLines(), folds()),
  places: () => ({
    pubs: placed(pubs, locate),
    stadiums: placed(stadiums, locate),
    areas: placed(areas, locate),
    nearest: Object.fromEntries(pubs.map((pub) => [pub.slug, toStadium(pub.location)])),
  }),
};
