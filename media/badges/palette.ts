import * as palette from '../../content/palette.ts';

interface Metal {
  light: string;
  mid: string;
  deep: string;
}

const metals = {
  gold: { light: '#FFE38A', mid: '#F0B32E', deep: '#8F5B0C' },
  champagne: { light: '#FFF0C9', mid: '#E3BF7C', deep: '#7E5A2B' },
  silver: { light: '#FFFFFF', mid: '#C3CBDC', deep: '#5F6A82' },
} as const satisfies Record<string, Metal>;

const ink = '#060A18';

/** Colours of a badge's enamel and metal, derived from the team's colours. */
export interface Palette {
  first: string;
  second: string;
  third: string;
  metal: Metal;
  /** Near black, tinted by the darkest colour: keylines, discs, ribbons. */
  dark: string;
}

export function paletteOf(colours: readonly string[]): Palette {
  const [first = palette.royal, second = palette.chalk, third = second] = colours;
  const darkest = [...colours].sort((a, b) => luminance(a) - luminance(b))[0] ?? first;
  return {
    first,
    second,
    third,
    metal: rimOf(colours),
    dark: mix(darkest, ink, luminance(darkest) < 0.02 ? 0.5 : 0.76),
  };
}

/** Gold for yellow teams, champagne for warm or green enamel, silver for cold or grey enamel. */
function rimOf(colours: readonly string[]): Metal {
  const tones = colours.map(tone);
  if (tones.some(({ hue, strength }) => strength > 0.4 && hue >= 38 && hue <= 60)) return metals.gold;
  const main = tones.find(({ strength }) => strength > 0.25);
  return main && (main.hue < 38 || main.hue > 300 || (main.hue > 60 && main.hue < 170))
    ? metals.champagne
    : metals.silver;
}

function channels(colour: string): [number, number, number] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as [
    number,
    number,
    number,
  ];
}

function tone(colour: string): { hue: number; strength: number } {
  const [red, green, blue] = channels(colour);
  const high = Math.max(red, green, blue);
  const span = high - Math.min(red, green, blue);
  if (span === 0) return { hue: 0, strength: 0 };
  const sector =
    high === red
      ? (green - blue) / span
      : high === green
        ? 2 + (blue - red) / span
        : 4 + (red - green) / span;
  return { hue: (sector * 60 + 360) % 360, strength: high < 40 ? 0 : span / high };
}

/** @param share of `other`, 0 to 1 */
export function mix(colour: string, other: string, share: number): string {
  const to = channels(other);
  return `#${channels(colour)
    .map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Relative luminance (WCAG 2). */
function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
