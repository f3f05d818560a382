import type { CSSProperties } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { Breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { SloganClosing } from '../../components/catalogue/closing.tsx';
import { EventList } from '../../components/catalogue/event-list.tsx';
import { FactsTable } from '../../components/catalogue/facts-table.tsx';
import FanCount from '../../components/catalogue/fan-count.island.tsx';
import { Guide, IndependenceNotice } from '../../components/catalogue/guide.tsx';
import { Masthead, MastheadNote } from '../../components/catalogue/masthead.tsx';
import { MeetupTicket } from '../../components/catalogue/meetup-ticket.tsx';
import { BdiName } from '../../components/catalogue/names.tsx';
import { Questions } from '../../components/catalogue/questions.tsx';
import { Lettering } from '../../components/lettering.tsx';
import { SeamScarf } from '../../components/seam-scarf.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { SearchSection } from '../../search/site-search.tsx';
import { pageHead } from '../../seo/page-head.ts';
import { Clubs, SeasonDots } from './clubs.tsx';
import { type LeagueView, leagueView } from './league-view.ts';
import './league.css';
import '../../components/tall-figures.css';

function load({ address, locale }: Visit<'league'>) {
  const league = leagueView(address.league, locale);
  const { name, crumbs, faqs, listed, others } = league;
  const links = [...listed, ...others].map((club) => ({ name: club.name, path: club.path }));
  const head = pageHead({ ...address, locale, breadcrumbs: crumbs, faqs, items: { name, links } });
  return { league, head };
}

function LeaguePage({ league }: ReturnType<typeof load>) {
  return (
    <>
      <LeagueCover league={league} />
      <SeamScarf />
      {league.season && <SeasonDots season={league.season} league={league} />}
      <LeagueFacts league={league} />
      <Clubs league={league} />
      <Guide guide={league.guide} />
      <MeetupTicket name={league.meetup} id="meetup" signUp="/coming-soon#ticket" />
      <EventList events={league.events} />
      <Questions questions={league.faqs} />
      <IndependenceNotice>{m.independent({ name: league.inSentence })}</IndependenceNotice>
      <SearchSection />
      <SloganClosing kind="club" isShort crowdShift={-500} />
    </>
  );
}

export default page(load, LeaguePage);

/** Wider names (in em) are set on two lines. */
const wideName = 12;
const badgesInPlaceOfYear = 2;

/** The top of a league's page, with its founding year. */
function LeagueCover({ league }: { league: LeagueView }) {
  const { name, nameWidth, wordWidth, founded, country, intro, fans, official } = league;
  return (
    <header className="league-cover" data-ground="night">
      <div className="content league-cover-content">
        <Masthead>
          <Breadcrumbs crumbs={league.crumbs} />
          <MastheadNote isWideOnly>{country}</MastheadNote>{' '}
          <MastheadNote>{m.hub_unofficial({ kind: 'club' })}</MastheadNote>
        </Masthead>
        {founded === undefined && <ClubBadges clubs={league.listed} />}
        {founded !== undefined && (
          <p className="league-founded">
            <span>
              {m.cover_founded({ kind: 'league' })} {founded}
            </span>
            <strong className="figures tall-figures" data-year={founded} aria-hidden="true" />
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
              <ButtonLink href={`${to('/coming-soon')}#ticket`} wraps arrow>
                <span>
                  <BdiName text={m.league_join({ league: name })} name={name} />
                </span>
              </ButtonLink>{' '}
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

function LeagueFacts({ league }: { league: LeagueView }) {
  const { champion, clubs, sides, founded, country } = league;
  return (
    <section className="league-facts" data-ground="chalk" aria-labelledby="facts">
      <div className="content league-facts-grid">
        <h2 id="facts" className="display league-facts-heading">
          {m.facts_heading()}
        </h2>
        <FactsTable
          facts={[
            [champion ? m.facts_champion({ season: champion.season }) : '', champion?.name],
            [m.league_clubs({ sides }), clubs && String(clubs)],
            [m.cover_founded({ kind: 'league' }), founded && String(founded)],
            [m.cover_country(), country],
          ]}
          checked={league.checked}
        />
      </div>
    </section>
  );
}

/** Shown instead of the founding year if that is unknown. */
function ClubBadges({ clubs }: { clubs: LeagueView['listed'] }) {
  return (
    <p className="league-badges">
      {clubs
        .slice(0, badgesInPlaceOfYear)
        .map(({ path, badge }) => badge && <img key={path} src={badge} width="400" height="440" alt="" />)}
    </p>
  );
}
