/** Lamps and the soft cones of light that fall from them. */
import * as palette from '../../../../content/palette.ts';
import { glow, type Pen, sprite } from '../../stage/pen.ts';

let cone: HTMLCanvasElement | undefined;
const coneSize = 400;

/** A cone from the middle of the top edge, soft at its sides and foot. */
function coneSprite(): HTMLCanvasElement {
  cone ??= sprite(coneSize, coneSize, (pen) => {
    const image = pen.createImageData(coneSize, coneSize);
    for (let y = 0; y < coneSize; y += 1)
      for (let x = 0; x < coneSize; x += 1) {
        const spread = 8 + (y / coneSize) * (coneSize / 2 - 10);
        const off = Math.abs(x - coneSize / 2) / spread;
        const edge = Math.max(0, 1 - off * off) ** 1.6;
        const fall = (1 - y / coneSize) ** 1.35;
        const at = (y * coneSize + x) * 4;
        image.data[at] = 205;
        image.data[at + 1] = 218;
        image.data[at + 2] = 255;
        image.data[at + 3] = 255 * edge * fall;
      }
    pen.putImageData(image, 0, 0);
  });
  return cone;
}

/** One beam from x, y; `heading` is its turn from straight down, in radians. */
export function drawBeam(
  pen: Pen,
  beam: { x: number; y: number; heading: number; length: number; breadth: number; strength: number },
): void {
  if (beam.strength <= 0) return;
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  pen.globalAlpha *= Math.min(1, beam.strength);
  pen.translate(beam.x, beam.y);
  pen.rotate(beam.heading);
  pen.drawImage(coneSprite(), -beam.breadth / 2, 0, beam.breadth, beam.length);
  pen.restore();
}

/** A bank of lamps; `lit` 0 to 1. */
export function drawLamps(pen: Pen, x: number, y: number, count: number, size: number, lit: number): void {
  const width = count * size * 1.5;
  pen.fillStyle = '#10183F';
  pen.beginPath();
  pen.roundRect(x - width / 2 - size * 0.4, y - size, width + size * 0.8, size * 2, size * 0.4);
  pen.fill();
  for (let lamp = 0; lamp < count; lamp += 1) {
    const px = x - width / 2 + (lamp + 0.5) * size * 1.5;
    pen.fillStyle = lit > 0.05 ? `rgba(255,252,240,${0.2 + 0.8 * lit})` : palette.flap;
    pen.beginPath();
    pen.arc(px, y, size * 0.6, 0, Math.PI * 2);
    pen.fill();
  }
  glow(pen, x, y, width * 0.9 + size * 4, '#C9D6FF', 0.75 * lit);
}
