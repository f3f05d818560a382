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
  and: [
    {
      href_matches: locales
        .map(pathPrefix)
        .flatMap((start) => [
          `${start}/coming-soon`,
          `${start}/features`,
          `${start}/:sport/:page`,
          `${start}/:sport/events/:event`,
        ]),
    },
    ...notAhead.map((not) => ({ not })),
  ],
};

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
