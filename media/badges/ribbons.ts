import type { Font } from 'fontkit';
import { openAlexandria, openAnybody, textPath } from '../brand/text-path.ts';
import { contrast, mix, type Palette } from './palette.ts';
import { relativePath } from './relative-path.ts';
import type { Silhouette } from './silhouettes.ts';

export const ribbonKinds = ['plate', 'fold', 'arc', 'bar'] as const;
export type RibbonKind = (typeof ribbonKinds)[number];

/** Colours of the name and its background. */
export interface Lettering {
  ground: string;
  text: string;
  edge: string;
}

/**
 * Dark cloth with metal letters, polished metal with engraved letters, or cloth in the team's
 * second colour.
 */
export function letteringOf(palette: Palette, choice: number): Lettering {
  const { metal, dark, second } = palette;
  if (choice === 1) return { ground: mix(metal.mid, metal.light, 0.55), text: dark, edge: dark };
  if (choice === 2) {
    const text = contrast(second, dark) >= 6 ? dark : metal.light;
    const ground = text === dark ? second : mix(second, '#060A18', 0.35);
    if (contrast(ground, text) >= 6) return { ground, text, edge: text === dark ? dark : metal.mid };
  }
  return { ground: dark, text: metal.light, edge: metal.mid };
}

/** Extra height of a ribbon for Arabic, whose letters reach above and below the line. */
const arabicRoom = 18;
/** Space for a name. Only Arabic letters are limited by the height. */
type Room = readonly [width: number, height: number];
export const bandRoom: Room = [200, 58];
export const ribbonRoom = ({ ribbon: [, half] }: Silhouette): Room => [half * 2 - 52, 70];
const letterSize = 42;

const isArabic = (name: string): boolean => /\p{Script=Arabic}/u.test(name);

/** Bottom of the head band for a name, if the outline has room for one. */
export function headOf({ head }: Silhouette, name: string): number | undefined {
  return head && (isArabic(name) ? head + arabicRoom / 2 : head);
}

/**
 * The name in a band at the top of the enamel, above a metal line. Drawn inside the badge's
 * outline.
 */
export function headBand(
  bottom: number,
  name: string,
  fonts: Fonts,
  { ground, text }: Lettering,
  wall: string,
): string {
  const d = lettered(name, fonts, bandRoom, 52 + (bottom - 52) / 2);
  return `<path fill="${ground}" stroke="${wall}" stroke-width="7" d="M-9-9H409V${bottom}H-9Z"/><path fill="${text}" d="${d}"/>`;
}

/** The name on a ribbon across the badge, with two shadows. */
export function ribbon(
  kind: RibbonKind,
  shape: Silhouette,
  name: string,
  fonts: Fonts,
  { ground, text, edge }: Lettering,
): string {
  const [middle, half] = shape.ribbon;
  const more = isArabic(name) ? arabicRoom / 2 : 0;
  const centre = middle + more / 2;
  const { band, tails, lift, bend } = bands[kind](half, centre, more);
  const d = lettered(name, fonts, ribbonRoom(shape), centre - lift, bend);
  const behind = tails ? `<path fill="${mix(ground, '#000000', 0.45)}" d="${tails}"/>` : '';
  return `<g stroke="${edge}" stroke-width="6" stroke-linejoin="round">${behind}<path opacity=".4" fill="#000" stroke="#000" transform="translate(0 9)" d="${band}"/><path fill="${ground}" d="${band}"/></g><path fill="${text}" d="${d}"/>`;
}

function lettered(
  name: string,
  fonts: Fonts,
  room: Room,
  middle: number,
  bend?: (x: number) => number,
): string {
  if (isArabic(name)) return arabic(name, fonts.arabic, room, middle, bend);
  const letters = name.length > 3 ? fonts.narrow : fonts.wide;
  const full = textPath(letters, name, [0, 0], { size: letterSize, tracking: 3 }).width;
  const size = Math.min(letterSize, (letterSize * room[0]) / full);
  const { width } = textPath(letters, name, [0, 0], { size, tracking: 3 });
  const start = [200 - width / 2, middle + size / 2] as const;
  return textPath(letters, name, start, { size, tracking: 3, digits: 0, ...(bend ? { bend } : {}) }).d;
}

/** Size of an Arabic name's letters, as large as fits. */
export function arabicSize(name: string, font: Font, [room, height]: Room): number {
  const { width, top, bottom } = textPath(font, name, [0, 0], { size: letterSize });
  return letterSize * Math.min(1.1, room / width, height / (bottom - top));
}

function arabic(name: string, font: Font, room: Room, middle: number, bend?: (x: number) => number): string {
  const size = arabicSize(name, font, room);
  const { width, top, bottom } = textPath(font, name, [0, 0], { size });
  const start = [200 - width / 2, middle - (top + bottom) / 2] as const;
  return relativePath(textPath(font, name, start, { size, digits: 0, ...(bend ? { bend } : {}) }).d);
}

export interface Fonts {
  wide: Font;
  narrow: Font;
  arabic: Font;
}

/** Fonts of the names on badges. */
export async function openBadgeFonts(): Promise<Fonts> {
  return {
    wide: await openAnybody(900, 122),
    narrow: await openAnybody(900, 92),
    arabic: await openAlexandria(800),
  };
}

interface Band {
  band: string;
  tails: string;
  /** How far the letters sit above the ribbon's middle. */
  lift: number;
  bend?: (x: number) => number;
}

/** `more`: how much higher a ribbon is on each side. */
const bands: Record<RibbonKind, (half: number, y: number, more: number) => Band> = {
  plate: (half, y, more) => ({
    band: `M${200 - half - 8} ${y - 36 - more}H${208 + half}L${200 + half - 6} ${y + 36 + more}H${206 - half}Z`,
    tails: '',
    lift: 0,
  }),
  fold: (half, y, more) => ({
    band: `M${200 - half} ${y - 34 - more}H${200 + half}V${y + 34 + more}H${200 - half}Z`,
    tails: `M${200 - half + 26} ${y - 14}H${200 - half - 34}L${200 - half - 14} ${y + 20}L${200 - half - 34} ${y + 54}H${200 - half + 26}ZM${174 + half} ${y - 14}H${234 + half}L${214 + half} ${y + 20}L${234 + half} ${y + 54}H${174 + half}Z`,
    lift: 0,
  }),
  arc: (half, y, more) => ({
    band: `M${196 - half} ${y - 24 - more}Q200 ${y - 54 - more} ${204 + half} ${y - 24 - more}L${194 + half} ${y + 42 + more}Q200 ${y + 20 + more} ${206 - half} ${y + 42 + more}Z`,
    tails: '',
    lift: 4,
    bend: (x) => 14 * ((x - 200) / half) ** 2,
  }),
  bar: (half, y, more) => ({
    band: `M${200 - half + 10} ${y - 34 - more}H${190 + half}L${210 + half} ${y}L${190 + half} ${y + 34 + more}H${210 - half}L${190 - half} ${y}Z`,
    tails: '',
    lift: 0,
  }),
};
