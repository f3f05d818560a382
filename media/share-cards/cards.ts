import { allPages, type Page } from '../../content/addresses.ts';
import { catalogue } from '../../content/catalogue.ts';
import { legalDocumentAt, readLegal } from '../../content/legal/legal.ts';
import { type Locale, localizedPath } from '../../content/locale.ts';
import { type FixedKind, fixedPage } from '../../content/pages/fixed-pages.ts';
import { comingSoonCard, featuresCard, homeCard, legalCard, pageCard, videoCard } from './cards/site.ts';
import { eventCard, hubCard, leagueCard } from './cards/sport.ts';
import { teamCard } from './cards/team.ts';
import { dayOf, words } from './words.ts';

export interface ShareCard {
  /** Name of the picture's file, without folder and hash. */
  name: string;
  /** The addresses that show it, language prefix included. */
  paths: string[];
  html: string;
}

/** Every card of one language: one for each canonical address, shared by the addresses that point to it. */
export function cardsOf(locale: Locale): ShareCard[] {
  const cards = new Map<string, ShareCard>();
  for (const page of allPages()) {
    const canonical = 'canonical' in page ? page.canonical : page.path;
    const known = cards.get(canonical);
    if (known) known.paths.push(localizedPath(page.path, locale));
    else
      cards.set(canonical, {
        name: fileName(canonical),
        paths: [localizedPath(page.path, locale)],
        html: compose(page, locale),
      });
  }
  return [...cards.values()];
}

/** Cards that are drawn for one page alone; without one a page has its name on paper. */
const ownCards: Partial<Record<FixedKind, (locale: Locale) => string>> = {
  home: homeCard,
  features: featuresCard,
  'coming-soon': comingSoonCard,
  'watch-video': videoCard,
};

function compose(page: Page, locale: Locale): string {
  switch (page.kind) {
    case 'privacy':
    case 'terms':
    case 'cookies':
      return legalCard(words[page.kind][locale], dayOf(effectiveDay(page.path), locale), locale);
    case 'hub':
      return hubCard(page.sport, catalogue.teamsOf(page.sport.slug), locale);
    case 'league':
      return leagueCard(page.league, sportOf(page.league.sport), catalogue.teamsIn(page.league.slug), locale);
    case 'team':
      return teamCard(page.team, sportOf(page.team.sport).label[locale], locale);
    case 'event':
      return eventCard(page.event, sportOf(page.event.sport), catalogue.teams, locale);
    default:
      return ownCards[page.kind]?.(locale) ?? pageCard(fixedPage(page.kind).name[locale], locale);
  }
}

function sportOf(slug: string) {
  const sport = catalogue.sport(slug);
  if (!sport) throw new Error(`content/sports: no sport has the slug "${slug}"`);
  return sport;
}

function fileName(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** The day a legal document took effect, which stays while its text is changed. */
function effectiveDay(path: string): string {
  const document = legalDocumentAt(path);
  if (!document) throw new Error(`${path} is no legal document`);
  return readLegal('en', document).effective;
}
