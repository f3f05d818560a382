import type { YARN } from './knit.ts';
import type { Lettering } from './lettering.ts';

type Band = readonly [width: number, yarn: keyof typeof YARN];

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
  readonly fists: readonly number[];
  readonly fistScale: number;
  readonly word: Lettering;
  readonly bands: readonly Band[];
  readonly repeat: readonly Band[];
}

const DESKTOP = {
  width: 2100,
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
  fistScale: 1,
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
  height: 164,
  density: 2,
  stitchWidth: 4.4,
  stitchHeight: 3.6,
  rows: 35,
  edge: 30,
  fringe: 26,
  origin: 20,
  rim: 16,
  sag: 15,
  fistScale: 0.6,
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

export const HERO_LAYOUTS: readonly HeroLayout[] = [
  {
    ...DESKTOP,
    name: 'hero-en',
    mirrored: false,
    fists: [106, 868, 1140, 1404, 1690, 1964],
    bands: [...START_BANDS, [768, 'chalk']],
    word: { text: 'Unite', css: `${LATIN};font-size:214px`, left: 126, baseline: 184 },
  },
  {
    ...DESKTOP,
    name: 'hero-ar',
    mirrored: true,
    fists: [106, 954, 1196, 1404, 1690, 1964],
    bands: [...START_BANDS, [816, 'chalk']],
    word: { text: 'المشجعون', css: `${ARABIC};font-size:134px`, left: 1876, baseline: 140 },
  },
  {
    ...PHONE,
    name: 'hero-phone-en',
    mirrored: false,
    fists: [42, 352],
    word: { text: 'Unite', css: `${LATIN};font-size:86px`, left: 50, baseline: 93 },
  },
  {
    ...PHONE,
    name: 'hero-phone-ar',
    mirrored: true,
    fists: [42, 356],
    word: { text: 'المشجعون', css: `${ARABIC};font-size:50px`, left: 300, baseline: 82 },
  },
];
