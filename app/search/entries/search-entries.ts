import { badges, sportBadges } from '@sportbuddy/media/manifest/badges';
import { eventPath, hubPath, leaguePath, teamPath } from '../../../content/addresses.ts';
import { catalogue } from '../../../content/catalogue.ts';
import { firstDay } from '../../../content/events/events.ts';
import { type Locale, locales, localizedPath, otherLocale } from '../../../content/locale.ts';
import type { FixedPage } from '../../../content/pages/fixed-page.ts';
import { listedPages } from '../../../content/pages/fixed-pages.ts';
import type { Localized, SportsEvent } from '../../../content/schema.ts';
import { site } from '../../../content/site.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { jsonFile, type TextFile } from '../../seo/files/text-file.ts';

/**
 * A page in the search index. `path` is in the language of the entry. `aliases` and `also` are
 * searched, never shown.
 */
export type SearchEntry = {
  kind: 'sport' | 'league' | 'team' | 'event' | 'page';
  path: string;
  name: string;
  /** Name in the other language. */
  other: string;
  /** Other names, in both languages. */
  aliases: string[];
  /** Its sport, league or city. */
  detail: string;
  also: string;
  badge?: string;
};

/** The map of the home page that shows where to watch. */
const pubMap = {
  hash: '#pubs',
  name: { en: 'Pub map', ar: 'خريطة أماكن المشاهدة' },
  aliases: {
    en: [
      'Pub near me',
      'Pubs near me',
      'Find a pub',
      'Watch party',
      'Watch party near me',
      'Where to watch',
      'London pubs',
    ],
    ar: ['أماكن المشاهدة', 'أين أشاهد المباراة', 'وين أشوف المباراة', 'مقهى قريب مني', 'تجمّع مشاهدة'],
  },
} satisfies { hash: string; name: Localized; aliases: FixedPage['aliases'] };

/** @returns an entry for each page of the catalogue, in one language but searchable in both */
export function searchEntries(locale: Locale): SearchEntry[] {
  const named = (name: Localized, aliases: FixedPage['aliases']) => ({
    name: name[locale],
    other: name[otherLocale[locale]],
    aliases: locales.flatMap((each) => aliases[each]),
  });
  const labels = (sport: string) => catalogue.sport(sport)?.label ?? { en: sport, ar: sport };
  const path = (bare: string) => localizedPath(bare, locale);
  return [
    ...catalogue.sports.map((sport) => {
      const badge = sportBadges[sport.slug];
      return {
        kind: 'sport' as const,
        path: path(hubPath(sport)),
        ...named(sport.label, sport.aliases),
        detail: '',
        also: sport.schemaSport ?? '',
        ...(badge && { badge }),
      };
    }),
    ...catalogue.leagues.map((league) => ({
      kind: 'league' as const,
      path: path(leaguePath(league)),
      ...named(league.name, league.aliases),
      detail: listed([labels(league.sport), league.country], locale),
      also: words([labels(league.sport), league.country]),
    })),
    ...catalogue.teams.map((team) => {
      const league = team.league ? catalogue.league(team.league) : undefined;
      const badge = badges[locale][team.slug];
      return {
        kind: 'team' as const,
        path: path(teamPath(team)),
        ...named(team.name, team.aliases),
        detail: listed([labels(team.sport), league?.name ?? team.city ?? team.country], locale),
        also: `${team.short.en} ${words([team.fullName, labels(team.sport), league?.name, team.city, team.venue])}`,
        ...(badge && { badge }),
      };
    }),
    ...catalogue.events.map((event) => ({
      kind: 'event' as const,
      path: path(eventPath(event)),
      ...named(event.name, event.aliases),
      detail: listed([labels(event.sport), event.city, dayOf(event)], locale),
      also: words([labels(event.sport), event.city, event.country, event.venue]),
    })),
    ...listedPages.map((page) => ({
      kind: 'page' as const,
      path: path(page.path),
      ...named(page.name, page.aliases),
      detail: page.path === '/' ? m.nav_home({}, { locale }) : site.name,
      also: '',
    })),
    {
      kind: 'page' as const,
      path: path('/') + pubMap.hash,
      ...named(pubMap.name, pubMap.aliases),
      detail: m.nav_home({}, { locale }),
      also: '',
    },
  ];
}

function dayOf(event: SportsEvent): Localized {
  return { en: firstDay(event, 'en'), ar: firstDay(event, 'ar') };
}

function listed(texts: (Localized | undefined)[], locale: Locale): string {
  return texts.flatMap((text) => (text ? [text[locale]] : [])).join(m.list_comma({}, { locale }));
}

function words(texts: (Localized | undefined)[]): string {
  return texts.flatMap((text) => (text ? locales.map((each) => text[each]) : [])).join(' ');
}

/** The search index of a language. Browsers load it on the first use of the search. */
export function searchFile(locale: Locale): TextFile {
  return jsonFile(searchEntries(locale));
}
