import { originNames } from './origin.ts';

/** Values stored besides the form's fields, in the column order of the export. */
export const detailNames = ['city', ...originNames] as const;

export type DetailName = (typeof detailNames)[number];
export type Details = Record<DetailName, string>;

export function mapDetails(read: (name: DetailName) => string): Details {
  return Object.fromEntries(detailNames.map((name) => [name, read(name)])) as Details;
}
