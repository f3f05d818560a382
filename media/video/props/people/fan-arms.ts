/** Arms and hands of a fan, in head radii from the foot of the neck. */
import { FIST } from '../../../cast/hands.ts';
import { clamp } from '../../stage/motion.ts';
import { mix, night } from '../../stage/palette.ts';
import type { Pen } from '../../stage/pen.ts';
import type { FanLook } from './fan-looks.ts';
import { type Light, rimmed } from './rim-light.ts';
import type { Point } from './scarf.ts';

/** What the hands hold, or `neck` for a scarf that hangs. */
export type Holds = 'neck' | 'held' | 'waved' | 'cup' | 'none';

export type Limb = readonly [Point, Point, Point];

const upper = 2.35;
const lower = 2.25;

/** Shoulder, elbow and hand; the elbow bends away from the body. */
export function limb(side: -1 | 1, hand: Point): Limb {
  const shoulder: Point = [side * 1.72, 0.95];
  const dx = hand[0] - shoulder[0];
  const dy = hand[1] - shoulder[1];
  const reach = clamp(Math.hypot(dx, dy), 0.4, upper + lower - 0.02);
  const heading = Math.atan2(dy, dx);
  const bend = Math.acos(clamp((upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach), -1, 1));
  const turn = heading + (dy < 0.4 ? side : -side) * bend;
  return [
    shoulder,
    [shoulder[0] + Math.cos(turn) * upper, shoulder[1] + Math.sin(turn) * upper],
    [shoulder[0] + Math.cos(heading) * reach, shoulder[1] + Math.sin(heading) * reach],
  ];
}

function sleeve([shoulder, elbow, hand]: Limb): Path2D {
  const path = new Path2D();
  const tube = (from: Point, to: Point, a: number, b: number): void => {
    const heading = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const nx = -Math.sin(heading);
    const ny = Math.cos(heading);
    path.moveTo(from[0] + nx * a, from[1] + ny * a);
    path.arc(from[0], from[1], a, heading + Math.PI / 2, heading - Math.PI / 2);
    path.lineTo(to[0] - nx * b, to[1] - ny * b);
    path.arc(to[0], to[1], b, heading - Math.PI / 2, heading + Math.PI / 2);
    path.closePath();
  };
  tube(shoulder, elbow, 0.66, 0.52);
  const heading = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
  const wrist: Point = [hand[0] - Math.cos(heading) * 0.62, hand[1] - Math.sin(heading) * 0.62];
  tube(elbow, wrist, 0.52, 0.36);
  return path;
}

function fist(hand: Point): Path2D {
  const path = new Path2D();
  path.ellipse(hand[0], hand[1] - 0.12, 0.42, 0.46, 0, 0, Math.PI * 2);
  return path;
}

/** An open hand, fingers up. The thumb is on the side of the head. */
function palm(at: Point, side: -1 | 1): Path2D {
  const path = new Path2D();
  path.addPath(fist([at[0], at[1] - 0.02]));
  const finger = (x: number, y: number, length: number, turn: number, breadth: number): void => {
    const one = new Path2D();
    one.roundRect(-breadth / 2, -length, breadth, length, breadth / 2);
    const place = new DOMMatrix().translate(at[0] + x, at[1] + y).rotate((turn * 180) / Math.PI);
    path.addPath(one, place);
  };
  [0.58, 0.68, 0.66, 0.52].forEach((length, index) => {
    const across = -side * (-0.3 + index * 0.2);
    finger(across, -0.34, length, across * 0.55, 0.2);
  });
  finger(-side * 0.34, 0.02, 0.56, -side * 0.95, 0.22);
  return path;
}

/** Pixels of the cast's hands (media/cast/hands.ts) in one head radius. */
const handPixels = 40;

/** A closed hand like those of the website's pictures. `side`: of the body it belongs to. */
export function hand(pen: Pen, at: Point, skin: string, light: Light, side: -1 | 1 = 1): void {
  const place = new DOMMatrix().translate(at[0], at[1] + 0.33).scale(side / handPixels, 1 / handPixels);
  const placed = (path: string): Path2D => {
    const one = new Path2D();
    one.addPath(new Path2D(path), place);
    return one;
  };
  rimmed(pen, placed(FIST.outline), skin, light);
  pen.strokeStyle = mix(skin, night, 0.45);
  pen.lineWidth = 0.055;
  pen.lineCap = 'round';
  pen.stroke(placed(FIST.creases));
  pen.fillStyle = skin;
  pen.fill(placed(FIST.thumb));
  pen.stroke(placed(FIST.thumb));
}

function arm(pen: Pen, look: FanLook, bones: Limb, light: Light, isOpen: boolean): void {
  const skin = mix(look.skin, night, light.dark * 0.85);
  const [shoulder, , at] = bones;
  wrist(pen, bones, skin);
  const side = shoulder[0] < 0 ? -1 : 1;
  if (isOpen) rimmed(pen, palm(at, side), skin, light);
  else hand(pen, at, skin, light, side);
  rimmed(pen, sleeve(bones), mix(look.jacket, night, light.dark), light);
}

function wrist(pen: Pen, [, elbow, at]: Limb, skin: string): void {
  const heading = Math.atan2(at[1] - elbow[1], at[0] - elbow[0]);
  pen.strokeStyle = skin;
  pen.lineWidth = 0.46;
  pen.beginPath();
  pen.moveTo(at[0] - Math.cos(heading) * 0.9, at[1] - Math.sin(heading) * 0.9);
  pen.lineTo(at[0], at[1]);
  pen.stroke();
}

/**
 * Draws the raised or the lowered arms. A raised hand that holds nothing is open.
 * @param holds `held`: a scarf in both hands; `waved`: one in the right hand; `cup`: a cup in both
 */
export function arms(
  pen: Pen,
  look: FanLook,
  bones: readonly Limb[],
  light: Light,
  raised: boolean,
  holds?: Holds,
): void {
  for (const bone of bones) {
    if (bone[2][1] < 0.4 !== raised) continue;
    const isClosed = holds === 'held' || holds === 'cup' || (holds === 'waved' && bone[0][0] > 0);
    arm(pen, look, bone, light, raised && !isClosed);
  }
}
