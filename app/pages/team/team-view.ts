import { badges } from '@sportbuddy/media/manifest/badges';
import { glyphs } from '@sportbuddy/media/manifest/shapes/badge-glyphs';
import { hubPath, leaguePath, teamPath } from '../../../content/addresses.ts';
import { sampleMeetup } from '../../../content/app-screens/sample-meetups.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { checkDay } from '../../../content/facts/checked-on.ts';
import { teamFaqs } from '../../../content/faqs/teams.ts';
import type { Locale } from '../../../content/locale.ts';
import { inSentence, withoutArticle } from '../../../content/names/in-sentence.ts';
import type { Localized, SportsEvent, Team } from '../../../content/schema.ts';
import { breadcrumbs } from '../../components/catalogue/breadcrumbs.tsx';
import type { Terrace } from '../../components/catalogue/closing.tsx';
import { eventDates } from '../../components/catalogue/event-dates.ts';
import { localizeFaqs } from '../../components/catalogue/questions.tsx';
import { coverColours } from '../../components/club-colours.ts';
import { textWidth } from '../../components/text-width.ts';
import { formatNumber } from '../../i18n/format.ts';

const relatedTeams = 8;

export type TeamView = ReturnType<typeof teamView>;

/** @returns the data of a team's page in one language */
export function teamView(team: Team, locale: Locale) {
  const localize = (text: Localized) => text[locale];
  const sport = catalogue.sport(team.sport);
  const league = team.league ? catalogue.league(team.league) : undefined;
  const fullName = localize(team.fullName ?? team.name);
  const events = catalogue.events.filter((event) => isEventOf(event, team));
  const kind = team.kind === 'club' && sport?.sides === 'teams' ? 'team' : team.kind;
  const crumbs = breadcrumbs(
    ...(sport ? [{ name: localize(sport.label), path: hubPath(sport) }] : []),
    ...(league ? [{ name: localize(league.name), path: leaguePath(league) }] : []),
    { name: localize(team.name), path: teamPath(team) },
  );
  return {
    name: localize(team.name),
    inSentence: localize(inSentence(team)),
    kind,
    fullName,
    /** The name after "Join": fans join Liverpool FC, and the Boat Race list. */
    joinName: isSide(kind) ? fullName : withoutArticle(fullName),
    sport: sport ? localize(sport.label) : '',
    isRacing: team.sport === 'f1',
    league: league ? localize(league.name) : team.division && localize(team.division),
    crumbs,
    badge: badges[locale][team.slug],
    terrace: terraceOf(team.slug),
    colours: team.badge.colours,
    cover: coverColours(team.badge.colours[0]),
    founded: team.founded?.slice(0, 4),
    venue: team.venue && localize(team.venue),
    capacity: team.capacity && formatNumber(team.capacity),
    city: team.city && localize(team.city),
    country: team.country && localize(team.country),
    home: team.founded ? undefined : homeOf(team, locale),
    glyph: glyphs[team.sport]?.path,
    screen: sampleScreen(team, localize, isSide(kind)),
    official: team.sameAs[0],
    story: team.story[locale],
    honoursTo: team.honoursTo,
    honours: team.honours.map(({ count, title }) => ({ count, title: localize(title) })),
    legends: team.legends.map(({ name, shirt, years }) => ({
      name: localize(name),
      back: lastWord(name.en),
      shirt,
      years: years.split(', '),
    })),
    fans: team.sampleFans,
    faqs: localizeFaqs(teamFaqs(team), locale),
    checked: checkDay([team, ...events], locale),
    events: eventDates(events, locale),
    related: related(team).map((other) => ({
      name: localize(other.name),
      path: teamPath(other),
      badge: badges[locale][other.slug],
    })),
  };
}

function isEventOf({ home, away, teams }: SportsEvent, { slug }: Team): boolean {
  return [home, away, ...teams].includes(slug);
}

/** Always the same crowd for a team, and each crowd for about half of the teams. */
function terraceOf(slug: string): Terrace {
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return sum % 2 ? 'west' : 'east';
}

type Kind = Team['kind'] | 'team';

/** True if the entry fields players of its own. */
function isSide(kind: Kind): boolean {
  return kind === 'club' || kind === 'team' || kind === 'national';
}

/** The meetup on the app's screen. `isMatch`: the team meets an opponent. */
function sampleScreen({ sport, kind }: Team, localize: (text: Localized) => string, isSide: boolean) {
  const { ground, when, at, title, nationalTitle, place, chat, meet, twoSided } = sampleMeetup(sport);
  return {
    ground,
    when,
    at,
    title: localize((kind === 'national' && nationalTitle) || title),
    place: localize(place),
    chat: chat.map(localize),
    meet: localize(meet),
    isMatch: isSide && twoSided,
  };
}

/** Home of a team, shown large on covers without a founding year. `width` is in em. */
function homeOf({ city, country }: Team, locale: Locale) {
  const place = city ?? country;
  return place && { name: place[locale], width: textWidth(place[locale]), isCity: city !== undefined };
}

/**
 * Teams of the same league, then of the same sport, starting after the team, so that each team is
 * linked somewhere.
 */
function related(team: Team): Team[] {
  const inLeague = teamsAfter(team, team.league ? catalogue.teamsIn(team.league) : []);
  const inSport = teamsAfter(team, catalogue.teamsOf(team.sport)).filter(
    (other) => !inLeague.includes(other),
  );
  return [...inLeague, ...inSport].slice(0, relatedTeams);
}

/** @returns up to `relatedTeams` teams that follow the team in the list, wrapping around */
function teamsAfter(team: Team, teams: Team[]): Team[] {
  const index = teams.findIndex(({ slug }) => slug === team.slug);
  return [
    ...teams.slice(index + 1, index + 1 + relatedTeams),
    ...teams.slice(0, Math.max(0, Math.min(index, relatedTeams))),
  ].slice(0, relatedTeams);
}

function lastWord(name: string): string {
  return name.split(' ').at(-1) ?? name;
}
