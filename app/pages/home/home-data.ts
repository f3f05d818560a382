import { teamPath } from '../../../content/addresses.ts';
import { homeFeatures } from '../../../content/features.ts';
import { sports } from '../../../content/sports.ts';
import { teamBySlug, teams } from '../../../content/teams.ts';
import { appScreens } from '../../../media/manifest/app-screens.ts';
import { badges } from '../../../media/manifest/badges.ts';
import { type Locale, localizedPath } from '../../i18n/locale.ts';
import type { PinnedBadge } from './badges/badge-carousel.tsx';
import type { ProgrammeCard } from './features/programme-card.tsx';

const screenOf: Record<string, keyof typeof appScreens> = {
  'find-fans': 'fansNearYou',
  echo: 'echo',
  'watch-parties': 'watchParty',
  'club-events': 'clubEvent',
  challenges: 'leaderboard',
  'away-groups': 'awayTravel',
  playpass: 'playPass',
};

/** The pages of the programme, in one language. */
export function programmeCards(locale: Locale): ProgrammeCard[] {
  return homeFeatures.map(({ slug, title, description }) => {
    const screen = screenOf[slug];
    if (!screen) throw new Error(`content/features/home-cards.ts: ${slug}: no app screen is drawn for it`);
    const { avif, webp, width, height } = appScreens[screen][locale].card;
    return { slug, title: title[locale], text: description[locale], screen: { avif, webp, width, height } };
  });
}

/** Pinned to the scarf: a walk through the sports, those of the team carousel's fixed places first. */
const pinned = [
  'west-ham-united',
  'baltimore-ravens',
  'los-angeles-lakers',
  'mumbai-indians',
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
const pinnedFirst: Record<Locale, readonly string[]> = {
  en: [],
  ar: ['al-hilal', 'al-nassr', 'al-ittihad', 'al-ahli', 'real-madrid', 'liverpool'],
};

/** @throws Error when a pinned team has no entry or no badge */
export function pinnedBadges(locale: Locale): PinnedBadge[] {
  const first = pinnedFirst[locale];
  return [...first, ...pinned.filter((slug) => !first.includes(slug))].map((slug) => {
    const team = teamBySlug(slug);
    const badge = badges[slug];
    const sport = sports.find((known) => known.slug === team?.sport);
    if (!team || !badge || !sport)
      throw new Error(`app/pages/home/home-data.ts: ${slug}: no such team, sport or badge`);
    return {
      slug,
      name: team.name[locale],
      sport: sport.label[locale],
      badge,
      href: localizedPath(teamPath(team), locale),
    };
  });
}

/** How many sports have a team with a page. */
export function sportsWithTeams(): number {
  return new Set(teams.map(({ sport }) => sport)).size;
}
