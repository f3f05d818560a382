/** The striped shield and the wordmark. */
import { type Pen, within } from '../../stage/pen.ts';
import { measure, write } from '../../stage/type.ts';

const shield = new Path2D('M0 4L96 4L96 66C96 96 72 112 48 122C24 112 0 96 0 66Z');

/** The shield with its top corner at x, y; 122/96 as high as wide. */
export function drawShield(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  colour: string,
  ground: string,
): void {
  within(pen, () => {
    pen.translate(x, y);
    pen.scale(width / 96, width / 96);
    pen.fillStyle = colour;
    pen.fill(shield);
    pen.clip(shield);
    pen.fillStyle = ground;
    for (const band of [24, 56, 88]) pen.fillRect(9, band, 78, 15);
  });
}

export function logoWidth(size: number): number {
  return size * 0.98 + measure('SportBuddy', { size, width: 118 });
}

/** Shield and name in one line, starting at x, on the baseline y. */
export function drawLogo(pen: Pen, x: number, y: number, size: number, colour: string, ground: string): void {
  drawShield(pen, x, y - size * 0.82, size * 0.76, colour, ground);
  write(pen, 'SportBuddy', { x: x + size * 0.98, y, size, fill: colour, width: 118 });
}
