import { awayTickets } from '../../maps/away-days/away-data.ts';
import { AwayDaysSection } from '../../maps/away-days/away-days-section.tsx';
import { londonData } from '../../maps/london/london-data.ts';
import { LondonSection } from '../../maps/london/london-section.tsx';
import { pubMapData } from '../../maps/pub-finder/pub-map-data.ts';
import { PubMapSection } from '../../maps/pub-finder/pub-map-section.tsx';
import { page, type Visit } from '../../page.ts';
import { pageHead } from '../../seo/page-head.ts';
import { BadgeSection } from './badge-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { FeatureSection } from './feature-section.tsx';
import { Hero } from './hero.tsx';
import { featureCards, scarfBadges, sportsWithTeams } from './home-data.ts';
import { MatchClock } from './match-clock.tsx';

function load({ locale }: Visit<'home'>) {
  return {
    head: pageHead({ kind: 'home', path: '/', locale }),
    cards: featureCards(locale),
    badges: scarfBadges(locale),
    sports: sportsWithTeams(),
    pubs: pubMapData(locale),
    london: londonData(locale),
    away: awayTickets(locale),
  };
}

/** Where the hero's scroll-down button leads. */
const featuresId = 'features';

/** The page is ninety minutes long: each section is stamped with its minute of the match. */
function Home({ cards, badges, sports, pubs, london, away }: ReturnType<typeof load>) {
  return (
    <div className="ninety">
      <MatchClock />
      <Hero next={featuresId} />
      <FeatureSection id={featuresId} cards={cards} />
      <BadgeSection badges={badges} sports={sports} />
      <PubMapSection data={pubs} />
      <LondonSection data={london} />
      <AwayDaysSection tickets={away} />
      <DownloadSection />
    </div>
  );
}

export default page(load, Home);
