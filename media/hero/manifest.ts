import type { Shape } from './framing.ts';

export type Loop = {
  width: number;
  height: number;
  /** Best first; bytes of each file. */
  sources: { src: string; type: string; width: number; height: number; bytes: number }[];
  poster: { avif: string; webp: string; width: number; height: number };
  /** Seconds. */
  duration: number;
  fps: number;
};

/** A still picture: addresses, and pixels. */
type Still = Loop['poster'];

/** Shown before the poster is there. */
const BLUR = '#0b1330';

function literal(value: unknown, indent: string): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const deeper = `${indent}  `;
  const rows = Array.isArray(value)
    ? value.map((entry) => `${deeper}${literal(entry, deeper)},`)
    : Object.entries(value).map(([key, entry]) => `${deeper}${key}: ${literal(entry, deeper)},`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${rows.join('\n')}\n${indent}${close}`;
}

/** The text of `media/manifest/hero.ts`. */
export function heroManifest(loops: Record<Shape, Loop>, backdrop: Still): string {
  return `/** Written by media/hero/draw.ts: draw again rather than edit. */\nexport const heroLoop = ${literal({ ...loops, backdrop, blur: BLUR }, '')} as const;\n`;
}
