import { expect, test } from 'vitest';
import { clusterPoints, fanOut, pushAway } from './clusters.ts';

const point = (name: string, x: number, y: number) => ({ name, x, y });
const namesOf = (clusters: ReturnType<typeof clusterPoints<ReturnType<typeof point>>>) =>
  clusters
    .map(({ members }) =>
      members
        .map(({ name }) => name)
        .sort()
        .join(' '),
    )
    .sort();

test('points at least the minimum distance apart are not merged', () => {
  const clusters = clusterPoints([point('a', 0, 0), point('b', 33, 0)], 33);
  expect(namesOf(clusters)).toEqual(['a', 'b']);
  expect(clusters[1]).toMatchObject({ x: 33, y: 0 });
});

test('points that overlap are merged at their average position', () => {
  const [cluster] = clusterPoints([point('a', 100, 100), point('b', 120, 110)], 33);
  expect(cluster).toMatchObject({ x: 110, y: 105 });
  expect(cluster?.members).toHaveLength(2);
});

test('a point is merged with its nearest neighbour', () => {
  const clusters = clusterPoints(
    [point('a', 0, 0), point('b', 15, 0), point('c', 60, 0), point('d', 40, 0)],
    30,
  );
  expect(namesOf(clusters)).toEqual(['a b', 'c d']);
});

test('a smaller map has fewer, larger clusters', () => {
  const places = [point('a', 10, 10), point('b', 12, 11), point('c', 40, 40), point('d', 70, 10)];
  const at = (scale: number) =>
    clusterPoints(
      places.map(({ name, x, y }) => point(name, x * scale, y * scale)),
      33,
    ).length;
  expect([at(20), at(4), at(1), at(0.1)]).toEqual([4, 3, 3, 1]);
});

test('loses and duplicates no point, even if all have one position', () => {
  const clusters = clusterPoints(
    Array.from({ length: 16 }, (_, index) => point(`p${index}`, 5, 5)),
    33,
  );
  expect(clusters).toHaveLength(1);
  expect(new Set(clusters[0]?.members.map(({ name }) => name)).size).toBe(16);
});

test('pushAway moves a point that is too near straight away from the centre, to exactly the distance', () => {
  expect(pushAway({ x: 3, y: 4 }, { x: 0, y: 0 }, 10)).toEqual({ x: 6, y: 8 });
  expect(pushAway({ x: 30, y: 40 }, { x: 0, y: 0 }, 10)).toEqual({ x: 30, y: 40 });
  expect(pushAway({ x: 0, y: 0 }, { x: 0, y: 0 }, 10)).toEqual({ x: 10, y: 0 });
});

test('the points of an opened cluster do not overlap', () => {
  for (const count of [2, 3, 5, 9]) {
    const places = fanOut({ x: 0, y: 0 }, count, 36);
    expect(clusterPoints(places, 33)).toHaveLength(count);
  }
});
