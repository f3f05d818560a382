import { contrast, type Palette } from './palette.ts';

export const medallionKinds = ['disc', 'beads', 'enamel', 'bare'] as const;
export type MedallionKind = (typeof medallionKinds)[number];

/** The sport's glyph in the centre of a badge, on a disc or alone. */
export function medallion(
  kind: MedallionKind,
  [y, radius]: readonly [number, number],
  glyph: string,
  palette: Palette,
): string {
  const { metal, dark, second } = palette;
  if (kind === 'bare') {
    const keyline = `stroke="${dark}" stroke-width="4.4" stroke-linejoin="round" paint-order="stroke"`;
    return cast(glyph, y, radius * 1.62, metal.light, keyline);
  }
  const circle = (attributes: string, r = radius) => `<circle cx="200" cy="${y}" r="${r}" ${attributes}/>`;
  const light = kind === 'enamel' && contrast(second, dark) >= 5;
  const shadow = `<circle cx="200" cy="${y + 7}" r="${radius + 8}" opacity=".35"/>`;
  const disc = circle(`fill="${light ? second : dark}" stroke="${dark}" stroke-width="18"`);
  const ring =
    kind === 'beads'
      ? circle(
          `fill="none" stroke="${metal.mid}" stroke-width="10" stroke-linecap="round" stroke-dasharray="0 ${beadGap(radius)}"`,
        )
      : circle(`fill="none" stroke="${metal.mid}" stroke-width="9"`);
  return `${shadow}${disc}${ring}${cast(glyph, y, radius * 1.3, light ? dark : metal.light)}`;
}

/** @returns a gap that fits the circumference a whole number of times */
function beadGap(radius: number): string {
  const round = 2 * Math.PI * radius;
  return (round / Math.round(round / 15)).toFixed(2);
}

function cast(glyph: string, middle: number, size: number, fill: string, attributes = ''): string {
  const scale = size / 24;
  const at = `${Math.round(200 - size / 2)} ${Math.round(middle - size / 2)}`;
  return `<path transform="translate(${at})scale(${scale.toFixed(2)})" fill="${fill}" fill-rule="evenodd" ${attributes} d="${glyph}"/>`;
}
