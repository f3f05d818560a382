/** A fan from the hips up, posed by where the hands are, lit by one rim of light. */
import { clear, mix, night } from '../../stage/palette.ts';
import { type Pen, within } from '../../stage/pen.ts';
import { arms, type Holds, hand, limb } from './fan-arms.ts';
import { type Feeling, features } from './fan-face.ts';
import { ears, face, hairPath, headY, trim } from './fan-head.ts';
import type { FanLook } from './fan-looks.ts';
import { type Light, rimmed } from './rim-light.ts';
import { type Point, ribbon, slung, streaming } from './scarf.ts';

export interface Pose {
  /** The foot of the neck. */
  x: number;
  y: number;
  /** Pixels of one head radius for a fan of size 1. */
  unit: number;
  lean?: number;
  tilt?: number;
  /** Hands in head radii from the foot of the neck; left is the viewer's left. */
  left?: Point;
  right?: Point;
  behind?: boolean;
  scarf?: Holds;
  feeling?: Feeling;
  time?: number;
}

const torso = new Path2D(
  'M-.55-.1C-1 .15-1.9.2-2.1 1C-2.3 2-1.95 3.6-1.85 8L1.85 8C1.95 3.6 2.3 2 2.1 1C1.9.2 1 .15.55-.1Z',
);
function neckScarf(pen: Pen, look: FanLook, pose: Pose, light: Light, scale: number): void {
  const style = { breadth: 0.72, yarns: look.scarf, shade: light.dark * 0.28, scale };
  const swing = Math.sin((pose.time ?? 0) * 3 + look.size * 9) * 0.12;
  const veiled = look.hair === 'veil' || look.hair === 'ghutra';
  const out = veiled ? 1.08 : 0.9;
  const tail = (side: number, length: number): Point[] =>
    Array.from({ length: 16 }, (_, index) => {
      const share = index / 15;
      return [side * (0.62 + 0.1 * share) + swing * share * share * 2, 0.25 + share * length] as const;
    });
  if (!pose.behind) {
    ribbon(pen, tail(-1, 2.7), { ...style, from: 0.45, to: 0 });
    ribbon(pen, tail(1, 3.1), { ...style, from: 0.55, to: 1 });
  } else ribbon(pen, tail(0.75, 2.9), { ...style, from: 0.55, to: 1 });
  const drop = pose.behind ? 0.05 : 0.55;
  ribbon(pen, slung([-out, -0.22], [out, -0.22], drop, 0, 0, 18), {
    ...style,
    breadth: 0.8,
    fringe: false,
    from: 0.3,
    to: 0.7,
  });
}

/** The right hand of a fan with an arm round the next one, in head radii. */
export const roundNeighbour: Point = [4.3, 0.7];

/** Draws the hand of the left neighbour on the far shoulder of a fan at this pose. */
export function drawHandOnShoulder(
  pen: Pen,
  neighbour: FanLook,
  look: FanLook,
  pose: Pick<Pose, 'x' | 'y' | 'unit' | 'lean'>,
  light: Light,
): void {
  within(pen, () => {
    pen.translate(pose.x, pose.y);
    pen.rotate(pose.lean ?? 0);
    const scale = pose.unit * look.size;
    pen.scale(scale, scale);
    hand(pen, [1.62 * look.build, 0.62], mix(neighbour.skin, night, light.dark * 0.85), light);
  });
}

/** Draws one fan; back arms first, then body, head, scarf and whatever the hands hold up. */
export function drawFan(pen: Pen, look: FanLook, pose: Pose, light: Light): void {
  const scale = pose.unit * look.size;
  const left = limb(-1, pose.left ?? [-1.95, 5.45]);
  const right = limb(1, pose.right ?? [1.95, 5.45]);
  const jacket = mix(look.jacket, night, light.dark);
  within(pen, () => {
    pen.translate(pose.x, pose.y);
    pen.rotate(pose.lean ?? 0);
    pen.scale(scale * look.build, scale);
    const cloth = pen.createLinearGradient(0, 0, 0, 6.5);
    cloth.addColorStop(0, jacket);
    cloth.addColorStop(1, mix(jacket, night, 0.75));
    rimmed(pen, torso, cloth, light);
    pen.scale(1 / look.build, 1);
    if (!pose.behind) arms(pen, look, [left, right], light, false, pose.scarf);
    within(pen, () => {
      pen.rotate(pose.tilt ?? 0);
      drawHead(pen, look, pose, light);
    });
    if ((pose.scarf ?? 'neck') === 'neck') neckScarf(pen, look, pose, light, scale);
    if (pose.behind) arms(pen, look, [left, right], light, false, pose.scarf);
    arms(pen, look, [left, right], light, true, pose.scarf);
    const style = { breadth: 1.05, yarns: look.scarf, shade: light.dark * 0.2, scale };
    const time = pose.time ?? 0;
    if (pose.scarf === 'held')
      ribbon(
        pen,
        slung([left[2][0] - 0.9, left[2][1] + 0.1], [right[2][0] + 0.9, right[2][1] + 0.1], 0.34, time, 0.07),
        style,
      );
    if (pose.scarf === 'waved')
      ribbon(pen, streaming(right[2], -0.5 + Math.sin(time * 6.3) * 0.9, 4.4, time), style);
    if (pose.scarf === 'held' || pose.scarf === 'waved') {
      const grip = mix(look.skin, night, light.dark * 0.8);
      if (pose.scarf === 'held') hand(pen, left[2], grip, light, -1);
      hand(pen, right[2], grip, light);
    }
  });
}

function drawHead(pen: Pen, look: FanLook, pose: Pose, light: Light): void {
  const skin = mix(look.skin, night, light.dark * 0.9);
  const hair = mix(look.hairColour, night, light.dark * 0.85);
  const behind = pose.behind ?? false;
  if (look.hair === 'long' && !behind) rimmed(pen, hairPath('long', true), mix(hair, night, 0.3), light);
  rimmed(pen, ears, skin, light);
  rimmed(pen, face, skin, light);
  if (!behind) {
    if (look.hair === 'cap' || look.hair === 'bobble') sides(pen, mix(hair, night, 0.6));
    features(pen, pose.feeling ?? { mouth: 0, joy: 0.6 }, look, {
      line: mix(look.skin, '#1A0A14', 0.82),
      teeth: mix('#F7F3E9', night, light.dark * 0.8),
      beard: mix(look.beard ?? hair, night, light.dark * 0.85),
      cheek: clear('#F0563F', 0.34 * (1 - light.dark)),
    });
  }
  rimmed(pen, hairPath(look.hair, behind), hair, light);
  const trimColour = look.hair === 'ghutra' ? '#0B0D18' : mix('#F7F3E9', night, light.dark * 0.7);
  trim(pen, look.hair, behind, trimColour);
}

function sides(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.ellipse(side * 0.86, headY - 0.15, 0.12, 0.42, 0, 0, Math.PI * 2);
    pen.fill();
  }
}
