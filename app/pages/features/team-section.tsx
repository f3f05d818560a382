import { m } from '../../i18n/paraglide/messages.js';
import TeamCarousel, { type TeamCard } from './team-carousel.island.tsx';
import './team-section.css';

export function TeamSection({ teams }: { teams: readonly TeamCard[] }) {
  return (
    <section className="teams" data-ground="night" aria-labelledby="teams">
      <div className="content">
        <div className="teams-head">
          <div>
            <p className="kicker">{m.features_teams_kicker()}</p>
            <h2 id="teams" className="display teams-heading">
              {m.features_teams()}
            </h2>
          </div>
          <p className="muted">
            {m.features_teams_text()} {m.unofficial()}.
          </p>
        </div>
        <TeamCarousel teams={teams} />
      </div>
    </section>
  );
}
