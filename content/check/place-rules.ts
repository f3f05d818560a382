import { catalogue } from '../catalogue.ts';
import { fileOf } from '../parse-entries.ts';
import type { Finding } from './finding.ts';

type Place = {
  slug: string;
  location: readonly [longitude: number, latitude: number];
  /** Slugs of the sports that a pub shows. */
  sports?: readonly string[];
};

/** Greater London with its airports. Swapped coordinates are outside of it. */
const london = { longitude: [-0.6, 0.4], latitude: [51.2, 51.8] } as const;

const within = (value: number, [from, to]: readonly [number, number]) => from <= value && value <= to;

/** @returns places outside London, unknown sports and duplicate slugs */
export function placeFindings(places: readonly Place[]): Finding[] {
  const seen = new Set<string>();
  return places.flatMap((place) => {
    const { slug, location, sports = [] } = place;
    const [longitude, latitude] = location;
    const found: [field: string, message: string][] = [];
    if (!within(longitude, london.longitude) || !within(latitude, london.latitude))
      found.push(['location', 'is not in London: longitude comes first, then latitude']);
    for (const [index, sport] of sports.entries())
      if (!catalogue.sport(sport)) found.push([`sports.${index}`, `no sport has the slug "${sport}"`]);
    if (seen.has(slug)) found.push(['slug', `used twice, both in ${fileOf(place)}`]);
    seen.add(slug);
    return found.map(([field, message]) => ({ file: fileOf(place), entry: slug, field, message }));
  });
}
