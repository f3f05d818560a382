import { Fragment } from 'react';
import { type Fact, FactLines, FactsTable, SiteLink } from '../../components/catalogue/facts-table.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import type { TeamView } from './team-view.ts';
import './story.css';
import '../../components/tall-figures.css';

/** The team's story beside its facts. */
export function Story({ team }: { team: TeamView }) {
  return (
    <section className="story" data-ground="chalk" aria-labelledby="story">
      <div className="content story-grid">
        {/* Reader View drops the headings in a `div` that has little text. */}
        <header>
          <p className="kicker muted">{m.team_story_kicker({ kind: team.kind })}</p>
          <h2 id="story" className="display story-heading">
            {m.team_story_heading({ kind: team.kind })}
          </h2>
          <FactsTable facts={factsOf(team)} checked={team.checked} />
        </header>
        <div className="story-text">
          {team.story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

function factsOf(team: TeamView): Fact[] {
  const { kind, honours, honoursTo, official } = team;
  return [
    [m.cover_league(), team.league],
    [m.cover_founded({ kind }), team.founded],
    [m.cover_stadium({ kind }), team.venue],
    [m.cover_capacity(), team.capacity],
    [team.isRacing ? m.facts_base() : m.cover_city(), team.city],
    [m.cover_country(), team.country],
    [
      honoursTo ? m.facts_honours({ year: String(honoursTo) }) : '',
      honoursTo && <FactLines lines={honours.map(({ count, title }) => `${title}:\u00A0${count}`)} />,
    ],
    [m.official_site(), official && <SiteLink url={official} />],
  ];
}

type HonoursProps = { honours: TeamView['honours']; to: TeamView['honoursTo'] };

/** The team's honours: the greatest in a large field, the others as rows. */
export function Honours({ honours, to }: HonoursProps) {
  const [first, ...rest] = honours;
  return (
    <section className="honours" data-ground="chalk" aria-labelledby="honours">
      <div className="content">
        <p className="kicker muted">{to ? m.honours_kicker_to({ year: String(to) }) : m.honours_kicker()}</p>
        <h2 id="honours" className="display honours-heading">
          {m.honours_heading()}
        </h2>
        <ul className="honours-list">
          {first && (
            <li className="honours-first">
              <strong className="figures tall-figures">{first.count}</strong>{' '}
              <span className="display display-h3 honours-name">{first.title}</span>
            </li>
          )}
          {rest.map(({ count, title }) => (
            <li key={title} className="honours-row">
              <strong className="figures tall-figures">{count}</strong>{' '}
              <span className="display display-h3 honours-name">{title}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/**
 * Shirts of legends on a rail, which scrolls sideways on phones. Its names are not `legends`:
 * Reader View drops parts with that word in their class or id.
 */
export function Legends({ legends }: { legends: TeamView['legends'] }) {
  return (
    <section className="shirts" data-ground="night" aria-labelledby="shirts">
      <div className="content shirts-head">
        <h2 id="shirts" className="display display-h2">
          {m.legends_heading()}
        </h2>
        <p className="muted">{m.legends_text()}</p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element needs keyboard focus, and shirts
          have none */}
      <section className="shirts-rail" aria-label={m.legends_rail()} tabIndex={0}>
        <ul>
          {legends.map(({ name, back, shirt, years }) => (
            <li key={name}>
              <Shirt back={back} number={shirt} />{' '}
              <strong>
                <bdi>{name}</bdi>
              </strong>{' '}
              <span className="muted">
                {years.map((spell, index) => (
                  <Fragment key={spell}>
                    {index > 0 && m.legends_and()}
                    <bdi dir="ltr">{spell}</bdi>
                  </Fragment>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </section>
  );
}

function Shirt({ back, number }: { back: string; number: string }) {
  return (
    <svg className="shirt" viewBox="0 0 160 190" aria-hidden="true">
      <path className="hanger" d="M80 22c0-10 12-8 12-17 0-6-10-8-13-2M80 22L30 46h100z" />
      <path
        className="shirt-cloth"
        d="M52 34L18 48 2 92l28 12 10-16v94c26 7 54 7 80 0V88l10 16 28-12-16-44-34-14c-14 12-42 12-56 0z"
      />
      <path
        className="shirt-trim"
        d="M52 34c14 12 42 12 56 0l6 3c-16 16-52 16-68 0zM2 92l28 12-3 6L0 98zM158 92l-28 12 3 6 27-12z"
      />
      <text
        x="80"
        y="68"
        fontSize={14}
        className="shirt-name"
        textLength={back.length > 8 ? 74 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {back.toUpperCase()}
      </text>{' '}
      <text
        x="80"
        y="144"
        fontSize={64}
        className="shirt-number"
        // Two wide digits would reach the sleeves.
        textLength={number.length > 1 ? 66 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {number}
      </text>
    </svg>
  );
}
