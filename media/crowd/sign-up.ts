import { type Pose, place, scarfOf } from '../cast/figure.ts';
import { hand } from '../cast/hands.ts';
import { figure, type Point } from '../cast/paint.ts';
import { picture } from '../cast/picture.ts';
import type { Colours } from '../cast/scarf.ts';
import type { Stand, Terrace } from './terraces.ts';

/**
 * Three rows of fans that hold the ticket. The picture tiles horizontally. Its first `hands` px
 * overlap the ticket.
 */
export const SIGN_UP_CROWD = { width: 1920, height: 300, hands: 62 } as const;

const { width, height } = SIGN_UP_CROWD;

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

/** SVG of a crowd, darker towards the back. `colours`: of all scarves in the front row. */
export function signUpCrowd([back, middle, front]: Terrace, colours?: Colours): string {
  return picture(
    width,
    height,
    row(back, 0.66, { dark: 0.56 }) +
      row(middle, 0.84, { dark: 0.34, scarf: 'none' }) +
      row(front, FRONT_SCALE, colours ? { colours } : {}),
  );
}

/** Ink under the club colours: fold lines show it. */
export const UNDER_CLUB_COLOURS: Colours = ['#141B3A', '#141B3A'];

/** Masks for a club's two colours: the front row's scarves, and their stripes. */
export function signUpScarves([, , front]: Terrace): { cloth: string; stripes: string } {
  const black = Object.assign(() => '#000', { dark: 0 });
  const each = (drawn: (stand: Stand) => string) =>
    front
      .map((stand) =>
        wrapped(
          stand.x,
          (x) =>
            `<g transform="translate(${figure(x)} ${stand.y}) scale(${figure(FRONT_SCALE * (stand.size ?? 1) * 1000)}e-3)">${drawn(stand)}</g>`,
        ),
      )
      .join('');
  const grip = (to: Point, side: -1 | 1) =>
    hand('grip', to, { skin: '#000', crease: '#000', side, paint: black });
  const hands = each(({ pose: { scarf, left, right } }) =>
    scarf === 'held' && left && right ? grip(left.to, -1) + grip(right.to, 1) : '',
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
