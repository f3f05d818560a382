import { badges } from '@sportbuddy/media/manifest/badges';
import type { Locale } from '../../../content/locale.ts';
import { teamNamed } from '../../search/entries/team-named.ts';

/** Data of a club for a picture. `badge`: path of our own drawing. */
export type Club = { colours: readonly string[]; badge: string | undefined };

/**
 * @param locale language of the badge
 * @returns the club that a fan typed in either language; undefined if the catalogue does not have
 * it
 */
export function clubOf(typed: string, locale: Locale): Club | undefined {
  const team = teamNamed(typed);
  return team && { colours: team.badge.colours, badge: badges[locale][team.slug] };
}
