import { hubPath, leaguePath, type Page } from '../../content/addresses.ts';
import { catalogue } from '../../content/catalogue.ts';
import type { Locale } from '../i18n/locale.ts';
import type { PageLink } from './page-seo.ts';
import { sportLabel } from './words/entities.ts';

const home: Record<Locale, string> = { en: 'Home', ar: 'الرئيسية' };

/** The trail from the home page to a hub, league, team or event; the page itself comes last. Others have none. */
export function breadcrumbsOf(page: Page, locale: Locale): PageLink[] {
  const start = { name: home[locale], path: '/' };
  const hub = (sport: string) => ({ name: sportLabel(sport, locale), path: hubPath({ slug: sport }) });
  switch (page.kind) {
    case 'hub':
      return [start, hub(page.sport.slug)];
    case 'league':
      return [start, hub(page.league.sport), { name: page.league.name[locale], path: page.canonical }];
    case 'team': {
      const league = page.team.league && catalogue.league(page.team.league);
      return [
        start,
        hub(page.team.sport),
        ...(league ? [{ name: league.name[locale], path: leaguePath(league) }] : []),
        { name: page.team.name[locale], path: page.canonical },
      ];
    }
    case 'event':
      return [start, hub(page.event.sport), { name: page.event.name[locale], path: page.path }];
    default:
      return [];
  }
}
