import type { Expression } from '../cast/face.ts';
import type { Pose } from '../cast/figure.ts';
import type { PersonName } from '../cast/people.ts';

/** A fan in a row of a crowd that tiles sideways. */
export interface Stand {
  readonly who: PersonName;
  readonly x: number;
  readonly y: number;
  readonly pose: Pose;
  /** Smaller than the row's scale, for children. */
  readonly size?: number;
}

const up = (x: number, y: number, kind: 'palm' | 'fist' | 'grip' | 'point') =>
  ({ to: [x, y], hand: kind }) as const;
const HELD = {
  scarf: 'held',
  left: { ...up(-98, -118, 'grip'), turn: 0 },
  right: { ...up(98, -118, 'grip'), turn: 0 },
} as const satisfies Pose;

const EAST_FRONT: readonly Stand[] = [
  {
    who: 'amal',
    x: 112,
    y: 196,
    pose: { expression: 'laugh', tilt: -3, left: up(-106, -116, 'palm'), right: up(100, -134, 'palm') },
  },
  { who: 'george', x: 352, y: 190, pose: { ...HELD, expression: 'chant' } },
  { who: 'kofi', x: 600, y: 184, pose: { expression: 'grin', tilt: 3, right: up(100, -130, 'fist') } },
  {
    who: 'lily',
    x: 796,
    y: 232,
    size: 0.8,
    pose: { expression: 'laugh', left: up(-92, -104, 'palm'), right: up(90, -96, 'palm') },
  },
  { who: 'harjit', x: 1004, y: 196, pose: { expression: 'glance', turn: 4, left: up(-112, -104, 'fist') } },
  { who: 'mei', x: 1236, y: 196, pose: { ...HELD, expression: 'smile', turn: -3 } },
  { who: 'faisal', x: 1492, y: 188, pose: { expression: 'sing', tilt: -2, left: up(-104, -122, 'palm') } },
  {
    who: 'ana',
    x: 1728,
    y: 196,
    pose: { expression: 'roar', tilt: 4, left: up(-96, -126, 'fist'), right: up(100, -118, 'palm') },
  },
];

const EAST_MIDDLE: readonly Stand[] = [
  { who: 'luca', x: 4, y: 150, pose: { expression: 'smile', left: up(-100, -120, 'fist') } },
  { who: 'noura', x: 232, y: 154, pose: { expression: 'smile' } },
  {
    who: 'gareth',
    x: 480,
    y: 146,
    pose: { expression: 'sing', left: up(-110, -104, 'palm'), right: up(110, -104, 'palm') },
  },
  { who: 'priya', x: 706, y: 150, pose: { expression: 'grin', left: up(-96, -104, 'palm') } },
  {
    who: 'sami',
    x: 904,
    y: 142,
    pose: { expression: 'laugh', left: up(-96, -120, 'fist'), right: up(100, -116, 'fist') },
  },
  { who: 'marta', x: 1116, y: 158, pose: { expression: 'chant', right: up(92, -120, 'fist') } },
  {
    who: 'dayo',
    x: 1366,
    y: 142,
    pose: { expression: 'grin', left: up(-110, -120, 'fist'), right: up(108, -104, 'palm') },
  },
  { who: 'ewan', x: 1610, y: 150, pose: { expression: 'glance', left: up(-100, -104, 'palm') } },
  { who: 'majed', x: 1834, y: 148, pose: { expression: 'sing' } },
];

const WEST_FRONT: readonly Stand[] = [
  { who: 'dayo', x: 120, y: 186, pose: { ...HELD, expression: 'grin' } },
  {
    who: 'priya',
    x: 366,
    y: 198,
    pose: { expression: 'laugh', tilt: 3, left: up(-98, -106, 'palm'), right: up(98, -124, 'palm') },
  },
  { who: 'majed', x: 604, y: 190, pose: { expression: 'smile', turn: 3, left: up(-108, -118, 'fist') } },
  {
    who: 'temi',
    x: 804,
    y: 232,
    size: 0.8,
    pose: { expression: 'chant', left: up(-90, -98, 'palm'), right: up(92, -106, 'palm') },
  },
  { who: 'gareth', x: 1006, y: 186, pose: { expression: 'sing', tilt: -3, right: up(112, -116, 'fist') } },
  { who: 'noura', x: 1250, y: 194, pose: { ...HELD, expression: 'glance', turn: 4 } },
  { who: 'luca', x: 1488, y: 190, pose: { expression: 'grin', tilt: 3, left: up(-104, -120, 'palm') } },
  {
    who: 'marta',
    x: 1716,
    y: 198,
    pose: { expression: 'laugh', tilt: -3, left: up(-94, -116, 'fist'), right: up(98, -112, 'palm') },
  },
];

const WEST_MIDDLE: readonly Stand[] = [
  { who: 'harjit', x: 10, y: 148, pose: { expression: 'grin', left: up(-104, -112, 'palm') } },
  { who: 'ana', x: 244, y: 154, pose: { expression: 'smile', right: up(96, -118, 'fist') } },
  { who: 'faisal', x: 486, y: 146, pose: { expression: 'laugh', right: up(106, -112, 'palm') } },
  { who: 'mei', x: 708, y: 156, pose: { expression: 'sing', left: up(-96, -112, 'fist') } },
  {
    who: 'kofi',
    x: 908,
    y: 142,
    pose: { expression: 'roar', left: up(-100, -120, 'palm'), right: up(104, -112, 'palm') },
  },
  { who: 'amal', x: 1126, y: 156, pose: { expression: 'smile', left: up(-96, -108, 'palm') } },
  {
    who: 'sami',
    x: 1370,
    y: 142,
    pose: { expression: 'grin', left: up(-100, -116, 'fist'), right: up(100, -108, 'fist') },
  },
  { who: 'george', x: 1604, y: 150, pose: { expression: 'chant', right: up(104, -110, 'fist') } },
  { who: 'ewan', x: 1836, y: 148, pose: { expression: 'glance', turn: 4 } },
];

type Fan = readonly [who: PersonName, expression: Expression];

const EAST_BACK: readonly Fan[] = [
  ['ana', 'laugh'],
  ['priya', 'grin'],
  ['kofi', 'roar'],
  ['noura', 'smile'],
  ['dayo', 'sing'],
  ['temi', 'chant'],
];

const WEST_BACK: readonly Fan[] = [
  ['sami', 'laugh'],
  ['luca', 'grin'],
  ['marta', 'smile'],
  ['amal', 'laugh'],
  ['gareth', 'sing'],
  ['faisal', 'chant'],
];

/** Six figures twice: brotli then counts them once. */
const backRow = (fans: readonly Fan[]): readonly Stand[] =>
  Array.from({ length: 12 }, (_, index) => {
    const turn = index % 6;
    const [who, expression] = fans[turn] ?? ['ana', 'laugh'];
    return {
      who,
      x: index * 160 + 58 + ((index * 53) % 41),
      y: 108,
      pose: {
        scarf: 'none',
        expression,
        ...(turn % 3 !== 1 && {
          left: up(-96, (turn % 2 ? -60 : -82) - ((turn * 17) % 18), turn % 2 ? 'palm' : 'fist'),
        }),
        ...(turn % 3 !== 0 && {
          right: up(96, (turn % 2 ? -84 : -58) - ((turn * 23) % 18), turn % 2 ? 'fist' : 'palm'),
        }),
      },
    } as const;
  });

/** Rows of one crowd, from the back to the front. */
export type Terrace = readonly [back: readonly Stand[], middle: readonly Stand[], front: readonly Stand[]];

/** Two crowds of other people in another order, so that pages of different kinds differ. */
export const TERRACES = {
  east: [backRow(EAST_BACK), EAST_MIDDLE, EAST_FRONT],
  west: [backRow(WEST_BACK), WEST_MIDDLE, WEST_FRONT],
} as const satisfies Record<string, Terrace>;
