/** A point on the map, in CSS pixels. */
export type Point = { x: number; y: number };

export type Cluster<T extends Point> = Point & { members: readonly T[] };

/**
 * Merges points that would overlap, closest pair first. A cluster is at the average position of its
 * members.
 * @param minDistance points nearer than this overlap, in CSS pixels
 */
export function clusterPoints<T extends Point>(points: readonly T[], minDistance: number): Cluster<T>[] {
  const clusters: Cluster<T>[] = points.map((point) => ({ x: point.x, y: point.y, members: [point] }));
  for (;;) {
    const pair = closestPair(clusters, minDistance);
    if (!pair) return clusters;
    const [one, other] = pair;
    const members = [...one.members, ...other.members];
    clusters.splice(clusters.indexOf(other), 1);
    clusters.splice(clusters.indexOf(one), 1, { ...centroid(members), members });
  }
}

function closestPair<T extends Point>(clusters: readonly T[], minDistance: number): [T, T] | null {
  let closest: [T, T] | null = null;
  let nearest = minDistance;
  clusters.forEach((one, index) => {
    for (const other of clusters.slice(index + 1)) {
      const gap = Math.hypot(one.x - other.x, one.y - other.y);
      if (gap >= nearest) continue;
      nearest = gap;
      closest = [one, other];
    }
  });
  return closest;
}

function centroid(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** @returns `point`, moved straight away from `centre` if it is nearer than `minDistance` */
export function pushAway(point: Point, centre: Point, minDistance: number): Point {
  const gap = Math.hypot(point.x - centre.x, point.y - centre.y);
  if (gap >= minDistance) return { x: point.x, y: point.y };
  const [dx, dy] = gap === 0 ? [1, 0] : [(point.x - centre.x) / gap, (point.y - centre.y) / gap];
  return { x: centre.x + dx * minDistance, y: centre.y + dy * minDistance };
}

/**
 * @returns positions for the members of an opened cluster, side by side or in a ring around
 * `centre`
 */
export function fanOut(centre: Point, count: number, radius: number): Point[] {
  // With more members the ring is wider, so that they do not overlap again.
  const spread = Math.max(radius, (count * radius) / 4);
  return Array.from({ length: count }, (_, index) => {
    const angle = Math.PI + (2 * Math.PI * index) / count;
    return { x: centre.x + Math.cos(angle) * spread, y: centre.y + Math.sin(angle) * spread };
  });
}
