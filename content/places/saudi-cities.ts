import { z } from 'zod';
import { parseEntries } from '../parse-entries.ts';
import { localizedSchema, slug } from '../schema.ts';

const saudiCitySchema = z.strictObject({
  slug,
  name: localizedSchema,
  /**
   * English names of the cities of teams that belong to it. Neighbours share a light on the map.
   */
  cities: z.array(z.string()).min(1),
  location: z.tuple([z.number(), z.number()]),
});

/** Cities of Saudi clubs, on the map that the Arabic home page shows before London. */
export const saudiCities = parseEntries('content/places/saudi-cities.ts', saudiCitySchema, [
  {
    slug: 'riyadh',
    name: { en: 'Riyadh', ar: 'الرياض' },
    cities: ['Riyadh'],
    location: [46.6753, 24.7136],
  },
  { slug: 'jeddah', name: { en: 'Jeddah', ar: 'جدة' }, cities: ['Jeddah'], location: [39.1925, 21.4858] },
  {
    slug: 'dammam-and-khobar',
    name: { en: 'Dammam and Khobar', ar: 'الدمام والخبر' },
    cities: ['Dammam', 'Khobar'],
    location: [50.0888, 26.4207],
  },
  {
    slug: 'buraidah',
    name: { en: 'Buraidah', ar: 'بريدة' },
    cities: ['Buraidah'],
    location: [43.975, 26.326],
  },
]);
