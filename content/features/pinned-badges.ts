import type { Locale } from '../locale.ts';
import { firstTeams } from './first-teams.ts';

/** Pinned to the scarf: a walk through the sports. */
export const pinned = [
  ...firstTeams,
  'new-york-rangers',
  'new-york-yankees',
  'liverpool',
  'al-hilal',
  'arsenal-women',
  'harlequins',
  'wimbledon',
  'real-madrid',
  'ufc',
  'patna-pirates',
  'golden-state-warriors',
  'lahore-qalandars',
  'tour-de-france',
  'celtic',
  'red-roses',
  'dallas-cowboys',
  'boca-juniors',
  'montreal-canadiens',
  'motogp',
  'ferrari',
];

/** On the Arabic page the clubs of Riyadh and Jeddah hang first, and football is never far. */
export const pinnedFirst: Record<Locale, readonly string[]> = {
  en: [],
  ar: ['al-hilal', 'al-nassr', 'al-ittihad', 'al-ahli', 'real-madrid', 'liverpool'],
};
