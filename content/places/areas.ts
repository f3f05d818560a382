import { z } from 'zod';
import { parseEntries } from '../parse-entries.ts';
import { localizedSchema } from '../schema.ts';

const areaSchema = z.strictObject({
  slug: z.string(),
  name: localizedSchema,
  location: z.tuple([z.number(), z.number()]),
});

/** Area names on the pub map, placed where there is room. */
export const areas = parseEntries('content/places/areas.ts', areaSchema, [
  { slug: 'haringey', name: { en: 'Haringey', ar: 'هارينغي' }, location: [-0.128, 51.589] },
  { slug: 'hackney', name: { en: 'Hackney', ar: 'هاكني' }, location: [-0.056, 51.552] },
  { slug: 'camden', name: { en: 'Camden', ar: 'كامدن' }, location: [-0.163, 51.5465] },
  { slug: 'islington', name: { en: 'Islington', ar: 'إزلنغتون' }, location: [-0.1, 51.5345] },
  { slug: 'tower-hamlets', name: { en: 'Tower Hamlets', ar: 'تاور هامليتس' }, location: [-0.034, 51.516] },
  { slug: 'westminster', name: { en: 'Westminster', ar: 'وستمنستر' }, location: [-0.166, 51.5115] },
  { slug: 'wandsworth', name: { en: 'Wandsworth', ar: 'واندزورث' }, location: [-0.18, 51.4565] },
  { slug: 'lambeth', name: { en: 'Lambeth', ar: 'لامبث' }, location: [-0.118, 51.455] },
  { slug: 'southwark', name: { en: 'Southwark', ar: 'ساوثارك' }, location: [-0.075, 51.473] },
  { slug: 'lewisham', name: { en: 'Lewisham', ar: 'لويشام' }, location: [-0.025, 51.459] },
]);
