import type { CSSProperties, ReactNode } from 'react';
import { signUpPath } from '../../../content/addresses.ts';
import { launchText } from '../../../content/clock/timed-text.ts';
import { ArrowIcon, ButtonLink } from '../../components/button.tsx';
import { Breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { SloganClosing } from '../../components/catalogue/closing.tsx';
import { EventList } from '../../components/catalogue/event-list.tsx';
import { Guide, IndependenceNotice } from '../../components/catalogue/guide.tsx';
import { Masthead, MastheadNote } from '../../components/catalogue/masthead.tsx';
import { MeetupTicket } from '../../components/catalogue/meetup-ticket.tsx';
import { Questions } from '../../components/catalogue/questions.tsx';
import { Lettering } from '../../components/lettering.tsx';
import { to } from '../../i18n/current-locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { SiteSearch } from '../../search/site-search.tsx';
import { pageHead } from '../../seo/page-head.ts';
import { HubSpread } from './hub-spread.tsx';
import { type HubView, hubView } from './hub-view.ts';
import { FewTeams, TeamGrid } from './teams.tsx';
import './hub.css';

function load({ address, locale }: Visit<'hub'>) {
  const hub = hubView(address.sport, locale);
  const { name, crumbs, faqs, teams } = hub;
  const head = pageHead({
    ...address,
    locale,
    breadcrumbs: crumbs,
    faqs,
    items: { name, links: teams },
  });
  return { hub, head };
}

function HubPage({ hub }: ReturnType<typeof load>) {
  return (
    <>
      <HubCover hub={hub}>{hub.hasCard ? <LeagueList hub={hub} /> : <HubSpread hub={hub} />}</HubCover>
      {hub.mosaic ? <FewTeams hub={hub} /> : <TeamGrid teams={hub.teams} steps={hub.steps} />}
      <Guide guide={hub.guide} />
      <MeetupTicket name={hub.meetup} id="meetup" signUp={signUpPath(hub.name)} />
      <EventList events={hub.events} />
      <Questions questions={hub.faqs} />
      <IndependenceNotice checked={hub.checked}>{m.independent_hub()}</IndependenceNotice>
      <SloganClosing kind={hub.kind} terrace="west" crowdShift={500} />
    </>
  );
}

export default page(load, HubPage);

/** Wider names (in em) are set on two lines. Narrower names leave room for the lead beside them. */
const wideName = 10.4;
const narrowName = 2.4;

/** The top of a hub: name, lead and search, then leagues or line-up (`children`). */
function HubCover({ hub, children }: { hub: HubView; children: ReactNode }) {
  const { kind, name, nameWidth, wordWidth } = hub;
  const fit = nameWidth > wideName ? 'wide' : nameWidth < narrowName ? 'narrow' : undefined;
  return (
    <section className="hub-cover" data-ground="chalk" aria-labelledby="sport">
      <div className="content hub-cover-content">
        <Masthead>
          <Breadcrumbs crumbs={hub.crumbs} />
          <MastheadNote>{m.hub_unofficial({ kind })}</MastheadNote>
        </Masthead>
        <div data-fit={fit}>
          <h1
            id="sport"
            className="hub-name"
            style={{ '--line': nameWidth, '--word': wordWidth } as CSSProperties}
          >
            <Lettering text={name} />
          </h1>
          <div className="hub-lead">
            <p>
              {hub.hasCard
                ? hub.intro
                : launchText(m.hub_lead_teams({ kind }), m.hub_lead_teams_open({ kind }))}
            </p>
            <ButtonLink href={to('/coming-soon')} wraps arrow>
              <span>{m.hub_sign_up()}</span>
            </ButtonLink>
          </div>
        </div>
        <SiteSearch />
        {children}
      </div>
    </section>
  );
}

/** The sport's leagues, one per row. */
function LeagueList({ hub: { sides, leagues } }: { hub: HubView }) {
  return (
    <nav className="league-list" aria-label={m.hub_leagues()}>
      <p className="league-list-head" aria-hidden="true">
        <span>{m.hub_column_league()}</span> <span>{m.hub_column_stands()}</span>{' '}
        <span>{m.hub_column_where()}</span> <span>{m.hub_column_clubs({ sides })}</span>
      </p>
      <ul>
        {leagues.map((league) => (
          <li key={league.path}>
            <LeagueLink league={league} sides={sides} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LeagueLink({
  league: { name, path, country, clubs, teams },
  sides,
}: {
  league: HubView['leagues'][number];
  sides: HubView['sides'];
}) {
  return (
    <a href={to(path)} className="league-row">
      <span className="league-row-name">
        <bdi>{name}</bdi>
      </span>{' '}
      <span className="league-row-badges" aria-hidden="true">
        {teams.map(({ badge, path: team }) => badge && <Badge key={team} badge={badge} />)}
      </span>
      <span className="league-row-country">{country}</span>{' '}
      <span className="league-row-clubs">
        {clubs !== undefined && (
          <>
            <span className="visually-hidden">{m.hub_column_clubs({ sides })}</span>{' '}
            <strong className="figures">{clubs}</strong>
          </>
        )}
      </span>
      <ArrowIcon />
    </a>
  );
}

function Badge({ badge }: { badge: string }) {
  return <img src={badge} width="54" height="59" alt="" loading="lazy" />;
}
