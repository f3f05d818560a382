import { createHash } from 'node:crypto';
import { ballPath, lacedBallPath } from './ball.ts';
import { disc, stroke } from './shapes.ts';

const rim = `${disc(12, 12, 11.4)}${disc(12, 12, 10.6)}`;
const rounded = (value: number): number => +value.toFixed(1);

/** @returns the point at `reach` from a centre, clockwise from the top by `angle` in radians */
const polar = (x: number, y: number, angle: number, reach: number): string =>
  `${rounded(x + reach * Math.sin(angle))} ${rounded(y - reach * Math.cos(angle))}`;

/** A polygon of five corners, as on a football. */
function pentagon(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 5 }, (_, at) => polar(x, y, (at * 2 * Math.PI) / 5, radius));
  return `M${corners.join('L')}Z`;
}

/** A ball beside another object: too small for the panels of the whole ball. */
function smallBall(x: number, y: number, radius: number): string {
  const at = (angle: number, reach: number) => polar(x, y, angle, radius * reach);
  const edges = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5;
    return `M${at(angle - 0.36, 1)}L${at(angle, 0.68)}L${at(angle + 0.36, 1)}Z`;
  });
  return `${disc(x, y, radius)}${pentagon(x, y, radius * 0.42)}${edges.join('')}`;
}

/** Three curved panels that meet in the middle, each with a dark leaf. */
function swirl(): string {
  const at = (angle: number, reach: number) => polar(12, 12, angle, reach);
  return Array.from({ length: 3 }, (_, blade) => {
    const from = (blade * 2 * Math.PI) / 3;
    const to = from + (2 * Math.PI) / 3;
    const panel = `M${at(from + 1.05, 0.7)}Q${at(from + 0.9, 6)} ${at(from + 0.06, 10.2)}A10.2 10.2 0 0 1 ${at(to - 0.06, 10.2)}Q${at(to + 0.62, 6)} ${at(from + 1.05, 0.7)}Z`;
    const leaf = `M${at(from + 1.2, 4)}Q${at(from + 0.75, 7)} ${at(from + 0.62, 9.4)}A9.4 9.4 0 0 1 ${at(from + 1.4, 9.4)}Q${at(from + 1.65, 7)} ${at(from + 1.2, 4)}Z`;
    return panel + leaf;
  }).join('');
}

/** A goal with a ball in front of its net. */
function goal(): string {
  const knots = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => [4.6 + column * 3 - (row % 2) * 1.5, 8.6 + row * 2.4] as const),
  );
  const meshes = knots
    .filter(([x, y]) => x > 4 && Math.hypot(x - 12, y - 16.8) > 6.6)
    .map(([x, y]) => `M${rounded(x)} ${rounded(y - 1.6)}l1.1 1.6l-1.1 1.6l-1.1-1.6Z`);
  const net = 'M3.4 6.4H20.6V18.4H17.2A5.5 5.5 0 1 0 6.8 18.4H3.4Z';
  return `M.6 3.4H23.4V21.6H21.4V5.4H2.6V21.6H.6Z${net}${meshes.join('')}${smallBall(12, 16.8, 4.6)}`;
}

/** What football badges show in the middle, so that neighbours differ. On a grid of 24 units. */
export const footballEmblems = {
  ball: `${rim}${ballPath([0.46, 0.14, 0.24], [12, 12], 10.4)}`,
  laced: `${rim}${lacedBallPath([0.32, -0.3, 0.16])}`,
  swirl: `${rim}${swirl()}`,
  boot: `M1.6 6.4L8 4.6C8.6 7.2 10.4 9 12.8 10.2L18.4 12.8C21 13.9 22.6 15 22.8 17.4H2.2C1.2 14 1 10 1.6 6.4Z${stroke(8.9, 11.5, 11.1, 8.9, 1)}${stroke(11.4, 12.9, 13.5, 10.3, 1)}${stroke(13.9, 14.1, 16, 11.5, 1)}M2.4 18.4H22.7V19.6H2.6ZM3.2 19.6H6L5.4 22.4H3.8ZM8 19.6H10.8L10.2 22.4H8.6ZM14.6 19.6H17.4L16.8 22.4H15.2ZM19.2 19.6H22L21.4 22.4H19.8Z${smallBall(18.4, 6.2, 4.4)}`,
  goal: goal(),
  flag: `M4.6 1.2H6.8V21.4H4.6ZM8 2.2C12.4 1 15.4 5 21.6 3.4C19.6 5.8 19.6 8.2 21.6 11C15.4 12.6 12.4 8.8 8 10.2ZM1 22H23V23.4H1Z${smallBall(15, 17.2, 4.4)}`,
  glove: `M7 18.2L6.5 15.6L2.2 12.4C.6 11 2.4 8.2 4.4 9.4L6.8 11V5A1.4 1.4 0 0 1 9.6 5V10H10.1V3.2A1.45 1.45 0 0 1 13 3.2V10H13.5V3.9A1.4 1.4 0 0 1 16.3 3.9V10.4H16.8V6.4A1.3 1.3 0 0 1 19.4 6.4V13.6C19.4 15.4 18.4 16.8 18 18.2ZM6.8 19.4H18.2V22.8H6.8Z${pentagon(12.6, 14.4, 2.5)}`,
  shirt: `M8.2 2C9.4 4.6 14.6 4.6 15.8 2L18.4 2.6L23.4 7.4L20.4 11.4L18.2 10V22.4H5.8V10L3.6 11.4L.6 7.4L5.6 2.6ZM8 8.4H10.4V20.6H8ZM13.6 8.4H16V20.6H13.6Z`,
  whistle: `M8 8.4A7 7 0 1 0 14.6 17.8C14.9 16.9 15.2 15 17 14.4L23 13.4V8.4Z${disc(8, 15.4, 3)}M15.4 2.4H17.2V6.2H15.4ZM10.6 3.2L12.2 2.4L13.9 5.8L12.3 6.6ZM20.4 2.4L22 3.2L20.3 6.6L18.7 5.8Z`,
  pitch: `M1 4.6H23V19.4H1ZM11.5 5.6H12.5V8.1H11.5ZM11.5 15.9H12.5V18.4H11.5Z${disc(12, 12, 3.9)}${disc(12, 12, 2.9)}${disc(12, 12, 1)}M1.9 7.8H6.1V16.2H1.9ZM1.9 8.8V15.2H5.1V8.8ZM22.1 7.8H17.9V16.2H22.1ZM22.1 8.8V15.2H18.9V8.8Z`,
  cup: `M6.6 2H17.4V8.6C17.4 12.8 15 15 12 15S6.6 12.8 6.6 8.6ZM5.4 3.6V5.4H3.4C3.6 7.8 4.4 9.2 5.8 9.8L6.5 11.8C3 11.2 1.4 8.2 1.4 3.6ZM18.6 3.6V5.4H20.6C20.4 7.8 19.6 9.2 18.2 9.8L17.5 11.8C21 11.2 22.6 8.2 22.6 3.6ZM10.9 16H13.1L13.8 18.6H10.2ZM7.4 19.6H16.6V22.6H7.4Z${pentagon(12, 7.9, 3)}`,
} as const;

type Emblem = keyof typeof footballEmblems;

/** Clubs of a league differ, and so do neighbours in the carousel. Well-known clubs have a ball. */
const chosen: Record<string, Emblem> = {
  liverpool: 'ball',
  'west-ham-united': 'goal',
  arsenal: 'boot',
  chelsea: 'flag',
  'tottenham-hotspur': 'goal',
  'manchester-united': 'swirl',
  'manchester-city': 'shirt',
  'newcastle-united': 'laced',
  everton: 'whistle',
  'aston-villa': 'glove',
  celtic: 'pitch',
  rangers: 'cup',
  'real-madrid': 'laced',
  barcelona: 'ball',
  'atletico-madrid': 'boot',
  juventus: 'shirt',
  inter: 'goal',
  'ac-milan': 'swirl',
  'bayern-munich': 'cup',
  'borussia-dortmund': 'flag',
  'paris-saint-germain': 'goal',
  marseille: 'laced',
  ajax: 'glove',
  benfica: 'pitch',
  'saudi-arabia': 'ball',
  'al-hilal': 'swirl',
  'al-nassr': 'boot',
  'al-ittihad': 'flag',
  'al-ahli': 'cup',
  'inter-miami': 'glove',
  'la-galaxy': 'pitch',
  flamengo: 'shirt',
  'boca-juniors': 'ball',
  'al-qadsiah': 'goal',
  'al-shabab': 'whistle',
  'al-ettifaq': 'shirt',
  'al-taawoun': 'laced',
  // The two invented sides on the app's screens.
  'sample-home-side': 'ball',
  'sample-away': 'swirl',
};

/** The emblem of a club, for a new one derived from a hash of its slug. */
export function footballEmblem(slug: string): string {
  const names = Object.keys(footballEmblems) as Emblem[];
  const [dice = 0] = createHash('sha256').update(slug).digest();
  return footballEmblems[chosen[slug] ?? names[dice % names.length] ?? 'ball'];
}
