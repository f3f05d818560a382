import { torsoFromBehind } from './clothes.ts';
import type { Expression } from './face.ts';
import { type Hand, hand } from './hands.ts';
import { creaseOf, head, headFromBehind } from './head.ts';
import { arm, forearmTurn, type Limb, limb } from './limbs.ts';
import { figure, lit, type Paint, type Point, paintAt } from './paint.ts';
import { PEOPLE, type Person, type PersonName } from './people.ts';
import {
  type Colours,
  drawScarf,
  heldScarfShapes,
  NECK_SCARF,
  NECK_SCARF_FROM_BEHIND,
  type ScarfShapes,
} from './scarf.ts';

/** Where an arm ends, in px from the head's centre, and what its hand does. */
export interface Reach {
  readonly to: Point;
  readonly hand?: Hand | 'none';
  readonly turn?: number;
  /** Draws the arm behind the body. */
  readonly behind?: boolean;
}

export interface Pose {
  readonly expression?: Expression;
  /** Seen from behind, without a face. */
  readonly fromBehind?: boolean;
  readonly turn?: number;
  /** Degrees. */
  readonly tilt?: number;
  /** `left` is the viewer's left. */
  readonly left?: Reach;
  readonly right?: Reach;
  /** Round the neck, held up by both hands, or none. */
  readonly scarf?: 'neck' | 'held' | 'none';
  readonly colours?: Colours;
  readonly dark?: number;
  /** Lower edge of the torso. */
  readonly hem?: number;
  /** Drawn above the shoulders and below the head. */
  readonly carried?: string;
  /** Drawn before the body and behind the hands. */
  readonly lap?: string;
}

const SHOULDER = { x: 68, y: 104 } as const;
const HEAD = 1.12;
const REST = { left: [-104, 292], right: [104, 292] } as const satisfies Record<string, Point>;

interface Side {
  readonly bones: Limb;
  readonly reach: Reach | undefined;
  readonly side: -1 | 1;
}

function sideOf(person: Person, side: -1 | 1, reach: Reach | undefined): Side {
  const shoulder: Point = [side * SHOULDER.x * person.build, SHOULDER.y];
  const to = reach?.to ?? (side === -1 ? REST.left : REST.right);
  const raised = to[1] < SHOULDER.y;
  const outward = raised ? side : -side;
  return { bones: limb(shoulder, to, outward), reach, side };
}

function wristAndHand(person: Person, { bones, reach, side }: Side, paint: Paint): string {
  const kind = reach?.hand ?? 'fist';
  if (kind === 'none') return '';
  const turn = reach?.turn ?? forearmTurn(bones);
  return hand(kind, bones.to, {
    skin: paint(person.face.skin),
    crease: paint(creaseOf(person.face.skin)),
    turn,
    side,
    scale: person.child ? 0.86 : 1,
    paint,
  });
}

/** @returns the scarf of a person in this pose, with the head's centre as origin */
export function scarfOf({ scarf = 'neck', left, right, fromBehind }: Pose): ScarfShapes | undefined {
  if (scarf === 'neck') return fromBehind ? NECK_SCARF_FROM_BEHIND : NECK_SCARF;
  if (scarf === 'none' || !left || !right) return undefined;
  const edge = ([x, y]: Point): Point => [x, y - 20];
  return heldScarfShapes(edge(left.to), edge(right.to), { sag: 22, width: 46 });
}

/** A person from the head down to `hem`; the head's centre is the origin. */
export function upperBody(person: Person, pose: Pose = {}): string {
  const { expression = 'smile', turn = 0, tilt = 0, dark = 0, hem = 420, scarf = 'neck' } = pose;
  const paint = paintAt(dark);
  const { clothes, hair, face, build } = person;
  const girth = 0.55 + build * 0.45;
  const sides = [sideOf(person, -1, pose.left), sideOf(person, 1, pose.right)] as const;
  const drawArm = (each: Side) => arm(each.bones, face.skin, clothes.sleeve, paint, girth);
  const isRaised = ({ bones }: Side) => bones.to[1] < SHOULDER.y - 10;
  const colours = pose.colours ?? person.scarf;
  const hands = (filter: (side: Side) => boolean) =>
    sides
      .filter(filter)
      .map((each) => wristAndHand(person, each, paint))
      .join('');
  const arms = (filter: (side: Side) => boolean) => sides.filter(filter).map(drawArm).join('');
  const behind = (side: Side) => side.reach?.behind === true;
  const low = (side: Side) => !(behind(side) || isRaised(side));
  const high = (side: Side) => !behind(side) && isRaised(side);
  const stretch = build === 1 ? '' : ` transform="scale(${figure(build * 100)}e-2 1)"`;
  const size = person.child ? HEAD * 1.2 : HEAD;
  const nod = `${tilt === 0 ? '' : `rotate(${tilt} 0 50) `}translate(0 ${figure(50 - 50 * size)}) scale(${figure(size * 100)}e-2)`;
  const headGroup = `<g transform="${nod}">${pose.fromBehind ? headFromBehind(person, paint) : head(person, { expression, turn }, paint)}</g>`;
  const back = hair.back && !pose.fromBehind ? `<g transform="${nod}">${hair.back(paint)}</g>` : '';
  const shapes = scarfOf(pose);
  const cloth = shapes ? drawScarf(shapes, colours, paint) : '';
  const torso = pose.fromBehind ? torsoFromBehind(clothes, paint, hem) : clothes.torso(paint, face.skin, hem);
  const aroundNeck = scarf === 'neck' ? cloth : '';
  return (
    arms(behind) +
    back +
    `<g${stretch}>${torso}</g>` +
    (pose.carried ?? '') +
    (pose.lap ?? '') +
    arms(low) +
    hands(low) +
    // Seen from behind, hair and headwear fall over the scarf.
    (pose.fromBehind ? aroundNeck + headGroup : headGroup + aroundNeck) +
    arms(high) +
    (scarf === 'held' ? cloth : '') +
    hands(high)
  );
}

/** A person at a place: the head's centre is at `x`, `y`. */
export function place(name: PersonName, x: number, y: number, scale: number, pose: Pose = {}): string {
  return `<g transform="translate(${figure(x)} ${figure(y)}) scale(${figure(scale * 1000)}e-3)">${lit(upperBody(PEOPLE[name], pose), Number((2.2 / Math.max(0.5, scale)).toFixed(2)))}</g>`;
}
