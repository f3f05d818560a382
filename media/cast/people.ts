import * as palette from '../../content/palette.ts';
import * as wear from './clothes.ts';
import type { Features } from './face.ts';
import type { Hair } from './hair.ts';
import * as hair from './hair.ts';
import * as head from './headwear.ts';

/** One member of the cast. They keep face, hair and clothes in every picture. */
export interface Person {
  readonly face: Features;
  readonly hair: Hair;
  readonly clothes: wear.Clothes;
  /** Half width of the face, half width of the chin, height of the jaw's corner. */
  readonly skull: readonly [width: number, chin: number, jaw: number];
  readonly beard?: { readonly kind: 'full' | 'short' | 'moustache' | 'long'; readonly colour: string };
  readonly glasses?: 'round' | 'square';
  /** 1 is an average breadth of the shoulders. */
  readonly build: number;
  /** Colours of the person's scarf: cloth and stripes. */
  readonly scarf: readonly [cloth: string, stripe: string];
  /** Trousers and shoes of a standing figure. */
  readonly legs?: readonly [trousers: string, shoes: string];
  readonly child?: boolean;
  readonly earring?: boolean;
}

const SKIN = {
  pale: '#F1C6A4',
  rose: '#E7AE88',
  olive: '#D49A6C',
  tan: '#B97A50',
  brown: '#94593A',
  deep: '#6B3F2B',
  dark: '#522E22',
} as const;

const NUMBER_23 = 'M-34 152H-8V172H-32V196H-6M6 152H32V196H6M12 174H32';

/** The cast, by name. */
export const PEOPLE = {
  /** The film's hero. */
  sami: {
    face: { skin: SKIN.tan, brow: '#2A1A16', nose: 'broad' },
    hair: hair.curly('#33201C'),
    clothes: wear.jacket(palette.royal2, palette.gold),
    skull: [38, 20, 22],
    build: 1,
    scarf: [palette.gold, '#14205C'],
    legs: ['#1B2450', palette.chalk],
  },
  amal: {
    face: { skin: SKIN.olive, brow: '#3A2318', nose: 'fine', lashes: true, lips: '#B2464A' },
    hair: head.hijab('#7A4FB5', '#4C2C7C'),
    clothes: wear.footballShirt('#E8623A', palette.chalk),
    skull: [36, 15, 18],
    build: 0.88,
    scarf: [palette.ember, palette.chalk],
    legs: ['#2B2540', palette.chalk],
  },
  faisal: {
    face: { skin: SKIN.tan, brow: '#1C1412', nose: 'long', lips: '#B0584E' },
    hair: head.ghutra('#F4F1E6'),
    clothes: wear.thobe('#ECE8DC'),
    skull: [37, 19, 22],
    beard: { kind: 'short', colour: '#1F1614' },
    build: 1,
    scarf: [palette.royal2, palette.chalk],
  },
  noura: {
    face: { skin: SKIN.rose, brow: '#2A1A18', nose: 'fine', lashes: true, lips: '#A83A4C' },
    hair: head.shayla('#242A52', palette.gold),
    clothes: wear.abaya('#1E2446', palette.gold),
    skull: [35, 14, 18],
    build: 0.88,
    scarf: [palette.mint, '#0E3A44'],
  },
  harjit: {
    face: { skin: SKIN.brown, brow: '#1C1210', nose: 'long', lips: '#A8524A' },
    hair: head.turban('#F08A24', '#8A2A1C'),
    clothes: wear.cricketJumper(palette.royal2, palette.cardRed),
    skull: [38, 22, 24],
    beard: { kind: 'long', colour: '#241814' },
    build: 1.06,
    scarf: [palette.chalk, palette.royal2],
    legs: ['#EFE6CF', palette.chalk],
  },
  gareth: {
    face: { skin: SKIN.pale, brow: '#A6522A', nose: 'broad', lips: '#6E1E22' },
    hair: hair.cropped('#B95F2E'),
    clothes: wear.hoops('#B8232F', palette.chalk),
    skull: [40, 25, 28],
    beard: { kind: 'full', colour: '#B95F2E' },
    build: 1.2,
    scarf: ['#C8102E', palette.chalk],
    legs: ['#28304F', '#5A3A2A'],
  },
  kofi: {
    face: { skin: SKIN.dark, brow: '#150C0A', nose: 'broad' },
    hair: head.headband(palette.chalk, hair.cropped('#1A1010')),
    clothes: wear.vest(palette.gold, '#3B1F6E', NUMBER_23),
    skull: [37, 21, 24],
    build: 1.08,
    scarf: ['#5B2A8C', palette.gold],
    legs: ['#3B1F6E', palette.chalk],
  },
  marta: {
    face: { skin: SKIN.rose, brow: '#8C8A96', nose: 'long', old: true, lips: '#B2464A' },
    hair: hair.bun('#D9D8E2'),
    clothes: wear.cardigan('#2F8F83', palette.chalk),
    skull: [36, 18, 20],
    glasses: 'round',
    build: 0.9,
    scarf: ['#C8102E', palette.gold],
    legs: ['#3A3F66', '#2A1A22'],
    earring: true,
  },
  luca: {
    face: { skin: SKIN.olive, brow: '#2A1A14', nose: 'long' },
    hair: head.cap('#D9202E', palette.ink, '#2A1A14'),
    clothes: wear.racingJacket('#D9202E', palette.chalk, palette.ink),
    skull: [37, 19, 21],
    beard: { kind: 'moustache', colour: '#2A1A14' },
    build: 1.02,
    scarf: ['#D9202E', palette.gold],
    legs: ['#23294A', '#D9202E'],
  },
  priya: {
    face: { skin: SKIN.brown, brow: '#1A100E', nose: 'fine', lashes: true, lips: '#A8384A' },
    hair: head.headband(palette.mint, hair.plait('#1E1416', palette.ember)),
    clothes: wear.runningTop('#167A8B', '#D6F24A'),
    skull: [36, 16, 18],
    build: 0.86,
    scarf: ['#2B6FD6', palette.chalk],
    legs: ['#12203E', '#D6F24A'],
  },
  mei: {
    face: { skin: SKIN.pale, brow: '#1B1418', nose: 'button', lashes: true, lips: '#C2505A' },
    hair: hair.bob('#221A24'),
    clothes: wear.climbing('#8C5BD0', '#FF8A4C'),
    skull: [37, 18, 18],
    glasses: 'square',
    build: 0.84,
    scarf: ['#0F8A74', palette.chalk],
    legs: ['#4A5670', '#FF8A4C'],
  },
  ewan: {
    face: { skin: SKIN.pale, brow: '#6E4A2E', nose: 'button', lips: '#5E1C20' },
    hair: head.bobbleHat('#0F6E5E', palette.chalk, '#7A5232'),
    clothes: wear.hoodie('#3E4C7A', palette.chalk),
    skull: [37, 21, 23],
    beard: { kind: 'short', colour: '#8A5E3A' },
    build: 1.08,
    scarf: ['#0F8A74', palette.chalk],
    legs: ['#262D4F', palette.chalk],
  },
  george: {
    face: { skin: SKIN.rose, brow: '#E9E6EA', nose: 'broad', old: true },
    hair: head.flatCap('#6B6257', '#E4E1E6'),
    clothes: wear.jacket('#7A5A3A', palette.chalk),
    skull: [38, 22, 24],
    beard: { kind: 'moustache', colour: '#EFECEF' },
    build: 1.04,
    scarf: ['#8E2334', '#8FC4F0'],
    legs: ['#3C3A46', '#3A2418'],
  },
  dayo: {
    face: { skin: SKIN.deep, brow: '#140C0A', nose: 'broad', lips: '#A04A44' },
    hair: hair.fringeOnly('#1A1010'),
    clothes: wear.crewShirt('#13806C', palette.chalk, palette.chalk),
    skull: [39, 23, 25],
    beard: { kind: 'full', colour: '#1A1010' },
    build: 1.14,
    scarf: ['#0F8A74', palette.gold],
    legs: ['#39405E', palette.chalk],
  },
  temi: {
    face: { skin: SKIN.brown, brow: '#1A1010', nose: 'button', lashes: true },
    hair: hair.puffs('#21140F'),
    clothes: wear.footballShirt(palette.gold, '#0F8A74'),
    skull: [38, 20, 20],
    build: 0.8,
    scarf: [palette.gold, '#0F8A74'],
    child: true,
    legs: ['#22305C', palette.ember],
  },
  lily: {
    face: { skin: SKIN.pale, brow: '#B5793A', nose: 'button', lashes: true },
    hair: hair.bunches('#DFA04A', palette.cardRed),
    clothes: wear.hoodie(palette.cardRed, palette.chalk),
    skull: [38, 20, 20],
    build: 0.8,
    scarf: ['#C8102E', palette.chalk],
    child: true,
    legs: ['#2B3F78', palette.chalk],
  },
  ana: {
    face: { skin: SKIN.rose, brow: '#7A3E1E', nose: 'fine', lashes: true, lips: '#B8404A' },
    hair: hair.long('#8E4522'),
    clothes: wear.footballShirt('#8FC4F0', '#14205C', palette.chalk),
    skull: [36, 16, 19],
    build: 0.9,
    scarf: ['#8FC4F0', '#14205C'],
    legs: ['#2A3358', palette.chalk],
  },
  majed: {
    face: { skin: SKIN.brown, brow: '#A8A2A6', nose: 'long', old: true, lips: '#7E2E30' },
    hair: head.ghutra('#F7F1EA', '#C8303C'),
    clothes: wear.thobe('#F2EEE2'),
    skull: [37, 20, 22],
    beard: { kind: 'full', colour: '#B9B4B8' },
    build: 1.1,
    scarf: ['#1F8A4C', palette.chalk],
  },
} as const satisfies Record<string, Person>;

export type PersonName = keyof typeof PEOPLE;
export const NAMES = Object.keys(PEOPLE) as PersonName[];
