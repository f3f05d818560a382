import type { Locale } from '../../../content/locale.ts';
import { distance, type Place } from '../../../content/places/distance.ts';

/**
 * A pub as contained in the page's HTML. `km` is the distance to the nearest stadium, as the crow
 * flies.
 */
export type Pub = { slug: string; number: number; name: string; area: string; km: number; stadium: string };

/** Details of a pub, fetched later. `x` and `y` are percentages of the map; `sports` are slugs. */
export type PubDetail = {
  slug: string;
  location: Place;
  x: number;
  y: number;
  knownFor: string;
  sports: readonly string[];
};

export type PubDetails = ReadonlyMap<string, PubDetail>;

/**
 * `fromYou` is the distance to the visitor in kilometres, as the crow flies; null while it is
 * unknown.
 */
export type ShownPub = Pub & { fromYou: number | null };

type PubQuery = { sport: string | null; from: Place | null };

/**
 * @returns the pubs that show `sport`, nearest to `from` first; in their own order if that is null
 */
export function shownPubs(pubs: readonly Pub[], details: PubDetails, { sport, from }: PubQuery): ShownPub[] {
  const shown = pubs.flatMap((pub) => {
    const detail = details.get(pub.slug);
    // Keeps pubs whose details have not loaded, so that the list is not empty.
    if (sport && detail && !detail.sports.includes(sport)) return [];
    return [{ ...pub, fromYou: from && detail ? distance(from, detail.location) : null }];
  });
  if (!from) return shown;
  return shown.sort((one, other) => (one.fromYou ?? Infinity) - (other.fromYou ?? Infinity));
}

/** Kilometres in a unit of the language: miles in English. */
const kmPerUnit: Record<Locale, number> = { en: 1.609344, ar: 1 };

/**
 * @returns the distance in the language's unit: below 100 rounded to tenths, at least 0.1; above to
 * integers
 */
export function readableDistance(km: number, locale: Locale): number {
  const distance = km / kmPerUnit[locale];
  return distance < 100 ? Math.max(0.1, Math.round(distance * 10) / 10) : Math.round(distance);
}
