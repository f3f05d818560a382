import type { Locale } from '../../../content/locale.ts';
import { distance, type Place } from '../../../content/places/distance.ts';

/** A pub as the page's HTML has it. `km` is the straight line to the nearest stadium. */
export type Pub = { slug: string; number: number; name: string; area: string; km: number; stadium: string };

/** What is fetched of a pub. `x` and `y` are its place on the sheet, in percent; `sports` are slugs. */
export type PubDetail = {
  slug: string;
  location: Place;
  x: number;
  y: number;
  knownFor: string;
  sports: readonly string[];
};

export type PubDetails = ReadonlyMap<string, PubDetail>;

/** `fromYou` is the straight line from the visitor in kilometres, null while it is not known. */
export type ShownPub = Pub & { fromYou: number | null };

type Wish = { sport: string | null; from: Place | null };

/**
 * @param wish the sport that must be on, and where the visitor is
 * @returns the pubs that show the sport, nearest to the visitor first; in their own order while nobody said where that is
 */
export function shownPubs(pubs: readonly Pub[], details: PubDetails, { sport, from }: Wish): ShownPub[] {
  const shown = pubs.flatMap((pub) => {
    const detail = details.get(pub.slug);
    // A pub whose sports have not arrived stays: better one too many than an empty list.
    if (sport && detail && !detail.sports.includes(sport)) return [];
    return [{ ...pub, fromYou: from && detail ? distance(from, detail.location) : null }];
  });
  if (!from) return shown;
  return shown.sort((one, other) => (one.fromYou ?? Infinity) - (other.fromYou ?? Infinity));
}

/** Kilometres in the unit that readers count in: miles in English. */
const kmInAUnit: Record<Locale, number> = { en: 1.609344, ar: 1 };

/** @returns a distance as its readers count; to a tenth and at least one, over a hundred without */
export function readableDistance(km: number, locale: Locale): number {
  const distance = km / kmInAUnit[locale];
  return distance < 100 ? Math.max(0.1, Math.round(distance * 10) / 10) : Math.round(distance);
}
