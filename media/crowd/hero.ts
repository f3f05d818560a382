import { direction, type Locale } from '../../content/locale.ts';
import { HERO_LAYOUTS } from '../scarf/hero-layouts.ts';
import { arm, type Place, phone, picture, place, row } from './parts.ts';

/** The hero's crowd has the same top as its scarf. Its `origin` is the distance of the content's edge to the start. */
export const HERO_CROWD = { width: 2420, height: 720, origin: 420 } as const;

interface Stand {
  readonly back: readonly Place[];
  readonly front: readonly Place[];
  readonly phones: readonly { x: number; y: number; from: readonly [number, number]; turn: number }[];
  /** Fans who hold the scarf, each with the indices of two fists along it. */
  readonly holders: readonly { fan: Place; fists: readonly [number, number] }[];
}

const LATIN: Stand = {
  holders: [
    { fan: { fan: 'short', x: -112, y: 480, scale: 1.1 }, fists: [-1, 0] },
    { fan: { fan: 'beanie', x: 1000, y: 384, scale: 1.06 }, fists: [1, 2] },
    { fan: { fan: 'long', x: 1546, y: 400, scale: 1.06 }, fists: [3, 4] },
  ],
  back: [
    { fan: 'curly', x: 842, y: 470, scale: 0.72 },
    { fan: 'ghutra', x: 1118, y: 424, scale: 0.74 },
    { fan: 'bun', x: 1352, y: 430, scale: 0.76 },
    { fan: 'flatcap', x: 1700, y: 432, scale: 0.78, flip: true },
    { fan: 'short', x: 1862, y: 440, scale: 0.76 },
  ],
  front: [
    { fan: 'cap', x: 800, y: 494, scale: 0.78 },
    { fan: 'child', x: 1112, y: 482, scale: 0.7 },
    { fan: 'hijab', x: 1242, y: 398, scale: 1.1 },
    { fan: 'scarfed', x: 1424, y: 444, scale: 1.08 },
    { fan: 'cap', x: 1676, y: 470, scale: 1.1, flip: true },
    { fan: 'ponytail', x: 1822, y: 470, scale: 1.06 },
    { fan: 'beanie', x: 1972, y: 452, scale: 1.12 },
  ],
  phones: [
    { x: 792, y: 322, from: [838, 600], turn: 8 },
    { x: 1074, y: 316, from: [1100, 600], turn: -7 },
    { x: 1778, y: 318, from: [1760, 600], turn: 6 },
  ],
};

const ARABIC: Stand = {
  holders: [
    { fan: { fan: 'short', x: -112, y: 480, scale: 1.1 }, fists: [-1, 0] },
    { fan: { fan: 'ghutra', x: 1076, y: 388, scale: 1.06 }, fists: [1, 2] },
    { fan: { fan: 'beanie', x: 1546, y: 400, scale: 1.06 }, fists: [3, 4] },
  ],
  back: [
    { fan: 'short', x: 914, y: 470, scale: 0.72 },
    { fan: 'hijab', x: 1180, y: 432, scale: 0.74 },
    { fan: 'flatcap', x: 1362, y: 434, scale: 0.76 },
    { fan: 'curly', x: 1700, y: 432, scale: 0.78 },
  ],
  front: [
    { fan: 'cap', x: 846, y: 500, scale: 0.78, flip: true },
    { fan: 'bunches', x: 1176, y: 500, scale: 0.66 },
    { fan: 'hijab', x: 1292, y: 404, scale: 1.1 },
    { fan: 'scarfed', x: 1440, y: 450, scale: 1.06 },
    { fan: 'ghutra', x: 1690, y: 466, scale: 1.1 },
    { fan: 'cap', x: 1830, y: 474, scale: 1.04 },
    { fan: 'beanie', x: 1980, y: 452, scale: 1.12 },
  ],
  phones: [
    { x: 868, y: 330, from: [900, 600], turn: 8 },
    { x: 1262, y: 306, from: [1230, 600], turn: -7 },
    { x: 1778, y: 318, from: [1760, 600], turn: 6 },
  ],
};

/** SVG of the hero's foreground in one language. The Arabic one is mirrored. */
export function heroCrowd(language: Locale): string {
  const stand = language === 'en' ? LATIN : ARABIC;
  const layout = HERO_LAYOUTS.find(({ name }) => name === `hero-${language}`);
  const fists = layout?.fists ?? [];
  const wrist = 60;
  const reach = stand.holders
    .map(({ fan, fists: [left, right] }) => {
      const shoulder = fan.y + 112 * fan.scale;
      const side = (index: number, sign: 1 | -1) => {
        const x = fists[index];
        return x === undefined
          ? ''
          : arm([fan.x + sign * 84 * fan.scale, shoulder + 170], [x, wrist], 62, sign * -16);
      };
      return side(left, -1) + side(right, 1) + place(fan);
    })
    .join('');
  const films = stand.phones
    .map(({ x, y, from, turn }) => phone(x, y, 0.92, turn) + arm(from, [x - turn, y + 56], 44, 0))
    .join('');
  const inner = [
    row('#0B1338', 2, stand.back.map(place).join('')),
    row('#080E2B', 2.3, reach + films),
    row('#050918', 2.5, stand.front.map(place).join('')),
  ].join('');
  const edge = HERO_CROWD.origin - 100;
  const turned =
    direction[language] === 'rtl'
      ? `translate(${HERO_CROWD.width - edge} 0) scale(-1 1)`
      : `translate(${edge} 0)`;
  return picture(HERO_CROWD.width, HERO_CROWD.height, `<g transform="${turned}">${inner}</g>`);
}
