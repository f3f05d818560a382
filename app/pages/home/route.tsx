import { localeOf } from '../../i18n/locale.ts';
import { pageHead } from '../../seo/page-head.ts';
import type { Route } from './+types/route';
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

export function loader({ request }: Route.LoaderArgs) {
  const locale = localeOf(new URL(request.url).pathname);
  return {
    head: pageHead({ kind: 'home', path: '/', locale }),
    cards: programmeCards(locale),
    badges: pinnedBadges(locale),
    sports: sportsWithTeams(),
    maps: mapsData(locale),
  };
}

export const links: Route.LinksFunction = () => [...posterPreloads];

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** Where the hero's scroll-down button leads. */
const programmeId = 'programme';

/** The page is ninety minutes long: each section is stamped with its minute of the match. */
export default function Home({ loaderData: { cards, badges, sports, maps } }: Route.ComponentProps) {
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
