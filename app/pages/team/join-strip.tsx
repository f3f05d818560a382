import { BdiName } from '../../components/catalogue/bdi-name.tsx';
import FanCount from '../../components/catalogue/fan-count.island.tsx';
import { ButtonLink } from '../../components/controls/button.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { TeamView } from './team-view.ts';
import './join-strip.css';

export function JoinStrip({ team }: { team: TeamView }) {
  return (
    <section className="join-strip" data-ground="night">
      <div className="content join-grid">
        {team.fans && <FanCount {...team.fans} />}
        <div className="join-call">
          <p className="join-text">{m.team_find()}</p>
          <JoinButton team={team} />
        </div>
      </div>
    </section>
  );
}

/** Leads to the sign-up with the team filled in. */
export function JoinButton({ team: { name, fullName } }: { team: TeamView }) {
  return (
    <ButtonLink
      href={`${to('/coming-soon')}?team=${encodeURIComponent(name)}#ticket`}
      className="name-button"
      arrow
    >
      <span>
        <BdiName text={m.team_join({ team: fullName })} name={fullName} />
      </span>
    </ButtonLink>
  );
}
