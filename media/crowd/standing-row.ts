import { type Pose, place } from '../cast/figure.ts';
import type { PersonName } from '../cast/people.ts';

/** A fan, with the place of the head's centre. */
export type Stand = readonly [who: PersonName, x: number, y: number, scale: number, pose?: Pose];

/** SVG markup of fans whose clothes reach below a picture of this height. `dark` as in `Pose`. */
export function standingRow(stands: readonly Stand[], dark: number, height: number): string {
  return stands
    .map(([who, x, y, scale, pose]) =>
      place(who, x, y, scale, { ...pose, dark, hem: Math.ceil((height + 4 - y) / scale) }),
    )
    .join('');
}
