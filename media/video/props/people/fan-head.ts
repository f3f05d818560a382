/** Heads, in units of the head's radius with the neck's foot at 0,0 and y downwards. */
import type { Pen } from '../../stage/pen.ts';
import type { Hair } from './fan-looks.ts';

export const headY = -1.42;

function oval(path: Path2D, x: number, y: number, rx: number, ry: number): void {
  path.moveTo(x + rx, y);
  path.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
}

export const face = new Path2D();
oval(face, 0, headY, 0.88, 1.06);
face.moveTo(0.42, headY + 0.6);
face.lineTo(0.5, 0.02);
face.quadraticCurveTo(0, 0.3, -0.5, 0.02);
face.lineTo(-0.42, headY + 0.6);
face.closePath();

export const ears = new Path2D();
oval(ears, -0.9, headY + 0.1, 0.17, 0.26);
oval(ears, 0.9, headY + 0.1, 0.17, 0.26);

function curls(behind: boolean): Path2D {
  const path = new Path2D();
  const lumps = 11;
  for (let lump = 0; lump < lumps; lump += 1) {
    const turn = Math.PI * (0.97 + (lump / (lumps - 1)) * 1.06);
    const size = 0.34 + 0.05 * Math.sin(lump * 2.3);
    oval(path, Math.cos(turn) * 0.98, headY - 0.22 + Math.sin(turn) * 0.98, size, size);
  }
  oval(path, 0, headY - 0.74, 0.95, 0.5);
  if (behind) oval(path, 0, headY + 0.05, 0.98, 0.95);
  return path;
}

function cap(behind: boolean): Path2D {
  const path = new Path2D();
  path.moveTo(-0.97, headY - (behind ? -0.1 : 0.25));
  path.bezierCurveTo(-1.05, headY - 1.5, 1.05, headY - 1.5, 0.97, headY - (behind ? -0.1 : 0.25));
  path.quadraticCurveTo(0, headY - (behind ? -0.25 : 0.55), -0.97, headY - (behind ? -0.1 : 0.25));
  path.closePath();
  if (!behind) {
    path.moveTo(-0.85, headY - 0.42);
    path.quadraticCurveTo(0, headY - 0.95, 0.85, headY - 0.42);
    path.quadraticCurveTo(1.3, headY - 0.02, 0.9, headY - 0.06);
    path.quadraticCurveTo(0, headY - 0.5, -0.9, headY - 0.06);
    path.quadraticCurveTo(-1.3, headY - 0.02, -0.85, headY - 0.42);
  }
  return path;
}

function veil(behind: boolean): Path2D {
  const path = new Path2D();
  path.moveTo(0, headY - 1.22);
  path.bezierCurveTo(1.35, headY - 1.2, 1.15, headY + 0.6, 1.1, headY + 1.1);
  path.quadraticCurveTo(1.25, 0.35, 1.7, 0.75);
  path.quadraticCurveTo(0, 1.35, -1.7, 0.75);
  path.quadraticCurveTo(-1.25, 0.35, -1.1, headY + 1.1);
  path.bezierCurveTo(-1.15, headY + 0.6, -1.35, headY - 1.2, 0, headY - 1.22);
  path.closePath();
  if (!behind) {
    path.moveTo(0.7, headY + 0.05);
    path.ellipse(0, headY + 0.05, 0.7, 0.86, 0, 0, Math.PI * 2, true);
  }
  return path;
}

function ghutra(behind: boolean): Path2D {
  const path = new Path2D();
  path.moveTo(0, headY - 1.2);
  path.bezierCurveTo(1.2, headY - 1.2, 1.12, headY - 0.2, 1.25, headY + 0.5);
  path.quadraticCurveTo(1.35, 0.2, 1.75, 1.3);
  path.lineTo(behind ? 0 : 0.72, behind ? 2.1 : 0.95);
  if (!behind) {
    path.quadraticCurveTo(0.95, headY + 0.4, 0.78, headY - 0.3);
    path.quadraticCurveTo(0, headY - 0.85, -0.78, headY - 0.3);
    path.quadraticCurveTo(-0.95, headY + 0.4, -0.72, 0.95);
  }
  path.lineTo(-1.75, 1.3);
  path.quadraticCurveTo(-1.35, 0.2, -1.25, headY + 0.5);
  path.bezierCurveTo(-1.12, headY - 0.2, -1.2, headY - 1.2, 0, headY - 1.2);
  path.closePath();
  return path;
}

function bobble(behind: boolean): Path2D {
  const path = new Path2D();
  const brow = headY + (behind ? 0.25 : -0.32);
  path.moveTo(-1.02, brow);
  path.bezierCurveTo(-1.1, headY - 1.45, 1.1, headY - 1.45, 1.02, brow);
  path.quadraticCurveTo(0, brow - 0.16, -1.02, brow);
  path.closePath();
  for (let lump = 0; lump < 8; lump += 1) {
    const turn = (lump / 8) * Math.PI * 2;
    oval(path, Math.cos(turn) * 0.2, headY - 1.42 + Math.sin(turn) * 0.2, 0.2, 0.2);
  }
  return path;
}

function long(behind: boolean): Path2D {
  const path = new Path2D();
  path.moveTo(0, headY - 1.2);
  path.bezierCurveTo(1.3, headY - 1.25, 1.05, headY + 0.4, 1.28, 1);
  path.quadraticCurveTo(behind ? 0 : 1, 1.5, behind ? 0 : 0.72, behind ? 1.45 : 0.6);
  if (!behind) {
    path.quadraticCurveTo(0.95, headY + 0.1, 0.62, headY - 0.5);
    path.quadraticCurveTo(0.1, headY - 0.62, -0.35, headY - 0.78);
    path.quadraticCurveTo(-0.95, headY - 0.1, -0.72, 0.6);
    path.quadraticCurveTo(-1, 1.5, -1.28, 1);
  } else path.quadraticCurveTo(0, 1.5, -1.28, 1);
  path.bezierCurveTo(-1.05, headY + 0.4, -1.3, headY - 1.25, 0, headY - 1.2);
  path.closePath();
  return path;
}

function short(behind: boolean): Path2D {
  const path = new Path2D();
  path.moveTo(-0.93, headY + 0.1);
  path.bezierCurveTo(-1.15, headY - 1.45, 1.15, headY - 1.45, 0.93, headY + 0.1);
  if (behind) path.quadraticCurveTo(0.8, headY + 0.9, 0, headY + 0.92);
  else path.lineTo(0.78, headY - 0.35);
  if (behind) path.quadraticCurveTo(-0.8, headY + 0.9, -0.93, headY + 0.1);
  else path.quadraticCurveTo(0, headY - 0.85, -0.78, headY - 0.35);
  path.closePath();
  return path;
}

function turban(behind: boolean): Path2D {
  const path = new Path2D();
  const brow = headY - (behind ? 0.1 : 0.42);
  path.moveTo(-1.06, brow + 0.2);
  path.bezierCurveTo(-1.35, headY - 1.75, 1.35, headY - 1.75, 1.06, brow + 0.2);
  path.quadraticCurveTo(0.6, brow - (behind ? 0 : 0.12), 0, brow - (behind ? -0.3 : 0.34));
  path.quadraticCurveTo(-0.6, brow - (behind ? 0 : 0.12), -1.06, brow + 0.2);
  path.closePath();
  return path;
}

function bun(behind: boolean): Path2D {
  const path = short(behind);
  oval(path, 0, headY - 1.28, 0.42, 0.38);
  return path;
}

/** Only a shadow of hair above the ears. */
function bald(behind: boolean): Path2D {
  const path = new Path2D();
  if (behind) {
    path.moveTo(-0.9, headY + 0.1);
    path.quadraticCurveTo(0, headY - 0.3, 0.9, headY + 0.1);
    path.quadraticCurveTo(0.8, headY + 0.9, 0, headY + 0.92);
    path.quadraticCurveTo(-0.8, headY + 0.9, -0.9, headY + 0.1);
  } else for (const side of [-1, 1]) oval(path, side * 0.87, headY - 0.22, 0.1, 0.3);
  return path;
}

const styles: Record<Hair, (behind: boolean) => Path2D> = {
  curls,
  cap,
  veil,
  ghutra,
  bobble,
  long,
  short,
  turban,
  bun,
  bald,
};
const drawn = new Map<string, Path2D>();

export function hairPath(hair: Hair, behind: boolean): Path2D {
  const key = `${hair}${behind}`;
  const known = drawn.get(key);
  if (known) return known;
  const path = styles[hair](behind);
  drawn.set(key, path);
  return path;
}

/** Trims that sit on the hair: the cord of the ghutra, the turn-up of the bobble hat. */
export function trim(pen: Pen, hair: Hair, behind: boolean, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineCap = 'round';
  pen.beginPath();
  if (hair === 'ghutra') {
    pen.lineWidth = 0.17;
    for (const rise of [0, 0.22]) {
      pen.moveTo(-1, headY - 0.48 - rise);
      pen.quadraticCurveTo(0, headY - (behind ? 0.2 : 0.98) - rise, 1, headY - 0.48 - rise);
    }
  }
  if (hair === 'turban') {
    pen.lineWidth = 0.06;
    for (const fold of behind ? [0.2, 0.55, 0.9] : [0.62, 0.86, 1.1]) {
      pen.moveTo(-1.02, headY - fold + 0.3);
      pen.quadraticCurveTo(-0.2, headY - fold - 0.3, 0.9, headY - fold - 0.12);
    }
  }
  if (hair === 'bobble') {
    const brow = headY + (behind ? 0.12 : -0.46);
    pen.lineWidth = 0.36;
    pen.moveTo(-0.92, brow);
    pen.quadraticCurveTo(0, brow - 0.2, 0.92, brow);
  }
  pen.stroke();
}
