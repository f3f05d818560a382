import type { Locale } from '../../content/locale.ts';
import type { PersonName } from '../cast/people.ts';
import type { Holder } from './holders.ts';
import type { YARN } from './knit.ts';
import type { Lettering } from './lettering.ts';

type Band = readonly [width: number, yarn: keyof typeof YARN];

/** Where a hand holds the cloth, and whose it is. */
interface Fist {
  readonly x: number;
  readonly who: PersonName;
}

/** Layout of a hero scarf in CSS px. `edge` and `fists` are measured from the start side. */
export interface HeroLayout {
  readonly name: string;
  readonly mirrored: boolean;
  readonly width: number;
  readonly height: number;
  readonly density: number;
  readonly stitchWidth: number;
  readonly stitchHeight: number;
  readonly rows: number;
  /** Where the cloth starts; the fringe hangs out from here. */
  readonly edge: number;
  readonly fringe: number;
  /** The page's content edge inside the picture. */
  readonly origin: number;
  readonly rim: number;
  readonly sag: number;
  readonly fists: readonly Fist[];
  readonly fistScale: number;
  /** Fans below the cloth, drawn into the same picture. */
  readonly fans: readonly Holder[];
  readonly word: Lettering;
  readonly bands: readonly Band[];
  readonly repeat: readonly Band[];
}

const DESKTOP = {
  width: 2500,
  height: 290,
  density: 1.5,
  stitchWidth: 6,
  stitchHeight: 5,
  rows: 43,
  edge: 84,
  fringe: 78,
  origin: 100,
  rim: 26,
  sag: 38,
  fistScale: 1.6,
  fans: [],
  repeat: [
    [24, 'royal'],
    [12, 'chalk'],
    [18, 'gold'],
    [12, 'chalk'],
    [24, 'royal'],
    [60, 'chalk'],
    [60, 'royal'],
    [18, 'gold'],
    [60, 'royal'],
    [60, 'chalk'],
  ],
} as const;

const START_BANDS = [
  [12, 'chalk'],
  [24, 'royal'],
  [12, 'chalk'],
  [24, 'gold'],
  [12, 'chalk'],
  [12, 'royal'],
] as const;

const PHONE = {
  width: 390,
  height: 196,
  density: 2,
  stitchWidth: 4.4,
  stitchHeight: 3.6,
  rows: 28,
  edge: 30,
  fringe: 26,
  origin: 20,
  rim: 16,
  sag: 15,
  fistScale: 0.72,
  bands: [
    [4.4, 'chalk'],
    [13.2, 'royal'],
    [8.8, 'chalk'],
    [13.2, 'gold'],
    [312.4, 'chalk'],
    [22, 'royal'],
  ],
  repeat: [
    [8.8, 'gold'],
    [22, 'royal'],
  ],
} as const;

const LATIN = 'font-family:Anybody;font-weight:900;font-stretch:100%;letter-spacing:-.005em';
const ARABIC = 'font-family:Alexandria;font-weight:800;direction:rtl';

/**
 * Fans who hold the desktop scarf. The crowd behind it is another picture (crowd/hero.ts). The end
 * of common windows is between them, not through a raised arm.
 */
export const HERO_HOLDERS: Record<Locale, readonly Holder[]> = {
  en: [
    { who: 'sami', x: 1140, y: 352, scale: 1.36, expression: 'laugh', hands: [1004, 1276] },
    { who: 'kofi', x: 1605, y: 348, scale: 1.4, expression: 'roar', hands: [1480, 1740] },
    { who: 'ana', x: 2327, y: 352, scale: 1.34, expression: 'grin', hands: [2191, 2463] },
  ],
  ar: [
    { who: 'faisal', x: 1165, y: 354, scale: 1.36, expression: 'laugh', hands: [1044, 1286] },
    { who: 'ana', x: 1605, y: 352, scale: 1.36, expression: 'grin', hands: [1480, 1740] },
    { who: 'kofi', x: 2327, y: 348, scale: 1.4, expression: 'roar', hands: [2191, 2463] },
  ],
};

/** The hand at the start of the desktop scarf. Its arm is behind the cloth: most windows end there. */
const START_HAND: Fist = { x: 106, who: 'temi' };

/** Fans who hold the phone's scarf, and one between them. */
const PHONE_HOLDERS: Record<Locale, readonly Holder[]> = {
  en: [
    { who: 'kofi', x: 199, y: 148, scale: 0.56, expression: 'roar', dark: 0.1, hands: [] },
    { who: 'sami', x: 100, y: 144, scale: 0.6, expression: 'laugh', hands: [42, 158] },
    { who: 'ana', x: 296, y: 144, scale: 0.6, expression: 'grin', hands: [238, 352] },
  ],
  ar: [
    { who: 'kofi', x: 200, y: 148, scale: 0.56, expression: 'roar', dark: 0.1, hands: [] },
    { who: 'faisal', x: 100, y: 144, scale: 0.6, expression: 'laugh', hands: [42, 158] },
    { who: 'noura', x: 300, y: 144, scale: 0.6, expression: 'grin', hands: [242, 356] },
  ],
};

function held(holders: readonly Holder[]): readonly Fist[] {
  return holders.flatMap(({ who, hands }) => hands.map((x) => ({ x, who })));
}

export const HERO_LAYOUTS: readonly HeroLayout[] = [
  {
    ...DESKTOP,
    name: 'hero-en',
    mirrored: false,
    fists: [START_HAND, ...held(HERO_HOLDERS.en)],
    bands: [...START_BANDS, [768, 'chalk']],
    word: { text: 'Unite', css: LATIN, size: 214, left: 126, baseline: 184 },
  },
  {
    ...DESKTOP,
    name: 'hero-ar',
    mirrored: true,
    fists: [START_HAND, ...held(HERO_HOLDERS.ar)],
    bands: [...START_BANDS, [816, 'chalk']],
    word: {
      text: 'المشجعون',
      css: ARABIC,
      size: 134,
      left: 2276,
      baseline: 140,
      ain: 3.776,
    },
  },
  {
    ...PHONE,
    name: 'hero-phone-en',
    mirrored: false,
    fists: held(PHONE_HOLDERS.en),
    fans: PHONE_HOLDERS.en,
    word: { text: 'Unite', css: LATIN, size: 84, left: 52, baseline: 82 },
  },
  {
    ...PHONE,
    // A finer knit, so that the dots of the small word are separate.
    stitchWidth: 3.3,
    stitchHeight: 2.8,
    rows: 36,
    bands: [
      [3.3, 'chalk'],
      [13.2, 'royal'],
      [9.9, 'chalk'],
      [13.2, 'gold'],
      [313.5, 'chalk'],
      [23.1, 'royal'],
    ],
    name: 'hero-phone-ar',
    mirrored: true,
    fists: held(PHONE_HOLDERS.ar),
    fans: PHONE_HOLDERS.ar,
    word: {
      text: 'المشجعون',
      css: ARABIC,
      size: 51,
      left: 310,
      baseline: 70,
      ain: 3.776,
    },
  },
];
