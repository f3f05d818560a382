import { crowd } from '@sportbuddy/media/manifest/crowd';
import type { CSSProperties } from 'react';
import type { TeamLink } from '../../components/catalogue/team-link.tsx';
import { drawingBackground } from '../../components/picture.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { HubView } from './hub-view.ts';
import './team-grid.css';
import './few-teams.css';

/** Number of teams that phones show initially. */
const initialOnPhones = 12;
const allTeamsId = 'all-badges';

/**
 * All teams of the sport as badges on the rows of a stand. The first teams are in the front row.
 * Rows are in visual and tab order: back row first.
 */
export function TeamGrid({ teams, steps }: { teams: readonly TeamLink[]; steps: readonly number[] }) {
  const rows = rowsOf(teams, steps);
  return (
    <section className="team-grid" data-ground="night" aria-labelledby="home-end">
      <div className="content team-grid-head">
        <HomeEndHeading />
        <p className="muted">{m.hub_home_end_text()}</p>
      </div>
      <div className="team-rows" id={allTeamsId}>
        {rows.map(({ from, teams: row }, index) => (
          <ul
            key={from}
            className="team-row"
            style={
              {
                '--row': Math.min(rows.length - 1 - index, 3),
                '--from': from,
                '--count': row.length,
              } as CSSProperties
            }
          >
            {row.map((team, index) => (
              <li key={team.path} data-more={from + index >= initialOnPhones || undefined}>
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
      {teams.length > initialOnPhones && (
        <p className="content team-grid-more">
          <a href={`#${allTeamsId}`} className="button button-outline team-grid-all">
            {m.hub_all_badges({ count: teams.length })}
          </a>
        </p>
      )}
    </section>
  );
}

/** @returns the teams by row, back row first, and the number of teams before each row */
function rowsOf(teams: readonly TeamLink[], steps: readonly number[]) {
  let from = teams.length;
  return steps.map((size) => {
    from -= size;
    return { from, teams: teams.slice(from, from + size) };
  });
}

/** The teams of a sport with few teams, a free place, and a mosaic of cards. */
export function FewTeams({ hub: { teams, mosaic } }: { hub: HubView }) {
  return (
    <section className="few-teams" data-ground="night" aria-labelledby="home-end">
      <div className="few-teams-head">
        <HomeEndHeading />
        <p className="muted">{m.hub_home_end_room()}</p>
      </div>
      {mosaic && <CardMosaic mosaic={mosaic} />}
      <ul className="few-teams-row">
        {teams.map((team) => (
          <li key={team.path}>
            <a href={to(team.path)}>
              {team.badge && <img src={team.badge} width="400" height="440" alt="" loading="lazy" />}
              <bdi>{team.name}</bdi>
            </a>
          </li>
        ))}
        <li>
          <a href={`${to('/coming-soon')}#ticket`}>
            <i className="free-place" />
            <span>{m.hub_free_place()}</span>
          </a>
        </li>
      </ul>
    </section>
  );
}

const crowdScale = 0.62;

/**
 * A mosaic of cards that shows the sport's icon, behind a crowd. One card is one unit of the
 * picture.
 */
function CardMosaic({ mosaic: { cards, colours } }: { mosaic: NonNullable<HubView['mosaic']> }) {
  const [ground, raised, edge] = colours;
  return (
    <div className="card-mosaic" aria-hidden="true">
      <svg viewBox="0 0 40 42" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
        <defs>
          {/* Random shades, so that no two neighbouring cards look alike. */}
          <pattern id="paper" width="7" height="5" patternUnits="userSpaceOnUse">
            <path className="paper-light" d="M1 0h1v1H1zM4 1h1v1H4zM0 3h1v1H0zM3 4h1v1H3zM6 2h1v1H6z" />
            <path className="paper-shade" d="M2 1h1v1H2zM5 0h1v1H5zM1 4h1v1H1zM4 3h1v1H4zM6 4h1v1H6z" />
            <path
              className="paper-edges"
              d="M0 0h7M0 1h7M0 2h7M0 3h7M0 4h7M0 0v5M1 0v5M2 0v5M3 0v5M4 0v5M5 0v5M6 0v5"
            />
          </pattern>
        </defs>
        <path fill={ground} d="M-300-60h640V60H-300z" />
        <path fill={edge} d="M-300-1h640v1H-300zM-300 40h640v1H-300z" />
        <path fill={raised} transform="translate(2 2)" d={cards} />
        <path fill="url(#paper)" d="M-300-60h640V60H-300z" />
      </svg>
      <div
        className="card-mosaic-crowd"
        style={{
          ...drawingBackground(crowd.signUp, crowdScale),
          blockSize: crowd.signUp.height * crowdScale,
        }}
      />
    </div>
  );
}

function HomeEndHeading() {
  return (
    <h2 id="home-end" className="display team-grid-heading">
      {m.hub_home_end()}
    </h2>
  );
}
