import type { Expression } from '../cast/face.ts';
import { place, type Reach } from '../cast/figure.ts';
import type { Point } from '../cast/paint.ts';
import type { PersonName } from '../cast/people.ts';

/** A fan below a hero scarf: the head's place in its picture, and where the hands hold the cloth. */
export interface Holder {
  readonly who: PersonName;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly expression: Expression;
  readonly dark?: number;
  readonly hands: readonly number[];
}

type Cloth = {
  /** Maps a place from the start side to the picture. */
  along: (x: number) => number;
  /** Height of the wrists behind the cloth. */
  wrists: number;
};

/** Draws a holder with arms up to the hands, which the scarf's own picture shows. */
export function holder({ who, x, y, scale, hands, expression, dark = 0 }: Holder, cloth: Cloth): string {
  const { along, wrists } = cloth;
  const reach = (fist: number): Reach => {
    const to: Point = [(along(fist) - along(x)) / scale, (wrists - y) / scale];
    return { to, behind: true };
  };
  const left = hands.find((fist) => along(fist) < along(x));
  const right = hands.find((fist) => along(fist) > along(x));
  return place(who, along(x), y, scale, {
    expression,
    scarf: 'none',
    dark,
    ...(left !== undefined && { left: reach(left) }),
    ...(right !== undefined && { right: reach(right) }),
  });
}
