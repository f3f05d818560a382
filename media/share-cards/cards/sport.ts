import type { Locale } from '../../../content/locale.ts';
import type { League, Sport, SportsEvent, Team } from '../../../content/schema.ts';
import { badges, sportBadges } from '../../manifest/badges.ts';
import { glyphs } from '../../manifest/shapes/badge-glyphs.ts';
import { card, escaped, fitted, floodlights, logo, pin, tag } from '../parts.ts';
import { dayOf, teamsWord, words } from '../words.ts';

/** The sport's name above a stand of its badges; with few teams, the sport's own badge. */
export function hubCard(sport: Sport, teams: readonly Team[], locale: Locale): string {
  const pins = teams.toSorted(byLeague).map(({ slug }) => badges[locale][slug] ?? '');
  const emblem = sportBadges[sport.slug] ?? '';
  const head = `<div class="masthead">${logo()}<span>${words.hub[locale]}</span></div>${fitted(sport.label[locale], 'name')}`;
  if (pins.length < 4) {
    const path = glyphs[sport.slug]?.path ?? '';
    const content = `${floodlights()}<svg class="ghost" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${path}"/></svg>${head}
      <p class="line">${words.hubLine[locale]}</p><div class="foot">${tag(words.whoIsIn[locale])}${pins.map((url) => pin(url, 92)).join('')}</div><div class="emblem">${pin(emblem, 360)}</div>`;
    return card(locale, `hub solo light-${Object.keys(sportBadges).indexOf(sport.slug) % 4}`, content);
  }
  const back = pins.slice(6, 15);
  const front = pins.slice(0, 6);
  const steps =
    back.length > 3
      ? `<div class="step back">${row(back, 104)}</div><div class="step front">${row(front, 146)}</div>`
      : `<div class="step only">${row(front, front.length > 4 ? 176 : 206)}</div>`;
  const line = `<p class="line">${words.hubLine[locale]}</p>`;
  return card(locale, 'hub terrace', `${head}${line}<div class="wall">${steps}</div>`);
}

/** Teams of a league first, because they are searched most often. */
function byLeague(a: Team, b: Team): number {
  return Number(Boolean(b.league)) - Number(Boolean(a.league));
}

function row(pins: readonly string[], width: number): string {
  return pins.map((url) => pin(url, width)).join('');
}

/** Width of badges by their number. */
const widths: Record<number, number> = { 1: 210, 2: 190, 3: 170, 4: 150 };

/** A folded fixture card with badges of the league's clubs. */
export function leagueCard(league: League, sport: Sport, teams: readonly Team[], locale: Locale): string {
  const pins = teams.map(({ slug }) => badges[locale][slug] ?? '').slice(0, 5);
  const shown = pins.length > 0 ? pins : [sportBadges[sport.slug] ?? ''];
  const mark = `<svg class="mark" viewBox="0 0 24 24"><path fill-rule="evenodd" d="${glyphs[sport.slug]?.path ?? ''}"/></svg>`;
  const count = league.clubs
    ? `<p class="count"><b class="figure">${league.clubs}</b><span>${teamsWord(league.clubs, locale)}</span></p>`
    : mark;
  const facts = [
    sport.label[locale],
    league.country[locale],
    league.founded && `${words.founded[locale]} ${league.founded}`,
  ];
  const content = `
    <div class="sheet"><p class="strip"><span>${words.fixtureCard[locale]}</span>${logo()}</p>
    ${fitted(league.name[locale], 'name')}
    <p class="facts">${facts
      .filter(Boolean)
      .map((fact) => `<span>${escaped(String(fact))}</span>`)
      .join('')}</p>
    ${count}</div>
    <div class="pins">${shown.map((url) => pin(url, widths[shown.length] ?? 128)).join('')}</div>
    <div class="ask">${tag(words.leagueLine[locale])}</div>`;
  return card(locale, 'league', content);
}

/** A ticket with name, place and date of an event. */
export function eventCard(event: SportsEvent, sport: Sport, teams: readonly Team[], locale: Locale): string {
  const sides = [event.home, event.away].flatMap((slug) => teams.filter((team) => team.slug === slug));
  const pins =
    sides.length === 2
      ? sides.map(({ slug }) => badges[locale][slug] ?? '')
      : [sportBadges[sport.slug] ?? ''];
  const [day = '', month = '', year = ''] = dayOf(event.start, locale).split(' ');
  const content = `
    ${floodlights()}
    <div class="ticket"><div class="body"><p class="strip"><span>${escaped(sport.label[locale])}</span>${logo()}<span>${words.fanGuide[locale]}</span></p>
    ${fitted(event.name[locale], 'name')}
    <p class="where"><b>${escaped(event.venue[locale])}</b><span>${escaped(`${event.city[locale]}${locale === 'ar' ? '، ' : ', '}${event.country[locale]}`)}</span></p></div>
    <div class="stub"><p class="figure date">${day}</p><p class="display" data-fit>${escaped(month)}</p><p class="year figure" dir="ltr">${year}</p><i class="bars"></i></div></div>
    <div class="pins">${pins.map((url) => pin(url, pins.length > 1 ? 168 : 210)).join('')}</div>
    <div class="ask">${tag(words.watchEvent[locale])}</div>`;
  return card(locale, 'event', content);
}
