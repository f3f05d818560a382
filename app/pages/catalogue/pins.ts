import { teamPath } from '../../../content/addresses.ts';
import type { Team } from '../../../content/schema.ts';
import { badges } from '../../../media/manifest/badges.ts';
import type { Locale } from '../../i18n/locale.ts';

/** A team as a pin that leads to its page; `place` is where it is at home. */
export type Pin = { name: string; path: string; badge: string | undefined; place: string | undefined };

export function pinOf(team: Team, locale: Locale): Pin {
  const { name, city, country, slug } = team;
  return {
    name: name[locale],
    path: teamPath(team),
    badge: badges[slug],
    place: (city ?? country)?.[locale],
  };
}
