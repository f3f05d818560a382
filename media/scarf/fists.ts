import { hand } from '../cast/hands.ts';
import { creaseOf } from '../cast/head.ts';
import { CAST_DEFS, lit, paintAt } from '../cast/paint.ts';
import { PEOPLE, type PersonName } from '../cast/people.ts';

/** Definitions of every picture with hands on a cloth. */
export const FIST_DEFS = `${CAST_DEFS}<filter id="contact" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>`;

/** Height of the cloth's edge above the wrist, at scale 1. */
const EDGE = 23;

/** A person's hand over the cloth's top edge. `x`, `y`: where its middle meets the edge. */
export function fist(who: PersonName, x: number, y: number, scale: number, side: 1 | -1): string {
  const { skin } = PEOPLE[who].face;
  const grip = hand('grip', [0, 0], { skin, crease: creaseOf(skin), side, paint: paintAt(0) });
  return `<g transform="translate(${x} ${y + EDGE * scale}) scale(${scale})"><ellipse cy="-8" rx="22" ry="13" fill="#060A1C" opacity=".5" filter="url(#contact)"/>${lit(grip, 1.8)}</g>`;
}
