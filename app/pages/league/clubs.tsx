import type { CSSProperties } from 'react';
import { lastSeason, launchText } from '../../../content/clock/timed-text.ts';
import { BadgeLinks } from '../../components/catalogue/team-link.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { LeagueView } from './league-view.ts';
import './clubs.css';
import '../../components/tall-figures.css';

/**
 * The first clubs as cards in their colours, the others as badges. An odd number of cards is filled
 * up with a free place.
 */
export function Clubs({ league: { sides, clubs, listed, others } }: { league: LeagueView }) {
  return (
    <section className="clubs" data-ground="night" aria-labelledby="clubs">
      <div className="content">
        <div className="clubs-head">
          <h2 id="clubs" className="display display-h2">
            {m.league_clubs_heading({ sides })}
          </h2>
          <p className="muted">
            {clubs === undefined
              ? launchText(m.league_clubs_text_plain(), m.league_clubs_text_plain_open())
              : launchText(m.league_clubs_text({ sides, clubs }), m.league_clubs_text_open({ sides, clubs }))}
          </p>
        </div>
        <ul className="club-list">
          {listed.map((club) => (
            <li key={club.path}>
              <ClubCard club={club} />
            </li>
          ))}
        </ul>
        {listed.length % 2 === 1 && (
          <a href={`${to('/coming-soon')}#ticket`} className="club-free">
            <strong>{m.hub_free_line()}</strong> <span>{m.hub_free_line_text()}</span>
          </a>
        )}
        {others.length > 0 && (
          <nav className="club-others" aria-labelledby="others">
            <h3 id="others">{m.league_others()}</h3>
            <BadgeLinks teams={others} />
          </nav>
        )}
      </div>
    </section>
  );
}

function ClubCard({ club }: { club: LeagueView['listed'][number] }) {
  const { name, path, badge, cover, venue, place, founded } = club;
  const colours = {
    '--club': cover.planes[0],
    '--club-2': cover.planes[1],
    '--club-3': cover.planes[2],
    color: cover.ground === 'night' ? 'var(--color-chalk)' : 'var(--color-ink)',
  } as CSSProperties;
  return (
    <a href={to(path)} className="club-card" style={colours}>
      <strong className="club-name">
        <bdi>{name}</bdi>
      </strong>{' '}
      <span className="club-facts">
        <span>
          <bdi>{venue ?? place}</bdi>
        </span>{' '}
        {founded && <span>{m.league_since({ year: founded })}</span>}
      </span>
      {badge && <img src={badge} width="400" height="440" alt="" loading="lazy" />}
    </a>
  );
}

/** The matches of a season as dots, one column per round, with its figures. */
export function SeasonDots({
  season,
  league: { sides, clubs },
}: {
  season: NonNullable<LeagueView['season']>;
  league: LeagueView;
}) {
  const { matchesEach, matches, from } = season;
  const games = matches / matchesEach;
  const figures = [
    [clubs, m.league_clubs({ sides })],
    [matchesEach, m.league_matches_each({ sides })],
    [matches, m.league_matches()],
    [lastSeason() - from, m.league_seasons({ from, to: lastSeason() })],
  ] as const;
  return (
    <section className="season" data-ground="chalk" aria-labelledby="season">
      <div className="content">
        <div className="season-head">
          <h2 id="season" className="display season-heading">
            {m.league_season()}
          </h2>
          <p className="muted">{m.league_season_text({ games })}</p>
        </div>
        <div
          className="season-dots"
          style={{ '--rounds': matchesEach, '--games': games } as CSSProperties}
          aria-hidden="true"
        />
        <dl className="season-figures">
          {figures.map(
            ([value, label]) =>
              value !== undefined && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="figures tall-figures">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </section>
  );
}
