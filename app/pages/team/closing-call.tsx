import { crowd } from '../../../media/manifest/crowd.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Named } from '../catalogue/named.tsx';
import { JoinButton } from './join-strip.tsx';
import type { TeamView } from './team-view.ts';
import './closing-call.css';

const { svg, width, height } = crowd.signUp;

export function ClosingCall({ team }: { team: TeamView }) {
  return (
    <section className="closing" data-ground="night" aria-labelledby="closing">
      <div className="content closing-grid">
        <div>
          <h2 id="closing" className="display display-h2">
            {m.close_heading()}
          </h2>
          <p className="muted closing-note">
            <Named text={m.close_note({ team: team.name })} name={team.name} />
          </p>
        </div>
        <JoinButton team={team} />
      </div>
      <div
        className="closing-crowd"
        aria-hidden="true"
        style={{
          backgroundImage: `url(${svg})`,
          backgroundSize: `${width * 0.7}px auto`,
          blockSize: height * 0.7,
        }}
      />
    </section>
  );
}
