import type { Locale } from '../locale.ts';
import { firstTeams } from './first-teams.ts';

/** Badges of the home page's carousel, from many sports. */
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

/** The first badges by language. The Arabic page starts with clubs of Riyadh and Jeddah. */
export const pinnedFirst: Record<Locale, readonly string[]> = {
  en: [],
  ar: ['al-hilal', 'al-nassr', 'al-ittihad', 'al-ahli', 'real-madrid', 'liverpool'],
};
