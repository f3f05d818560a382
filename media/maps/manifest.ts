import type { Percent, Size } from './sheet.ts';

/** A drawn map: its address, its size in pixels, and places in percent of the picture. */
export type DrawnMap = Size & { src: string };

function key(name: string): string {
  return /^[a-z]+$/.test(name) ? name : `'${name}'`;
}

function placeLines(places: Record<string, Percent>, indent: string): string {
  return Object.entries(places)
    .map(([name, { x, y }]) => `${indent}${key(name)}: { x: ${x}, y: ${y} },\n`)
    .join('');
}

/** A property of places by slug. */
export function placesText(name: string, places: Record<string, Percent>, indent = '  '): string {
  return `${indent}${name}: {\n${placeLines(places, `${indent}  `)}${indent}},\n`;
}

/** Pubs' nearest stadiums with the straight line to them in kilometres. */
export function nearestText(nearest: Record<string, { stadium: string; km: number }>): string {
  const lines = Object.entries(nearest).map(
    ([pub, { stadium, km }]) => `    ${key(pub)}: { stadium: '${stadium}', km: ${km} },\n`,
  );
  return `  nearest: {\n${lines.join('')}  },\n`;
}

export function pictureText({ src, width, height }: DrawnMap, indent = '  '): string {
  return [`src: '${src}'`, `width: ${width}`, `height: ${height}`]
    .map((line) => `${indent}${line},\n`)
    .join('');
}

/** One region with its cities, by slug. */
export function regionText(name: string, picture: DrawnMap, cities: Record<string, Percent>): string {
  return `  ${key(name)}: {\n${pictureText(picture, '    ')}${placesText('cities', cities, '    ')}  },\n`;
}

/** The module pages import, laid out as the project's formatter would. */
export function manifestText(parts: { pub: string; london: string; saudi: string; regions: string }): string {
  return `// Written by \`npm run media maps\`. Places are in percent of the picture, by slug.
type Places = Record<string, { x: number; y: number }>;
type Picture = { src: string; width: number; height: number };

export const pubMap: Picture & {
  pubs: Places;
  stadiums: Places;
  /** Where names of areas are written, for content/places/areas.ts. */
  areas: Places;
  /** The stadium nearest to each pub, and the straight line to it. */
  nearest: Record<string, { stadium: string; km: number }>;
} = {
${parts.pub}};

export const londonMap: Picture & { stadiums: Places } = {
${parts.london}};

export const saudiMap: Picture & { cities: Places } = {
${parts.saudi}};

export const regionMaps: Record<string, Picture & { cities: Places }> = {
${parts.regions}};
`;
}
