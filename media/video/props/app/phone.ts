/** The phone, and the hand that holds it. */

import { mix, night } from '../../stage/palette.ts';
import { type Pen, within } from '../../stage/pen.ts';
import { hero } from '../people/fan-looks.ts';
import { type Light, rimmed } from '../people/rim-light.ts';

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
    pen.fillStyle = 'rgba(4,6,15,.35)';
    outer(10, 26);
    pen.fill();
    pen.fillStyle = '#2A335C';
    outer(5, 6);
    pen.fill();
    pen.fillStyle = '#7C8FD6';
    outer(4, 0);
    pen.fill();
    pen.fillStyle = '#04060F';
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
    pen.fillStyle = '#04060F';
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
    rimmed(pen, palm, mix(hero.skin, night, light.dark), far);
    rimmed(pen, wrist, mix(hero.jacket, night, light.dark * 0.8), far);
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
  const skin = mix(hero.skin, night, light.dark);
  inPhone(pen, place, () => {
    for (let place = 0; place < 4; place += 1)
      rimmed(
        pen,
        finger(screenWidth + 62 - place * 4, 566 + place * 74, 112 - place * 5, 0.1, 66),
        skin,
        near,
      );
    const rootX = -30;
    const rootY = 900;
    const dx = tap.x - rootX;
    const dy = tap.y - rootY - (1 - tap.down) * 46;
    const heading = Math.atan2(dy, dx);
    const length = Math.hypot(dx, dy) + 34;
    const thumb = new Path2D();
    const straight = new Path2D();
    straight.moveTo(-60, -78);
    straight.quadraticCurveTo(length * 0.5, -62, length - 40, -44);
    straight.quadraticCurveTo(length + 8, -34, length + 8, 0);
    straight.quadraticCurveTo(length + 4, 42, length - 40, 44);
    straight.quadraticCurveTo(length * 0.5, 70, -60, 96);
    straight.closePath();
    thumb.addPath(straight, new DOMMatrix().translate(rootX, rootY).rotate((heading * 180) / Math.PI));
    rimmed(pen, thumb, skin, near);
  });
}
