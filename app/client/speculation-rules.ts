import { locales, pathPrefix } from '../../content/locale.ts';
import { linkParameterNames } from '../../sign-up/origin.ts';

/**
 * Never prefetched or prerendered: API calls, files, URLs with a query other than the tags of a
 * visit, and links that do more than open a page.
 */
const excluded = [
  { href_matches: ['/api/*', '/assets/*', '/media/*', '/*.*'] },
  { href_matches: `/*\\?((?!(?:${linkParameterNames.join('|')})=).+)` },
  { selector_matches: '[data-language], [download], [target=_blank]' },
].map((not) => ({ not }));

/** Sign-up, features, clubs, leagues and events: the pages that visitors open most. */
function prerenderedBelow(prefix: string) {
  const paths = ['coming-soon', 'features', ':sport/:page', ':sport/events/:event'];
  const otherLanguages = locales
    .map(pathPrefix)
    .filter((other) => other !== prefix && other.startsWith(prefix));
  return {
    and: [
      { href_matches: paths.map((path) => `${prefix}/${path}`) },
      // The W3C checker refuses an empty list of patterns, so each language has a condition.
      ...otherLanguages.map((other) => ({ not: { href_matches: `${other}/:page` } })),
    ],
  };
}

/**
 * Speculation rules, inlined into every page. Chromium prefetches or prerenders a page when the
 * pointer rests on its link. It does neither if the visitor has turned on data saving.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, ...excluded] }, eagerness: 'moderate' }],
  prerender: [
    {
      where: { and: [{ or: locales.map(pathPrefix).map(prerenderedBelow) }, ...excluded] },
      eagerness: 'moderate',
    },
  ],
});
