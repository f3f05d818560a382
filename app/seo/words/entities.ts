import { catalogue } from '../../../content/catalogue.ts';
import type { Locale } from '../../../content/locale.ts';
import type { Words } from '../../../content/pages/fixed-page.ts';
import {
  eventPattern,
  hubPattern,
  leaguePattern,
  type NamePattern,
  teamPattern,
} from '../../../content/pages/name-patterns.ts';
import { shownInResults } from '../../../content/pages/result-lists.ts';
import type { League, Sport, SportsEvent, Team } from '../../../content/schema.ts';
import { sportWords } from '../../../content/sports/result-words.ts';
import { formatDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { fitted } from './words.ts';

/** @returns the sport's label; the slug itself for one that is not in the catalogue */
export function sportLabel(slug: string, locale: Locale): string {
  return catalogue.sport(slug)?.label[locale] ?? slug;
}

export function hubWords(sport: Sport, locale: Locale): Words {
  const own = sportWords[sport.slug]?.[locale];
  return own ?? wordsBy(hubPattern[locale](sport.label[locale]), sport.intro[locale]);
}

export function leagueWords(league: League, locale: Locale): Words {
  return wordsBy(leaguePattern[locale](league.name[locale], league.country[locale]), league.intro[locale]);
}

export function teamWords(team: Team, locale: Locale): Words {
  const name = team.name[locale];
  const words = wordsBy(teamPattern[locale](name, sportLabel(team.sport, locale)), team.description[locale]);
  const town = team.city?.[locale] ?? team.country?.[locale];
  return town && !name.includes(town)
    ? { ...words, keywords: [...words.keywords, `${name} ${town}`] }
    : words;
}

export function eventWords(event: SportsEvent, locale: Locale): Words {
  // The day where the event is: the one in its own text, whatever the offset.
  const day = formatDay(new Date(`${event.start.slice(0, 10)}T00:00Z`), locale, 'UTC');
  const venue = event.venue[locale];
  const where = [day, venue].join(m.list_comma({}, { locale }));
  return wordsBy(
    eventPattern[locale](event.name[locale], venue, sportLabel(event.sport, locale)),
    `${where}. ${event.description[locale]}`,
  );
}

function wordsBy({ titles, keywords }: NamePattern, description: string): Words {
  const uncut = titles.find((title) => title.length <= shownInResults.title);
  return { title: uncut ?? titles.at(-1) ?? titles[0], description: fitted([description]), keywords };
}
