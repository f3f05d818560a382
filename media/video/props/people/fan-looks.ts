/** The people of the film. They keep their look from the sofa to the last frame. */
import { chalk, ember, gold, mint, royal } from '../../stage/palette.ts';

export type Hair = 'curls' | 'cap' | 'veil' | 'bobble' | 'long' | 'short' | 'ghutra';

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
  },
  {
    hair: 'bobble',
    hairColour: '#C23B4B',
    skin: '#E0AE8A',
    jacket: '#2F3E55',
    scarf: [chalk, royal, royal],
    size: 0.86,
    build: 0.9,
  },
  {
    hair: 'long',
    hairColour: '#5B2F1E',
    skin: '#D79C76',
    jacket: '#6B2E3C',
    scarf: ['#E8623A', chalk, '#3A1022'],
    size: 0.98,
    build: 0.92,
  },
  {
    hair: 'short',
    hairColour: '#15161F',
    skin: '#6B3F2C',
    jacket: '#33405F',
    scarf: ['#4FB9A7', chalk, '#0B2B3A'],
    size: 1.12,
    build: 1.2,
  },
];

/** The friend at a place in a row of any length. */
export function friend(index: number): FanLook {
  return friends[((index % friends.length) + friends.length) % friends.length] ?? hero;
}
