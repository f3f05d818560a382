import { EventList } from '../../components/catalogue/event-list.tsx';
import { Guide } from '../../components/catalogue/guide.tsx';
import { Independence } from '../../components/catalogue/independence.tsx';
import { MeetupTicket } from '../../components/catalogue/meetup-ticket.tsx';
import { Questions } from '../../components/catalogue/questions.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import { FewTeams } from './few-teams.tsx';
import { HubCover } from './hub-cover.tsx';
import { HubSpread } from './hub-spread.tsx';
import { hubView } from './hub-view.ts';
import { LeagueList } from './league-list.tsx';
import { TeamGrid } from './team-grid.tsx';

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
      <HubCover hub={hub}>
        {hub.hasCard ? <LeagueList leagues={hub.leagues} /> : <HubSpread hub={hub} />}
      </HubCover>
      {hub.mosaic ? <FewTeams hub={hub} /> : <TeamGrid teams={hub.teams} steps={hub.steps} />}
      <Guide guide={hub.guide} />
      <MeetupTicket name={hub.meetup} id="meetup" />
      <EventList events={hub.events} />
      <Questions questions={hub.faqs} />
      <Independence>{m.independent_hub()}</Independence>
    </>
  );
}

export default page(load, HubPage);
