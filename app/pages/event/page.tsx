import { EventList } from '../../components/catalogue/event-list.tsx';
import { Guide } from '../../components/catalogue/guide.tsx';
import { InDays } from '../../components/catalogue/in-days.tsx';
import { Questions } from '../../components/catalogue/questions.tsx';
import { SeamScarf } from '../../components/seam-scarf.tsx';
import { page, type Visit } from '../../page.ts';
import { SearchSection } from '../../search/search-section.tsx';
import { pageHead } from '../../seo/page-head.ts';
import { EventTicket } from './event-ticket.tsx';
import { eventView } from './event-view.ts';
import { WatchParties } from './watch-parties.tsx';

function load({ address, locale }: Visit<'event'>) {
  const event = eventView(address.event, locale);
  const { crumbs, faqs } = event;
  return { event, head: pageHead({ ...address, locale, breadcrumbs: crumbs, faqs }) };
}

function EventPage({ event }: ReturnType<typeof load>) {
  return (
    <>
      <EventTicket event={event} />
      <SeamScarf />
      <InDays until={event.lastDay}>
        <WatchParties event={event} />
        <Guide guide={event.guide} />
        <Questions questions={event.faqs} />
      </InDays>
      <EventList events={event.others} />
      <SearchSection />
    </>
  );
}

export default page(load, EventPage);
