import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import { SeamScarf } from '../../ui/seam-scarf.tsx';
import { Elsewhere } from '../catalogue/elsewhere.tsx';
import { EventList } from '../catalogue/event-list.tsx';
import { Guide } from '../catalogue/guide.tsx';
import { Independence } from '../catalogue/independence.tsx';
import { MeetupTicket } from '../catalogue/meetup-ticket.tsx';
import { Questions } from '../catalogue/questions.tsx';
import { Clubs } from './clubs.tsx';
import { LeagueCover } from './league-cover.tsx';
import { leagueView } from './league-view.ts';
import { SeasonDots } from './season-dots.tsx';

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

export default page(load, LeaguePage);
