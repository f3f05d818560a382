import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { CardMosaic } from './card-mosaic.tsx';
import { HomeEndHeading } from './home-end-heading.tsx';
import type { HubView } from './hub-view.ts';
import './few-teams.css';

/** The home end of a sport with few teams: what its crowd holds up, and in front of it the teams and a free place. */
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
