import { catalogue } from '../../content/catalogue.ts';
import { isLaunched } from '../../content/clock/timed-text.ts';
import { eventStage, firstDay } from '../../content/events/events.ts';
import type { Locale } from '../../content/locale.ts';
import type { Words } from '../../content/pages/fixed-page.ts';
import { fixedPage } from '../../content/pages/fixed-pages.ts';
import {
  eventPattern,
  hubPattern,
  leaguePattern,
  type NamePattern,
  teamPattern,
} from '../../content/pages/name-patterns.ts';
import { resultListLimits } from '../../content/pages/result-lists.ts';
import type { League, Sport, SportsEvent, Team } from '../../content/schema.ts';
import { site } from '../../content/site.ts';
import { sportWords } from '../../content/sports/result-words.ts';
import { m } from '../i18n/paraglide/messages.js';
import type { PageSeo } from './page-seo.ts';

/** @returns the page's title with the brand, its description within the limit, and its keywords */
export function pageWords(page: PageSeo): Words {
  const words = defaultWords(page);
  const description = fitSentences([page.customDescription ?? words.description]);
  const longer = page.additionalContext && `${description} ${page.additionalContext}`;
  return {
    title: withBrand(page.customTitle ?? words.title),
    description: longer && longer.length <= resultListLimits.description ? longer : description,
    keywords: page.customKeywords ?? words.keywords,
  };
}

function defaultWords(page: PageSeo): Words {
  switch (page.kind) {
    case 'hub':
      return hubWords(page.sport, page.locale);
    case 'league':
      return leagueWords(page.league, page.locale);
    case 'team':
      return teamWords(page.team, page.locale);
    case 'event':
      return eventWords(page.event, page.locale);
    default: {
      const fixed = fixedPage(page.kind);
      const { title, description, keywords } = isLaunched() ? { ...fixed, ...fixed.launched } : fixed;
      const { locale } = page;
      return { title: title[locale], description: description[locale], keywords: keywords[locale] };
    }
  }
}

/** @returns the sport's label; the slug if it is not in the catalogue */
export function sportLabel(slug: string, locale: Locale): string {
  return catalogue.sport(slug)?.label[locale] ?? slug;
}

function hubWords(sport: Sport, locale: Locale): Words {
  const own = sportWords[sport.slug]?.[locale];
  return (
    own ?? wordsFrom(hubPattern[locale](sport.label[locale]), (sport.metaDescription ?? sport.intro)[locale])
  );
}

function leagueWords(league: League, locale: Locale): Words {
  return wordsFrom(
    leaguePattern[locale](league.name[locale], league.country[locale]),
    (league.metaDescription ?? league.intro)[locale],
  );
}

export function teamWords(team: Team, locale: Locale): Words {
  const name = team.name[locale];
  const words = wordsFrom(
    teamPattern[locale](name, sportLabel(team.sport, locale)),
    team.description[locale],
  );
  const town = team.city?.[locale] ?? team.country?.[locale];
  return town && !name.includes(town)
    ? { ...words, keywords: [...words.keywords, `${name} ${town}`] }
    : words;
}

export function eventWords(event: SportsEvent, locale: Locale): Words {
  const venue = event.venue[locale];
  const where = [firstDay(event, locale), venue].join(m.list_comma({}, { locale }));
  return wordsFrom(
    eventPattern[locale](event.name[locale], venue, sportLabel(event.sport, locale), eventStage(event)),
    event.metaDescription?.[locale] ?? `${where}. ${event.description[locale]}`,
  );
}

function wordsFrom({ titles, keywords }: NamePattern, description: string): Words {
  const uncut = titles.find((title) => title.length <= resultListLimits.title);
  return { title: uncut ?? titles.at(-1) ?? titles[0], description: fitSentences([description]), keywords };
}

const sentenceEnd = /(?<=[.!?؟…])\s+/;

/**
 * @param texts in order of importance
 * @returns as many whole sentences as fit; a first sentence that is too long is cut at a word
 */
export function fitSentences(texts: readonly string[], limit = resultListLimits.description): string {
  let result = '';
  for (const sentence of texts.flatMap((text) => text.trim().split(sentenceEnd))) {
    const longer = result ? `${result} ${sentence}` : sentence;
    if (longer.length > limit) break;
    result = longer;
  }
  return result || cutAtWord(texts[0]?.trim() ?? '', limit);
}

function cutAtWord(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/[\s،,;:]+\S*$/, '')}…`;
}

const prefix = `${site.name} | `;
const suffix = ` | ${site.name}`;

/** @returns the title with the brand as prefix, unless it starts or ends with it */
export function withBrand(title: string): string {
  const text = title.trim();
  return text.startsWith(prefix) || text.endsWith(suffix) ? text : prefix + text;
}
