import { chalk, ink } from '../../content/palette.ts';

/** Minimum contrast of small text (WCAG AA). */
const minTextContrast = 4.5;

/** On wool the background of a letter is shaded by stitches, so it needs more contrast. */
const minWoolContrast = 6.2;

/**
 * Colours of a team's cover. `planes`: from light to dark. Text of the `ground` is readable on all
 * of them. `wool`: the club's colour, readable as lettering on a chalk scarf.
 */
type CoverColours = {
  planes: readonly [string, string, string];
  ground: 'night' | 'chalk';
  wool: string;
};

/**
 * @param colour a club's colour as `#RRGGBB`
 * @returns planes of the nearest colour that has a contrast of 4.5:1 to chalk or ink
 */
export function coverColours(colour: string): CoverColours {
  const text =
    contrast(colour, chalk) >= contrast(colour, ink) ||
    contrast(mix(colour, ink, 0.24), ink) < minTextContrast
      ? chalk
      : ink;
  const plane = text === chalk ? darken(colour, minTextContrast) : colour;
  return {
    planes: [plane, mix(plane, ink, 0.12), mix(plane, ink, 0.24)],
    ground: text === chalk ? 'night' : 'chalk',
    wool: darken(colour, minWoolContrast),
  };
}

/** Minimum difference, in one channel, of a stripe to a chalk scarf. White has 22, pale yellow 136. */
const minStripeDifference = 40;

/**
 * @param colours a club's two or three colours as `#RRGGBB`
 * @returns the last of them that is visible as a stripe on a chalk scarf
 */
export function stripeColour(colours: readonly string[]): string {
  const ground = channels(chalk);
  const isVisible = (colour: string) =>
    channels(colour).some((value, index) => Math.abs(value - (ground[index] ?? 0)) >= minStripeDifference);
  return colours.findLast(isVisible) ?? ink;
}

/** Minimum contrast between figure and ground of a crowd's cards. */
const minFigureContrast = 2.4;

/**
 * @param colours a club's two or three colours as `#RRGGBB`
 * @returns colours of the cards that a crowd holds up: ground, figure, edge
 */
export function cardColours(colours: readonly string[]): readonly [string, string, string] {
  const [ground = ink, ...others] = colours;
  const [figure = chalk, edge = figure] = others.toSorted(
    (a, b) => contrast(b, ground) - contrast(a, ground),
  );
  if (contrast(figure, ground) >= minFigureContrast) return [ground, figure, edge];
  return [ground, contrast(chalk, ground) > contrast(ink, ground) ? chalk : ink, figure];
}

/** @returns the lightest mixture of `colour` and ink that has this contrast to chalk */
function darken(colour: string, ratio: number): string {
  // At the last step the mixture is almost ink, which has enough contrast to chalk.
  for (let step = 0; step < 20; step += 1) {
    const mixture = mix(colour, ink, step / 20);
    if (contrast(mixture, chalk) >= ratio) return mixture;
  }
  return ink;
}

/** @returns WCAG's contrast ratio of two `#RRGGBB` colours, 1 to 21 */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function mix(colour: string, into: string, share: number): string {
  const target = channels(into);
  const parts = channels(colour).map((channel, index) =>
    Math.round(channel + ((target[index] ?? 0) - channel) * share),
  );
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
