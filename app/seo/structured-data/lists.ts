import type { BreadcrumbList, FAQPage, ItemList } from 'schema-dts';
import type { Locale } from '../../../content/locale.ts';
import { pageUrl } from '../addresses.ts';
import type { PageLink, Question } from '../page-seo.ts';

/** @param page absolute address of the page that shows the breadcrumbs */
export function breadcrumbList(
  breadcrumbs: readonly PageLink[],
  page: string,
  locale: Locale,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${page}#breadcrumbs`,
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path, locale),
    })),
  };
}

/** @param page absolute address of the page that answers them */
export function faqPage(questions: readonly Question[], page: string, locale: Locale): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${page}#faq`,
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** @param page absolute address of the page that shows the links */
export function itemList(
  { name, links }: { name: string; links: readonly PageLink[] },
  page: string,
  locale: Locale,
): ItemList {
  return {
    '@type': 'ItemList',
    '@id': `${page}#list`,
    name,
    numberOfItems: links.length,
    itemListElement: links.map((link, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: link.name,
      url: pageUrl(link.path, locale),
    })),
  };
}
