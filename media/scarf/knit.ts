import sharp, { type Sharp } from 'sharp';
import * as palette from '../../content/palette.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** The four yarns of the house scarf. */
export const YARN = {
  chalk: channels(palette.chalk),
  royal: channels(palette.royal2),
  gold: channels(palette.gold),
  ink: [11, 16, 42],
} as const satisfies Record<string, Colour>;

function channels(colour: string): Colour {
  const channel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** A knitted cloth: `columns` × `rows` stitches, each `stitchWidth` × `stitchHeight` CSS px. */
export interface Cloth {
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly columns: number;
  readonly rows: number;
  readonly stitchWidth: number;
  readonly stitchHeight: number;
  /** Where the cloth's first column starts, CSS px. */
  readonly start: number;
  /** The cloth's top edge above the point `x`, CSS px. */
  readonly top: (x: number) => number;
  /** Light on the cloth: 1 is flat, `v` counts CSS px down from the top edge. */
  readonly light: (x: number, v: number) => number;
  readonly yarn: (column: number, row: number) => Colour;
  /** Wraps columns round, so that the picture tiles sideways. */
  readonly tiles?: boolean;
}

const SAMPLES = 2;
const LEAN = 0.5;

/**
 * @returns the height of a strand's surface (0 at its edge, 1 at its top) at a point of the cell,
 * -1 outside
 */
function strand(du: number, dv: number, side: number): number {
  const along = dv * Math.cos(LEAN) + side * du * Math.sin(LEAN);
  const across = side * du * Math.cos(LEAN) - dv * Math.sin(LEAN);
  const distance = (along / 0.92) ** 2 + (across / 0.335) ** 2;
  return distance >= 1 ? -1 : Math.sqrt(1 - distance);
}

interface Hit {
  depth: number;
  row: number;
  slope: number;
}

/**
 * The uppermost strand at `u`, `v` in stitch units. A V is two strands leaning towards its foot.
 */
function uppermost(u: number, v: number, rows: number): Hit {
  const cell = u - Math.floor(u);
  const hit: Hit = { depth: -1, row: 0, slope: 0 };
  const nearest = Math.floor(v);
  for (let row = nearest - 1; row <= nearest + 1; row++) {
    if (row < 0 || row >= rows) continue;
    const dv = (v - row - 0.5) * 0.86;
    for (const side of [-1, 1]) {
      const du = cell - (0.5 + side * 0.255);
      const height = strand(du, dv, -side);
      if (height < 0) continue;
      const depth = height + (row - nearest) * 0.12;
      if (depth > hit.depth) {
        hit.depth = depth;
        hit.row = row;
        hit.slope = dv * 0.5 + du * side * 0.35;
      }
    }
  }
  return hit;
}

/** Knits the cloth into an RGBA picture of `width × density` by `height × density` pixels. */
export async function knit(cloth: Cloth): Promise<Sharp> {
  const pixels = cloth.density * SAMPLES;
  const width = Math.round(cloth.width * pixels);
  const height = Math.round(cloth.height * pixels);
  const data = Buffer.alloc(width * height * 4);
  for (let px = 0; px < width; px++) {
    const x = (px + 0.5) / pixels;
    const u = (x - cloth.start) / cloth.stitchWidth;
    const column = cloth.tiles
      ? ((Math.floor(u) % cloth.columns) + cloth.columns) % cloth.columns
      : Math.floor(u);
    if (column < 0 || column >= cloth.columns) continue;
    const top = cloth.top(x);
    for (let py = 0; py < height; py++) {
      const down = (py + 0.5) / pixels - top;
      const v = down / cloth.stitchHeight;
      if (v < -1 || v > cloth.rows + 1) continue;
      const hit = uppermost(u, v, cloth.rows);
      const inside = v > 0.35 && v < cloth.rows - 0.35;
      if (hit.depth < 0 && !inside) continue;
      const row = Math.min(cloth.rows - 1, Math.max(0, hit.depth < 0 ? Math.floor(v) : hit.row));
      const relief = hit.depth < 0 ? 0.46 : 0.56 + 0.41 * hit.depth - hit.slope * 0.3;
      const light = Math.max(0, relief * cloth.light(x, down));
      const [red, green, blue] = cloth.yarn(column, row);
      const at = (py * width + px) * 4;
      const cool = Math.max(0, 1 - light) * 10;
      data[at] = Math.min(255, red * light);
      data[at + 1] = Math.min(255, green * light);
      data[at + 2] = Math.min(255, blue * light + cool);
      data[at + 3] = 255;
    }
  }
  const size = {
    width: Math.round(cloth.width * cloth.density),
    height: Math.round(cloth.height * cloth.density),
  };
  const fine = sharp(data, { raw: { width, height, channels: 4 } });
  return sharp(await fine.resize(size.width, size.height, { kernel: 'cubic' }).png().toBuffer());
}
