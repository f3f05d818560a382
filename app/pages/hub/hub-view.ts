import { mosaics } from '@sportbuddy/media/manifest/mosaics';
import { hubPath, leaguePath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { checkDay } from '../../../content/facts/checked-on.ts';
import { hubFaqs } from '../../../content/faqs/faqs.ts';
import { guideOf } from '../../../content/guides/guides.ts';
import type { Locale } from '../../../content/locale.ts';
import type { League, Sport } from '../../../content/schema.ts';
import { breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { eventDates } from '../../components/catalogue/event-dates.ts';
import { localizeGuide } from '../../components/catalogue/guide.tsx';
import { homeCountryFirst } from '../../components/catalogue/home-country-first.ts';
import { localizeFaqs } from '../../components/catalogue/questions.tsx';
import { teamLinkOf } from '../../components/catalogue/team-link.tsx';
import { cardColours } from '../../components/club-colours.ts';
import { longestWordWidth, textWidth } from '../../components/text-width.ts';
import { meetupsName } from '../../seo/structured-data/event.ts';
import { teamRows } from './team-rows.ts';

/** From this number of leagues on, they are shown in a list of their own. */
const minListLeagues = 3;
const maxLeagueBadges = 4;
/** From this number of teams on, they fill a stand. With fewer a mosaic of the sport is shown. */
const minStandTeams = 5;

export type HubView = ReturnType<typeof hubView>;

/** @returns the data of a sport's hub in one language */
export function hubView(sport: Sport, locale: Locale) {
  const name = sport.label[locale];
  const kind = catalogue.kindOf(sport.slug);
  const teams = homeCountryFirst(catalogue.teamsOf(sport.slug), locale);
  const leagues = homeCountryFirst(catalogue.leaguesOf(sport.slug), locale).map((league) =>
    leagueRow(league, locale),
  );
  return {
    name,
    nameWidth: textWidth(name),
    wordWidth: longestWordWidth(name),
    kind,
    intro: sport.intro[locale],
    crumbs: breadcrumbs({ name, path: hubPath(sport) }),
    sides: sport.sides,
    leagues,
    hasCard: leagues.length >= minListLeagues,
    teams: teams.map((team) => teamLinkOf(team, locale)),
    steps: teamRows(teams.length),
    mosaic: teams.length < minStandTeams ? mosaicOf(sport, teams[0]?.badge.colours) : undefined,
    meetup: meetupsName(name, kind, locale),
    events: eventDates(catalogue.eventsOf(sport.slug), locale),
    guide: localizeGuide(guideOf('sports', sport.slug), locale),
    faqs: localizeFaqs(hubFaqs(sport), locale),
    checked: checkDay(
      [
        sport,
        guideOf('sports', sport.slug),
        ...catalogue.leaguesOf(sport.slug),
        ...catalogue.eventsOf(sport.slug),
      ],
      locale,
    ),
  };
}

function mosaicOf({ slug }: Sport, colours: readonly string[] = []) {
  const cards = mosaics[slug];
  return cards ? { cards, colours: cardColours(colours) } : undefined;
}

function leagueRow(league: League, locale: Locale) {
  const teams = catalogue.teamsIn(league.slug).slice(0, maxLeagueBadges);
  return {
    name: league.name[locale],
    path: leaguePath(league),
    country: league.country[locale],
    clubs: league.clubs,
    teams: teams.map((team) => teamLinkOf(team, locale)),
  };
}
