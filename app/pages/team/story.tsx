import { m } from '../../i18n/paraglide/messages.js';
import type { TeamView } from './team-view.ts';
import './story.css';

/** What only this team has, and its facts in a column. */
export function Story({ team }: { team: TeamView }) {
  const facts = [
    [m.cover_league(), team.league],
    [m.cover_ground(), team.venue],
    [m.cover_city(), team.city],
    [m.cover_country(), team.country],
    [m.cover_founded(), team.founded],
  ] as const;
  return (
    <section className="story" data-ground="chalk" aria-labelledby="story">
      <div className="content story-grid">
        <div>
          <p className="kicker muted">{m.team_story_kicker()}</p>
          <h2 id="story" className="display story-heading">
            {m.team_story_heading()}
          </h2>
          <dl className="story-facts">
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>
                      <bdi>{value}</bdi>
                    </dd>
                  </div>
                ),
            )}
          </dl>
          {team.official && (
            <a className="rule-link" href={team.official} rel="noopener">
              {m.official_site()}
            </a>
          )}
        </div>
        <div className="story-text">
          {team.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
