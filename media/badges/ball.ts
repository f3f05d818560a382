type Point = readonly [number, number, number];

const golden = (1 + Math.sqrt(5)) / 2;
const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Point): Point => scaled(a, 1 / Math.sqrt(dot(a, a)));
const scaled = (a: Point, by: number): Point => [a[0] * by, a[1] * by, a[2] * by];
const added = (a: Point, b: Point): Point => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The twelve corners of an icosahedron, which are the centres of the ball's black panels. */
const corners: Point[] = [1, -1].flatMap((a) =>
  [golden, -golden].flatMap((b): Point[] => [
    [0, a, b],
    [a, b, 0],
    [b, 0, a],
  ]),
);

/**
 * The path of a football on a grid of 24 units: its twenty light panels.
 * @param turn rotation about the view's axes in radians
 * @param centre of the ball, in units
 */
export function ballPath(turn: Turn, centre: readonly [number, number] = [12, 12], radius = 11): string {
  const near = (a: Point, b: Point): boolean => a !== b && Math.abs(dot(sub(a, b), sub(a, b)) - 4) < 0.01;
  const panels: Point[][] = [];
  corners.forEach((a, i) => {
    corners.slice(i + 1).forEach((b, j) => {
      for (const c of corners.slice(i + j + 2))
        if (near(a, b) && near(b, c) && near(a, c)) panels.push(hexagon(a, b, c));
    });
  });
  return projected(panels, turn, centre, radius);
}

type Turn = readonly [number, number, number];

/** The front panels as path data. */
function projected(panels: Point[][], turn: Turn, centre: readonly [number, number], radius: number): string {
  return panels
    .map((panel) => panel.map((point) => rotate(unit(point), turn)))
    .filter((panel) => panel.reduce((sum, [, , z]) => sum + z, 0) / panel.length > -0.04)
    .map((panel) => outline(panel, centre, radius))
    .join('');
}

/** Turns the front face of a cube to each of the six faces. Strips of neighbours are at right angles. */
const faces: ((x: number, y: number) => Point)[] = [
  (x, y) => [x, y, 1],
  (x, y) => [y, x, -1],
  (x, y) => [y, 1, x],
  (x, y) => [y, -1, x],
  (x, y) => [1, x, y],
  (x, y) => [-1, x, y],
];

/** The path of an old leather football: a cube of six faces with three strips each, and a lace. */
export function lacedBallPath(turn: Turn): string {
  const strip = (middle: number): (readonly [number, number])[] => {
    const [top, bottom] = [middle - 0.28, middle + 0.28];
    const along = [-0.93, -0.4, 0.4, 0.93];
    return [...along.map((x) => [x, top] as const), ...along.toReversed().map((x) => [x, bottom] as const)];
  };
  const panels = faces.flatMap((face) =>
    [-0.65, 0, 0.65].map((middle) => strip(middle).map(([x, y]) => face(x, y))),
  );
  const lace = [-0.42, -0.14, 0.14, 0.42].map((x): Point[] => [
    [x - 0.055, -0.17, 1],
    [x + 0.055, -0.17, 1],
    [x + 0.055, 0.17, 1],
    [x - 0.055, 0.17, 1],
  ]);
  return projected([...panels, ...lace], turn, [12, 12], 10.4);
}

/** A light panel: a triangle with corners cut off at thirds, shrunk to leave a seam. */
function hexagon(a: Point, b: Point, c: Point): Point[] {
  const middle = scaled(added(added(a, b), c), 1 / 3);
  const between = (from: Point, to: Point, share: number): Point =>
    added(scaled(from, 1 - share), scaled(to, share));
  const ring = [
    between(a, b, 0.35),
    between(a, b, 0.65),
    between(b, c, 0.35),
    between(b, c, 0.65),
    between(c, a, 0.35),
    between(c, a, 0.65),
  ];
  const ordered = dot(cross(sub(b, a), sub(c, a)), middle) > 0 ? ring : ring.reverse();
  return ordered.map((point) => between(middle, point, 0.93));
}

function rotate([x, y, z]: Point, [rx, ry, rz]: readonly [number, number, number]): Point {
  const [y1, z1] = [y * Math.cos(rx) - z * Math.sin(rx), y * Math.sin(rx) + z * Math.cos(rx)];
  const [x2, z2] = [x * Math.cos(ry) + z1 * Math.sin(ry), -x * Math.sin(ry) + z1 * Math.cos(ry)];
  return [x2 * Math.cos(rz) - y1 * Math.sin(rz), x2 * Math.sin(rz) + y1 * Math.cos(rz), z2];
}

/** Moves points behind the horizon to the ball's rim. */
function outline(panel: Point[], [cx, cy]: readonly [number, number], radius: number): string {
  const flat = panel.map(([x, y, z]) => {
    const reach = z < 0 ? 1 / Math.hypot(x, y) : 1;
    return `${(cx + x * reach * radius).toFixed(1)} ${(cy + y * reach * radius).toFixed(1)}`.replaceAll(
      '.0',
      '',
    );
  });
  return `M${flat.join('L')}Z`;
}
