import type { Framing } from '../framing.ts';
import { pick, seeded } from '../random.ts';
import { LAP, spotAt, TIERS } from './bowl.ts';

export type Rgb = readonly [number, number, number];
export type Seat = {
  x: number;
  y: number;
  z: number;
  /** Turn about the upright axis, in radians; a fan faces the pitch. */
  facing: number;
  /** Place round the ground, 0 to 1: what the wave travels along. */
  lap: number;
  /** Place up the stand, 0 at the front row to 1 at the back. */
  height: number;
  tier: number;
  size: number;
  shirt: Rgb;
  skin: Rgb;
  hair: Rgb;
  mood: number;
  beat: number;
  /** A scarf is held up all along, or goes up as the wave comes by. */
  scarf: 'none' | 'up' | 'with the wave';
};

const shirts: readonly [Rgb, ...Rgb[]] = [
  [0.04, 0.07, 0.36],
  [0.06, 0.11, 0.55],
  [0.06, 0.11, 0.55],
  [0.86, 0.8, 0.68],
  [0.86, 0.8, 0.68],
  [0.02, 0.03, 0.09],
  [0.02, 0.03, 0.09],
  [0.03, 0.05, 0.2],
  [0.12, 0.12, 0.17],
  [0.34, 0.3, 0.28],
  [0.92, 0.48, 0.07],
  [0.85, 0.19, 0.05],
];
const hoops: readonly [Rgb, ...Rgb[]] = [
  [0.07, 0.12, 0.58],
  [0.88, 0.84, 0.74],
  [0.05, 0.09, 0.5],
  [0.03, 0.05, 0.22],
  [0.92, 0.52, 0.09],
  [0.03, 0.05, 0.22],
];
export const skins: readonly [Rgb, ...Rgb[]] = [
  [0.68, 0.42, 0.29],
  [0.55, 0.32, 0.2],
  [0.4, 0.22, 0.13],
  [0.22, 0.11, 0.07],
  [0.74, 0.5, 0.37],
];
const hairs: readonly [Rgb, ...Rgb[]] = [
  [0.02, 0.018, 0.02],
  [0.03, 0.02, 0.016],
  [0.1, 0.05, 0.025],
  [0.06, 0.1, 0.45],
  [0.8, 0.76, 0.68],
  [0.3, 0.2, 0.1],
];

const AISLE = 13;
const SPACING = 0.56;
/** Within this many metres only the foreground's fans stand. */
const NEAREST = 20;

function scarfFor(chance: number): Seat['scarf'] {
  return chance < 0.03 ? 'up' : chance < 0.12 ? 'with the wave' : 'none';
}

/** Every fan of the stands the camera can see. */
export function seatsFor(view: Framing): Seat[] {
  const random = seeded(1871);
  const seats: Seat[] = [];
  const axis = Math.atan2(view.aim[0] - view.eye[0], view.eye[2] - view.aim[2]);
  const halfWide = Math.atan(Math.tan((view.angle * Math.PI) / 360) * (view.width / view.height)) + 0.07;
  TIERS.forEach((tier, level) => {
    for (let row = 0; row < tier.rows; row += 1) {
      const back = tier.back + row * tier.depth;
      const y = tier.floor + row * tier.rise;
      let along = random() * SPACING;
      while (along < LAP) {
        const spot = spotAt(along, back);
        along += SPACING / (1 + spot.bend * back);
        const dx = spot.x - view.eye[0];
        const dz = spot.z - view.eye[2];
        const bearing = Math.atan2(dx, -dz) - axis;
        const seen = Math.abs(bearing) < halfWide && Math.hypot(dx, dz) > NEAREST;
        const inAisle = (along / AISLE) % 1 < 0.075;
        const empty = random() < 0.035;
        if (!seen || inAisle || empty) continue;
        const hooped = random() < 0.5;
        const band = (row / 9 + level * 0.35) % 1;
        seats.push({
          x: spot.x + (random() - 0.5) * 0.18,
          y,
          z: spot.z + (random() - 0.5) * 0.18,
          facing: Math.atan2(-spot.outX, -spot.outZ) + (random() - 0.5) * 0.5,
          lap: along / LAP,
          height: row / tier.rows,
          tier: level,
          size: 0.93 + random() * 0.14,
          shirt: hooped ? pick(hoops, band) : pick(shirts, random()),
          skin: pick(skins, random()),
          hair: pick(hairs, random()),
          mood: random(),
          beat: random(),
          scarf: scarfFor(random()),
        });
      }
    }
  });
  return seats;
}
