/** The people of the film. They keep their look from the sofa to the last frame. */
import { chalk, ember, gold, mint, royal } from '../../stage/palette.ts';

export type Hair =
  | 'curls'
  | 'cap'
  | 'veil'
  | 'bobble'
  | 'long'
  | 'short'
  | 'ghutra'
  | 'turban'
  | 'bun'
  | 'bald';
/** Shape of a laughing mouth and eyes. `laugh`: open mouth, eyes shut; `grin`: teeth; `shout`: round mouth; `wink`: one eye shut. */
export type Smile = 'laugh' | 'grin' | 'shout' | 'wink';

export interface FanLook {
  hair: Hair;
  hairColour: string;
  skin: string;
  jacket: string;
  /** Ground of the scarf and its two stripes. */
  scarf: readonly [string, string, string];
  /** 1 is the hero's height. */
  size: number;
  /** 1 is the hero's breadth. */
  build: number;
  /** `laugh` if not given. */
  smile?: Smile;
  beard?: string;
  glasses?: boolean;
}

export const hero: FanLook = {
  hair: 'curls',
  hairColour: '#2A1A22',
  skin: '#A8694A',
  jacket: '#24357F',
  scarf: [gold, '#14205C', chalk],
  size: 1,
  build: 1,
};

export const friends: readonly FanLook[] = [
  {
    hair: 'cap',
    hairColour: '#B8432A',
    skin: '#8A5238',
    jacket: '#1E4A5C',
    scarf: [mint, '#0E3A44', chalk],
    size: 1.1,
    build: 1.12,
    smile: 'grin',
    beard: '#23130F',
  },
  {
    hair: 'veil',
    hairColour: '#3B2A66',
    skin: '#C98F68',
    jacket: '#4A2C5E',
    scarf: [ember, '#5A1626', chalk],
    size: 0.95,
    build: 0.95,
  },
  {
    hair: 'ghutra',
    hairColour: '#D8D3C6',
    skin: '#B57B54',
    jacket: '#7480B4',
    scarf: ['#3D58D8', '#0E1A45', chalk],
    size: 1.06,
    build: 1,
    smile: 'grin',
    beard: '#17121A',
  },
  {
    hair: 'bobble',
    hairColour: '#C23B4B',
    skin: '#E0AE8A',
    jacket: '#2F3E55',
    scarf: [chalk, royal, royal],
    size: 0.86,
    build: 0.9,
    smile: 'shout',
  },
  {
    hair: 'long',
    hairColour: '#5B2F1E',
    skin: '#D79C76',
    jacket: '#6B2E3C',
    scarf: ['#E8623A', chalk, '#3A1022'],
    size: 0.98,
    build: 0.92,
    smile: 'wink',
  },
  {
    hair: 'short',
    hairColour: '#15161F',
    skin: '#6B3F2C',
    jacket: '#33405F',
    scarf: ['#4FB9A7', chalk, '#0B2B3A'],
    size: 1.12,
    build: 1.2,
    smile: 'shout',
  },
  {
    hair: 'turban',
    hairColour: '#D9772B',
    skin: '#A9714C',
    jacket: '#27466B',
    scarf: [royal, gold, chalk],
    size: 1.08,
    build: 1.05,
    smile: 'grin',
    beard: '#1B1418',
  },
  {
    hair: 'bun',
    hairColour: '#14121A',
    skin: '#E3B48C',
    jacket: '#2B6B62',
    scarf: [ember, chalk, '#5A1626'],
    size: 0.93,
    build: 0.9,
    smile: 'laugh',
    glasses: true,
  },
  {
    hair: 'bald',
    hairColour: '#8A8791',
    skin: '#D8A27C',
    jacket: '#7A3B2E',
    scarf: ['#3D58D8', chalk, gold],
    size: 1.02,
    build: 1.22,
    smile: 'shout',
    beard: '#A9A6AE',
  },
  {
    hair: 'veil',
    hairColour: '#1F6F6B',
    skin: '#8D5A3D',
    jacket: '#1D4A63',
    scarf: [gold, royal, chalk],
    size: 0.97,
    build: 0.95,
    smile: 'grin',
  },
  {
    hair: 'short',
    hairColour: '#C9C5BE',
    skin: '#C68E68',
    jacket: '#3C3A5E',
    scarf: [mint, royal, chalk],
    size: 1.04,
    build: 1.06,
    smile: 'wink',
    glasses: true,
  },
];

/** The friend at a place in a row of any length. */
export function friend(index: number): FanLook {
  return friends[((index % friends.length) + friends.length) % friends.length] ?? hero;
}
