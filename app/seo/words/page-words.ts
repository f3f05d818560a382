import { isLaunched } from '../../../content/clock/timed-text.ts';
import type { Words } from '../../../content/pages/fixed-page.ts';
import { fixedPage } from '../../../content/pages/fixed-pages.ts';
import { shownInResults } from '../../../content/pages/result-lists.ts';
import type { PageSeo } from '../page-seo.ts';
import { eventWords, hubWords, leagueWords, teamWords } from './entities.ts';
import { withBrand } from './title.ts';
import { fitted } from './words.ts';

/** @returns the page's title with the brand, its description within the limit, and its keywords */
export function pageWords(page: PageSeo): Words {
  const words = defaultWords(page);
  const description = fitted([page.customDescription ?? words.description]);
  const longer = page.additionalContext && `${description} ${page.additionalContext}`;
  return {
    title: withBrand(page.customTitle ?? words.title),
    description: longer && longer.length <= shownInResults.description ? longer : description,
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
