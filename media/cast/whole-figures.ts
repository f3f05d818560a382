import * as palette from '../../content/palette.ts';
import { type Pose, upperBody } from './figure.ts';
import { figure, flat, line, lit, type Paint, paintAt, shape } from './paint.ts';
import { PEOPLE, type Person, type PersonName } from './people.ts';

const HIP = 262;
const FOOT = 560;

function legs(person: Person, paint: Paint): string {
  const { build, clothes } = person;
  if (clothes.robe) {
    const [w, cloth] = [86 * build, paint(clothes.robe)];
    return (
      shape(
        cloth,
        `M${-w} ${HIP - 30}L${-w - 12} ${FOOT - 8}C-40 ${FOOT + 6} 40 ${FOOT + 6} ${w + 12} ${FOOT - 8}L${w} ${HIP - 30}Z`,
      ) + line('#0A0B2E', `M-34 ${HIP}L-40 ${FOOT - 8}M34 ${HIP}L42 ${FOOT - 8}`, 2.4, 0.25)
    );
  }
  const [trousers, shoes] = (person.legs ?? ['#22305C', palette.chalk]).map(paint) as [string, string];
  const half = 80 * build ** 0.7;
  const leg = (side: -1 | 1) => {
    const p = (x: number, y: number) => `${figure(side * x)} ${y}`;
    return (
      shape(
        trousers,
        `M${p(2, HIP - 14)}L${p(half, HIP - 22)}C${p(half + 2, 350)} ${p(half - 8, 450)} ${p(half - 20, FOOT - 14)}L${p(half - 54, FOOT - 14)}C${p(half - 58, 450)} ${p(8, 370)} ${p(2, HIP + 34)}Z`,
      ) +
      shape(
        shoes,
        `M${p(half - 56, FOOT - 18)}L${p(half - 18, FOOT - 18)}C${p(half - 2, FOOT - 14)} ${p(half + 10, FOOT - 4)} ${p(half + 8, FOOT + 4)}L${p(half - 58, FOOT + 4)}C${p(half - 62, FOOT - 4)} ${p(half - 60, FOOT - 12)} ${p(half - 56, FOOT - 18)}Z`,
      )
    );
  };
  return leg(-1) + leg(1) + flat('#0A0B2E', `M0 ${HIP + 20}L14 ${HIP + 40}H-14Z`, 0.3);
}

/**
 * A person from head to foot. `x`, `y`: the feet; `height` in px. Children are as tall as they are
 * asked to be.
 */
export function standing(name: PersonName, x: number, y: number, height: number, pose: Pose = {}): string {
  const person: Person = PEOPLE[name];
  const scale = height / (FOOT + 66);
  const paint = paintAt(pose.dark ?? 0);
  const inner = legs(person, paint) + upperBody(person, { ...pose, hem: HIP });
  return `<g transform="translate(${figure(x)} ${figure(y - FOOT * scale)}) scale(${figure(scale * 1000)}e-3)">${lit(inner, Number((2 / scale).toFixed(2)))}</g>`;
}

/** The front of a wheelchair: what is behind the person, and the wheels beside it. */
function wheelchair(paint: Paint): { behind: string; before: string } {
  const [frame, tyre, steel] = [paint('#E8623A'), paint('#12162E'), paint('#C9D3F5')];
  const wheel = (side: -1 | 1) =>
    `<g transform="translate(${side * 112} 330) rotate(${side * -5})"><ellipse rx="30" ry="116" fill="none" stroke="${tyre}" stroke-width="13"/><ellipse rx="36" ry="122" fill="none"/><ellipse rx="22" ry="100" fill="none" stroke="${steel}" stroke-width="4"/><path fill="none" stroke="${steel}" stroke-width="2.400" d="M0-100V100M-20-44L20 44M20-44L-20 44M-22 0H22"/><ellipse rx="7" ry="12" fill="${frame}"/></g>`;
  return {
    behind:
      line(paint('#2A3470'), 'M-72 120V300M72 120V300', 12) +
      shape(paint('#1B2450'), 'M-76 150H76L80 280H-80Z') +
      line(tyre, 'M-84 112H-64M64 112H84', 12),
    before:
      wheel(-1) +
      wheel(1) +
      line(frame, 'M-70 290C-60 340-54 380-50 424M70 290C60 340 54 380 50 424', 8) +
      shape(paint('#2A3470'), 'M-62 436H62V448H-62Z') +
      `<ellipse cx="-62" cy="424" rx="9" ry="22" fill="${tyre}"/><ellipse cx="62" cy="424" rx="9" ry="22" fill="${tyre}"/>`,
  };
}

const SEAT = { hem: 250, ground: 450 } as const;

/** A wheelchair user. `x`, `y`: the ground below the chair; `height` in px. */
export function seated(name: PersonName, x: number, y: number, height: number, pose: Pose = {}): string {
  const person: Person = PEOPLE[name];
  const paint = paintAt(pose.dark ?? 0);
  const scale = height / (SEAT.ground + 66);
  const [trousers, shoes] = (person.legs ?? ['#22305C', palette.chalk]).map(paint) as [string, string];
  const leg = (side: -1 | 1) =>
    shape(shoes, `M${side * 14} 416H${side * 46}L${side * 52} 438H${side * 10}Z`) +
    shape(
      trousers,
      `M${side * 3} 236H${side * 78}C${side * 90} 262 ${side * 78} 296 ${side * 62} 312L${side * 50} 422H${side * 12}L${side * 8} 320C${side * 2} 300 ${side * 2} 270 ${side * 3} 236Z`,
    ) +
    line('#0A0B2E', `M${side * 18} 316C${side * 32} 326 ${side * 46} 324 ${side * 58} 314`, 2.4, 0.3);
  const { behind, before } = wheelchair(paint);
  const inner = behind + leg(-1) + leg(1) + upperBody(person, { ...pose, hem: SEAT.hem, lap: before });
  return `<g transform="translate(${figure(x)} ${figure(y - SEAT.ground * scale)}) scale(${figure(scale * 1000)}e-3)">${lit(inner, Number((2 / scale).toFixed(2)))}</g>`;
}

/** What a parent with a child on the shoulders carries, for `Pose.carried`. */
export function onShoulders(name: PersonName, pose: Pose = {}): string {
  const child: Person = PEOPLE[name];
  const paint = paintAt(pose.dark ?? 0);
  const [trousers, shoes] = (child.legs ?? ['#22305C', palette.chalk]).map(paint) as [string, string];
  const leg = (side: -1 | 1) =>
    shape(
      trousers,
      `M${side * 22} 58C${side * 66} 50 ${side * 84} 90 ${side * 76} 196H${side * 40}C${side * 44} 140 ${side * 38} 112 ${side * 18} 92Z`,
    ) +
    shape(
      shoes,
      `M${side * 40} 192H${side * 74}C${side * 84} 206 ${side * 84} 226 ${side * 74} 230H${side * 40}C${side * 36} 216 ${side * 36} 202 ${side * 40} 192Z`,
    );
  return `<g transform="translate(0-206) scale(.76)">${upperBody(child, { ...pose, hem: 250 })}</g>${leg(-1)}${leg(1)}`;
}

/** How a parent holds the ankles of a child on the shoulders. */
export const HOLDING_ANKLES = {
  left: { to: [-84, 168], hand: 'grip', turn: 70 },
  right: { to: [84, 168], hand: 'grip', turn: -70 },
} as const satisfies Pose;

/** The shadow of a figure on the ground. */
export const groundShadow = (x: number, y: number, width: number): string =>
  flat(
    '#02040C',
    `M${x - width / 2} ${y}a${width / 2} ${width * 0.09} 0 1 0 ${width} 0a${width / 2} ${width * 0.09} 0 1 0 ${-width} 0Z`,
    0.55,
  );
