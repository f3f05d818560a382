import { badges } from '@sportbuddy/media/manifest/badges';
import type { Locale } from '../../content/locale.ts';
import { teamNamed } from '../search/entries/team-named.ts';

/** What a ticket shows of the fan's club: one to three colours, and the address of its badge. */
export type Club = { colours: readonly string[]; badge: string };

/**
 * @param typed as typed, linked or stored
 * @param locale language of the badge
 * @returns the club that a fan means, in either language; undefined if the catalogue does not have
 * it
 */
export function clubOf(typed: string, locale: Locale): Club | undefined {
  const team = teamNamed(typed);
  const badge = team && badges[locale][team.slug];
  return team && badge ? { colours: team.badge.colours, badge } : undefined;
}
