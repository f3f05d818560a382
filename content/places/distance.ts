/** Longitude and latitude in degrees. */
export type Place = readonly [number, number];

/** Mean radius of the Earth (IUGG), in kilometres. */
const earthRadius = 6371.0088;

/** @returns the great-circle distance between two places in kilometres (haversine formula) */
export function distance([fromLongitude, fromLatitude]: Place, [toLongitude, toLatitude]: Place): number {
  const radians = Math.PI / 180;
  const northward = ((toLatitude - fromLatitude) * radians) / 2;
  const eastward = ((toLongitude - fromLongitude) * radians) / 2;
  const half =
    Math.sin(northward) ** 2 +
    Math.cos(fromLatitude * radians) * Math.cos(toLatitude * radians) * Math.sin(eastward) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(half));
}

/**
 * @param from a place
 * @param candidates at least one
 * @returns the nearest candidate with its distance in kilometres, to one decimal
 */
export function nearest<T extends { location: Place }>(from: Place, candidates: T[]): { to: T; km: number } {
  const [best] = candidates
    .map((to) => ({ to, km: distance(from, to.location) }))
    .sort((one, other) => one.km - other.km);
  if (!best) throw new Error('nearest: no candidates');
  return { to: best.to, km: Math.round(best.km * 10) / 10 };
}
