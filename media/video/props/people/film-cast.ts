/** The people of the film, all from the cast of the website's pictures. They keep their look. */
import { PEOPLE, type PersonName } from '../../../cast/people.ts';
import { chalk } from '../../stage/palette.ts';
import type { Yarns } from './scarf.ts';

export const hero: PersonName = 'sami';

/** Of the hero's hands and arms where they are drawn large. */
export const heroColours = {
  skin: PEOPLE.sami.face.skin,
  sleeve: PEOPLE.sami.clothes.sleeve.cloth,
} as const;

/** The player whom the fans meet on the club night. */
export const player: PersonName = 'ana';

const friends = [
  'luca',
  'amal',
  'faisal',
  'ewan',
  'mei',
  'dayo',
  'harjit',
  'marta',
  'gareth',
  'noura',
  'george',
  'priya',
  'kofi',
  'majed',
] as const satisfies readonly PersonName[];

const at = (list: readonly PersonName[], index: number): PersonName => list[index % list.length] ?? hero;

/** The friend at a place in a row of any length. */
export const friend = (index: number): PersonName => at(friends, index);

/** From behind, their short hair looks like bare skin. */
const bareNapes: readonly PersonName[] = ['dayo', 'ewan', 'gareth'];
const friendsFromBehind = friends.filter((name) => !bareNapes.includes(name));

/** The friend at a place in a row that is seen from behind. */
export const friendFromBehind = (index: number): PersonName => at(friendsFromBehind, index);

/** The yarns of a person's scarf for a scarf that is drawn as a ribbon. */
export function yarnsOf(name: PersonName): Yarns {
  const [cloth, stripe] = PEOPLE[name].scarf;
  return [cloth, stripe, chalk];
}
