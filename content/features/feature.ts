import { z } from 'zod';
import { localizedSchema, slug } from '../schema.ts';

export const featureSchema = z.strictObject({
  slug,
  title: localizedSchema,
  description: localizedSchema,
  benefits: z.array(localizedSchema).default([]),
});
export type Feature = z.infer<typeof featureSchema>;
