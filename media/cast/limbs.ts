import { type Paint, type Point, shape } from './paint.ts';

/** A quadratic curve from shoulder to wrist. */
export interface Limb {
  readonly from: Point;
  readonly elbow: Point;
  readonly to: Point;
}

/** Whole numbers keep pictures small. */
const at = (x: number, y: number) => `${Math.round(x)} ${Math.round(y)}`;

const UPPER = 100;
const LOWER = 96;

/**
 * @returns the limb from a shoulder to a hand; the elbow bends to `side`. Longer reaches stretch
 * it.
 */
export function limb(from: Point, to: Point, side: number): Limb {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = Math.hypot(dx, dy) || 1;
  const stretch = Math.max(1, (reach + 6) / (UPPER + LOWER));
  const [upper, lower] = [UPPER * stretch, LOWER * stretch];
  const cosine = (upper ** 2 + reach ** 2 - lower ** 2) / (2 * upper * reach);
  const bend = Math.acos(Math.max(-1, Math.min(1, cosine)));
  const turn = Math.atan2(dy, dx) + side * bend;
  return { from, elbow: [from[0] + Math.cos(turn) * upper, from[1] + Math.sin(turn) * upper], to };
}

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** The elbow is rounded: the tube runs through a curve near it, not through the joint. */
function pointOn({ from, elbow, to }: Limb, t: number): Point {
  const pull = 1.5;
  const middle: Point = [
    elbow[0] * pull - ((from[0] + to[0]) / 2) * (pull - 1),
    elbow[1] * pull - ((from[1] + to[1]) / 2) * (pull - 1),
  ];
  return between(between(from, middle, t), between(middle, to, t), t);
}

/**
 * The outline of the part `start` to `end` of a limb. Widths are half widths at shoulder and wrist.
 */
function tube(bones: Limb, wide: number, narrow: number, start = 0, end = 1): string {
  const steps = end - start > 0.7 ? 5 : end - start > 0.2 ? 3 : 1;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= steps; step++) {
    const t = start + ((end - start) * step) / steps;
    const [x, y] = pointOn(bones, t);
    const [ax, ay] = pointOn(bones, Math.max(0, t - 0.03));
    const [bx, by] = pointOn(bones, Math.min(1, t + 0.03));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = wide + (narrow - wide) * t ** 0.8;
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    left.push([x + nx, y + ny]);
    right.unshift([x - nx, y - ny]);
  }
  const smooth = (points: readonly Point[]) =>
    `${points
      .slice(1)
      .map((point, index) => {
        const last = points[index] as Point;
        const middle = between(last, point, 0.5);
        return index === 0 ? `L${at(...middle)}` : `Q${at(...last)} ${at(...middle)}`;
      })
      .join('')}L${at(...(points.at(-1) as Point))}`;
  const cap = Math.round(wide);
  const join = start === 0 ? `A${cap} ${cap} 0 0 0 ${at(...(left[0] as Point))}Z` : 'Z';
  return `M${at(...(left[0] as Point))}${smooth(left)}L${at(...(right[0] as Point))}${smooth(right)}${join}`;
}

/** @returns the direction of the forearm in degrees: 0 is upright */
export function forearmTurn(bones: Limb): number {
  const [ax, ay] = pointOn(bones, 0.82);
  const [x, y] = bones.to;
  return (Math.atan2(x - ax, ay - y) * 180) / Math.PI;
}

export interface Sleeve {
  readonly cloth: string;
  readonly length: 'none' | 'short' | 'long';
  readonly cuff?: string;
  /** A loose sleeve, as of a thobe or an abaya. */
  readonly loose?: boolean;
}

/** An arm with its sleeve, without the hand. */
export function arm(bones: Limb, skin: string, sleeve: Sleeve, paint: Paint, girth = 1): string {
  const [wide, narrow] = [25 * girth, 14 * girth];
  const bare = shape(paint(skin), tube(bones, wide, narrow));
  if (sleeve.length === 'none') return bare;
  const cloth = paint(sleeve.cloth);
  const hem = (t: number, half: number, colour: string, width: number) => {
    const strip = tube(bones, half, half, t - width, t);
    return `<path fill="${colour}" stroke="none" d="${strip}"/>`;
  };
  if (sleeve.length === 'short')
    return (
      bare +
      shape(cloth, tube(bones, wide + 3, narrow + 13, 0, 0.46)) +
      hem(0.46, wide - 1, paint(sleeve.cuff ?? sleeve.cloth), 0.055)
    );
  const end = sleeve.loose ? narrow + 9 : narrow + 3;
  return (
    (sleeve.loose ? bare : '') +
    shape(cloth, tube(bones, wide + 3, end, 0, sleeve.loose ? 0.93 : 1)) +
    (sleeve.cuff ? hem(sleeve.loose ? 0.93 : 1, end, paint(sleeve.cuff), 0.07) : '')
  );
}
