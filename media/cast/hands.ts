import { figure, flat, line, type Paint, type Point, shape } from './paint.ts';

/**
 * What a hand does. All are drawn upright for the viewer's right side, with the wrist at the
 * origin.
 */
export const HANDS = ['fist', 'palm', 'grip', 'phone', 'point', 'shoulder'] as const;
export type Hand = (typeof HANDS)[number];

interface Skin {
  readonly fill: string;
  readonly crease: string;
  readonly paint: Paint;
}

/** Fingers as rounded strips with a rim and a nail-side crease between them. */
function fingers(
  tips: readonly (readonly [x1: number, y1: number, x2: number, y2: number, width: number])[],
  { fill }: Skin,
) {
  return tips
    .map(([x1, y1, x2, y2, width]) => {
      const length = Math.hypot(x2 - x1, y2 - y1) || 1;
      const half = width / 2;
      const [nx, ny] = [(-(y2 - y1) / length) * half, ((x2 - x1) / length) * half];
      const p = (x: number, y: number) => `${figure(x)} ${figure(y)}`;
      return shape(
        fill,
        `M${p(x1 + nx, y1 + ny)}L${p(x2 + nx, y2 + ny)}A${half} ${half} 0 0 0 ${p(x2 - nx, y2 - ny)}L${p(x1 - nx, y1 - ny)}`,
      );
    })
    .join('');
}

/** Masks have black hands, without nails. */
const nails = ({ fill }: Skin, d: string) => (fill === '#000' ? '' : flat('#fff', d, 0.34));

/** The paths of a fist: its outline, the creases between the fingers, and the thumb in front. */
const FIST = {
  outline: 'M-13 4C-16-8-20-16-19-26C-19-36-12-40-6-38C-2-42 5-42 8-38C13-40 19-37 20-30C22-20 18-8 13 4Z',
  creases: 'M-6-37C-8-32-8-26-6-21M8-37C6-32 6-27 8-22M-18-22C-10-17 8-17 15-22',
  thumb: 'M18-26C22-20 20-13 12-12C4-11-5-12-8-16C-10-20-7-24-3-23C4-22 12-24 18-26Z',
} as const;

const fist = (skin: Skin) =>
  shape(skin.fill, FIST.outline) + line(skin.crease, FIST.creases, 2.2) + shape(skin.fill, FIST.thumb);

const palm = (skin: Skin) =>
  fingers(
    [
      [-11, -22, -21, -50, 9],
      [-4, -26, -7, -60, 9.6],
      [5, -26, 9, -59, 9.6],
      [12, -22, 22, -51, 9],
      [-12, -10, -31, -25, 10],
    ],
    skin,
  ) +
  flat(skin.fill, 'M-13 4C-16-4-19-14-17-24C-12-32 12-32 17-24C19-12 16-4 13 4Z') +
  line(skin.crease, 'M-14-20C-6-16 6-17 12-22M-13-9C-6-14-1-8 1 0M-8-28L-7-32M1-30V-34M10-28L11-32', 2);

/** Over the edge of a cloth or a card: the edge is at y = -22. */
const grip = (skin: Skin) =>
  shape(skin.fill, 'M-20-18C-22-32-10-38 0-37C10-38 21-32 20-18C10-12-10-12-20-18Z') +
  fingers(
    [
      [-14, -26, -15, -8, 10],
      [-4.5, -28, -5, -4, 10.4],
      [5.5, -28, 5.5, -4.5, 10.4],
      [14.5, -25, 15, -9, 9.6],
    ],
    skin,
  ) +
  line(skin.crease, 'M-17-22h5M-7-22h5M3-22h5M12-21h5', 2) +
  nails(
    skin,
    'M-18-10a3 3.6 0 0 1 6 0l-.6 3.6h-4.8zM-8-6a3 3.6 0 0 1 6 0l-.6 3.6h-4.8zM2.5-6.5a3 3.6 0 0 1 6 0l-.6 3.6h-4.8zM12-11a3 3.6 0 0 1 6 0l-.6 3.6h-4.8z',
  );

/** A phone that films: we see its back and the fingers round it. */
const phone = (skin: Skin) =>
  '<circle cx="2" cy="-52" r="62" fill="url(#glow)" stroke="none"/>' +
  shape(skin.fill, 'M-13 6C-18-6-24-18-22-34L20-30C20-14 16-4 13 6Z') +
  shape(skin.paint('#141B3A'), 'M-20-84Q-20-92-12-92H14Q22-92 22-84V-24Q22-16 14-16H-12Q-20-16-20-24Z') +
  `<g stroke="none"><rect x="-15" y="-87" width="15" height="22" rx="5" fill="#2B3665"/><circle cx="-7.5" cy="-81" r="4" fill="#060A1C"/><circle cx="-7.5" cy="-71" r="4" fill="#060A1C"/><circle cx="5" cy="-82" r="3.4" fill="#fff"/></g>` +
  fingers(
    [
      [-24, -50, -8, -52, 9],
      [-25, -40, -6, -42, 9.4],
      [-25, -30, -7, -31, 9],
      [-22, -21, -9, -22, 8],
    ],
    skin,
  ) +
  flat(skin.fill, 'M-28-52C-30-36-26-14-13 4L-6-8C-14-16-19-30-20-54Z') +
  shape(skin.fill, 'M12-8C20-16 26-30 27-46A5 5 0 0 0 18-48C18-36 14-26 6-18Z');

const point = (skin: Skin) =>
  fingers([[-6, -28, -8, -66, 10.4]], skin) +
  fist(skin).replace('M-6-37C-8-32-8-26-6-21', 'M-12-30C-12-26-10-22-8-21');

/** Round a neighbour's shoulder: fingers come over it from behind. */
const shoulder = (skin: Skin) =>
  fingers(
    [
      [-16, -6, -19, 16, 10],
      [-5.5, -8, -7, 20, 10.4],
      [5, -8, 5, 20, 10.4],
      [15, -6, 17, 14, 9.6],
    ],
    skin,
  ) +
  flat(skin.fill, 'M-21-4C-20-14-10-18 0-18C10-18 19-14 20-4C10 4-12 4-21-4Z') +
  line(skin.crease, 'M-17 1h4M-7 2h4M4 2h4M13 1h4', 2);

const SHAPES: Record<Hand, (skin: Skin) => string> = { fist, palm, grip, phone, point, shoulder };

/**
 * A hand with its wrist at a point. `side` 1: thumb towards the figure's middle for a hand on the
 * right.
 */
export function hand(
  kind: Hand,
  [x, y]: Point,
  {
    skin,
    crease,
    turn = 0,
    side = 1,
    scale = 1,
    paint,
  }: { skin: string; crease: string; turn?: number; side?: 1 | -1; scale?: number; paint: Paint },
): string {
  const spin = turn === 0 ? '' : ` rotate(${Math.round(turn)})`;
  const size =
    side === 1 && scale === 1 ? '' : ` scale(${figure(side * scale * 100)}e-2 ${figure(scale * 100)}e-2)`;
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${spin}${size}">${SHAPES[kind]({ fill: skin, crease, paint })}</g>`;
}
