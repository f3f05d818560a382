import { index, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { leagues } from '../content/leagues.ts';

const pages: readonly [path: string, folder: string][] = [
  ['features', 'features'],
  ['coming-soon', 'early-access'],
  ['watch-video', 'watch-video'],
  ['privacy-policy', 'legal'],
  ['cookie-policy', 'legal'],
  ['terms-of-service', 'legal'],
  // Leagues have routes of their own because a team's address has the same shape.
  ...leagues.flatMap((league): [string, string][] => [
    [`${league.sport}/${league.slug}`, 'league'],
    ...(league.short ? [[league.slug, 'league'] as [string, string]] : []),
  ]),
  [':sport', 'hub'],
  [':sport/:team', 'team'],
  [':sport/:league/:team', 'team'],
  [':sport/events/:event', 'event'],
  ['*', 'not-found'],
];

/** One route a page and language; an id of its own each, since both languages share a module. */
function pagesUnder(prefix: '' | 'ar/'): RouteConfigEntry[] {
  return pages.map(([path, folder]) =>
    route(prefix + path, `pages/${folder}/route.tsx`, { id: prefix + path }),
  );
}

export default [
  index('pages/home/route.tsx', { id: 'home' }),
  route('ar', 'pages/home/route.tsx', { id: 'ar' }),
  ...pagesUnder('ar/'),
  ...pagesUnder(''),
  route('robots.txt', 'seo/files/robots.ts'),
  route('sitemap.xml', 'seo/files/sitemap.ts'),
  route('sitemaps/:part', 'seo/files/sitemap-part.ts'),
  route('site.webmanifest', 'seo/files/webmanifest.ts'),
  route('.well-known/security.txt', 'seo/files/security.ts'),
  route('llms.txt', 'seo/files/llms.ts'),
  ...['search/en.json', 'search/ar.json'].map((path) =>
    route(path, 'pages/catalogue/search/search-file.ts', { id: path }),
  ),
  ...['maps/pubs.en.json', 'maps/pubs.ar.json'].map((path) =>
    route(path, 'pages/home/maps/pubs-file.ts', { id: path }),
  ),
] satisfies RouteConfigEntry[];
