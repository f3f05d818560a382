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

/** One outline, so that the rim of light runs round the hand and not along each finger. */
const outlined = ({ fill, crease }: Skin, outline: string, creases: string) =>
  shape(fill, outline) + line(crease, creases, 1.9);

const KNUCKLES = 'C-10-41-1-42-.4-37C1-42 9-41 9-36.4C11-39.5 17-38 17.6-33';
const HEEL = 'C21-30 21-24 20-18C19-9 15-3 13 5Z';
const CURLED = 'M-.4-37C-.8-33-.8-29-.4-25M9-36.4C9.4-33 9.4-30 9-26';

/** Curled fingers above a thumb that lies across them. */
const closed = (skin: Skin, outline: string, creases: string) =>
  outlined(skin, outline, creases) +
  flat(skin.fill, 'M-19-21C-14-24-10-21-5-21C1-22 9-24 11-19C12-13 5-10-3-9C-11-7-18-9-19-21Z') +
  line(skin.crease, 'M-17-22.5C-13-23-9-21-5-21C1-22 9-24 11-19C12-13 5-10-3-9', 1.9);

const fist = (skin: Skin) =>
  closed(
    skin,
    `M-13 5C-15-4-20-10-20.5-19C-21-28-20-33-17.5-34C-16-39.5-10-39.5-9.4-36${KNUCKLES}${HEEL}`,
    `M-9.4-36C-10-32-10-29-9.6-25${CURLED}`,
  );

const point = (skin: Skin) =>
  closed(
    skin,
    `M-13 5C-15-4-20-10-20.5-19L-19.5-61C-19-69-9.5-69-9-61L-9.4-36${KNUCKLES}${HEEL}`,
    `M-9.4-37V-26${CURLED}`,
  );

const palm = (skin: Skin) =>
  shape(
    skin.fill,
    'M-12.5 5C-14-3-16-8-20-12C-26-16-31-19-35-24C-39-30-33-36-27-31C-23-28-20-26-17.5-26L-25-47C-27.5-55-18-58.5-15.5-50.5L-10.5-34L-12-57C-12.5-66-2.5-66.5-2-58L-.8-34L4.5-56C6.5-64 15.5-62 13.8-54L9.8-31L18-45C22-52 30-47 26.5-40.5L18-22C18-12 16-4 13 5Z',
  ) + line(skin.crease, 'M-14-20C-8-19-3-15-2-7M-9-25C-3-21 5-21 11-24', 1.9, 0.7);

/** Over the edge of a cloth or a card: the edge is at y = -22, and the thumb is behind it. */
const grip = (skin: Skin) =>
  shape(skin.fill, 'M-9-36C-14-40-22.5-39-23.5-33C-24-28-20-24-14-24Z') +
  outlined(
    skin,
    'M-19.5-19C-21-29-17-36-11-36.5C-8-40-2-40-.5-37.5C2-39.5 8-39 10-36C16-36 20.5-29 19.5-20L18.8-15C18.5-8.5 10.5-8 9.8-12.5C10.5-2.5.5-1.5.3-7.5C.4 1-9 1-9-7.5C-9.5-3-18-4-18.8-11Z',
    'M-9-8C-9.6-13-9.6-17-9-22M.3-8C0-13 0-18 .4-23M9.8-13C10-16 10-19 9.6-22',
  );

/** A phone that films: we see its back and the fingers round it. */
const phone = (skin: Skin) =>
  '<circle cx="2" cy="-52" r="62" fill="url(#glow)" stroke="none"/>' +
  shape(skin.fill, 'M-13 6C-18-6-24-18-22-34L20-30C20-14 16-4 13 6Z') +
  shape(skin.paint('#141B3A'), 'M-20-84Q-20-92-12-92H14Q22-92 22-84V-24Q22-16 14-16H-12Q-20-16-20-24Z') +
  `<g stroke="none"><rect x="-15" y="-87" width="15" height="22" rx="5" fill="#2B3665"/><circle cx="-7.5" cy="-81" r="4" fill="#060A1C"/><circle cx="-7.5" cy="-71" r="4" fill="#060A1C"/><circle cx="5" cy="-82" r="3.4" fill="#fff"/></g>` +
  outlined(
    skin,
    'M-13 5C-21-8-27-22-28.5-46C-28.5-55-22-56-17-56C-12-56-5-57-4-52C-4-48-6-47.5-8-47C-2-47-1-38.5-7-37.5C-2-37-2-29-8-28.5C-4-27-5-20-10-19.5Z',
    'M-8-47C-13-46.5-17-46-21-46M-7-37.5C-12-37-16-37-21-37M-8-28.5C-12-28-15-28-19-28',
  ) +
  shape(skin.fill, 'M12-8C20-16 26-30 27-46A5 5 0 0 0 18-48C18-36 14-26 6-18Z');

/** Round a neighbour's shoulder: fingers come over it from behind. */
const shoulder = (skin: Skin) =>
  outlined(
    skin,
    'M-21-3C-21-13-14-18-6-18.5C2-20 13-19 18-11C21-6 20.5 2 19.5 9C18.5 16 10.5 15.5 10.2 9.5C11 22 1 23.5.4 14.5C.4 25-9.5 24.5-9.8 14C-10 21-19.5 20-19.5 11Z',
    'M-9.8 14C-10.5 8-10.5 3-10 0M.4 14.5C0 8 0 3 .4-1M10.2 9.5C10.4 5 10.4 2 10 0',
  );

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
