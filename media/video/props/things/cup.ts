/** A trophy of no real competition. */
import * as palette from '../../../../content/palette.ts';
import { mix } from '../../stage/palette.ts';
import type { Pen } from '../../stage/pen.ts';

const bowl = new Path2D(
  'M-.5-1L.5-1C.52-.45.3-.1.1-.02L.1.2C.3.24.36.34.38.46L-.38.46C-.36.34-.3.24-.1.2L-.1-.02C-.3-.1-.52-.45-.5-1Z',
);

/** Draws the cup with the foot of its bowl at x, y; `size` is the bowl's height in pixels. */
export function drawCup(pen: Pen, x: number, y: number, size: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.strokeStyle = '#D9921E';
  pen.lineWidth = 0.1;
  pen.beginPath();
  for (const side of [-1, 1]) {
    pen.moveTo(side * 0.48, -0.86);
    pen.bezierCurveTo(side * 0.95, -0.9, side * 0.85, -0.35, side * 0.3, -0.3);
  }
  pen.stroke();
  const shine = pen.createLinearGradient(-0.5, 0, 0.5, 0);
  shine.addColorStop(0, '#B87412');
  shine.addColorStop(0.3, '#FFE29A');
  shine.addColorStop(0.5, palette.gold);
  shine.addColorStop(1, '#9C5E0E');
  pen.fillStyle = shine;
  pen.fill(bowl);
  pen.fillStyle = mix(palette.royal, palette.night, 0.4);
  pen.fillRect(-0.42, 0.44, 0.84, 0.16);
  pen.restore();
}
