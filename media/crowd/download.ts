import { arm, hand, heldScarf, type Place, phone, picture, place, row } from './parts.ts';

/** The crowd around the phone of the download section. Anchored to the end side; its start side is empty. */
export const DOWNLOAD_CROWD = { width: 1500, height: 340 } as const;

const BACK: readonly Place[] = [
  { fan: 'curly', x: 300, y: 258, scale: 0.6 },
  { fan: 'ghutra', x: 470, y: 226, scale: 0.64 },
  { fan: 'bun', x: 640, y: 244, scale: 0.6 },
  { fan: 'cap', x: 800, y: 236, scale: 0.64, flip: true },
  { fan: 'long', x: 1000, y: 252, scale: 0.62 },
  { fan: 'short', x: 1150, y: 240, scale: 0.64 },
  { fan: 'hijab', x: 1290, y: 226, scale: 0.66 },
  { fan: 'flatcap', x: 1440, y: 232, scale: 0.66 },
];
const FRONT: readonly Place[] = [
  { fan: 'cap', x: 210, y: 292, scale: 0.66 },
  { fan: 'beanie', x: 380, y: 258, scale: 0.82 },
  { fan: 'hijab', x: 560, y: 268, scale: 0.78 },
  { fan: 'scarfed', x: 730, y: 272, scale: 0.8 },
  { fan: 'child', x: 872, y: 294, scale: 0.56 },
  { fan: 'ponytail', x: 1030, y: 286, scale: 0.74 },
  { fan: 'beanie', x: 1200, y: 272, scale: 0.82, flip: true },
  { fan: 'ghutra', x: 1370, y: 266, scale: 0.82 },
  { fan: 'redscarf', x: 1500, y: 276, scale: 0.8 },
];

/** SVG of the download section's crowd. */
export function downloadCrowd(): string {
  const fistArms = [
    [292, 262, 80, 400],
    [262, 300, 150, 400],
    [1282, 1258, 96, 400],
  ] as const;
  const arms = fistArms
    .map(([x, root, y, foot]) => arm([root, foot], [x, y + 16], 44, 8) + hand(x, y, 32))
    .join('');
  const films = (
    [
      [474, 64, 500, 7],
      [618, 118, 604, -5],
      [1120, 70, 1096, -6],
      [1424, 40, 1440, 6],
    ] as const
  )
    .map(([x, y, root, turn]) => phone(x, y, 0.76, turn) + arm([root, 400], [x - turn, y + 48], 38, 0))
    .join('');
  const cloth =
    arm([790, 400], [726, 146], 36, 8) +
    arm([940, 400], [962, 140], 36, -8) +
    heldScarf([710, 128], [980, 122], { sag: 34, width: 34, colours: ['#2B3FAE', '#F7F3E9'], blocks: 11 }) +
    hand(728, 138, 28) +
    hand(960, 132, 28);
  const inner =
    row('#101C50', 1.9, BACK.map(place).join('')) +
    row('#0A1236', 2.1, cloth + arms + films) +
    row('#050918', 2.3, FRONT.map(place).join(''));
  return picture(DOWNLOAD_CROWD.width, DOWNLOAD_CROWD.height, inner);
}
