import { badges } from '@sportbuddy/media/manifest/badges';
import { teamPath } from '../../../content/addresses.ts';
import type { Locale } from '../../../content/locale.ts';
import type { Team } from '../../../content/schema.ts';
import { to } from '../../i18n/current-locale.ts';

/** A link to a team. `place` is its city or country. */
export type TeamLink = { name: string; path: string; badge: string | undefined; place: string | undefined };

export function teamLinkOf(team: Team, locale: Locale): TeamLink {
  const { name, city, country, slug } = team;
  return {
    name: name[locale],
    path: teamPath(team),
    badge: badges[locale][slug],
    place: (city ?? country)?.[locale],
  };
}

/** Team badges with names, as links. */
export function BadgeLinks({ teams }: { teams: readonly Pick<TeamLink, 'name' | 'path' | 'badge'>[] }) {
  return (
    <ul>
      {teams.map(({ name, path, badge }) => (
        <li key={path}>
          <a href={to(path)}>
            {badge && <img src={badge} width="92" height="101" alt="" loading="lazy" />}
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}
