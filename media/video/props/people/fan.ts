/** A fan from the hips up, posed by where the hands are, lit by one rim of light. */
import { clamp } from '../../stage/motion.ts';
import { mix, night } from '../../stage/palette.ts';
import { type Pen, within } from '../../stage/pen.ts';
import { ears, type Feeling, face, features, hairPath, headY, trim } from './fan-head.ts';
import type { FanLook } from './fan-looks.ts';
import { type Point, ribbon, slung, streaming } from './scarf.ts';

export interface Light {
  /** The colour of the rim. */
  colour: string;
  /** Where the rim's light comes from, in head radii: 0,-0.1 is from above. */
  dx: number;
  dy: number;
  /** How far bodies sink into the night: 0 full colour, 1 silhouette. */
  dark: number;
}

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
  /** `held`: in both hands. `waved`: by the right hand. `neck`: it hangs. */
  scarf?: 'neck' | 'held' | 'waved' | 'none';
  feeling?: Feeling;
  time?: number;
}

type Limb = readonly [Point, Point, Point];

const torso = new Path2D(
  'M-.55-.1C-1 .15-1.9.2-2.1 1C-2.3 2-1.95 3.6-1.85 8L1.85 8C1.95 3.6 2.3 2 2.1 1C1.9.2 1 .15.55-.1Z',
);
const upper = 2.35;
const lower = 2.25;

/** Shoulder, elbow and hand; the elbow bends away from the body. */
function limb(side: -1 | 1, hand: Point): Limb {
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

/** Fills a shape in its body colour and leaves a crescent of light on the lit side. */
export function rimmed(pen: Pen, path: Path2D, body: string | CanvasGradient, light: Light): void {
  within(pen, () => {
    pen.clip(path);
    pen.fillStyle = light.colour;
    pen.fill(path);
    pen.translate(-light.dx, -light.dy);
    pen.fillStyle = body;
    pen.lineWidth = 0.03;
    pen.fill(path);
    pen.translate(light.dx, light.dy);
  });
}

function hand(pen: Pen, at: Point, skin: string, light: Light): void {
  rimmed(pen, fist(at), skin, light);
  pen.strokeStyle = mix(skin, night, 0.45);
  pen.lineWidth = 0.055;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const knuckle of [-0.18, 0.02, 0.22]) {
    pen.moveTo(at[0] + knuckle, at[1] - 0.38);
    pen.quadraticCurveTo(at[0] + knuckle - 0.04, at[1] - 0.2, at[0] + knuckle, at[1] - 0.06);
  }
  pen.stroke();
}

function arm(pen: Pen, look: FanLook, bones: Limb, light: Light, isOpen: boolean): void {
  const skin = mix(look.skin, night, light.dark * 0.85);
  const [shoulder, , at] = bones;
  wrist(pen, bones, skin);
  if (isOpen) rimmed(pen, palm(at, shoulder[0] < 0 ? -1 : 1), skin, light);
  else hand(pen, at, skin, light);
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
  const left = limb(-1, pose.left ?? [-2.1, 5.1]);
  const right = limb(1, pose.right ?? [2.1, 5.1]);
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
      if (pose.scarf === 'held') hand(pen, left[2], grip, light);
      hand(pen, right[2], grip, light);
    }
  });
}

/** Draws the raised or the lowered arms. A raised hand without a scarf is open. */
function arms(
  pen: Pen,
  look: FanLook,
  bones: readonly Limb[],
  light: Light,
  raised: boolean,
  scarf: Pose['scarf'],
): void {
  for (const bone of bones) {
    if (bone[2][1] < 0.4 !== raised) continue;
    const holds = scarf === 'held' || (scarf === 'waved' && bone[0][0] > 0);
    arm(pen, look, bone, light, raised && !holds);
  }
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
