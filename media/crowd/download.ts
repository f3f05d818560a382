import { picture } from '../cast/picture.ts';
import { HOLDING_ANKLES, onShoulders } from '../cast/whole-figures.ts';
import { type Stand, standingRow } from './standing-row.ts';

/**
 * The crowd around the phone of the download section. Anchored to the end side; its start side is
 * empty.
 */
export const DOWNLOAD_CROWD = { width: 1500, height: 340 } as const;

const BACK: readonly Stand[] = [
  ['noura', 452, 226, 0.7, { expression: 'smile' }],
  ['dayo', 640, 214, 0.74, { expression: 'chant', right: { to: [104, -112], hand: 'fist' } }],
  ['ana', 1010, 204, 0.76, { expression: 'roar', left: { to: [-110, -110], hand: 'palm' } }],
  ['george', 1168, 224, 0.72, { expression: 'sing' }],
  ['harjit', 1388, 214, 0.74, { expression: 'laugh', left: { to: [-108, -116], hand: 'fist' } }],
];
const FRONT: readonly Stand[] = [
  ['priya', 340, 266, 0.84, { expression: 'chant', left: { to: [-98, -96], hand: 'palm' } }],
  ['ewan', 546, 250, 0.94, { expression: 'glance', turn: 4, scarf: 'neck' }],
  [
    'gareth',
    756,
    250,
    0.96,
    {
      expression: 'laugh',
      scarf: 'held',
      left: { to: [-100, -122], hand: 'grip', turn: 0 },
      right: { to: [100, -122], hand: 'grip', turn: 0 },
    },
  ],
  ['faisal', 930, 262, 0.86, { expression: 'smile', turn: -4 }],
  [
    'amal',
    1096,
    262,
    0.9,
    { expression: 'laugh', tilt: 3, right: { to: [84, -96], hand: 'phone', turn: 0 } },
  ],
  [
    'sami',
    1290,
    290,
    0.9,
    {
      expression: 'grin',
      scarf: 'none',
      ...HOLDING_ANKLES,
      carried: onShoulders('temi', {
        expression: 'laugh',
        scarf: 'none',
        left: { to: [-92, -58], hand: 'palm' },
        right: { to: [98, -60], hand: 'fist' },
      }),
    },
  ],
  ['luca', 1462, 258, 0.92, { expression: 'sing', tilt: -3 }],
];

/** SVG of the download section's crowd. */
export function downloadCrowd(): string {
  const { width, height } = DOWNLOAD_CROWD;
  return picture(width, height, standingRow(BACK, 0.3, height) + standingRow(FRONT, 0, height));
}
