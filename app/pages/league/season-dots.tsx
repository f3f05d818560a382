import type { CSSProperties } from 'react';
import { lastSeason } from '../../../content/clock/timed-text.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { LeagueView } from './league-view.ts';
import './season-dots.css';

/** A season drawn as its matches, a column a round, and what it is in figures. */
export function SeasonDots({
  season,
  clubs,
}: {
  season: NonNullable<LeagueView['season']>;
  clubs: number | undefined;
}) {
  const { matchesEach, matches, from } = season;
  const games = matches / matchesEach;
  const figures = [
    [clubs, m.league_clubs()],
    [matchesEach, m.league_matches_each()],
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
                  <dd className="figures">{value}</dd>
                </div>
              ),
          )}
        </dl>
      </div>
    </section>
  );
}
