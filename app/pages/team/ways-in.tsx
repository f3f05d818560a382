import { appScreens } from '../../../media/manifest/app-screens.ts';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Picture } from '../../ui/picture.tsx';
import { SeamScarf } from '../../ui/seam-scarf.tsx';
import { Named } from '../catalogue/named.tsx';
import type { TeamView } from './team-view.ts';
import './ways-in.css';

/** Sample points, so that the table reads as one; marked as a sample in its text. */
const sample = [2480, 2310, 2275];

/** What the app offers around a match, in three cards that differ in kind. */
export function WaysIn({ team }: { team: TeamView }) {
  const names = [m.ways_sample_one(), m.ways_sample_two(), m.way_you()];
  return (
    <section className="ways" data-ground="chalk" aria-labelledby="ways">
      <SeamScarf />
      <div className="content ways-inner">
        <p className="kicker muted">{m.ways_kicker()}</p>
        <h2 id="ways" className="display ways-heading">
          {m.ways_heading()}
        </h2>
        <div className="ways-grid">
          <article className="way way-watch">
            <h3 className="display">{m.way_watch()}</h3>
            <p>
              <Named text={m.way_watch_text({ team: team.name })} name={team.name} />
            </p>
            <Picture image={appScreens.watchParty[currentLocale()].photo} alt="" className="phone" />
          </article>
          <article className="way way-challenge">
            <h3 className="display">{m.way_challenges()}</h3>
            <p>{m.way_challenges_text()}</p>
            <ol>
              {names.map((name, index) => (
                <li key={name}>
                  <span className="figures">{index + 1}</span> {name}{' '}
                  <span className="figures">{sample[index]?.toLocaleString('en')}</span>
                </li>
              ))}
            </ol>
          </article>
          <article className="way way-away">
            <div>
              <h3 className="display">{m.way_away()}</h3>
              <p>{m.way_away_text()}</p>
            </div>
            <div className="way-stub">
              <span>{m.way_away_seat()}</span>
              <strong className="figures">14B</strong>
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
              <span>{m.way_away_route()}</span>
            </div>
          </article>
        </div>
      </div>
    </section>
  );
}
