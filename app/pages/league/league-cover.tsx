import type { CSSProperties } from 'react';
import { BdiName } from '../../components/catalogue/bdi-name.tsx';
import { Breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import FanCount from '../../components/catalogue/fan-count.island.tsx';
import { Lettering } from '../../components/catalogue/lettering.tsx';
import { ButtonLink } from '../../components/controls/button.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { LeagueView } from './league-view.ts';
import './league.css';

/** Names wider than this many em are set on two lines. */
const wideName = 12;
const badgesInPlaceOfYear = 2;

/** The league's name across the year it began. */
export function LeagueCover({ league }: { league: LeagueView }) {
  const { name, nameWidth, wordWidth, founded, country, intro, fans, official } = league;
  return (
    <header className="league-cover" data-ground="night">
      <div className="content">
        <div className="league-masthead">
          <Breadcrumbs crumbs={league.crumbs} />
          <span>{country}</span>
          <span>{m.hub_unofficial()}</span>
        </div>
        {founded === undefined && <ClubBadges clubs={league.listed} />}
        {founded !== undefined && (
          <p className="league-founded">
            <span>
              {m.cover_founded()} {founded}
            </span>
            <strong className="figures" data-year={founded} aria-hidden="true" />
          </p>
        )}
        <h1
          className="league-name"
          data-wide={nameWidth > wideName || undefined}
          style={{ '--line': nameWidth, '--word': wordWidth } as CSSProperties}
        >
          <bdi>
            <Lettering text={name} />
          </bdi>
        </h1>
        <div className="league-lead" data-counted={fans ? '' : undefined}>
          <div>
            <p>{intro}</p>
            <div className="league-actions">
              <ButtonLink href={`${to('/coming-soon')}#ticket`} className="name-button" arrow>
                <span>
                  <BdiName text={m.league_join({ league: name })} name={name} />
                </span>
              </ButtonLink>
              {official && (
                <a className="rule-link" href={official} rel="noopener">
                  {m.official_site()}
                </a>
              )}
            </div>
          </div>
          {fans && <FanCount {...fans} />}
        </div>
      </div>
    </header>
  );
}

/** Stands where the year would, for a league whose first year is not told. */
function ClubBadges({ clubs }: { clubs: LeagueView['listed'] }) {
  return (
    <p className="league-badges">
      {clubs
        .slice(0, badgesInPlaceOfYear)
        .map(({ path, badge }) => badge && <img key={path} src={badge} width="400" height="440" alt="" />)}
    </p>
  );
}
