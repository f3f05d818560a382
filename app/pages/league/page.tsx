import { EventList } from '../../components/catalogue/event-list.tsx';
import { Guide } from '../../components/catalogue/guide.tsx';
import { Independence } from '../../components/catalogue/independence.tsx';
import { MeetupTicket } from '../../components/catalogue/meetup-ticket.tsx';
import { Questions } from '../../components/catalogue/questions.tsx';
import { SeamScarf } from '../../components/seam-scarf.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { page, type Visit } from '../../page.ts';
import { SearchSection } from '../../search/search-section.tsx';
import { pageHead } from '../../seo/page-head.ts';
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
      <Independence>{m.independent({ name: league.inSentence })}</Independence>
      <SearchSection />
    </>
  );
}

export default page(load, LeaguePage);
