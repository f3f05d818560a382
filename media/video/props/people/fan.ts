/** A fan from the hips up, posed by where the hands are, lit by one rim of light. */
import type { Expression } from '../../../cast/face.ts';
import { type Reach, upperBody } from '../../../cast/figure.ts';
import { hand as drawnHand, type Hand } from '../../../cast/hands.ts';
import { creaseOf } from '../../../cast/head.ts';
import { paintAt } from '../../../cast/paint.ts';
import { PEOPLE, type Person, type PersonName } from '../../../cast/people.ts';
import { type Pen, within } from '../../stage/pen.ts';
import { drawMarkup } from './cast-drawing.ts';
import { yarnsOf } from './film-cast.ts';
import type { Light } from './rim-light.ts';
import { type Point, ribbon, streaming } from './scarf.ts';

/** Pixels of the cast's drawings in one head radius of the film. */
const castPixels = 50;
/** The foot of the neck in the cast's drawings, whose origin is the middle of the head. */
const neckFoot = 62;
/** Where a raised arm begins: hands above it are open if they hold nothing. */
const shoulderLine = 0.4;

/** What a fan does with the scarf, or holds instead. */
type Holds = 'neck' | 'held' | 'waved' | 'cup' | 'none';

export interface Pose {
  /** The foot of the neck. */
  x: number;
  y: number;
  /** Pixels of one head radius for a fan of average height. */
  unit: number;
  /** Radians. */
  lean?: number;
  tilt?: number;
  /** Hands in head radii from the foot of the neck; left is the viewer's left. */
  left?: Point;
  right?: Point;
  /** An arm that ends behind the next fan; the hand is drawn by `drawHandOnShoulder`. */
  embraces?: 'left' | 'right';
  behind?: boolean;
  holds?: Holds;
  /** How wide the mouth is open: 0 shut, 1 shouting. */
  mouth?: number;
  /** Sideways look: -1 to the left, 1 to the right. */
  turn?: number;
  time?: number;
}

/** How tall a person stands; 1 is average. */
function heightOf({ build, child }: Person): number {
  return child ? 0.82 : 0.9 + (build - 0.8) * 0.4;
}

/** About half of the people laugh where the others shout. */
function expressionOf(name: PersonName, mouth: number): Expression {
  if (mouth < 0.1) return 'smile';
  if (mouth < 0.4) return 'grin';
  return name.charCodeAt(0) % 2 ? 'roar' : 'laugh';
}

const inCast = ([x, y]: Point): Point => [x * castPixels, neckFoot + y * castPixels];

function reachOf(pose: Pose, side: 'left' | 'right'): Reach {
  const at = pose[side] ?? [side === 'left' ? -2 : 2, 4.8];
  if (pose.embraces === side) return { to: inCast(at), hand: 'none', behind: true };
  return { to: inCast(at), hand: handOf(pose, side, at[1] < shoulderLine) };
}

function handOf({ holds }: Pose, side: 'left' | 'right', isRaised: boolean): Hand {
  if (holds === 'held' || holds === 'cup') return 'grip';
  if (holds === 'waved' && side === 'right') return 'fist';
  return isRaised ? 'palm' : 'fist';
}

/** Where an arm round the next fan ends: [x, y] for the right arm, in head radii. */
export const roundNeighbour: Point = [3.4, 1.4];

/** Draws one fan. */
export function drawFan(pen: Pen, name: PersonName, pose: Pose, light: Light): void {
  const person: Person = PEOPLE[name];
  const { holds = 'neck', time = 0, mouth = 0 } = pose;
  atFan(pen, person, pose, () => {
    const markup = upperBody(person, {
      expression: expressionOf(name, mouth),
      fromBehind: pose.behind ?? false,
      turn: (pose.turn ?? 0) * 7,
      tilt: ((pose.tilt ?? 0) * 180) / Math.PI,
      left: reachOf(pose, 'left'),
      right: reachOf(pose, 'right'),
      scarf: holds === 'neck' || holds === 'held' ? holds : 'none',
      dark: light.dark,
      hem: 470,
    });
    drawMarkup(pen, markup, inCastPixels(light));
    if (holds !== 'waved') return;
    const [x, y] = inCast(pose.right ?? [2, -3]);
    ribbon(pen, streaming([x, y - 24], -0.5 + Math.sin(time * 6.3) * 0.9, 220, time), {
      breadth: 50,
      yarns: yarnsOf(name),
      shade: light.dark * 0.2,
      scale: (pose.unit * heightOf(person)) / castPixels,
    });
    drawHand(pen, person, 'fist', [x, y], light);
  });
}

/** Draws the hand of an embracing neighbour on the far shoulder of a fan at this pose. */
export function drawHandOnShoulder(
  pen: Pen,
  neighbour: PersonName,
  name: PersonName,
  pose: Pick<Pose, 'x' | 'y' | 'unit' | 'lean'>,
  light: Light,
): void {
  const person: Person = PEOPLE[name];
  atFan(pen, person, pose, () =>
    drawHand(pen, PEOPLE[neighbour], 'shoulder', [72 * person.build, 92], light),
  );
}

function atFan(
  pen: Pen,
  person: Person,
  pose: Pick<Pose, 'x' | 'y' | 'unit' | 'lean'>,
  draw: () => void,
): void {
  within(pen, () => {
    pen.translate(pose.x, pose.y);
    pen.rotate(pose.lean ?? 0);
    const scale = (pose.unit * heightOf(person)) / castPixels;
    pen.scale(scale, scale);
    pen.translate(0, -neckFoot);
    draw();
  });
}

/** The cast's drawings have many small shapes, so their rim is thinner than that of large ones. */
const inCastPixels = (light: Light): Light => ({
  ...light,
  dx: light.dx * castPixels * 0.6,
  dy: light.dy * castPixels * 0.6,
});

function drawHand(pen: Pen, person: Person, kind: Hand, at: Point, light: Light): void {
  const paint = paintAt(light.dark);
  const { skin } = person.face;
  drawMarkup(
    pen,
    drawnHand(kind, at, { skin: paint(skin), crease: paint(creaseOf(skin)), paint }),
    inCastPixels(light),
  );
}
