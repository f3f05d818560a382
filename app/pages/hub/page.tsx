import { EventList } from '../../catalogue/events/event-list.tsx';
import { MeetupTicket } from '../../catalogue/events/meetup-ticket.tsx';
import { Guide } from '../../catalogue/guide/guide.tsx';
import { Independence } from '../../catalogue/independence.tsx';
import { Questions } from '../../catalogue/questions.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import { HubCover } from './hub-cover.tsx';
import { HubSpread } from './hub-spread.tsx';
import { hubView } from './hub-view.ts';
import { LeagueList } from './league-list.tsx';
import { FewTeams } from './team-grid/few-teams.tsx';
import { TeamGrid } from './team-grid/team-grid.tsx';

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
