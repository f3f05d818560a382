import { locales, pathPrefix } from '../../content/locale.ts';

/** Whoever only looks at these already has them, and no page is both asked for and something that was done. */
const notAhead = [
  { href_matches: ['/api/*', '/assets/*', '/media/*', '/*.*'] },
  { href_matches: '/*\\?(.+)' },
  { selector_matches: '[data-language], [download], [target=_blank]' },
];
const everyPage = { and: [{ href_matches: '/*' }, ...notAhead.map((not) => ({ not }))] };
/** The main ways: Sign Up, Features, and from a badge to its club, league or event. */
const mainWays = {
  and: [{ or: locales.map(pathPrefix).map(waysBelow) }, ...notAhead.map((not) => ({ not }))],
};

/** Below no prefix a language's own is no sport. */
function waysBelow(prefix: string) {
  const ways = ['coming-soon', 'features', ':sport/:page', ':sport/events/:event'];
  const longer = locales.map(pathPrefix).filter((other) => other !== prefix && other.startsWith(prefix));
  return {
    and: [
      { href_matches: ways.map((way) => `${prefix}/${way}`) },
      { not: { href_matches: longer.map((other) => `${other}/:page`) } },
    ],
  };
}

/** Speculation rules as browsers read them; `moderate` is a pointer that rests on a link, or a finger that touches it. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: everyPage, eagerness: 'moderate' }],
  prerender: [{ where: mainWays, eagerness: 'moderate' }],
});

/** Lets the browser fetch or render ahead where a link is about to be followed; not for who saves data. */
export function prepareNextPages({ document: page, navigator }: Window): void {
  if (navigator.connection?.saveData) return;
  const rules = page.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = speculationRules;
  page.head.append(rules);
}
