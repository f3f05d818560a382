import { crowd } from '@sportbuddy/media/manifest/crowd';
import { BdiName } from '../../components/catalogue/bdi-name.tsx';
import { m } from '../../i18n/paraglide/messages.js';
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
            <BdiName text={m.close_note({ team: team.inSentence })} name={team.name} />
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
