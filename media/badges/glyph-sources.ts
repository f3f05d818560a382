import { ballPath } from './ball.ts';
import { footballEmblems } from './football-emblems.ts';
import { disc, stroke } from './shapes.ts';

interface Source {
  /**
   * Name in an icon set of the Apache-2.0 collections, or paths drawn here, on a 24-unit ground.
   */
  icon?: `mdi:${string}` | `material-symbols:${string}`;
  path?: string;
}

const star = (x: number, y: number, r: number): string =>
  `M${Array.from({ length: 10 }, (_, index) => {
    const [angle, reach] = [(index * Math.PI) / 5, index % 2 === 0 ? r : r * 0.42];
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`;
  }).join('L')}Z`;

/** Where each sport's glyph comes from, by the sport's slug. */
export const glyphSources: Record<string, Source> = {
  football: { path: footballEmblems.ball },
  basketball: { icon: 'mdi:basketball' },
  nfl: {
    path: `M1.6 17.2C1.4 9.4 9.4 1.4 17.2 1.6L22.4 6.8C22.6 14.6 14.6 22.6 6.8 22.4ZM1.6 18.9L5.1 22.4C3.9 22.4 2.7 22.3 2.2 21.8S1.6 20.1 1.6 18.9ZM18.9 1.6C20.1 1.6 21.3 1.7 21.8 2.2S22.4 3.9 22.4 5.1Z${[0, 1, 2, 3].map((at) => stroke(7.6 + at * 2, 13.4 - at * 2, 10.6 + at * 2, 16.4 - at * 2, 1.1)).join('')}`,
  },
  baseball: { icon: 'mdi:baseball-bat' },
  hockey: {
    path: `${stroke(21, 1.6, 12.6, 15.2, 2.8)}M11 13.4L13.6 15.4C13 17.4 12 18.6 9.8 18.8L8.8 15.4C10 15.2 10.6 14.6 11 13.4ZM7.7 15.5L8.7 18.9L6.3 19.1L5.7 15.7ZM4.6 15.8L5.2 19.2L2.8 19.3C1.6 19.3 1.2 18.6 1.4 17.6C1.6 16.6 2.2 16 3.2 15.9ZM13.4 19.6C13.4 18.4 15.2 17.6 17.6 17.6S21.8 18.4 21.8 19.6S20 21.4 17.6 21.4S13.4 20.8 13.4 19.6ZM13.4 21C14.2 21.9 15.8 22.3 17.6 22.3S21 21.9 21.8 21V22C21.8 23.2 20 24 17.6 24S13.4 23.2 13.4 22Z`,
  },
  cricket: {
    path: `M18.2 1.2C18.8.6 19.6.6 20.2 1.2L22.8 3.8C23.4 4.4 23.4 5.2 22.8 5.8L11 17.6C10.4 18.2 9.6 18.2 9 17.6L6.4 15C5.8 14.4 5.8 13.6 6.4 13ZM6 16.2L7.8 18L3 22.8C2.4 23.4 1.8 23.4 1.2 22.8S.6 21.6 1.2 21ZM2 6.2A3.6 3.6 0 0 1 7.6 3.2L3.4 8.9A3.6 3.6 0 0 1 2 6.2ZM8.6 4.3A3.6 3.6 0 0 1 4.6 9.6Z`,
  },
  'womens-cricket': {
    path: 'M5 7h2.4v15H5zM10.8 7h2.4v15h-2.4zM16.6 7H19v15h-2.4zM4.6 4.2h6.6V6H4.6zM12.8 4.2h6.6V6h-6.6z',
  },
  motorsport: { icon: 'mdi:flag-checkered' },
  f1: { icon: 'mdi:racing-helmet' },
  'horse-racing': { icon: 'mdi:horse-variant-fast' },
  mma: { icon: 'mdi:mixed-martial-arts' },
  snooker: { icon: 'mdi:billiards-rack' },
  wrestling: {
    path: `M1 9L6 8.2V15.8L1 15ZM23 9L18 8.2V15.8L23 15Z${disc(12, 12, 6.4)}${star(12, 12, 4.6)}`,
  },
  boxing: { icon: 'mdi:boxing-glove' },
  rugby: { icon: 'mdi:rugby' },
  bowls: {
    path: `${disc(9.6, 13.4, 8.6)}${disc(9.6, 13.4, 4.8)}${disc(9.6, 13.4, 3.2)}${disc(20.4, 19.4, 2.8)}`,
  },
  chess: { icon: 'mdi:chess-knight' },
  darts: { icon: 'mdi:bullseye-arrow' },
  golf: { icon: 'mdi:golf' },
  tennis: { icon: 'material-symbols:sports-tennis' },
  running: { icon: 'mdi:run-fast' },
  rowing: { icon: 'mdi:rowing' },
  equestrian: { icon: 'mdi:horse-human' },
  'sports-governance': { icon: 'mdi:whistle' },
  kabaddi: { icon: 'mdi:kabaddi' },
  lacrosse: {
    path: `${stroke(2, 22, 12.6, 11.4, 2)}M11.4 10.6C11.4 5.4 15 2 19 2C21.4 2 22 2.6 22 5C22 9 18.6 12.6 13.4 12.6ZM13.6 10.4C17 10.2 19.9 7.6 20 4.2C16.6 4.2 13.8 6.8 13.6 10.4Z${stroke(14.4, 6.4, 17.6, 9.6, 1)}${stroke(16.4, 4.6, 19.4, 7.6, 1)}${disc(19, 19, 2.8)}`,
  },
  cycling: { icon: 'mdi:bike-fast' },
  'mountain-biking': {
    path: `${tyre()}${disc(12, 12, 7.6)}M5.6 15.8L10 9L12.2 12.2L14.2 9.6L18.4 15.8Z`,
  },
  pickleball: { icon: 'material-symbols:pickleball' },
  swimming: { icon: 'mdi:swim' },
  'womens-football': {
    path: `${disc(10.4, 13.4, 9.8)}${disc(10.4, 13.4, 9)}${ballPath([0.46, 0.9, 0], [10.4, 13.4], 8.8)}${star(20.2, 4.2, 3.7)}`,
  },
  'womens-soccer': {
    path: `${disc(14, 12, 9.6)}${disc(14, 12, 8.8)}${ballPath([0.9, 0.5, 0.2], [14, 12], 8.6)}M.4 6.4h5v1.8H.4zM0 11.1h3v1.8H0zM.4 15.8h5v1.8H.4z`,
  },
  caving: {
    path: 'M3 17.4C3 11.6 6.8 8.4 12 8.4C17.2 8.4 21 11.6 21 17.4ZM1.4 18.8H22.6V21H1.4ZM9.4 11.4V15H14.6V11.4ZM11 .8H13V5.4H11ZM4.2 3.2L5.8 2L8.4 5.6L6.8 6.8ZM19.8 3.2L18.2 2L15.6 5.6L17.2 6.8Z',
  },
  fencing: {
    path: `${stroke(21.6, 2.4, 7.4, 16.6, 1.3)}${stroke(2.4, 2.4, 16.6, 16.6, 1.3)}M4.2 14.6C5.4 18 6 18.6 9.4 19.8L10.4 17.4C8.8 16.8 7.2 15.2 6.6 13.6ZM19.8 14.6C18.6 18 18 18.6 14.6 19.8L13.6 17.4C15.2 16.8 16.8 15.2 17.4 13.6Z${stroke(6.4, 17.6, 2.6, 21.4, 2)}${stroke(17.6, 17.6, 21.4, 21.4, 2)}`,
  },
  'outdoor-swimming': {
    path: `M6 13A6 6 0 0 1 18 13ZM11 1.4H13V5H11ZM3.4 4.4L4.8 3L7.4 5.6L6 7ZM20.6 4.4L19.2 3L16.6 5.6L18 7Z${waves(15.4)}${waves(19.6)}`,
  },
  'womens-rugby': {
    path: `M3.6 1.4H5.8V8.4H18.2V1.4H20.4V22.6H18.2V10.6H5.8V22.6H3.6Z${oval()}`,
  },
  padel: { icon: 'material-symbols:padel' },
  volleyball: { icon: 'mdi:volleyball' },
};

function waves(y: number): string {
  return `M1 ${y}C3 ${y} 3.6 ${y + 1.4} 5.6 ${y + 1.4}S8.6 ${y} 11 ${y}S14 ${y + 1.4} 16.4 ${y + 1.4}S20 ${y} 23 ${y}V${y + 2}C20 ${y + 2} 18.8 ${y + 3.4} 16.4 ${y + 3.4}S13.4 ${y + 2} 11 ${y + 2}S8 ${y + 3.4} 5.6 ${y + 3.4}S3 ${y + 2} 1 ${y + 2}Z`.replaceAll(
    /\d+\.\d{3,}/g,
    (long) => String(+Number(long).toFixed(1)),
  );
}

function oval(): string {
  return 'M8 16.6C8 14.2 9.8 12.6 12 12.6S16 14.2 16 16.6S14.2 20.6 12 20.6S8 19 8 16.6Z';
}

function tyre(): string {
  const knobs = Array.from({ length: 40 }, (_, index) => {
    const [angle, reach] = [((index + 0.5) * Math.PI) / 20, index % 4 < 2 ? 11.4 : 9.9];
    return `${(12 + reach * Math.sin(angle)).toFixed(1)} ${(12 - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${knobs.join('L')}Z`;
}
