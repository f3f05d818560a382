import { pageHead } from '../../seo/page-head.ts';
import { Elsewhere } from '../catalogue/elsewhere.tsx';
import { EventList } from '../catalogue/event-list.tsx';
import { Guide } from '../catalogue/guide.tsx';
import { pageAt } from '../catalogue/page-at.ts';
import { Questions } from '../catalogue/questions.tsx';
import type { Route } from './+types/route';
import { EventTicket } from './event-ticket.tsx';
import { eventView } from './event-view.ts';
import { WatchParties } from './watch-parties.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const { page, locale } = pageAt(request, 'event');
  const event = eventView(page.event, locale);
  const { crumbs, faqs } = event;
  return { event, head: pageHead({ ...page, locale, breadcrumbs: crumbs, faqs }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function EventPage({ loaderData: { event } }: Route.ComponentProps) {
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
