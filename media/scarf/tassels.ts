import sharp, { type Sharp } from 'sharp';
import { randomFrom } from '../studio/random.ts';

interface Tassels {
  readonly width: number;
  readonly height: number;
}

const count = 4;
const strands = 6;

/**
 * Tassels of twisted yarn in greys. They hang to the right of a cloth, whose edge they overlap.
 * Strands that cross the lower edge continue at the upper edge, so that the picture tiles downwards.
 */
export function tassels({ width, height }: Tassels): Sharp {
  const random = randomFrom(23);
  const pitch = height / count;
  const middles = Array.from({ length: count }, (_, index) => pitch * (index + 0.5));
  const threads = middles.flatMap((middle) => Array.from({ length: strands }, () => strand(middle)));
  const knots = middles.map((middle) => knot(middle, pitch));
  const drawn = [...threads, ...knots].join('');
  const copies = [-height, 0, height].map((y) => `<g transform="translate(0 ${y})">${drawn}</g>`);
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">${copies.join('')}</svg>`,
    ),
  );

  /** From the cloth through the knot to a loose end. */
  function strand(middle: number): string {
    const root = middle + (random() - 0.5) * 7;
    const end = middle + (random() - 0.5) * 12;
    const reach = width * (0.78 + random() * 0.18);
    const curl = (random() - 0.5) * 7;
    const tone = Math.round(112 + random() * 44);
    const d = `M-3 ${root}C4 ${root} 6 ${middle} 10 ${middle}C${reach * 0.45} ${middle + curl} ${reach * 0.7} ${end - curl} ${reach} ${end}`;
    const line = `<path d="${d}" fill="none" stroke-linecap="round"`;
    return `${line} stroke="#161616" stroke-opacity=".6" stroke-width="4"/>
      ${line} stroke="rgb(${tone} ${tone} ${tone})" stroke-width="2.9"/>
      ${line} stroke="#181818" stroke-opacity=".3" stroke-width="2.9" stroke-dasharray="1.1 2.2"/>
      ${line} stroke="#fff" stroke-opacity=".3" stroke-width=".8" transform="translate(0 -.6)"/>`;
  }
}

/** Yarn that is wound three times around the strands. */
function knot(middle: number, pitch: number): string {
  const half = pitch * 0.33;
  return [9, 11.4, 13.8]
    .map(
      (x) =>
        `<path d="M${x} ${middle - half}q1.6 ${half} 0 ${half * 2}" fill="none" stroke="#161616" stroke-opacity=".7" stroke-width="3.4" stroke-linecap="round"/>
        <path d="M${x} ${middle - half}q1.6 ${half} 0 ${half * 2}" fill="none" stroke="#969696" stroke-width="2.2" stroke-linecap="round"/>`,
    )
    .join('');
}
