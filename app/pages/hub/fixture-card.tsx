import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { ArrowIcon } from '../../ui/icons.tsx';
import type { HubView } from './hub-view.ts';
import './fixture-card.css';

/** A folded card with the sport's leagues, a row each. */
export function FixtureCard({ leagues }: { leagues: HubView['leagues'] }) {
  return (
    <nav className="fixture-card" aria-label={m.hub_leagues()}>
      <p className="fixture-head" aria-hidden="true">
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
  league: { name, path, country, clubs, pins },
}: {
  league: HubView['leagues'][number];
}) {
  return (
    <a href={to(path)} className="fixture-row">
      <span className="fixture-league">
        <bdi>{name}</bdi>
      </span>
      <span className="fixture-pins" aria-hidden="true">
        {pins.map(({ badge, path: team }) => badge && <Pin key={team} badge={badge} />)}
      </span>
      <span className="fixture-country">{country}</span>
      <span className="fixture-clubs">
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

function Pin({ badge }: { badge: string }) {
  return <img src={badge} width="54" height="59" alt="" loading="lazy" />;
}
