import type { FastifyInstance } from 'fastify';
import { locales, pathPrefix } from '../../content/locale.ts';

const path = '/speculation-rules.json';

/** On every page: where the browser finds what it may fetch before it is asked for. */
export const speculationHeader = { 'speculation-rules': `"${path}"` } as const;

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
const rules = JSON.stringify({
  prefetch: [{ where: everyPage, eagerness: 'moderate' }],
  prerender: [{ where: mainWays, eagerness: 'moderate' }],
});
const none = '{}';

/** Who saves data is given rules that fetch nothing ahead. */
export function registerSpeculation(app: FastifyInstance): void {
  app.get(path, async ({ headers }, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'Save-Data')
      .type('application/speculationrules+json')
      .send(headers['save-data'] === 'on' ? none : rules),
  );
}
