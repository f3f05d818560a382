/** The fans of the coach in a tunnel with a light at its end. */

import { drawFan } from '../props/people/fan.ts';
import { hero } from '../props/people/film-cast.ts';
import type { Light } from '../props/people/rim-light.ts';
import { clamp, easeIn, ramp } from '../stage/motion.ts';
import { chalk, clear, gold, mix } from '../stage/palette.ts';
import { fillFrame, glow, type Pen, sweep, within } from '../stage/pen.ts';
import { rise } from '../stage/type.ts';

/** The vanishing point. */
const centre = { x: 960, y: 570 };
const centreAt = [centre.x, centre.y] as const;
/** The cross-section, in halves of the tunnel's width: walls up to y = 0, an arch above. */
const floorY = 0.62;
/** Half the tunnel's width in pixels at distance 1. */
const focal = 1500;
const far = 26;
const concrete = '#3A4A92';
const dusk = '#0A0F2C';

type Spot = readonly [x: number, y: number];

const project = ([x, y]: Spot, distance: number): Spot => [
  centre.x + (x * focal) / distance,
  centre.y + (y * focal) / distance,
];

/** The outline of the tunnel at a distance. */
function section(distance: number): Path2D {
  const path = new Path2D();
  path.arc(...centreAt, focal / distance, Math.PI, 0);
  path.lineTo(...project([1, floorY], distance));
  path.lineTo(...project([-1, floorY], distance));
  path.closePath();
  return path;
}

/** A four-sided patch of the tunnel between two distances. */
function patch(pen: Pen, a: Spot, b: Spot, near: number, behind: number): void {
  pen.beginPath();
  pen.moveTo(...project(a, near));
  pen.lineTo(...project(b, near));
  pen.lineTo(...project(b, behind));
  pen.lineTo(...project(a, behind));
  pen.fill();
}

const onArch = (turn: number): Spot => [Math.sin(turn), -Math.cos(turn)];

/** One length of concrete, with a joint, kerbs, painted lines and two lamps. */
function segment(pen: Pen, index: number, near: number): void {
  const behind = near + 1;
  const lit = index % 2 === 0;
  // The light at the end reaches the far walls, and the lamps reach the near ones.
  const light = clamp(0.2 + (near / far) * 0.8 + (lit ? 0.1 : 0));
  const wall = mix(mix(dusk, concrete, light), gold, (near / far) ** 2 * 0.5);
  pen.fillStyle = sweep(pen, centre.y - focal / near, centre.y + (floorY * focal) / near, [
    mix(wall, dusk, 0.55),
    wall,
    wall,
  ]);
  pen.fill(section(near));
  pen.strokeStyle = mix(wall, dusk, 0.6);
  pen.lineWidth = 16 / near;
  pen.stroke(section(near));
  pen.fillStyle = mix(wall, dusk, 0.45);
  patch(pen, [-1, floorY], [1, floorY], near, behind);
  pen.fillStyle = mix(wall, chalk, 0.22);
  for (const side of [-1, 1]) patch(pen, [side, floorY], [side, floorY - 0.07], near, behind);
  pen.fillStyle = mix(wall, gold, 0.4);
  for (const side of [-1, 1]) patch(pen, [side, 0.2], [side, 0.24], near, behind);
  pen.fillStyle = clear(gold, 0.75);
  patch(pen, [-0.025, floorY], [0.025, floorY], near + 0.2, near + 0.7);
  for (const side of [-1, 1]) {
    const turn = side * 1.15;
    pen.fillStyle = lit ? '#FFE9B8' : mix(wall, dusk, 0.5);
    patch(pen, onArch(turn - 0.05), onArch(turn + 0.05), near + 0.25, near + 0.75);
    if (lit) glow(pen, ...project(onArch(turn), near + 0.5), 420 / near, gold, 0.5);
  }
}

/** The fans from the coach, with the light they walk towards on their outlines. */
function walkers(pen: Pen, time: number, end: number): void {
  const light: Light = { colour: '#FFD98A', dx: 0.07, dy: -0.1, dark: 0.42 };
  ([hero, 'luca', 'amal', 'faisal', 'mei'] as const).forEach((name, index) => {
    const place = [0, -1, 1, -2, 2][index] ?? 0;
    const step = Math.abs(Math.sin(time * 7 + index)) * 10;
    drawFan(
      pen,
      name,
      {
        x: 960 + place * (250 + end * 260),
        y: 905 + Math.abs(place) * 26 - step + end * 300,
        unit: 66 + end * 40,
        behind: true,
        time: time + index,
        lean: Math.sin(time * 3.5 + index) * 0.03,
        left: [-2, 5],
        right: index === 0 ? [2, -3] : [2, 5],
        ...(index === 0 && { holds: 'waved' as const }),
      },
      light,
    );
  });
}

/** @param time seconds since the coach reached the tunnel */
export function drawTunnel(pen: Pen, time: number): void {
  fillFrame(pen, dusk);
  const end = ramp(time, 0.2, 2, easeIn);
  const travelled = time * 4;
  // From near to far, as each length covers the one before it.
  for (let index = Math.ceil(travelled); index < travelled + far; index += 1)
    segment(pen, index, Math.max(0.4, index - travelled));
  glow(pen, ...centreAt, 260 + end * 1700, gold, 0.8);
  pen.fillStyle = '#FFF3D0';
  pen.fill(section(focal / (58 + end * 1250 * end)));
  walkers(pen, time, end);
  within(pen, () => {
    pen.globalAlpha = 1 - ramp(time, 1.4, 1.65);
    rise(pen, 'Nearly there', { x: 960, y: 260, size: 120, align: 'middle', fill: chalk, time: time - 0.1 });
  });
}
