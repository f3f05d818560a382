import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import { Elsewhere } from '../catalogue/elsewhere.tsx';
import { EventList } from '../catalogue/event-list.tsx';
import { Guide } from '../catalogue/guide.tsx';
import { Questions } from '../catalogue/questions.tsx';
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
      <WatchParties event={event} />
      <Guide guide={event.guide} />
      <Questions questions={event.faqs} />
      <EventList events={event.others} />
      <Elsewhere />
    </>
  );
}

export default page(load, EventPage);
