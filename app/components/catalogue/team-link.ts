import { badges } from '@sportbuddy/media/manifest/badges';
import { teamPath } from '../../../content/addresses.ts';
import type { Locale } from '../../../content/locale.ts';
import type { Team } from '../../../content/schema.ts';

/** A team as a link that leads to its page; `place` is where it is at home. */
export type TeamLink = { name: string; path: string; badge: string | undefined; place: string | undefined };

export function teamLinkOf(team: Team, locale: Locale): TeamLink {
  const { name, city, country, slug } = team;
  return {
    name: name[locale],
    path: teamPath(team),
    badge: badges[slug],
    place: (city ?? country)?.[locale],
  };
}
