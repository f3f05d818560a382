/** A night town from above: bent avenues, side streets, a river. No real place. */
import * as palette from '../../../../content/palette.ts';
import { chance } from '../../stage/motion.ts';
import { clear, ember, gold, night } from '../../stage/palette.ts';
import { type Pen, within } from '../../stage/pen.ts';

const avenues = new Path2D();
const lanes = new Path2D();
const water = new Path2D('M-300 330C200 250 420 640 820 640S1300 330 1560 420S1980 860 2400 800');

for (let line = 0; line < 9; line += 1) {
  const y = -260 + line * 210 + chance(line) * 70;
  avenues.moveTo(-400, y);
  avenues.bezierCurveTo(
    400,
    y + chance(line * 3) * 260 - 130,
    1200,
    y - chance(line * 5) * 260 + 130,
    2400,
    y + 60,
  );
  const x = -200 + line * 290 + chance(line * 7) * 90;
  avenues.moveTo(x, -500);
  avenues.bezierCurveTo(x + 120, 200, x - chance(line * 9) * 240, 800, x + 90, 1700);
}
for (let line = 0; line < 260; line += 1) {
  const x = chance(line * 1.7) * 2700 - 400;
  const y = chance(line * 2.9) * 2000 - 450;
  const along = chance(line * 4.1) < 0.5;
  const length = 70 + chance(line * 6.7) * 180;
  lanes.moveTo(x, y);
  lanes.lineTo(x + (along ? length : length * 0.14), y + (along ? length * 0.12 : length));
}

/** Lines only, on whatever ground is there; `weight` is the avenue's width. */
export function drawStreets(pen: Pen, weight = 9): void {
  within(pen, () => {
    pen.lineCap = 'round';
    pen.strokeStyle = '#1D2C74';
    pen.lineWidth = weight * 0.45;
    pen.stroke(lanes);
    pen.strokeStyle = palette.royal2;
    pen.lineWidth = weight;
    pen.stroke(avenues);
    pen.strokeStyle = '#060B22';
    pen.lineWidth = weight * 7.5;
    pen.stroke(water);
    pen.strokeStyle = '#22348F';
    pen.lineWidth = weight * 0.4;
    pen.stroke(water);
  });
}

/** A map pin whose point stands at x, y; `size` is its head's radius. */
export function drawPin(
  pen: Pen,
  x: number,
  y: number,
  size: number,
  fill: string,
  mark: 'fan' | 'screen',
): void {
  if (size <= 0.5) return;
  within(pen, () => {
    pen.translate(x, y);
    pen.scale(size, size);
    pen.fillStyle = clear(palette.pitchBlack, 0.5);
    pen.beginPath();
    pen.ellipse(0.1, 0, 0.7, 0.22, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = fill;
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.bezierCurveTo(-0.35, -0.7, -1, -1.1, -1, -1.75);
    pen.arc(0, -1.75, 1, Math.PI, 0);
    pen.bezierCurveTo(1, -1.1, 0.35, -0.7, 0, 0);
    pen.fill();
    pen.fillStyle = night;
    pen.beginPath();
    if (mark === 'fan') {
      pen.arc(0, -2.05, 0.34, 0, Math.PI * 2);
      pen.fill();
      pen.beginPath();
      pen.ellipse(0, -1.2, 0.58, 0.46, 0, Math.PI, 0);
      pen.fill();
      pen.fillStyle = fill === gold ? ember : gold;
      pen.fillRect(-0.36, -1.72, 0.72, 0.16);
    } else {
      pen.roundRect(-0.6, -2.3, 1.2, 0.82, 0.12);
      pen.rect(-0.3, -1.36, 0.6, 0.16);
      pen.fill();
      pen.fillStyle = fill;
      pen.beginPath();
      pen.moveTo(-0.14, -2.1);
      pen.lineTo(0.24, -1.89);
      pen.lineTo(-0.14, -1.68);
      pen.fill();
    }
  });
}
