import { allPages, type Page } from '../../content/addresses.ts';
import { catalogue } from '../../content/catalogue.ts';
import { infoText } from '../../content/info/info.ts';
import { legalDocumentAt, readLegal } from '../../content/legal/legal.ts';
import { type Locale, localizedPath } from '../../content/locale.ts';
import { fixedPage } from '../../content/pages/fixed-pages.ts';
import { featuresCard, homeCard, infoCard, legalCard, signUpCard, videoCard } from './cards/site.ts';
import { eventCard, hubCard, leagueCard } from './cards/sport.ts';
import { teamCard } from './cards/team.ts';
import { dayOf, words } from './words.ts';

export interface ShareCard {
  /** File name without folder and hash. */
  name: string;
  /** Paths of the pages that use it, with language prefix. */
  paths: string[];
  html: string;
}

/**
 * The cards of one language: one per canonical path, shared by the paths that point to it. None for
 * unlisted pages.
 */
export function cardsOf(locale: Locale): ShareCard[] {
  const cards = new Map<string, ShareCard>();
  for (const page of allPages()) {
    const canonical = 'canonical' in page ? page.canonical : page.path;
    const paths = [localizedPath(page.path, locale)];
    const known = cards.get(canonical);
    const html = known?.html ?? compose(page, locale);
    if (known) known.paths.push(...paths);
    else if (html) cards.set(canonical, { name: fileName(canonical), paths, html });
  }
  return [...cards.values()];
}

/** @returns undefined for unlisted pages */
function compose(page: Page, locale: Locale): string | undefined {
  switch (page.kind) {
    case 'home':
      return homeCard(locale);
    case 'features':
      return featuresCard(locale);
    case 'sign-up':
      return signUpCard(locale);
    case 'watch-video':
      return videoCard(locale);
    case 'privacy':
    case 'terms':
    case 'cookies':
      return legalCard(words[page.kind][locale], dayOf(effectiveDay(page.path), locale), locale);
    case 'about':
    case 'help':
    case 'safety':
    case 'pubs-and-clubs':
    case 'press':
    case 'accessibility':
      return infoCard(infoText(page.kind).headline[locale], fixedPage(page.kind).name[locale], locale);
    case 'hub':
      return hubCard(page.sport, catalogue.teamsOf(page.sport.slug), locale);
    case 'league':
      return leagueCard(page.league, sportOf(page.league.sport), catalogue.teamsIn(page.league.slug), locale);
    case 'team':
      return teamCard(page.team, sportOf(page.team.sport).label[locale], locale);
    case 'event':
      return eventCard(page.event, sportOf(page.event.sport), catalogue.teams, locale);
    case 'own-sign-up':
      return undefined;
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

/** The effective date of a legal document, which does not change with its text. */
function effectiveDay(path: string): string {
  const document = legalDocumentAt(path);
  if (!document) throw new Error(`${path} is no legal document`);
  return readLegal('en', document).effective;
}
