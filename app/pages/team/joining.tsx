import { signUpPath } from '../../../content/addresses.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Closing } from '../../components/catalogue/closing.tsx';
import FanCount from '../../components/catalogue/fan-count.island.tsx';
import { BdiName } from '../../components/catalogue/names.tsx';
import { SeamScarf } from '../../components/seam-scarf.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { SampleScreen } from '../../layout/sample-screen.tsx';
import { AppScreen } from './app-screen.tsx';
import { clubYarn } from './cover.tsx';
import type { TeamView } from './team-view.ts';
import './joining.css';

/** Sample points of the leaderboard. The text labels them as a sample. */
const sample = [2480, 2310, 2275];

/** Three features of the app. */
export function AppFeatures({ team }: { team: TeamView }) {
  const { kind } = team;
  const names = [m.ways_sample_one(), m.ways_sample_two(), m.way_you()];
  return (
    <section data-ground="chalk" aria-labelledby="ways">
      <SeamScarf yarn={clubYarn} />
      <div className="content ways-inner">
        <p className="kicker muted">{m.ways_kicker()}</p>
        <h2 id="ways" className="display ways-heading">
          {m.ways_heading()}
        </h2>
        <div className="ways-grid">
          <article className="way way-watch" aria-labelledby="way-watch">
            <h3 id="way-watch" className="display">
              {m.way_watch({ kind })}
            </h3>
            <p>{m.way_watch_text({ kind })}</p>
            <SampleScreen />
            <AppScreen team={team} />
          </article>
          <article className="way way-challenge" aria-labelledby="way-challenge">
            <h3 id="way-challenge" className="display">
              {m.way_challenges({ kind })}
            </h3>
            <p>{m.way_challenges_text()}</p>
            <ol>
              {names.map((name, index) => (
                <li key={name}>
                  <span className="figures way-figure">{index + 1}</span> {name}{' '}
                  <span className="figures way-figure">{sample[index]?.toLocaleString('en')}</span>
                </li>
              ))}
            </ol>
          </article>
          <article className="way way-away" aria-labelledby="way-away">
            <div>
              <h3 id="way-away" className="display">
                {m.way_away({ kind })}
              </h3>
              <p>{m.way_away_text({ kind })}</p>
            </div>
            <div className="way-stub">
              <span>{m.way_away_seat({ kind })}</span>{' '}
              <strong className="figures">{m.way_away_stub({ kind })}</strong>{' '}
              <svg viewBox="0 0 90 30" aria-hidden="true" className="mirrored">
                <path
                  d="M5 25Q45-12 85 25"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                  strokeDasharray="4 4"
                />
                <circle cx="5" cy="25" r="4.5" fill="currentColor" />
                <circle cx="85" cy="25" r="4.5" fill="var(--club-a)" stroke="currentColor" />
              </svg>
              <span>{m.way_away_route({ kind })}</span>
            </div>
          </article>
        </div>
      </div>
    </section>
  );
}

export function JoinStrip({ team }: { team: TeamView }) {
  return (
    <section className="join-strip" data-ground="night">
      <div className="content join-grid" data-counted={team.fans ? '' : undefined}>
        <div className="join-call">
          <p className="join-text">{m.team_find({ kind: team.kind })}</p>
          <JoinButton team={team} />
        </div>
        {team.fans && <FanCount {...team.fans} />}
      </div>
    </section>
  );
}

/** Links to the sign-up with the team filled in. */
function JoinButton({ team: { kind, name, joinName } }: { team: TeamView }) {
  return (
    <ButtonLink href={to(signUpPath(name))} wraps arrow>
      <span>
        <BdiName text={m.team_join({ kind, team: joinName })} name={joinName} />
      </span>
    </ButtonLink>
  );
}

export function ClosingCall({ team }: { team: TeamView }) {
  const { inSentence, kind, name } = team;
  const note = <BdiName text={m.close_note({ kind, team: inSentence })} name={name} />;
  return (
    <Closing heading={m.close_heading({ kind })} isShort note={note} isClub terrace={team.terrace}>
      <JoinButton team={team} />
    </Closing>
  );
}
