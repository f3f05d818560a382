import { hubPath, leaguePath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { hubFaqs } from '../../../content/faqs.ts';
import { guideOf } from '../../../content/guides.ts';
import type { League, Sport } from '../../../content/schema.ts';
import { mosaics } from '../../../media/manifest/mosaics.ts';
import type { Locale } from '../../i18n/locale.ts';
import { hubMeetups } from '../../seo/structured-data/event-details.ts';
import { cardColours } from '../../ui/club-colours.ts';
import { longestWord, textWidth } from '../../ui/text-width.ts';
import { eventDateOf } from '../catalogue/event-dates.ts';
import { guideView } from '../catalogue/guide-view.ts';
import { nearestFirst } from '../catalogue/nearest-first.ts';
import { pinOf } from '../catalogue/pins.ts';
import { trail } from '../catalogue/trail.ts';
import { terraceSteps } from './terrace-steps.ts';

/** From so many leagues on they fill a fixture card of their own. */
const cardLeagues = 3;
const pinsALeague = 4;
/** So few pins do not fill a terrace: the sport's own sign stands behind them. */
const fewPins = 5;

export type HubView = ReturnType<typeof hubView>;

/** @returns all that a sport's hub shows, in one language */
export function hubView(sport: Sport, locale: Locale) {
  const name = sport.label[locale];
  const teams = nearestFirst(catalogue.teamsOf(sport.slug), locale);
  const leagues = nearestFirst(catalogue.leaguesOf(sport.slug), locale).map((league) =>
    leagueRow(league, locale),
  );
  const event = hubMeetups(sport, locale);
  return {
    name,
    nameWidth: textWidth(name),
    wordWidth: longestWord(name),
    intro: sport.intro[locale],
    crumbs: trail({ name, path: hubPath(sport) }),
    leagues,
    hasCard: leagues.length >= cardLeagues,
    pins: teams.map((team) => pinOf(team, locale)),
    steps: terraceSteps(teams.length),
    mosaic: teams.length < fewPins ? mosaicOf(sport, teams[0]?.badge.colours) : undefined,
    event,
    meetup: event.name,
    events: catalogue.eventsOf(sport.slug).map((entry) => eventDateOf(entry, locale)),
    guide: guideView(guideOf('sports', sport.slug), locale),
    faqs: faqsOf(sport, locale),
  };
}

function mosaicOf({ slug }: Sport, colours: readonly string[] = []) {
  const cards = mosaics[slug];
  return cards ? { cards, colours: cardColours(colours) } : undefined;
}

function leagueRow(league: League, locale: Locale) {
  const pins = catalogue.teamsIn(league.slug).slice(0, pinsALeague);
  return {
    name: league.name[locale],
    path: leaguePath(league),
    country: league.country[locale],
    clubs: league.clubs,
    pins: pins.map((team) => pinOf(team, locale)),
  };
}

function faqsOf(sport: Sport, locale: Locale) {
  return hubFaqs(sport).map(({ question, answer }) => ({
    question: question[locale],
    answer: answer[locale],
  }));
}
