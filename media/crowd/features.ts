import { picture } from '../cast/picture.ts';
import { HOLDING_ANKLES, onShoulders } from '../cast/whole-figures.ts';
import { type Stand, standingRow } from './standing-row.ts';

/**
 * The fans around the phone of the features page, in px of a phone picture that is 520 px wide.
 * The phone's middle is at half the width, its upper edge at y = 130.
 */
export const FEATURES_CROWD = { width: 1500, height: 700 } as const;

/** Below the text: fans on both sides, and two who look over the phone's upper edge. */
const BELOW_TEXT: readonly (readonly Stand[])[] = [
  [
    ['noura', 664, 114, 0.8, { expression: 'smile' }],
    ['ewan', 822, 110, 0.8, { expression: 'grin' }],
  ],
  [
    ['harjit', 352, 280, 0.9, { expression: 'sing', left: { to: [-104, -116], hand: 'fist' } }],
    ['ana', 500, 214, 0.92, { expression: 'laugh', left: { to: [-98, -118], hand: 'palm' } }],
    ['dayo', 1000, 206, 0.92, { expression: 'grin', right: { to: [100, -124], hand: 'fist' } }],
    ['priya', 1136, 250, 0.88, { expression: 'smile' }],
  ],
  [
    ['mei', 356, 426, 0.98, { expression: 'grin', turn: 3 }],
    ['amal', 492, 366, 1.02, { expression: 'smile', tilt: -3 }],
    ['luca', 1010, 362, 1.04, { expression: 'roar', tilt: 3 }],
    ['faisal', 1140, 404, 1.06, { expression: 'grin', turn: -3 }],
  ],
];

/** Beside the text: few fans at the start side, where the text is. */
const BESIDE_TEXT: readonly (readonly Stand[])[] = [
  [
    ['ana', 520, 250, 0.9, { expression: 'laugh', left: { to: [-66, -128], hand: 'palm' } }],
    ['dayo', 1000, 220, 0.92, { expression: 'grin', right: { to: [92, -126], hand: 'fist' } }],
    ['priya', 1136, 264, 0.88, { expression: 'smile' }],
    ['george', 1384, 300, 0.88, { expression: 'sing' }],
  ],
  [
    ['amal', 500, 400, 1, { expression: 'smile', tilt: -3 }],
    ['lily', 404, 534, 0.84, { expression: 'grin', turn: 3 }],
    ['luca', 1010, 372, 1.04, { expression: 'roar', tilt: 3 }],
    ['faisal', 1140, 414, 1.06, { expression: 'grin', turn: -3 }],
    [
      'sami',
      1276,
      446,
      1.04,
      {
        expression: 'laugh',
        scarf: 'none',
        ...HOLDING_ANKLES,
        carried: onShoulders('temi', {
          expression: 'laugh',
          scarf: 'none',
          left: { to: [-92, -66], hand: 'palm' },
          right: { to: [96, -72], hand: 'fist' },
        }),
      },
    ],
    ['marta', 1420, 434, 1, { expression: 'grin' }],
  ],
];

function crowd(rows: readonly (readonly Stand[])[]): string {
  const { width, height } = FEATURES_CROWD;
  const dim = (row: number) => (rows.length - 1 - row) * 0.12;
  const body = rows.map((stands, row) => standingRow(stands, dim(row), height));
  return picture(width, height, body.join(''));
}

/** SVG of the fans around the phone, for a phone below or beside the text. */
export const featuresCrowd = (place: 'below' | 'beside') =>
  crowd(place === 'below' ? BELOW_TEXT : BESIDE_TEXT);
