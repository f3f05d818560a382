/** Eyes, brows, mouth, beard and glasses, in the units of fan-head.ts. */
import type { Pen } from '../../stage/pen.ts';
import { headY } from './fan-head.ts';
import type { Smile } from './fan-looks.ts';

/** How a face feels: `mouth` 0 shut to 1 shouting, `joy` 0 tired to 1 beaming. */
export interface Feeling {
  mouth: number;
  joy: number;
}

/** The part of a look that a face needs. */
interface Face {
  smile?: Smile;
  beard?: string;
  glasses?: boolean;
}

type Side = -1 | 1;

/** @param colours `line` of eyes, brows and mouth; `beard` as lit in the scene */
export function features(
  pen: Pen,
  feeling: Feeling,
  { smile = 'laugh', beard, glasses }: Face,
  colours: { line: string; teeth: string; beard: string; cheek: string },
): void {
  cheeks(pen, colours.cheek);
  if (beard) drawBeard(pen, colours.beard);
  pen.strokeStyle = colours.line;
  pen.fillStyle = colours.line;
  pen.lineCap = 'round';
  pen.lineWidth = 0.1;
  for (const side of [-1, 1] as const) {
    eye(pen, side, feeling.joy, smile === 'laugh' || (smile === 'wink' && side === 1));
    brow(pen, side, feeling.mouth, smile);
  }
  nose(pen, colours.line);
  if (glasses) drawGlasses(pen, colours.line);
  drawMouth(pen, feeling, smile, colours.line, colours.teeth);
}

function cheeks(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.ellipse(side * 0.56, headY + 0.24, 0.2, 0.13, 0, 0, Math.PI * 2);
    pen.fill();
  }
}

function nose(pen: Pen, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 0.07;
  pen.beginPath();
  pen.moveTo(-0.06, headY + 0.2);
  pen.quadraticCurveTo(0.02, headY + 0.27, 0.1, headY + 0.2);
  pen.stroke();
}

function eye(pen: Pen, side: Side, joy: number, isShut: boolean): void {
  pen.beginPath();
  if (isShut) {
    pen.moveTo(side * 0.52, headY - 0.02);
    pen.quadraticCurveTo(side * 0.36, headY - 0.02 - 0.22 * joy, side * 0.2, headY - 0.02);
    pen.stroke();
  } else {
    pen.ellipse(side * 0.36, headY - 0.06, 0.105, 0.14, 0, 0, Math.PI * 2);
    pen.fill();
  }
}

function brow(pen: Pen, side: Side, mouth: number, smile: Smile): void {
  const lift = smile === 'shout' ? 0.1 : smile === 'wink' && side === -1 ? 0.12 : 0;
  pen.beginPath();
  pen.moveTo(side * 0.56, headY - 0.34 - lift - 0.08 * mouth);
  pen.quadraticCurveTo(
    side * 0.38,
    headY - 0.46 - lift - 0.1 * mouth,
    side * 0.2,
    headY - 0.34 - lift - 0.06 * mouth,
  );
  pen.stroke();
}

function drawBeard(pen: Pen, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(-0.88, headY + 0.05);
  pen.quadraticCurveTo(-0.78, headY + 0.42, -0.42, headY + 0.3);
  pen.quadraticCurveTo(0, headY + 0.12, 0.42, headY + 0.3);
  pen.quadraticCurveTo(0.78, headY + 0.42, 0.88, headY + 0.05);
  pen.bezierCurveTo(0.95, headY + 1.42, -0.95, headY + 1.42, -0.88, headY + 0.05);
  pen.fill();
}

function drawGlasses(pen: Pen, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 0.07;
  pen.beginPath();
  for (const side of [-1, 1]) {
    pen.moveTo(side * 0.36 + 0.27, headY - 0.04);
    pen.arc(side * 0.36, headY - 0.04, 0.27, 0, Math.PI * 2);
    pen.moveTo(side * 0.63, headY - 0.08);
    pen.lineTo(side * 0.88, headY - 0.12);
  }
  pen.moveTo(-0.09, headY - 0.06);
  pen.quadraticCurveTo(0, headY - 0.12, 0.09, headY - 0.06);
  pen.stroke();
  pen.lineWidth = 0.1;
}

function drawMouth(pen: Pen, { mouth, joy }: Feeling, smile: Smile, line: string, teeth: string): void {
  const top = headY + 0.36;
  pen.fillStyle = line;
  pen.strokeStyle = line;
  pen.beginPath();
  if (mouth < 0.08) {
    pen.moveTo(-0.26, top + 0.1);
    pen.quadraticCurveTo(0, top + 0.1 + 0.24 * (joy - 0.35), 0.26, top + 0.1);
    pen.stroke();
    return;
  }
  if (smile === 'shout') {
    pen.ellipse(0, top + 0.16, 0.22 + 0.06 * mouth, 0.1 + 0.24 * mouth, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = teeth;
    pen.beginPath();
    pen.ellipse(0, top + 0.1 - 0.16 * mouth, 0.18, 0.06, 0, 0, Math.PI * 2);
    pen.fill();
    return;
  }
  if (smile === 'grin') {
    const depth = 0.3 + 0.14 * mouth;
    pen.moveTo(-0.42, top - 0.04);
    pen.quadraticCurveTo(0, top + 0.04, 0.42, top - 0.04);
    pen.bezierCurveTo(0.36, top + depth, -0.36, top + depth, -0.42, top - 0.04);
    pen.fill();
    pen.fillStyle = teeth;
    pen.beginPath();
    pen.moveTo(-0.36, top);
    pen.quadraticCurveTo(0, top + 0.07, 0.36, top);
    pen.bezierCurveTo(0.3, top + depth * 0.7, -0.3, top + depth * 0.7, -0.36, top);
    pen.fill();
    return;
  }
  const tilt = smile === 'wink' ? 0.07 : 0;
  pen.moveTo(-0.36, top + tilt);
  pen.quadraticCurveTo(0, top - 0.08, 0.36, top - tilt);
  pen.bezierCurveTo(0.36, top + 0.7 * mouth, -0.36, top + 0.7 * mouth, -0.36, top + tilt);
  pen.fill();
  pen.fillStyle = teeth;
  pen.beginPath();
  pen.moveTo(-0.3, top + 0.02 + tilt);
  pen.quadraticCurveTo(0, top - 0.06, 0.3, top + 0.02 - tilt);
  pen.quadraticCurveTo(0, top + 0.2 * mouth, -0.3, top + 0.02 + tilt);
  pen.fill();
}
