/** Kinetic type: Anybody drawn from outlines, each letter with a width of its own. */
import { clamp, easeOut, lerp, ramp, settle } from './motion.ts';
import type { Pen } from './pen.ts';

export interface GlyphOutline {
  steps: string[];
  /** Coordinates at width 50, 100 and 150. */
  points: number[][];
  advances: number[];
}

export interface OutlineTable {
  unitsPerEm: number;
  capHeight: number;
  glyphs: Record<string, GlyphOutline>;
}

let table: OutlineTable = { unitsPerEm: 1000, capHeight: 700, glyphs: {} };
const paths = new Map<string, Path2D>();

export function setTypeface(outlines: OutlineTable): void {
  table = outlines;
}

function blend(values: readonly (number | undefined)[], width: number): number {
  const share = clamp((width - 50) / 50, 0, 2);
  return share < 1
    ? lerp(values[0] ?? 0, values[1] ?? 0, share)
    : lerp(values[1] ?? 0, values[2] ?? 0, share - 1);
}

/** The outline of one letter in font units, y upwards; width 50 to 150. */
function letterPath(letter: string, width: number): Path2D {
  const key = `${letter}${Math.round(width)}`;
  const known = paths.get(key);
  if (known) return known;
  const path = new Path2D();
  const glyph = table.glyphs[letter];
  let at = 0;
  const next = (): number => {
    const index = at++;
    return blend(glyph?.points.map((list) => list[index]) ?? [], width);
  };
  for (const step of glyph?.steps ?? []) {
    if (step === 'moveTo') path.moveTo(next(), next());
    else if (step === 'lineTo') path.lineTo(next(), next());
    else if (step === 'quadraticCurveTo') path.quadraticCurveTo(next(), next(), next(), next());
    else if (step === 'bezierCurveTo') path.bezierCurveTo(next(), next(), next(), next(), next(), next());
    else path.closePath();
  }
  paths.set(key, path);
  return path;
}

function advance(letter: string, width: number): number {
  return blend(table.glyphs[letter]?.advances ?? [], width);
}

interface LetterMove {
  dx?: number;
  dy?: number;
  turn?: number;
  scale?: number;
  alpha?: number;
}

interface Setting {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  fill: string;
  width?: number | ((index: number) => number);
  align?: 'start' | 'middle' | 'end';
  /** In ems. */
  tracking?: number;
  move?: (index: number) => LetterMove;
  outline?: number;
}

const defaultWidth = 118;
const defaultTracking = -0.012;

function widthAt(setting: Pick<Setting, 'width'>, index: number): number {
  const { width = defaultWidth } = setting;
  return typeof width === 'number' ? width : width(index);
}

/** The length of a line in pixels. */
export function measure(text: string, setting: Pick<Setting, 'size' | 'width' | 'tracking'>): number {
  const scale = setting.size / table.unitsPerEm;
  const gap = (setting.tracking ?? defaultTracking) * setting.size;
  return [...text].reduce(
    (sum, letter, index) => sum + advance(letter, widthAt(setting, index)) * scale + gap,
    -gap,
  );
}

export function write(pen: Pen, text: string, setting: Setting): void {
  const scale = setting.size / table.unitsPerEm;
  const gap = (setting.tracking ?? defaultTracking) * setting.size;
  const length = measure(text, setting);
  const shift = setting.align === 'middle' ? length / 2 : setting.align === 'end' ? length : 0;
  let x = setting.x - shift;
  [...text].forEach((letter, index) => {
    const width = widthAt(setting, index);
    const step = advance(letter, width) * scale;
    const { dx = 0, dy = 0, turn = 0, scale: grow = 1, alpha = 1 } = setting.move?.(index) ?? {};
    if (alpha > 0 && letter !== ' ') {
      pen.save();
      pen.globalAlpha *= alpha;
      pen.translate(x + step / 2 + dx, setting.y + dy);
      pen.rotate(turn);
      pen.scale(scale * grow, -scale * grow);
      pen.translate(-step / scale / 2, 0);
      if (setting.outline) {
        pen.strokeStyle = setting.fill;
        pen.lineWidth = setting.outline / scale;
        pen.lineJoin = 'round';
        pen.stroke(letterPath(letter, width));
      } else {
        pen.fillStyle = setting.fill;
        pen.fill(letterPath(letter, width));
      }
      pen.restore();
    }
    x += step + gap;
  });
}

interface Entrance extends Setting {
  /** Seconds since the line came in. */
  time: number;
  /** Seconds after which it leaves again. */
  leave?: number;
  /** Seconds between two letters. */
  stagger?: number;
}

/**
 * A line that rises out of its own baseline, letter after letter, stretching to its width as it
 * lands.
 */
export function rise(pen: Pen, text: string, entrance: Entrance): void {
  const { time, leave = Number.POSITIVE_INFINITY, stagger = 0.025, size, y } = entrance;
  if (time < 0 || time > leave + 0.5) return;
  const landed = (index: number): number => ramp(time, index * stagger, index * stagger + 0.55, settle);
  const gone = Number.isFinite(leave) ? ramp(time, leave, leave + 0.3, (share) => share ** 2) : 0;
  pen.save();
  pen.beginPath();
  pen.rect(-4000, y - size * 1.02, 8000, size * 1.27);
  pen.clip();
  write(pen, text, {
    ...entrance,
    width: (index) => lerp(56, widthAt(entrance, index), landed(index)),
    move: (index) => ({ dy: (1 - landed(index)) * size * 1.15 - gone * size * 1.3 }),
  });
  pen.restore();
}

/** A small line in Archivo. `weight` up to 800, `stretch` as CSS names it. */
export function label(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  size: number,
  fill: string,
  options: { weight?: number; align?: CanvasTextAlign; tracking?: number; face?: string } = {},
): void {
  pen.save();
  pen.font = `${options.weight ?? 600} ${size}px ${options.face ?? 'Archivo'}`;
  pen.textAlign = options.align ?? 'left';
  pen.letterSpacing = `${(options.tracking ?? 0) * size}px`;
  pen.fillStyle = fill;
  pen.fillText(text, x, y);
  pen.restore();
}

/** The thin rule and small capitals above a headline, as in a match programme. */
export function kicker(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  colour: string,
  time: number,
  leave = 60,
): void {
  const drawn = ramp(time, 0, 0.6, easeOut) * (1 - ramp(time, leave, leave + 0.3));
  if (drawn <= 0) return;
  pen.save();
  pen.globalAlpha *= drawn;
  pen.fillStyle = colour;
  pen.fillRect(x, y - 9, 64 * drawn, 4);
  label(pen, text.toUpperCase(), x + 84, y, 26, colour, { weight: 700, tracking: 0.09 });
  pen.restore();
}
