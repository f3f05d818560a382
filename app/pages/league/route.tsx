import { m } from '../../i18n/paraglide/messages.js';
import { pageHead } from '../../seo/page-head.ts';
import { SeamScarf } from '../../ui/seam-scarf.tsx';
import { Elsewhere } from '../catalogue/elsewhere.tsx';
import { EventList } from '../catalogue/event-list.tsx';
import { Guide } from '../catalogue/guide.tsx';
import { Independence } from '../catalogue/independence.tsx';
import { MeetupTicket } from '../catalogue/meetup-ticket.tsx';
import { pageAt } from '../catalogue/page-at.ts';
import { Questions } from '../catalogue/questions.tsx';
import type { Route } from './+types/route';
import { Clubs } from './clubs.tsx';
import { LeagueCover } from './league-cover.tsx';
import { leagueView } from './league-view.ts';
import { SeasonDots } from './season-dots.tsx';

export function loader({ request }: Route.LoaderArgs) {
  const { page, locale } = pageAt(request, 'league');
  const league = leagueView(page.league, locale);
  const { name, crumbs, faqs, listed, others } = league;
  const links = [...listed, ...others].map((club) => ({ name: club.name, path: club.path }));
  const head = pageHead({ ...page, locale, breadcrumbs: crumbs, faqs, items: { name, links } });
  return { league, head };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default function LeaguePage({ loaderData: { league } }: Route.ComponentProps) {
  return (
    <>
      <LeagueCover league={league} />
      <SeamScarf />
      {league.season && <SeasonDots season={league.season} clubs={league.clubs} />}
      <Clubs league={league} />
      <Guide guide={league.guide} />
      <MeetupTicket name={league.meetup} id="meetup" />
      <EventList events={league.events} />
      <Questions questions={league.faqs} />
      <Independence>{m.independent({ name: league.name })}</Independence>
      <Elsewhere />
    </>
  );
}
