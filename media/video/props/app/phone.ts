/** The phone, and the hand that holds it. */

import * as palette from '../../../../content/palette.ts';
import { easeOut, lerp } from '../../stage/motion.ts';
import { chalk, clear, mix, night } from '../../stage/palette.ts';
import { type Pen, within } from '../../stage/pen.ts';
import { heroColours } from '../people/film-cast.ts';
import { type Light, rimmed } from '../people/rim-light.ts';
import type { Point } from '../people/scarf.ts';

interface PhonePlace {
  /** Middle of the phone. */
  x: number;
  y: number;
  height: number;
  turn?: number;
  /** Lean of the sides, as a share of the height. */
  skew?: number;
}

/** The screen's own size; screens are drawn in these pixels whatever the phone's size. */
export const screenWidth = 440;
export const screenHeight = 920;
const bezel = 14;

function inPhone(pen: Pen, place: PhonePlace, paint: () => void): void {
  within(pen, () => {
    pen.translate(place.x, place.y);
    pen.rotate(place.turn ?? 0);
    pen.transform(1, 0, place.skew ?? 0, 1, 0, 0);
    const scale = place.height / (screenHeight + bezel * 2);
    pen.scale(scale, scale);
    pen.translate(-screenWidth / 2, -screenHeight / 2);
    paint();
  });
}

/** Draws the body and lets `screen` paint a 440 by 920 picture into it. */
export function drawPhone(pen: Pen, place: PhonePlace, screen: (pen: Pen) => void): void {
  inPhone(pen, place, () => {
    const outer = (grow: number, dx: number): void => {
      pen.beginPath();
      pen.roundRect(
        -bezel - grow + dx,
        -bezel - grow,
        screenWidth + (bezel + grow) * 2,
        screenHeight + (bezel + grow) * 2,
        74 + grow,
      );
    };
    pen.fillStyle = clear(palette.pitchBlack, 0.35);
    outer(10, 26);
    pen.fill();
    pen.fillStyle = palette.ring;
    outer(5, 6);
    pen.fill();
    pen.fillStyle = '#7C8FD6';
    outer(4, 0);
    pen.fill();
    pen.fillStyle = palette.pitchBlack;
    outer(0, 0);
    pen.fill();
    within(pen, () => {
      pen.beginPath();
      pen.roundRect(0, 0, screenWidth, screenHeight, 60);
      pen.clip();
      screen(pen);
      const sheen = pen.createLinearGradient(0, 0, screenWidth, screenHeight * 0.6);
      sheen.addColorStop(0, 'rgba(255,255,255,.14)');
      sheen.addColorStop(0.38, 'rgba(255,255,255,.03)');
      sheen.addColorStop(0.385, 'rgba(255,255,255,0)');
      pen.fillStyle = sheen;
      pen.fillRect(0, 0, screenWidth, screenHeight);
    });
    pen.fillStyle = palette.pitchBlack;
    pen.beginPath();
    pen.roundRect(screenWidth / 2 - 62, 20, 124, 34, 17);
    pen.fill();
  });
}

const palm = new Path2D(
  'M-40 1240C-60 1050-120 930-70 800C-30 700 90 660 220 680C420 700 520 760 520 860C520 980 470 1060 470 1240Z',
);
const wrist = new Path2D('M-110 1900L-70 1180L500 1180L560 1900Z');

/** Draws the part of the hand behind the phone. */
export function drawPalm(pen: Pen, place: PhonePlace, light: Light): void {
  const far: Light = { ...light, dx: light.dx * 120, dy: light.dy * 120 };
  inPhone(pen, place, () => {
    rimmed(pen, palm, mix(heroColours.skin, night, light.dark), far);
    rimmed(pen, wrist, mix(heroColours.sleeve, night, light.dark * 0.8), far);
  });
}

function finger(x: number, y: number, length: number, turn: number, thick: number): Path2D {
  const path = new Path2D();
  const shape = new Path2D();
  shape.roundRect(-length, -thick / 2, length, thick, thick / 2);
  path.addPath(shape, new DOMMatrix().translate(x, y).rotate((turn * 180) / Math.PI));
  return path;
}

/** The fingers round the edge and the thumb; `tap` from 0 to 1 presses the screen at x, y. */
export function drawFingers(
  pen: Pen,
  place: PhonePlace,
  light: Light,
  tap: { x: number; y: number; down: number },
): void {
  const near: Light = { ...light, dx: light.dx * 90, dy: light.dy * 90 };
  const skin = mix(heroColours.skin, night, light.dark);
  inPhone(pen, place, () => {
    for (let place = 0; place < 4; place += 1)
      rimmed(
        pen,
        finger(screenWidth + 62 - place * 4, 566 + place * 74, 112 - place * 5, 0.1, 66),
        skin,
        near,
      );
    drawThumb(pen, tap, skin, near);
  });
}

/** A thumb that rests beside the screen and bends over its edge to press. */
function drawThumb(pen: Pen, tap: { x: number; y: number; down: number }, skin: string, light: Light): void {
  const root: Point = [-58, 1010];
  const tip: Point = [lerp(-34, tap.x, tap.down), tap.y + (1 - tap.down) * 34];
  const bend: Point = [lerp(-104, -88, tap.down), lerp(root[1], tip[1], 0.72)];
  const at = (share: number): Point => {
    const rest = 1 - share;
    return [
      rest * rest * root[0] + 2 * rest * share * bend[0] + share * share * tip[0],
      rest * rest * root[1] + 2 * rest * share * bend[1] + share * share * tip[1],
    ];
  };
  const steps = 24;
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps;
    const [x, y] = at(share);
    const [ax, ay] = at(Math.max(0, share - 0.01));
    const [bx, by] = at(Math.min(1, share + 0.01));
    const heading = Math.atan2(by - ay, bx - ax);
    // Broad at the ball of the thumb, narrow before the last joint.
    const half = lerp(84, 41, easeOut(share)) + 5 * Math.exp(-(((share - 0.82) / 0.1) ** 2));
    left.push([x + Math.sin(heading) * half, y - Math.cos(heading) * half]);
    right.unshift([x - Math.sin(heading) * half, y + Math.cos(heading) * half]);
  }
  const [tipX, tipY] = at(1);
  const [beforeX, beforeY] = at(0.97);
  const heading = Math.atan2(tipY - beforeY, tipX - beforeX);
  const thumb = new Path2D();
  for (const [x, y] of left) thumb.lineTo(x, y);
  thumb.arc(tipX, tipY, 41, heading - Math.PI / 2, heading + Math.PI / 2);
  for (const [x, y] of right) thumb.lineTo(x, y);
  thumb.closePath();
  rimmed(pen, thumb, skin, light);
  pen.fillStyle = mix(skin, chalk, 0.4);
  pen.beginPath();
  pen.ellipse(
    tipX + Math.cos(heading) * 12 + Math.sin(heading) * 8,
    tipY + Math.sin(heading) * 12 - Math.cos(heading) * 8,
    24,
    17,
    heading,
    0,
    Math.PI * 2,
  );
  pen.fill();
}
