import { ArrowIcon } from '../../components/button.tsx';
import { Lettering } from '../../components/lettering.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { HubView } from './hub-view.ts';
import './hub-spread.css';
import '../../components/tall-figures.css';

/** Number of teams in the line-up. The team grid contains all. */
const lineUpSize = 8;
/** Up to this number of teams their badges are large. */
const maxLargeBadges = 2;
/** Minimum number of teams for which the count is shown. */
const minCountedTeams = 4;

/** For sports with few leagues, two columns: intro with leagues, and a line-up of teams. */
export function HubSpread({ hub: { intro, leagues, teams } }: { hub: HubView }) {
  return (
    <div className="spread">
      <div className="spread-page">
        <p className="kicker muted">{m.hub_programme()}</p>
        <p className="spread-intro">{intro}</p>
        {leagues.length === 0 && teams.length >= minCountedTeams && (
          <p className="spread-count">
            <strong className="figures tall-figures">{teams.length}</strong>{' '}
            {m.hub_communities({ count: teams.length })}
          </p>
        )}
        {leagues.length > 0 && (
          <ul className="spread-leagues" aria-label={m.hub_leagues()}>
            {leagues.map(({ name, path, country }) => (
              <li key={path}>
                <a href={to(path)}>
                  <span>
                    <strong>
                      <bdi>
                        <Lettering text={name} />
                      </bdi>
                    </strong>{' '}
                    <span className="muted spread-country">{country}</span>
                  </span>
                  <ArrowIcon />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="spread-page">
        <h2 className="spread-heading">{m.hub_line_up()}</h2>
        <ul className="line-up" data-few={teams.length <= maxLargeBadges || undefined}>
          {teams.slice(0, lineUpSize).map(({ name, path, badge, place }) => (
            <li key={path}>
              <a href={to(path)}>
                {badge && <img src={badge} width="48" height="53" alt="" />}
                <strong>
                  <bdi>{name}</bdi>
                </strong>{' '}
                <span className="muted line-up-place">{place}</span>
              </a>
            </li>
          ))}
          <li className="line-up-free">
            <a href={`${to('/coming-soon')}#ticket`}>
              <span className="free-place" aria-hidden="true" />
              <strong>{m.hub_free_line()}</strong>{' '}
              <span className="muted line-up-place">{m.hub_free_line_text()}</span>
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}
