import * as palette from '../../content/palette.ts';
import { type Pose, place } from '../cast/figure.ts';
import type { PersonName } from '../cast/people.ts';
import { picture } from '../cast/picture.ts';

/** A row of seats that faces us. Seat A12 is free: its middle is `free` px from the start. */
export const SEATS = { width: 2912, height: 190, pitch: 112, free: 1960 } as const;

const FREE_SEAT = Math.floor(SEATS.free / SEATS.pitch);

/** The two beside the free seat look at it. */
const FANS: readonly (readonly [PersonName, Pose['expression']])[] = [
  ['amal', 'laugh'],
  ['gareth', 'grin'],
  ['noura', 'smile'],
  ['ewan', 'wonder'],
  ['sami', 'chant'],
  ['marta', 'hope'],
  ['luca', 'tense'],
  ['lily', 'grin'],
  ['dayo', 'smile'],
  ['priya', 'laugh'],
  ['faisal', 'glance'],
  ['mei', 'grin'],
  ['harjit', 'laugh'],
  ['george', 'sing'],
  ['kofi', 'roar'],
  ['ana', 'smile'],
  ['amal', 'glance'],
  ['ewan', 'glance'],
  ['sami', 'grin'],
  ['temi', 'laugh'],
  ['majed', 'laugh'],
  ['mei', 'hope'],
  ['gareth', 'sing'],
  ['noura', 'grin'],
  ['luca', 'laugh'],
];
const PLATE =
  'M-17 7L-11.4-7H-7L-1.4 7H-5.6L-6.5 4.4H-12L-12.9 7ZM-10.9 1.4H-7.5L-9.2-3.4ZM3-7H6.6V7H2.8V-2.6L0-1.6V-5ZM9.4 7V4.4C9.4 1.8 11-.2 14-1C15.6-1.4 16-2 16-2.8C16-3.6 15.4-4 14.4-4C13.2-4 12.7-3.4 12.7-2.2H9.2C9.2-5.4 11-7.2 14.5-7.2C17.8-7.2 19.8-5.6 19.8-3C19.8-.9 18.6.6 16.2 1.5C14.4 2.2 13.6 2.8 13.4 3.9H19.8V7Z';

function seat(index: number): string {
  const x = index * SEATS.pitch + SEATS.pitch / 2;
  const back = `M${x - 49} 200V84Q${x - 49} 66 ${x - 31} 65Q${x} 62 ${x + 31} 65Q${x + 49} 66 ${x + 49} 84V200Z`;
  if (index !== FREE_SEAT) return `<path d="${back}"/>`;
  return `<g stroke="none"><path fill="${palette.chalk}" d="${back}"/><path fill="#D8D1BF" d="M${x + 31} 65Q${x + 49} 66 ${x + 49} 84V200H${x + 39}V86Q${x + 39} 70 ${x + 31} 65Z"/><path fill="#E8E1CF" d="M${x - 40} 158H${x + 40}L${x + 46} 200H${x - 46}Z"/><path fill="#C9C1AC" d="M${x - 40} 158H${x + 40}V164H${x - 40}Z"/><rect x="${x - 26}" y="88" width="52" height="29" rx="4" fill="${palette.ink}"/><path fill="${palette.chalk}" transform="translate(${x - 1} 102.5)" d="${PLATE}"/></g>`;
}

/** SVG of the row of seats with fans in all of them but one. */
export function seats(): string {
  const count = SEATS.width / SEATS.pitch;
  const indices = Array.from({ length: count }, (_, index) => index);
  const fans = indices
    .filter((index) => index !== FREE_SEAT)
    .map((index, order) => {
      const [who, expression] = FANS[order % FANS.length] ?? ['sami', 'smile'];
      const small = who === 'lily' || who === 'temi';
      const lean = ((index * 37) % 7) - 3;
      const y = (small ? 80 : 62) + ((index * 29) % 9) - 4;
      const side = Math.sign(FREE_SEAT - index);
      const pose: Pose = {
        expression: expression ?? 'smile',
        turn: side * (Math.abs(FREE_SEAT - index) < 3 ? 7 : 4),
        tilt: Math.abs(FREE_SEAT - index) === 1 ? side * 5 : 0,
        scarf: index % 3 === 0 ? 'none' : 'neck',
        left: { to: [-94, 300], hand: 'none' },
        right: { to: [94, 300], hand: 'none' },
        hem: 290,
        ...(index === FREE_SEAT - 1 && { right: { to: [92, 150], hand: 'point', turn: 78 } }),
        ...(index === FREE_SEAT + 1 && { left: { to: [-88, 0], hand: 'palm', turn: -14 } }),
      };
      return place(who, index * SEATS.pitch + SEATS.pitch / 2 + lean, y, small ? 0.44 : 0.5, pose);
    });
  return picture(
    SEATS.width,
    SEATS.height,
    `<g fill="url(#seat)" stroke="${palette.riserEdge}" stroke-width="1.6">${indices.map(seat).join('')}</g>${fans.join('')}`,
    `<linearGradient id="seat" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${palette.royal2}"/><stop offset="1" stop-color="#131F5A"/></linearGradient>`,
  );
}
