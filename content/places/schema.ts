/** Schemas of the places on the maps. */
import { z } from 'zod';
import { day, localizedSchema, slug, text } from '../schema.ts';

const coordinates = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

export const pubSchema = z.strictObject({
  slug,
  name: text,
  area: localizedSchema,
  location: coordinates,
  /** One sentence. */
  knownFor: localizedSchema,
  /** Slugs of the sports it shows. */
  sports: z.array(slug).min(1),
  /** Date of the last check that it is open and shows these sports. */
  asOf: day.optional(),
});

export const stadiumSchema = z.strictObject({
  slug,
  name: localizedSchema,
  location: coordinates,
  capacity: z.number().int().positive(),
  club: localizedSchema,
  asOf: day,
});

export const regionSchema = z.strictObject({
  slug,
  name: localizedSchema,
  cities: z.array(z.strictObject({ name: localizedSchema, location: coordinates })).min(4),
});
