import { hubPath, leaguePath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { leagueFaqs } from '../../../content/faqs.ts';
import { guideOf } from '../../../content/guides.ts';
import type { League, Team } from '../../../content/schema.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { coverColours } from '../../ui/club-colours.ts';
import { longestWord, textWidth } from '../../ui/text-width.ts';
import { eventDateOf } from '../catalogue/event-dates.ts';
import { guideView } from '../catalogue/guide-view.ts';
import { pinOf } from '../catalogue/pins.ts';
import { trail } from '../catalogue/trail.ts';
import { fanCounts, seasonFigures } from './season-figures.ts';

/** So many clubs are listed; the others stand beside them as badges (docs/product.md). */
const listedClubs = 4;
const fallbackColour = '#0e1a45';

export type LeagueView = ReturnType<typeof leagueView>;

/** @returns all that a league's page shows, in one language */
export function leagueView(league: League, locale: Locale) {
  const { slug, founded, clubs } = league;
  const name = league.name[locale];
  const sport = catalogue.sport(league.sport);
  const teams = catalogue.teamsIn(slug);
  return {
    name,
    nameWidth: textWidth(name),
    wordWidth: longestWord(name),
    country: league.country[locale],
    founded,
    clubs,
    official: league.url,
    intro: league.intro[locale],
    crumbs: trail(...(sport ? [{ name: sport.label[locale], path: hubPath(sport) }] : []), {
      name,
      path: leaguePath(league),
    }),
    season: seasonFigures[slug],
    fans: fanCounts[slug],
    listed: teams.slice(0, listedClubs).map((team) => programmeOf(team, locale)),
    others: teams.slice(listedClubs).map((team) => pinOf(team, locale)),
    meetup: m.league_meetup({ league: name }),
    events: catalogue.eventsOf(league.sport).map((event) => eventDateOf(event, locale)),
    guide: guideView(guideOf('leagues', slug), locale),
    faqs: leagueFaqs(league).map(({ question, answer }) => ({
      question: question[locale],
      answer: answer[locale],
    })),
  };
}

/** A club as the front of its programme, in its colours. */
function programmeOf(team: Team, locale: Locale) {
  return {
    ...pinOf(team, locale),
    cover: coverColours(team.badge.colours[0] ?? fallbackColour),
    ground: team.venue?.[locale],
    founded: team.founded?.slice(0, 4),
  };
}
