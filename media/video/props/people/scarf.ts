/** A knitted scarf as a ribbon along any line: round a neck, between two fists, in the wind. */
import { clamp } from '../../stage/motion.ts';
import { mix, night } from '../../stage/palette.ts';
import type { Pen } from '../../stage/pen.ts';

export type Point = readonly [number, number];
export type Yarns = readonly [string, string, string];

/** The yarn at a share of the scarf's length: plain ground, bars near both ends. */
function yarnAt(share: number, yarns: Yarns): string {
  const fromEnd = Math.min(share, 1 - share);
  const [ground, first, second] = yarns;
  if (fromEnd > 0.03 && fromEnd < 0.075) return first;
  if (fromEnd > 0.095 && fromEnd < 0.115) return second;
  if (fromEnd > 0.135 && fromEnd < 0.18) return first;
  return ground;
}

interface Cut {
  x: number;
  y: number;
  nx: number;
  ny: number;
}

function cuts(line: readonly Point[]): Cut[] {
  return line.map(([x, y], index) => {
    const [ax, ay] = line[Math.max(0, index - 1)] ?? [x, y];
    const [bx, by] = line[Math.min(line.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return { x, y, nx: -(by - ay) / length, ny: (bx - ax) / length };
  });
}

interface RibbonStyle {
  breadth: number;
  yarns: Yarns;
  /** How much night lies over it, 0 to 1. */
  shade?: number;
  fringe?: boolean;
  /** Stitches are drawn from this breadth in pixels upwards; give the pen's scale to decide. */
  scale?: number;
  /** The visible part of the scarf's length. */
  from?: number;
  to?: number;
}

export function ribbon(pen: Pen, line: readonly Point[], style: RibbonStyle): void {
  const { breadth, yarns, shade = 0, fringe = true, scale = 1, from = 0, to = 1 } = style;
  const list = cuts(line);
  const half = breadth / 2;
  const dim = (colour: string, more: number): string => mix(colour, night, clamp(shade + more, 0, 1));
  for (let index = 0; index < list.length - 1; index += 1) {
    const a = list[index];
    const b = list[index + 1];
    if (!a || !b) continue;
    const share = from + ((index + 0.5) / (list.length - 1)) * (to - from);
    const slope = clamp((b.y - a.y) / (Math.abs(b.x - a.x) + Math.abs(b.y - a.y) + 0.001), -1, 1);
    pen.fillStyle = dim(yarnAt(share, yarns), Math.max(0, slope) * 0.16);
    pen.beginPath();
    const lap = 1.06;
    pen.moveTo(a.x + a.nx * half, a.y + a.ny * half);
    pen.lineTo(a.x + (b.x - a.x) * lap + b.nx * half, a.y + (b.y - a.y) * lap + b.ny * half);
    pen.lineTo(a.x + (b.x - a.x) * lap - b.nx * half, a.y + (b.y - a.y) * lap - b.ny * half);
    pen.lineTo(a.x - a.nx * half, a.y - a.ny * half);
    pen.fill();
  }
  if (breadth * scale > 26) stitches(pen, list, half, dim(yarns[0], 0.42), scale);
  if (fringe) {
    tassels(pen, list[0], list[1], half, dim(yarns[0], 0), dim(yarns[2], 0), scale);
    tassels(pen, list.at(-1), list.at(-2), half, dim(yarns[0], 0), dim(yarns[2], 0), scale);
  }
}

function stitches(pen: Pen, list: readonly Cut[], half: number, colour: string, scale: number): void {
  const rows = Math.max(3, Math.round((half * 2 * scale) / 11));
  const step = (half * 2) / rows;
  const at = ({ x, y, nx, ny }: Cut, across: number): [number, number] => [x + nx * across, y + ny * across];
  pen.strokeStyle = colour;
  pen.globalAlpha *= 0.4;
  pen.lineWidth = 1.7 / scale;
  pen.lineJoin = 'round';
  pen.beginPath();
  // A stitch is a V that lies along the scarf.
  for (let row = 0; row < rows; row += 1) {
    const across = row * step - half;
    for (const [index, cut] of list.entries()) {
      const next = list[index + 1];
      if (!next) break;
      pen.moveTo(...at(cut, across));
      pen.lineTo(...at(next, across + step / 2));
      pen.lineTo(...at(cut, across + step));
    }
  }
  pen.stroke();
  pen.globalAlpha /= 0.4;
}

function tassels(
  pen: Pen,
  end: Cut | undefined,
  before: Cut | undefined,
  half: number,
  first: string,
  second: string,
  scale: number,
): void {
  if (!end || !before) return;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const dx = (end.x - before.x) / length;
  const dy = (end.y - before.y) / length;
  const count = Math.min(56, Math.max(7, Math.round((half * 2 * scale) / 24)));
  pen.lineCap = 'round';
  pen.lineWidth = Math.max((half * 2) / count / 1.6, 1 / scale);
  for (let strand = 0; strand < count; strand += 1) {
    const across = ((strand + 0.5) / count) * 2 * half - half;
    const reach = Math.min(half, 130 / scale) * (0.75 + 0.18 * Math.sin(strand * 2.1));
    pen.strokeStyle = strand % 2 ? second : first;
    pen.beginPath();
    pen.moveTo(end.x + end.nx * across - dx * 0.05, end.y + end.ny * across - dy * 0.05);
    pen.lineTo(
      end.x + end.nx * across * 1.03 + dx * reach,
      end.y + end.ny * across * 1.03 + dy * reach + Math.min(half, 60 / scale) * 0.12,
    );
    pen.stroke();
  }
}

/** Points of a scarf that hangs between two fists. */
export function slung(from: Point, to: Point, sag: number, time = 0, sway = 0, count = 36): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const drop = 4 * share * (1 - share) * sag;
    const wave = Math.sin(share * 9 + time * 6) * sway * (0.3 + share * (1 - share) * 3);
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share + drop + wave] as const;
  });
}

/** Points of a scarf that streams from one fist; `heading` in radians. */
export function streaming(from: Point, heading: number, length: number, time: number, wild = 1): Point[] {
  return Array.from({ length: 30 }, (_, index) => {
    const share = index / 29;
    const wave = Math.sin(share * 7 - time * 11) * share * length * 0.13 * wild;
    const along = share * length;
    return [
      from[0] + Math.cos(heading) * along - Math.sin(heading) * wave,
      from[1] + Math.sin(heading) * along + Math.cos(heading) * wave + share * share * length * 0.06,
    ] as const;
  });
}
