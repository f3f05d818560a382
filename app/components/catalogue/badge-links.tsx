import { to } from '../../i18n/current-locale.ts';
import type { TeamLink } from './team-link.ts';

/** Teams as their badges, each over its name. */
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
