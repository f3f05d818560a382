import { direction, type Locale } from '../../content/locale.ts';
import { type Pose, place, type Reach } from '../cast/figure.ts';
import type { PersonName } from '../cast/people.ts';
import { picture } from '../cast/picture.ts';
import { HERO_HOLDERS } from '../scarf/hero-layouts.ts';
import { type Holder, holder } from '../scarf/holders.ts';

/**
 * The hero's crowd has the same top as its scarf. Its `origin` is the distance of the content's
 * edge to the start.
 */
export const HERO_CROWD = { width: 2820, height: 780, origin: 420 } as const;

interface Stand {
  readonly who: PersonName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly pose?: Pose;
}

/** Behind: dim, so that the front row stands out. */
const BACK: Record<Locale, readonly Stand[]> = {
  en: [
    { who: 'george', x: 1268, y: 398, scale: 0.9, pose: { expression: 'sing' } },
    { who: 'priya', x: 1500, y: 404, scale: 0.88, pose: { expression: 'wonder' } },
    { who: 'noura', x: 1806, y: 400, scale: 0.9, pose: { expression: 'grin' } },
    { who: 'harjit', x: 1984, y: 400, scale: 0.9, pose: { expression: 'sing' } },
  ],
  ar: [
    { who: 'sami', x: 1280, y: 402, scale: 0.88, pose: { expression: 'laugh' } },
    { who: 'george', x: 1494, y: 400, scale: 0.9, pose: { expression: 'sing' } },
    { who: 'harjit', x: 1808, y: 402, scale: 0.9, pose: { expression: 'grin' } },
    { who: 'priya', x: 1984, y: 402, scale: 0.88, pose: { expression: 'wonder' } },
  ],
};

const FRONT: Record<Locale, readonly Stand[]> = {
  en: [
    {
      who: 'lily',
      x: 1225,
      y: 500,
      scale: 0.96,
      pose: { expression: 'chant', tilt: -4, left: { to: [-96, 44], hand: 'palm' } },
    },
    { who: 'amal', x: 1380, y: 424, scale: 1.24, pose: { expression: 'laugh', tilt: 3, turn: 3 } },
    { who: 'majed', x: 1490, y: 482, scale: 1.12, pose: { expression: 'smile', turn: -3 } },
    {
      who: 'marta',
      x: 1725,
      y: 474,
      scale: 1.14,
      pose: { expression: 'sing', tilt: -3, right: { to: [104, -40], hand: 'fist' } },
    },
    { who: 'ewan', x: 1890, y: 440, scale: 1.26, pose: { expression: 'grin', turn: 4 } },
    { who: 'faisal', x: 2060, y: 466, scale: 1.2, pose: { expression: 'glance', turn: -4 } },
    { who: 'luca', x: 2236, y: 470, scale: 1.16, pose: { expression: 'roar', tilt: 3 } },
    { who: 'mei', x: 2452, y: 476, scale: 1.16, pose: { expression: 'smile' } },
  ],
  ar: [
    {
      who: 'lily',
      x: 1245,
      y: 506,
      scale: 0.94,
      pose: { expression: 'laugh', tilt: -4, left: { to: [-96, 44], hand: 'palm' } },
    },
    { who: 'noura', x: 1385, y: 428, scale: 1.24, pose: { expression: 'smile', tilt: 3, turn: 3 } },
    { who: 'majed', x: 1490, y: 482, scale: 1.12, pose: { expression: 'grin', turn: -3 } },
    {
      who: 'luca',
      x: 1725,
      y: 470,
      scale: 1.14,
      pose: { expression: 'chant', tilt: -3, right: { to: [104, -40], hand: 'fist' } },
    },
    { who: 'amal', x: 1890, y: 440, scale: 1.24, pose: { expression: 'laugh', turn: 4 } },
    { who: 'ewan', x: 2060, y: 466, scale: 1.2, pose: { expression: 'glance', turn: -4 } },
    { who: 'marta', x: 2236, y: 474, scale: 1.16, pose: { expression: 'sing', tilt: 3 } },
    { who: 'mei', x: 2452, y: 470, scale: 1.16, pose: { expression: 'smile' } },
    { who: 'gareth', x: 2640, y: 440, scale: 1.26, pose: { expression: 'roar' } },
  ],
};

/** Everybody, in rows from the back to the front. */
export const heroRows = (language: Locale) =>
  [BACK[language], HERO_HOLDERS[language], FRONT[language]] as const;

/** SVG of the hero's foreground in one language. In Arabic, places are mirrored, people are not. */
export function heroCrowd(language: Locale): string {
  const edge = HERO_CROWD.origin - 100;
  const mirrored = direction[language] === 'rtl';
  const along = (x: number) => (mirrored ? HERO_CROWD.width - edge - x : edge + x);
  const turned = (pose: Pose): Pose => (mirrored ? mirror(pose) : pose);
  const stand =
    (dark: number) =>
    ({ who, x, y, scale, pose = {} }: Stand) =>
      place(who, along(x), y, scale, { ...turned(pose), dark });
  const hold = (fan: Holder) => holder(fan, { along, wrists: 62 });
  const inner = [
    BACK[language].map(stand(0.62)),
    HERO_HOLDERS[language].map(hold),
    FRONT[language].map(stand(0)),
  ]
    .flat()
    .join('');
  return picture(
    HERO_CROWD.width,
    HERO_CROWD.height,
    `<g mask="url(#fade)">${inner}</g>`,
    `<linearGradient id="foot" x1="0" y1="0" x2="0" y2="1"><stop offset=".6" stop-color="#fff"/><stop offset="1"/></linearGradient><mask id="fade" maskUnits="userSpaceOnUse" x="0" y="0" width="${HERO_CROWD.width}" height="${HERO_CROWD.height}"><path fill="url(#foot)" d="M0 0H${HERO_CROWD.width}V${HERO_CROWD.height}H0Z"/></mask>`,
  );
}

function mirror({ left, right, tilt = 0, turn = 0, ...rest }: Pose): Pose {
  const flip = ({ to, ...reach }: Reach): Reach => ({ ...reach, to: [-to[0], to[1]] });
  return {
    ...rest,
    tilt: -tilt,
    turn: -turn,
    ...(right && { left: flip(right) }),
    ...(left && { right: flip(left) }),
  };
}
