import { type Pose, place, scarfOf } from '../cast/figure.ts';
import { hand } from '../cast/hands.ts';
import { figure } from '../cast/paint.ts';
import type { PersonName } from '../cast/people.ts';
import { picture } from '../cast/picture.ts';
import type { Colours } from '../cast/scarf.ts';

/**
 * Three rows of fans that hold the ticket. The picture tiles horizontally. Its first `hands` px
 * overlap the ticket.
 */
export const SIGN_UP_CROWD = { width: 1920, height: 300, hands: 62 } as const;

const { width, height } = SIGN_UP_CROWD;

interface Stand {
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

const FRONT: readonly Stand[] = [
  {
    who: 'amal',
    x: 112,
    y: 196,
    pose: { expression: 'laugh', tilt: -3, left: up(-106, -116, 'palm'), right: up(100, -134, 'palm') },
  },
  { who: 'george', x: 352, y: 190, pose: { ...HELD, expression: 'sing' } },
  { who: 'kofi', x: 600, y: 184, pose: { expression: 'roar', tilt: 3, right: up(100, -130, 'fist') } },
  {
    who: 'lily',
    x: 796,
    y: 232,
    size: 0.8,
    pose: { expression: 'laugh', left: up(-92, -104, 'palm'), right: up(90, -96, 'palm') },
  },
  { who: 'harjit', x: 1004, y: 196, pose: { expression: 'grin', turn: 4, left: up(-112, -104, 'fist') } },
  { who: 'mei', x: 1236, y: 196, pose: { ...HELD, expression: 'smile', turn: -3 } },
  { who: 'faisal', x: 1492, y: 188, pose: { expression: 'laugh', tilt: -2, left: up(-104, -122, 'palm') } },
  {
    who: 'ana',
    x: 1728,
    y: 196,
    pose: { expression: 'roar', tilt: 4, left: up(-96, -126, 'fist'), right: up(100, -118, 'palm') },
  },
];

const MIDDLE: readonly Stand[] = [
  { who: 'luca', x: 4, y: 150, pose: { expression: 'laugh', left: up(-100, -120, 'fist') } },
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
  { who: 'marta', x: 1116, y: 158, pose: { expression: 'wonder', right: up(92, -120, 'fist') } },
  {
    who: 'dayo',
    x: 1366,
    y: 142,
    pose: { expression: 'laugh', left: up(-110, -120, 'fist'), right: up(108, -104, 'palm') },
  },
  { who: 'ewan', x: 1610, y: 150, pose: { expression: 'grin', left: up(-100, -104, 'palm') } },
  { who: 'majed', x: 1834, y: 148, pose: { expression: 'sing' } },
];

/** Six figures twice: brotli then counts them once. */
const BACK: readonly (readonly [PersonName, Pose['expression']])[] = [
  ['ana', 'laugh'],
  ['priya', 'grin'],
  ['kofi', 'roar'],
  ['noura', 'wonder'],
  ['dayo', 'sing'],
  ['temi', 'laugh'],
];
const BACK_ROW: readonly Stand[] = Array.from({ length: 12 }, (_, index) => {
  const turn = index % 6;
  const [who, expression] = BACK[turn] ?? ['ana', 'laugh'];
  return {
    who,
    x: index * 160 + 58 + ((index * 53) % 41),
    y: 108,
    pose: {
      scarf: 'none',
      ...(expression && { expression }),
      ...(turn % 3 !== 1 && {
        left: up(-96, (turn % 2 ? -60 : -82) - ((turn * 17) % 18), turn % 2 ? 'palm' : 'fist'),
      }),
      ...(turn % 3 !== 0 && {
        right: up(96, (turn % 2 ? -84 : -58) - ((turn * 23) % 18), turn % 2 ? 'fist' : 'palm'),
      }),
    },
  } as const;
});

/** Everybody, in rows from the back to the front. */
export const SIGN_UP_ROWS = [BACK_ROW, MIDDLE, FRONT] as const;

/** Draws what is near an edge twice, so that the tile continues seamlessly. */
function wrapped(x: number, drawn: (x: number) => string): string {
  const margin = 180;
  const again = x < margin ? drawn(x + width) : x > width - margin ? drawn(x - width) : '';
  return drawn(x) + again;
}

function row(stands: readonly Stand[], scale: number, more: Pose): string {
  return stands
    .map(({ who, x, y, pose, size = 1 }) => {
      const own = scale * size;
      const hem = Math.ceil((height + 4 - y) / own);
      return wrapped(x, (at) => place(who, at, y, own, { ...pose, ...more, hem }));
    })
    .join('');
}

const FRONT_SCALE = 0.96;

/** SVG of the crowd, darker towards the back. `colours`: of all scarves in the front row. */
export function signUpCrowd(colours?: Colours): string {
  return picture(
    width,
    height,
    row(BACK_ROW, 0.66, { dark: 0.56 }) +
      row(MIDDLE, 0.84, { dark: 0.34, scarf: 'none' }) +
      row(FRONT, FRONT_SCALE, colours ? { colours } : {}),
  );
}

/** Ink under the club colours: fold lines show it. */
export const UNDER_CLUB_COLOURS: Colours = ['#141B3A', '#141B3A'];

/** Masks for a club's two colours: the front row's scarves, and their stripes. */
export function signUpScarves(): { cloth: string; stripes: string } {
  const black = Object.assign(() => '#000', { dark: 0 });
  const each = (drawn: (stand: Stand) => string) =>
    FRONT.map((stand) =>
      wrapped(
        stand.x,
        (x) =>
          `<g transform="translate(${figure(x)} ${stand.y}) scale(${figure(FRONT_SCALE * (stand.size ?? 1) * 1000)}e-3)">${drawn(stand)}</g>`,
      ),
    ).join('');
  const hands = each(({ pose }) =>
    pose.scarf === 'held' && pose.left && pose.right
      ? [pose.left, pose.right]
          .map(({ to }) => hand('grip', to, { skin: '#000', crease: '#000', paint: black }))
          .join('')
      : '',
  );
  const folds = each(({ pose }) => `<path d="${scarfOf(pose)?.folds ?? ''}"/>`);
  const maskOf = (part: 'cloth' | 'stripes') => {
    const cloths = each(({ pose }) => {
      const shapes = scarfOf(pose);
      const fringe =
        part === 'cloth' && shapes
          ? `<path fill="none" stroke="#000" stroke-width="4" d="${shapes.fringe}"/>`
          : '';
      return shapes ? `<path d="${shapes[part]}"/>${fringe}` : '';
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><path fill="#fff" d="M0 0H${width}V${height}H0Z"/><g fill="none" stroke="#000" stroke-opacity=".4" stroke-width="2.4" stroke-linecap="round">${folds}</g><g stroke="#000" stroke-width="2">${hands}</g></mask><g mask="url(#m)" stroke-linecap="round">${cloths}</g></svg>`;
  };
  return { cloth: maskOf('cloth'), stripes: maskOf('stripes') };
}
