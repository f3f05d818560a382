/** Colours of the site, and the shades of them in the film. */
export {
  chalk,
  ember,
  gold,
  ink,
  mint,
  night,
  paper,
  pitchBlack as board,
  royal,
  royal2 as royalLit,
} from '../../../content/palette.ts';
export const muted = '#B9C2E6';

const mixed = new Map<string, string>();

/** The colour `share` of the way from one six-digit hex to another. */
export function mix(from: string, to: string, share: number): string {
  const step = Math.round(share * 64);
  const key = `${from}${to}${step}`;
  const known = mixed.get(key);
  if (known) return known;
  const channels = [1, 3, 5].map((start) => {
    const a = Number.parseInt(from.slice(start, start + 2), 16);
    const b = Number.parseInt(to.slice(start, start + 2), 16);
    return Math.round(a + ((b - a) * step) / 64)
      .toString(16)
      .padStart(2, '0');
  });
  const colour = `#${channels.join('')}`;
  mixed.set(key, colour);
  return colour;
}

/** A six-digit hex with an alpha from 0 to 1. */
export function clear(colour: string, alpha: number): string {
  return `${colour}${Math.round(Math.min(1, Math.max(0, alpha)) * 255)
    .toString(16)
    .padStart(2, '0')}`;
}
