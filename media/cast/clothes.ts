import type { Sleeve } from './limbs.ts';
import { CHALK, figure, flat, INK, line, type Paint, shape } from './paint.ts';

/** Clothes of the upper body. `hem` is the y of the torso's lower edge. */
export interface Clothes {
  readonly sleeve: Sleeve;
  readonly torso: (paint: Paint, skin: string, hem: number) => string;
  /** A robe reaches the feet. */
  readonly robe?: string;
}

const outline = (hem: number) =>
  `M-20 50C-26 66-50 72-69 81C-86 90-93 108-92 140L-82 216L-86 ${hem}H86L82 216L92 140C93 108 86 90 69 81C50 72 26 66 20 50Z`;
const soft = (paint: Paint, d: string, opacity = 0.32, width = 2.4) => line(paint(INK), d, width, opacity);
/** Shade on the side away from the lights. */
const shade = (hem: number) =>
  `<path fill="#0A0B2E" fill-opacity=".2" stroke="none" d="M62 79C80 90 92 106 92 140L82 216L86 ${hem}H52C60 260 66 150 62 79Z"/>`;
const folds = (paint: Paint) => soft(paint, 'M-64 150C-58 176-60 200-70 224M66 150C58 180 58 200 66 226');

const crew = (paint: Paint, colour: string) => line(paint(colour), 'M-23 58C-12 80 12 80 23 58', 7);

export const footballShirt = (cloth: string, trim: string, stripes?: string): Clothes => ({
  sleeve: { cloth, length: 'short', cuff: trim },
  torso: (paint, _skin, hem) =>
    shape(paint(cloth), outline(hem)) +
    (stripes
      ? flat(paint(stripes), `M-62 77L-40 70V${hem}H-62ZM-16 69H6V${hem}H-16ZM30 69L52 74V${hem}H30Z`)
      : '') +
    shade(hem) +
    folds(paint) +
    line(paint(trim), 'M-23 57L0 84L23 57', 7) +
    flat(paint(trim), 'M34 112H54V128C54 136 44 141 44 141C44 141 34 136 34 128Z'),
});

export const hoops = (one: string, two: string): Clothes => ({
  sleeve: { cloth: one, length: 'long', cuff: two },
  torso: (paint, _skin, hem) => {
    const bands = [104, 176, 248, 320, 392].filter((y) => y < hem);
    const half = (y: number) => (y < 140 ? 92 : Math.max(82, 92 - (y - 140) / 7.6));
    const band = (y: number) => {
      const foot = Math.min(hem, y + 36);
      const [top, low] = [half(y), half(foot)].map(figure);
      return `M-${top} ${y}C-50 ${y + 6} 50 ${y + 6} ${top} ${y}L${low} ${foot}C50 ${foot + 6}-50 ${foot + 6}-${low} ${foot}Z`;
    };
    return (
      shape(paint(one), outline(hem)) +
      flat(paint(two), bands.map(band).join('')) +
      shade(hem) +
      shape(paint(CHALK), 'M-24 54L0 88L24 54L30 68L8 104L0 92L-8 104L-30 68Z') +
      soft(paint, 'M0 92V124')
    );
  },
});

export const cricketJumper = (first: string, second: string): Clothes => ({
  sleeve: { cloth: '#EFE6CF', length: 'long', cuff: first },
  torso: (paint, _skin, hem) =>
    shape(paint('#EFE6CF'), outline(hem)) +
    flat(paint(CHALK), 'M-22 52L0 126L22 52L8 66H-8Z') +
    line(paint(first), 'M-28 60L0 138L28 60', 8) +
    line(paint(second), 'M-38 64L0 154L38 64', 4) +
    soft(
      paint,
      `M-58 110V${hem}M-46 130V${hem}M46 130V${hem}M58 110V${hem}M-58 130L-46 146M-46 146L-58 162M-58 178L-46 194M-46 210L-58 226M46 130L58 146M58 162L46 178M46 194L58 210`,
      0.2,
      3,
    ) +
    shade(hem) +
    shape(paint(CHALK), 'M-24 53L-9 82L-28 86L-34 66ZM24 53L9 82L28 86L34 66Z'),
});

export const vest = (cloth: string, trim: string, number: string): Clothes => ({
  sleeve: { cloth, length: 'none' },
  torso: (paint, skin, hem) =>
    shape(paint(skin), outline(180)) +
    shape(
      paint(cloth),
      `M-52 73L-30 66C-26 112 26 112 30 66L52 73C54 120 64 140 91 150L82 216L86 ${hem}H-86L-82 216L-91 150C-64 140-54 120-52 73Z`,
    ) +
    line(
      paint(trim),
      'M-30 66C-26 112 26 112 30 66M-52 73C-54 120-64 140-93 150M52 73C54 120 64 140 93 150',
      5,
    ) +
    shade(hem) +
    `<path d="${number}" fill="none" stroke="${paint(trim)}" stroke-width="11" stroke-linejoin="miter" stroke-linecap="butt"/>`,
});

export const racingJacket = (cloth: string, yoke: string, strip: string): Clothes => ({
  sleeve: { cloth, length: 'long', cuff: yoke },
  torso: (paint, _skin, hem) =>
    shape(paint(cloth), outline(hem)) +
    flat(
      paint(yoke),
      'M-24 58L-30 69C-52 74-74 80-88 98L-92 118C-60 104-40 108-4 130V80ZM24 58L30 69C52 74 74 80 88 98L92 118C60 104 40 108 4 130V80Z',
    ) +
    flat(paint(strip), 'M34 150h12v12h-12zM58 150h12v12H58zM46 162h12v12H46zM70 162h12v12H70z') +
    shade(hem) +
    line(paint(CHALK), `M0 78V${hem}`, 3.4) +
    shape(
      paint(cloth),
      'M-26 46C-34 60-30 70-24 80L-2 88L-4 70C-14 64-20 56-26 46ZM26 46C34 60 30 70 24 80L2 88L4 70C14 64 20 56 26 46Z',
    ),
});

export const jacket = (cloth: string, trim: string): Clothes => ({
  sleeve: { cloth, length: 'long', cuff: trim },
  torso: (paint, _skin, hem) =>
    shape(paint(cloth), outline(hem)) +
    flat(paint(trim), `M-20 54L0 86L20 54L14 48H-14Z`) +
    shade(hem) +
    folds(paint) +
    soft(paint, `M0 88V${hem}`, 0.5, 3) +
    shape(
      paint(cloth),
      'M-24 48C-40 58-40 72-34 88L-3 96L-6 82C-16 74-22 62-24 48ZM24 48C40 58 40 72 34 88L3 96L6 82C16 74 22 62 24 48Z',
    ),
});

export const hoodie = (cloth: string, cord: string): Clothes => ({
  sleeve: { cloth, length: 'long' },
  torso: (paint, _skin, hem) =>
    shape(paint(cloth), outline(hem)) +
    shade(hem) +
    folds(paint) +
    shape(
      paint(cloth),
      'M-26 44C-50 56-52 78-38 92C-22 104 22 104 38 92C52 78 50 56 26 44C28 62 14 84 0 88C-14 84-28 62-26 44Z',
    ) +
    line(paint(cord), 'M-12 88V124M12 88V116', 3.2) +
    soft(paint, 'M-60 250C-40 220 40 220 60 250'),
});

export const cardigan = (wool: string, blouse: string): Clothes => ({
  sleeve: { cloth: wool, length: 'long' },
  torso: (paint, _skin, hem) =>
    shape(paint(wool), outline(hem)) +
    flat(paint(blouse), `M-24 56L-8 130L-6 ${hem}H6L8 130L24 56L8 70H-8Z`) +
    shade(hem) +
    line(paint(CHALK), `M-27 58C-20 100-8 130-7 ${hem}M27 58C20 100 8 130 7 ${hem}`, 4) +
    soft(
      paint,
      'M-60 120C-56 150-56 180-62 210M60 120C56 150 56 180 62 210M-40 110C-36 150-36 180-40 214M40 110C36 150 36 180 40 214',
      0.24,
    ),
});

export const thobe = (cloth: string): Clothes => ({
  sleeve: { cloth, length: 'long', loose: true },
  robe: cloth,
  torso: (paint, _skin, hem) =>
    shape(paint(cloth), outline(hem)) +
    shade(hem) +
    soft(
      paint,
      `M-8 72V190M8 72V190M-8 190H8M-58 150C-50 220-56 280-60 ${hem}M58 150C50 220 56 280 60 ${hem}`,
      0.24,
    ) +
    line(paint('#C9C2B0'), 'M-22 56C-12 76 12 76 22 56', 6) +
    `<g fill="${paint('#9B937F')}" stroke="none"><circle cx="0" cy="92" r="2.6"/><circle cx="0" cy="120" r="2.6"/><circle cx="0" cy="148" r="2.6"/></g>`,
});

export const abaya = (cloth: string, trim: string): Clothes => ({
  sleeve: { cloth, length: 'long', loose: true, cuff: trim },
  robe: cloth,
  torso: (paint, _skin, hem) =>
    shape(paint(cloth), outline(hem)) +
    flat(paint('#2B2540'), `M-16 62L-10 ${hem}H10L16 62Z`) +
    line(paint(trim), `M-19 60C-14 130-12 200-11 ${hem}M19 60C14 130 12 200 11 ${hem}`, 3.4) +
    line(
      paint('#4A527C'),
      `M-54 130C-46 180-52 210-54 ${Math.min(hem, 300)}M54 130C46 180 52 210 54 ${Math.min(hem, 300)}`,
      2.2,
    ),
});

export const runningTop = (cloth: string, strip: string): Clothes => ({
  sleeve: { cloth, length: 'long', cuff: strip },
  torso: (paint, _skin, hem) =>
    shape(paint(cloth), outline(hem)) +
    flat(paint(strip), 'M-90 150C-50 164 50 164 90 150L88 166C50 180-50 180-88 166Z') +
    shade(hem) +
    shape(
      paint(cloth),
      'M-22 46C-28 58-26 68-20 74C-10 82 10 82 20 74C26 68 28 58 22 46C14 58-14 58-22 46Z',
    ) +
    line(paint(CHALK), 'M0 66V116', 3) +
    folds(paint),
});

/** A climber's vest with a coil of rope over one shoulder. */
export const climbing = (cloth: string, rope: string): Clothes => ({
  sleeve: { cloth, length: 'none' },
  torso: (paint, skin, hem) =>
    shape(paint(skin), outline(190)) +
    shape(
      paint(cloth),
      `M-58 76L-34 67C-28 92 28 92 34 67L58 76C56 120 66 142 90 156L82 216L86 ${hem}H-86L-82 216L-90 156C-66 142-56 120-58 76Z`,
    ) +
    shade(hem) +
    line(paint(INK), 'M44 66C20 120-30 190-90 226M56 70C34 130-20 206-88 246', 13) +
    line(paint(rope), 'M44 66C20 120-30 190-90 226M56 70C34 130-20 206-88 246', 9.6) +
    `<path d="M44 66C20 120-30 190-90 226M56 70C34 130-20 206-88 246" fill="none" stroke="${paint(CHALK)}" stroke-width="9.6" stroke-linecap="butt" stroke-dasharray="4 10"/>`,
});
export const crewShirt = (cloth: string, trim: string, chest: string): Clothes => ({
  sleeve: { cloth, length: 'short', cuff: trim },
  torso: (paint, _skin, hem) =>
    shape(paint(cloth), outline(hem)) +
    flat(paint(chest), 'M-92 128C-50 138 50 138 92 128L88 164C50 174-50 174-88 164Z') +
    shade(hem) +
    folds(paint) +
    crew(paint, trim),
});

/** The torso as seen from behind: plain cloth with a collar. */
export function torsoFromBehind({ sleeve }: Clothes, paint: Paint, hem: number): string {
  const trim = paint(sleeve.cuff ?? sleeve.cloth);
  return (
    shape(paint(sleeve.cloth), outline(hem)) +
    shade(hem) +
    folds(paint) +
    soft(paint, 'M-70 104C-40 114 40 114 70 104', 0.24) +
    line(trim, 'M-24 55C-12 66 12 66 24 55', 7)
  );
}
