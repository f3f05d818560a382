import { type GeoProjection, geoGraticule } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { entitySlug } from '../../content/names/slugs.ts';
import { regions } from '../../content/places/regions.ts';
import { greatLakes } from './great-lakes.ts';
import { type Frame, frames } from './region-frames.ts';
import { pathOf, percentOf, placed, type Size, svg } from './sheet.ts';
import { codeOf, type Polygonal, states, world } from './sources.ts';

const size: Size = { width: 640, height: 500 };
const inset = 14;
/** Land extends beyond the edge, so that no coastline is drawn there. */
const bleed = 6;
const sea = '#0A1233';
/** Land outside the region. */
const dark = '#182357';

type Country = (typeof world.objects.countries.geometries)[number];

function fitted({ projection, extent: [[west, south], [east, north]] }: Frame): GeoProjection {
  const middle = (west + east) / 2;
  const corners = [west, middle, east].flatMap((longitude) => [
    [longitude, south],
    [longitude, north],
  ]);
  return projection
    .fitExtent(
      [
        [inset, inset],
        [size.width - inset, size.height - inset],
      ],
      { type: 'MultiPoint', coordinates: corners },
    )
    .clipExtent([
      [-bleed, -bleed],
      [size.width + bleed, size.height + bleed],
    ]);
}

function merged(projection: GeoProjection, countries: Country[]): string {
  return pathOf(projection, merge(world, countries as Polygonal[]));
}

function borderLines(frame: Frame, projection: GeoProjection): string {
  if (!frame.borders) {
    const grid = pathOf(projection, geoGraticule().step([5, 5])());
    return `<path fill="none" stroke="${frame.border}" stroke-opacity=".45" stroke-dasharray="1 5" stroke-linecap="round" d="${grid}"/>`;
  }
  const lit = new Set(frame.lit);
  const between = mesh(world, world.objects.countries, (one, other) => {
    const codes = [one, other].map(codeOf);
    return one !== other && codes.every((code) => lit.has(code));
  });
  const inside = mesh(states, states.objects.states, (one, other) => one !== other);
  const provinces = lit.has('USA') ? pathOf(projection, inside) : '';
  return `<path fill="none" stroke="${frame.border}" stroke-width=".8" stroke-linejoin="round" d="${pathOf(projection, between)}${provinces}"/>`;
}

/** A vertical gradient if borders limit the land, else a radial one that fades into the dark. */
function light(frame: Frame): string {
  const stops = `<stop stop-color="${frame.land}"/>`;
  if (frame.borders) {
    return `<linearGradient id="l" x2=".5" y2="1">${stops}<stop offset="1" stop-color="${frame.shade}"/></linearGradient>`;
  }
  return `<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="${size.width * 0.47}" cy="${size.height * 0.42}" r="${size.width * 0.62}">${stops}<stop offset=".66" stop-color="${frame.shade}"/><stop offset="1" stop-color="${dark}"/></radialGradient>`;
}

function drawing(frame: Frame, projection: GeoProjection): string {
  const countries = world.objects.countries.geometries;
  const isLit = (country: Country) => frame.lit.length === 0 || frame.lit.includes(codeOf(country));
  const around = countries.filter((country) => !isLit(country));
  return svg(
    size,
    `<defs>${light(frame)}<pattern id="d" width="14" height="14" patternUnits="userSpaceOnUse"><circle cx="7" cy="7" r="1" fill="#1B2A66"/></pattern></defs>`,
    `<path fill="${sea}" d="M0 0h${size.width}v${size.height}H0z"/>`,
    `<path fill="url(#d)" d="M0 0h${size.width}v${size.height}H0z"/>`,
    around.length > 0 ? `<path fill="${dark}" d="${merged(projection, around)}"/>` : '',
    `<path fill="url(#l)" d="${merged(projection, countries.filter(isLit))}"/>`,
    borderLines(frame, projection),
    frame.lit.includes('CAN') ? `<path fill="${sea}" d="${pathOf(projection, greatLakes)}"/>` : '',
  );
}

/** Maps of the five regions. `places` are cities, by the slug of their English name. */
export const regionMaps = frames.map((frame) => {
  const projection = fitted(frame);
  const region = regions.find(({ slug }) => slug === frame.slug);
  if (!region) throw new Error(`content/places/regions.ts: no region has the slug "${frame.slug}"`);
  const cities = region.cities.map(({ name, location }) => ({ slug: entitySlug(name.en), location }));
  return {
    name: frame.slug,
    size,
    svg: () => drawing(frame, projection),
    places: () =>
      placed(cities, ([longitude, latitude]) => percentOf(projection([longitude, latitude]), size)),
  };
});
