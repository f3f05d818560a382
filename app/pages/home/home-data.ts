import { appScreens } from '@sportbuddy/media/manifest/app-screens';
import { badges } from '@sportbuddy/media/manifest/badges';
import { teamPath } from '../../../content/addresses.ts';
import { homeFeatures } from '../../../content/features/features.ts';
import { pinned, pinnedFirst } from '../../../content/features/pinned-badges.ts';
import { type Locale, localizedPath } from '../../../content/locale.ts';
import { sports } from '../../../content/sports/sports.ts';
import { teamBySlug } from '../../../content/teams/teams.ts';
import type { ScarfBadge } from './badge-carousel.island.tsx';
import type { Feature } from './feature-carousel.island.tsx';

const screenOf: Record<string, keyof typeof appScreens.cards> = {
  'find-fans': 'fansNearYou',
  echo: 'echo',
  'watch-parties': 'watchParty',
  'club-events': 'clubEvent',
  challenges: 'leaderboard',
  'away-groups': 'awayTravel',
  playpass: 'playPass',
};

/** Feature cards in one language. */
export function featureCards(locale: Locale): Feature[] {
  return homeFeatures.map(({ slug, title, description }) => {
    const screen = screenOf[slug];
    if (!screen) throw new Error(`content/features/home-cards.ts: ${slug}: no app screen is drawn for it`);
    const { avif, webp, width, height } = appScreens.cards[screen][locale];
    return { slug, title: title[locale], text: description[locale], screen: { avif, webp, width, height } };
  });
}

/** @throws Error if a team on the scarf has no entry or no badge */
export function scarfBadges(locale: Locale): ScarfBadge[] {
  const first = pinnedFirst[locale];
  return [...first, ...pinned.filter((slug) => !first.includes(slug))].map((slug) => {
    const team = teamBySlug(slug);
    const badge = badges[locale][slug];
    const sport = sports.find((known) => known.slug === team?.sport);
    if (!team || !badge || !sport)
      throw new Error(`content/features/pinned-badges.ts: ${slug}: no such team, sport or badge`);
    return {
      name: team.name[locale],
      sport: sport.label[locale],
      badge,
      href: localizedPath(teamPath(team), locale),
    };
  });
}
