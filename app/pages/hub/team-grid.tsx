import type { CSSProperties } from 'react';
import type { TeamLink } from '../../components/catalogue/team-link.ts';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { HomeEndHeading } from './home-end-heading.tsx';
import './team-grid.css';

/** How many teams a phone shows before it is asked for all of them. */
const shownOnPhones = 12;
const allTeams = 'all-badges';

/**
 * All teams of the sport as badges on the steps of a stand; the first of them stand in the front row. Rows come in the
 * order in which a stand is seen and walked through by keys, back row first.
 */
export function TeamGrid({ teams, steps }: { teams: readonly TeamLink[]; steps: readonly number[] }) {
  const rows = rowsOf(teams, steps);
  return (
    <section className="team-grid" data-ground="night" aria-labelledby="home-end">
      <div className="content team-grid-head">
        <HomeEndHeading />
        <p className="muted">{m.hub_home_end_text()}</p>
      </div>
      <div className="team-rows" id={allTeams}>
        {rows.map(({ from, teams: row }, index) => (
          <ul
            key={from}
            className="team-row"
            style={{ '--row': Math.min(rows.length - 1 - index, 3), '--from': from } as CSSProperties}
          >
            {row.map((team, at) => (
              <li key={team.path} data-more={from + at >= shownOnPhones || undefined}>
                <a href={to(team.path)} className="team-grid-badge">
                  {team.badge && <img src={team.badge} width="400" height="440" alt="" loading="lazy" />}
                  <span>
                    <bdi>{team.name}</bdi>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {teams.length > shownOnPhones && (
        <p className="content team-grid-more">
          <a href={`#${allTeams}`} className="button button-outline">
            {m.hub_all_badges({ count: teams.length })}
          </a>
        </p>
      )}
    </section>
  );
}

/** @returns the teams row by row, back row first, and how many stand before each row */
function rowsOf(teams: readonly TeamLink[], steps: readonly number[]) {
  let from = teams.length;
  return steps.map((size) => {
    from -= size;
    return { from, teams: teams.slice(from, from + size) };
  });
}
