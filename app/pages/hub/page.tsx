import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import { EventList } from '../catalogue/event-list.tsx';
import { Guide } from '../catalogue/guide.tsx';
import { Independence } from '../catalogue/independence.tsx';
import { MeetupTicket } from '../catalogue/meetup-ticket.tsx';
import { Questions } from '../catalogue/questions.tsx';
import { FixtureCard } from './fixture-card.tsx';
import { hubView } from './hub-view.ts';
import { ProgrammeCover } from './programme-cover.tsx';
import { ProgrammeSpread } from './programme-spread.tsx';
import { SmallEnd } from './small-end.tsx';
import { Terrace } from './terrace.tsx';

function load({ address, locale }: Visit<'hub'>) {
  const hub = hubView(address.sport, locale);
  const { name, crumbs, faqs, pins, event } = hub;
  const head = pageHead({
    ...address,
    locale,
    breadcrumbs: crumbs,
    faqs,
    sportsEvent: event,
    items: { name, links: pins },
  });
  return { hub, head };
}

function HubPage({ hub }: ReturnType<typeof load>) {
  return (
    <>
      <ProgrammeCover hub={hub}>
        {hub.hasCard ? <FixtureCard leagues={hub.leagues} /> : <ProgrammeSpread hub={hub} />}
      </ProgrammeCover>
      {hub.mosaic ? <SmallEnd hub={hub} /> : <Terrace pins={hub.pins} steps={hub.steps} />}
      <Guide guide={hub.guide} />
      <MeetupTicket name={hub.meetup} id="meetup" />
      <EventList events={hub.events} />
      <Questions questions={hub.faqs} />
      <Independence>{m.independent_hub()}</Independence>
    </>
  );
}

export default page(load, HubPage);
