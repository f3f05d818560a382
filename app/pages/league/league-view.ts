import { hubPath, leaguePath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { checkDay } from '../../../content/facts/checked-on.ts';
import { leagueFaqs } from '../../../content/faqs/faqs.ts';
import { guideOf } from '../../../content/guides/guides.ts';
import type { Locale } from '../../../content/locale.ts';
import { inSentence } from '../../../content/names/in-sentence.ts';
import type { League, Team } from '../../../content/schema.ts';
import { breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import { eventDates } from '../../components/catalogue/event-dates.ts';
import { localizeGuide } from '../../components/catalogue/guide.tsx';
import { localizeFaqs } from '../../components/catalogue/questions.tsx';
import { teamLinkOf } from '../../components/catalogue/team-link.tsx';
import { coverColours } from '../../components/club-colours.ts';
import { longestWordWidth, textWidth } from '../../components/text-width.ts';
import { meetupsName } from '../../seo/structured-data/event.ts';

/** Number of clubs shown as cards. The others are shown as badges (docs/product.md). */
const listedClubs = 4;

export type LeagueView = ReturnType<typeof leagueView>;

/** @returns the data of a league's page in one language */
export function leagueView(league: League, locale: Locale) {
  const { slug, founded, clubs, champion } = league;
  const name = league.name[locale];
  const sport = catalogue.sport(league.sport);
  const teams = catalogue.teamsIn(slug);
  const events = catalogue.eventsIn(slug);
  return {
    name,
    inSentence: inSentence(league)[locale],
    nameWidth: textWidth(name),
    wordWidth: longestWordWidth(name),
    country: league.country[locale],
    founded,
    clubs,
    sides: sport?.sides ?? 'clubs',
    official: league.url,
    intro: league.intro[locale],
    crumbs: breadcrumbs(...(sport ? [{ name: sport.label[locale], path: hubPath(sport) }] : []), {
      name,
      path: leaguePath(league),
    }),
    season: league.season,
    champion: champion && { name: champion.name[locale], season: champion.season },
    fans: league.sampleFans,
    listed: teams.slice(0, listedClubs).map((team) => clubCardOf(team, locale)),
    others: teams.slice(listedClubs).map((team) => teamLinkOf(team, locale)),
    meetup: meetupsName(name, 'club', locale),
    events: eventDates(events, locale),
    guide: localizeGuide(guideOf('leagues', slug), locale),
    faqs: localizeFaqs(leagueFaqs(league), locale),
    checked: checkDay([league, guideOf('leagues', slug), ...teams, ...events], locale),
  };
}

function clubCardOf(team: Team, locale: Locale) {
  return {
    ...teamLinkOf(team, locale),
    cover: coverColours(team.badge.colours[0]),
    venue: team.venue?.[locale],
    founded: team.founded?.slice(0, 4),
  };
}
