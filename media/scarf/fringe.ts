import { randomFrom } from '../studio/random.ts';

interface Fringe {
  /** The cloth's edge: fringe hangs out from `x` between `top` and `bottom`. */
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly length: number;
  readonly colours: readonly string[];
  readonly thickness: number;
  /** How far the ends fall below their roots. */
  readonly fall: number;
  readonly seed: number;
}

/**
 * Twisted threads that leave the cloth to the left, each a little different in length, fall and
 * curl.
 */
export function fringe({ x, top, bottom, length, colours, thickness, fall, seed }: Fringe): string {
  const random = randomFrom(seed);
  const gap = thickness * 1.12;
  const count = Math.floor((bottom - top) / gap);
  const threads = Array.from({ length: count }, (_, index) => {
    const y = top + gap * (index + 0.5);
    const reach = length * (0.72 + random() * 0.28);
    const drop = fall * (0.55 + random() * 0.9) + Math.sin(index * 0.8) * fall * 0.3;
    const curl = (random() - 0.5) * thickness * 3;
    const d = `M${x + 5} ${y}C${x - reach * 0.35} ${y + curl * 0.5} ${x - reach * 0.7} ${y + drop * 0.35 + curl} ${x - reach} ${y + drop}`;
    return { d, colour: colours[Math.floor(random() * colours.length * 0.999)] ?? '#fff', layer: random() };
  });
  threads.sort((one, other) => one.layer - other.layer);
  return threads
    .map(({ d, colour }) => {
      const line = `fill="none" stroke-linecap="round"`;
      return `<path d="${d}" ${line} stroke="#0A1033" stroke-opacity=".55" stroke-width="${thickness + 1.2}"/>
        <path d="${d}" ${line} stroke="${colour}" stroke-width="${thickness * 0.86}"/>
        <path d="${d}" ${line} stroke="#0A1033" stroke-opacity=".26" stroke-width="${thickness * 0.86}" stroke-dasharray="${thickness * 0.3} ${thickness * 0.62}"/>
        <path d="${d}" ${line} stroke="#fff" stroke-opacity=".22" stroke-width="${thickness * 0.24}" transform="translate(0 ${-thickness * 0.2})"/>`;
    })
    .join('');
}
