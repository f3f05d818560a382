import { ArrowIcon } from '../../components/controls/icons.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { HubView } from './hub-view.ts';
import './league-list.css';

/** A folded card with the sport's leagues, a row each. */
export function LeagueList({ leagues }: { leagues: HubView['leagues'] }) {
  return (
    <nav className="league-list" aria-label={m.hub_leagues()}>
      <p className="league-list-head" aria-hidden="true">
        <span>{m.hub_column_league()}</span>
        <span>{m.hub_column_stands()}</span>
        <span>{m.hub_column_where()}</span>
        <span>{m.hub_column_clubs()}</span>
      </p>
      <ul>
        {leagues.map((league) => (
          <li key={league.path}>
            <LeagueLink league={league} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LeagueLink({
  league: { name, path, country, clubs, teams },
}: {
  league: HubView['leagues'][number];
}) {
  return (
    <a href={to(path)} className="league-row">
      <span className="league-row-name">
        <bdi>{name}</bdi>
      </span>
      <span className="league-row-badges" aria-hidden="true">
        {teams.map(({ badge, path: team }) => badge && <Badge key={team} badge={badge} />)}
      </span>
      <span className="league-row-country">{country}</span>
      <span className="league-row-clubs">
        {clubs !== undefined && (
          <>
            <strong className="figures">{clubs}</strong>{' '}
            <span className="visually-hidden">{m.hub_column_clubs()}</span>
          </>
        )}
      </span>
      <ArrowIcon />
    </a>
  );
}

function Badge({ badge }: { badge: string }) {
  return <img src={badge} width="54" height="59" alt="" loading="lazy" />;
}
