import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import { BadgeSection } from './badges/badge-section.tsx';
import { MatchClock } from './clock/match-clock.tsx';
import { DownloadSection } from './download/download-section.tsx';
import { ProgrammeSection } from './features/programme-section.tsx';
import { posterPreloads } from './hero/film-cuts.ts';
import { Hero } from './hero/hero.tsx';
import { pinnedBadges, programmeCards, sportsWithTeams } from './home-data.ts';
import { AwayDaysSection } from './maps/away-days-section.tsx';
import { LondonSection } from './maps/london-section.tsx';
import { mapsData } from './maps/maps-data.ts';
import { PubMapSection } from './maps/pub-map-section.tsx';

function load({ locale }: Visit<'home'>) {
  return {
    head: pageHead({ kind: 'home', path: '/', locale }),
    preloads: posterPreloads,
    cards: programmeCards(locale),
    badges: pinnedBadges(locale),
    sports: sportsWithTeams(),
    maps: mapsData(locale),
  };
}

/** Where the hero's scroll-down button leads. */
const programmeId = 'programme';

/** The page is ninety minutes long: each section is stamped with its minute of the match. */
function Home({ cards, badges, sports, maps }: ReturnType<typeof load>) {
  return (
    <div className="ninety">
      <MatchClock />
      <Hero next={programmeId} />
      <ProgrammeSection id={programmeId} cards={cards} />
      <BadgeSection badges={badges} sports={sports} />
      <PubMapSection data={maps.pubs} />
      <LondonSection data={maps.london} />
      <AwayDaysSection tickets={maps.away} />
      <DownloadSection />
    </div>
  );
}

export default page(load, Home);
