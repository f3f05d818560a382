import type { CSSProperties } from 'react';
import { launchDay, launchText } from '../../../content/clock/timed-text.ts';
import { Breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { Masthead, MastheadNote } from '../../components/catalogue/masthead.tsx';
import { SportGlyph } from '../../components/catalogue/names.tsx';
import { knitted } from '../../components/knitted.ts';
import { currentLocale } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { TeamView } from './team-view.ts';
import './club-scarf.css';
import './cover.css';
import '../../components/tall-figures.css';

/** Longer names (in characters) are set smaller, to stay on few lines. */
const longName = 12;
/** Names with longer words are set smaller, so that the word fits on a phone. */
const longWord = 7;

/**
 * The top of a team's page in its colours: name, scarf, badge, founding year or home, and venue.
 */
export function Cover({ team }: { team: TeamView }) {
  const { kind, fullName, badge, founded, home, glyph, venue, capacity, city } = team;
  return (
    <header className="cover" data-ground={team.cover.ground}>
      <div className="content">
        <Masthead>
          <MastheadNote isWideOnly>{m.cover_programme()}</MastheadNote>
          <Breadcrumbs crumbs={team.crumbs} />
          <MastheadNote isWideOnly>
            {launchText(m.unofficial_soon({ day: launchDay(currentLocale()) }), m.unofficial())}
          </MastheadNote>
        </Masthead>
        <h1 className="display cover-name" data-length={lengthOf(fullName)}>
          <bdi>{fullName}</bdi>
        </h1>
      </div>
      <ClubScarf />
      <div className="content cover-foot">
        {badge && <img src={badge} width="400" height="440" alt="" className="cover-badge" />}
        {founded && (
          <p className="cover-founded">
            <span>{m.cover_founded({ kind })}</span>
            <strong className="figures tall-figures">{founded}</strong>
          </p>
        )}
        {!founded && glyph && <SportGlyph path={glyph} className="cover-glyph" />}
        {home && (
          <p className="cover-home" style={{ '--line': home.width } as CSSProperties}>
            <span>{home.isCity ? m.cover_city() : m.cover_country()}</span>{' '}
            <strong className="display">
              <bdi>{home.name}</bdi>
            </strong>
          </p>
        )}
        <dl className="cover-venue">
          {venue && (
            <div>
              <dt>{m.cover_stadium({ kind })}</dt>
              <dd>
                <bdi>{venue}</bdi>
              </dd>
            </div>
          )}
          {capacity && (
            <div>
              <dt>{m.cover_capacity()}</dt>
              <dd className="figures">{capacity}</dd>
            </div>
          )}
          {!venue && !home && city && (
            <div>
              <dt>{m.cover_city()}</dt>
              <dd>
                <bdi>{city}</bdi>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </header>
  );
}

function lengthOf(name: string): 'long' | 'middle' | 'short' {
  if (name.length > longName) return 'long';
  return name.split(' ').some((word) => word.length > longWord) ? 'middle' : 'short';
}

/** Yarn of the scarves in club colours. */
export const clubYarn = ['var(--club-a)', 'var(--club-c)'] as const;

/** The scarf across the cover: knitted in club colours, with the slogan. */
function ClubScarf() {
  return (
    <div className="club-scarf knitted" style={knitted('cover', clubYarn)}>
      <p>{m.never_alone().replace(/[.]$/, '')}</p>
    </div>
  );
}
