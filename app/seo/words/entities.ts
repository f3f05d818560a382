import { catalogue } from '../../../content/catalogue.ts';
import type { Locale } from '../../../content/locale.ts';
import type { Words } from '../../../content/pages/fixed-page.ts';
import type { League, Sport, SportsEvent, Team } from '../../../content/schema.ts';
import { sportWords } from '../../../content/sports/result-words.ts';
import { formatDay } from '../../i18n/format.ts';
import { fitted } from './words.ts';

/** Characters of a title that result lists show before they cut it. */
const titleLimit = 60;

/** @returns the first of the titles that is shown uncut; the last, the shortest, where none is */
function firstUncut(...titles: [string, ...string[]]): string {
  return titles.find((title) => title.length <= titleLimit) ?? titles.at(-1) ?? titles[0];
}

/** @returns the sport's label; the slug itself for one that is not in the catalogue */
export function sportLabel(slug: string, locale: Locale): string {
  return catalogue.sport(slug)?.label[locale] ?? slug;
}

export function hubWords(sport: Sport, locale: Locale): Words {
  const own = sportWords[sport.slug]?.[locale];
  if (own) return own;
  const label = sport.label[locale];
  return {
    en: {
      title: firstUncut(
        `${label} Fans, Meetups & Watch Parties | SportBuddy`,
        `${label} Fans & Watch Parties | SportBuddy`,
      ),
      description: fitted([sport.intro.en]),
      keywords: [
        `${label} fans near me`,
        `${label} watch party`,
        `${label} meetup`,
        `${label} fan community`,
      ],
    },
    ar: {
      title: firstUncut(`جمهور ${label} وتجمّعات المشاهدة | SportBuddy`, `جمهور ${label} | SportBuddy`),
      description: fitted([sport.intro.ar]),
      keywords: [`جمهور ${label}`, `تجمّع مشاهدة ${label}`, `لقاءات ${label}`, `مجتمع مشجعي ${label}`],
    },
  }[locale];
}

export function leagueWords(league: League, locale: Locale): Words {
  const name = league.name[locale];
  return {
    en: {
      title: firstUncut(
        `${name} Fan Communities & Watch Parties | SportBuddy`,
        `${name} Fans & Watch Parties | SportBuddy`,
        `${name} Fans | SportBuddy`,
      ),
      description: fitted([league.intro.en]),
      keywords: [
        `${name} fans`,
        `${name} watch party`,
        `${name} fan community`,
        `${name} clubs`,
        league.country.en,
      ],
    },
    ar: {
      title: firstUncut(`جمهور ${name} وتجمّعاته | SportBuddy`, `جمهور ${name} | SportBuddy`),
      description: fitted([league.intro.ar]),
      keywords: [
        `جمهور ${name}`,
        `مشاهدة ${name}`,
        `أندية ${name}`,
        `مجتمع مشجعي ${name}`,
        league.country.ar,
      ],
    },
  }[locale];
}

/** The title of every team has one pattern (docs/product.md). */
export function teamWords(team: Team, locale: Locale): Words {
  const name = team.name[locale];
  const label = sportLabel(team.sport, locale);
  const town = team.city?.[locale] ?? team.country?.[locale];
  const place = town && !name.includes(town) ? town : undefined;
  return {
    en: {
      title: `${name} | ${label} Fan Community | SportBuddy`,
      description: fitted([team.description.en]),
      keywords: [
        `${name} fans`,
        `${name} watch party`,
        `${name} fan community`,
        `${label} fans`,
        ...(place ? [`${name} ${place}`] : []),
      ],
    },
    ar: {
      title: firstUncut(
        `${name} | مجتمع مشجعي ${label} | SportBuddy`,
        `${name} | مجتمع المشجعين | SportBuddy`,
        `${name} | SportBuddy`,
      ),
      description: fitted([team.description.ar]),
      keywords: [
        `جمهور ${name}`,
        `مشاهدة ${name}`,
        `مجتمع مشجعي ${name}`,
        `جمهور ${label}`,
        ...(place ? [`${name} ${place}`] : []),
      ],
    },
  }[locale];
}

export function eventWords(event: SportsEvent, locale: Locale): Words {
  const name = event.name[locale];
  // The day where the event is: the one in its own text, whatever the offset.
  const day = formatDay(new Date(`${event.start.slice(0, 10)}T00:00Z`), locale, 'UTC');
  const venue = event.venue[locale];
  return {
    en: {
      title: firstUncut(`${name}: Watch Parties & Fans | SportBuddy`, `${name} | SportBuddy`),
      description: fitted([`${day}, ${venue}. ${event.description.en}`]),
      keywords: [
        name,
        `${name} watch party`,
        `where to watch ${name}`,
        venue,
        `${sportLabel(event.sport, 'en')} fans`,
      ],
    },
    ar: {
      title: firstUncut(`${name} | تجمّعات المشاهدة | SportBuddy`, `${name} | SportBuddy`),
      description: fitted([`${day}، ${venue}. ${event.description.ar}`]),
      keywords: [
        name,
        `تجمّع مشاهدة ${name}`,
        `أين أشاهد ${name}`,
        venue,
        `جمهور ${sportLabel(event.sport, 'ar')}`,
      ],
    },
  }[locale];
}
