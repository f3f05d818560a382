/** The ground in metres: x along the pitch, y up, z across it; the origin is the centre spot. */
export const PITCH = { halfLength: 52.5, halfWidth: 34 };
const FRONT = { halfLength: 58, halfWidth: 40, corner: 15 };

const straightX = 2 * (FRONT.halfLength - FRONT.corner);
const straightZ = 2 * (FRONT.halfWidth - FRONT.corner);
const arc = (Math.PI / 2) * FRONT.corner;
/** Length of the bowl's front row, in metres. */
export const LAP = 2 * straightX + 2 * straightZ + 4 * arc;

export type Spot = {
  x: number;
  z: number;
  /** Unit vector away from the pitch. */
  outX: number;
  outZ: number;
  /** How much longer a row is here for each metre it stands further back. */
  bend: number;
};

const sides = [
  { length: straightX, from: [-1, -1], turn: -Math.PI / 2 },
  { length: straightZ, from: [1, -1], turn: 0 },
  { length: straightX, from: [1, 1], turn: Math.PI / 2 },
  { length: straightZ, from: [-1, 1], turn: Math.PI },
] as const;

/** The point `along` metres round the front row and `back` metres behind it. */
export function spotAt(along: number, back: number): Spot {
  let rest = ((along % LAP) + LAP) % LAP;
  for (const side of sides) {
    const centreX = side.from[0] * (FRONT.halfLength - FRONT.corner);
    const centreZ = side.from[1] * (FRONT.halfWidth - FRONT.corner);
    const reach = FRONT.corner + back;
    if (rest < side.length) {
      const outX = Math.cos(side.turn);
      const outZ = Math.sin(side.turn);
      return {
        x: centreX - outZ * rest + outX * reach,
        z: centreZ + outX * rest + outZ * reach,
        outX,
        outZ,
        bend: 0,
      };
    }
    rest -= side.length;
    if (rest < arc) {
      const angle = side.turn + (rest / arc) * (Math.PI / 2);
      const nextX = centreX - Math.sin(side.turn) * side.length;
      const nextZ = centreZ + Math.cos(side.turn) * side.length;
      const outX = Math.cos(angle);
      const outZ = Math.sin(angle);
      return { x: nextX + outX * reach, z: nextZ + outZ * reach, outX, outZ, bend: 1 / FRONT.corner };
    }
    rest -= arc;
  }
  return spotAt(0, back);
}

export type Tier = { rows: number; back: number; floor: number; depth: number; rise: number };
export const TIERS: readonly Tier[] = [
  { rows: 21, back: 1, floor: 1.1, depth: 0.82, rise: 0.44 },
  { rows: 24, back: 15.5, floor: 13.4, depth: 0.8, rise: 0.62 },
];
export const ROOF = { lip: 12, height: 35, back: 40 };
