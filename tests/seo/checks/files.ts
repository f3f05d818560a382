import { DEFAULT_SITE_URL } from '../../../content/default-addresses.ts';
import { localizedPaths } from '../../../content/locale.ts';
import type { Finding } from '../finding.ts';
import { parseJson } from '../json.ts';
import type { Site } from '../site.ts';
import { isNode, listOf } from '../structured-data/nodes.ts';
import { isCanonical } from './languages.ts';

const yearMs = 366 * 86_400_000;

/** Checks that the files for crawlers exist and agree with the pages. */
export async function checkFiles(site: Site): Promise<Finding[]> {
  return [
    ...(await checkSitemap(site)),
    ...(await checkRobots(site)),
    ...(await checkManifests(site)),
    ...(await checkSecurity(site)),
    ...(await checkReadingList(site)),
  ];
}

/**
 * Checks that the sitemap lists exactly the canonical URLs, with alternates and pictures that
 * exist.
 */
async function checkSitemap(site: Site): Promise<Finding[]> {
  const where = '/sitemap.xml';
  const text = await site.text(where);
  const listed = new Set([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url));
  const canonical = new Set(
    [...site.pages.values()].filter((page) => isCanonical(site, page)).map((page) => page.canonical[0] ?? ''),
  );
  const places = [
    ...text.matchAll(/<(?:image:loc|video:thumbnail_loc|video:content_loc)>([^<]*)</g),
    ...text.matchAll(/<xhtml:link [^>]*href="([^"]*)"/g),
  ].map(([, url = '']) => url);
  const days = [...text.matchAll(/<lastmod>([^<]*)</g)].map(([, day = '']) => day);
  const today = new Date().toISOString().slice(0, 10);
  return [
    ...[...listed]
      .filter((url) => !canonical.has(url))
      .map((url) => ({
        where,
        what: `lists a URL that is not canonical: ${url}`,
      })),
    ...[...canonical].filter((url) => !listed.has(url)).map((url) => ({ where, what: `leaves out ${url}` })),
    ...[...new Set(places)]
      .filter((url) => !exists(site, url))
      .map((url) => ({ where, what: `broken link: ${url}` })),
    ...(days.length === listed.size ? [] : [{ where, what: 'has addresses without lastmod' }]),
    ...[...new Set(days)]
      .filter((day) => !(day <= today))
      .map((day) => ({ where, what: `lastmod in the future: ${day}` })),
  ];
}

async function checkRobots(site: Site): Promise<Finding[]> {
  const text = await site.text('/robots.txt');
  const names =
    text.includes(`\nSitemap: ${DEFAULT_SITE_URL}/sitemap.xml\n`) && text.startsWith('User-agent: *\n');
  return names && !/^Disallow: \/\s*$/m.test(text)
    ? []
    : [{ where: '/robots.txt', what: 'disallows crawling or does not name the sitemap' }];
}

async function checkManifests(site: Site): Promise<Finding[]> {
  const findings = await Promise.all(
    localizedPaths('/site.webmanifest').map((path) => checkManifest(site, path)),
  );
  return findings.flat();
}

async function checkManifest(site: Site, where: string): Promise<Finding[]> {
  const manifest = parseJson(await site.text(where));
  const icons = isNode(manifest) ? listOf(manifest.icons).filter(isNode) : [];
  if (icons.length === 0) return [{ where, what: 'has no icons' }];
  return icons
    .filter(({ src }) => !site.files.has(String(src)))
    .map(({ src }) => ({ where, what: `icon that does not exist: ${src}` }));
}

async function checkSecurity(site: Site): Promise<Finding[]> {
  const where = '/.well-known/security.txt';
  const text = await site.text(where);
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
  const left = Date.parse(field('Expires')) - Date.now();
  return [
    ...(/^mailto:\S+@\S+$/.test(field('Contact')) ? [] : [{ where, what: 'has no mailto contact' }]),
    ...(left > 0 && left < yearMs ? [] : [{ where, what: `expires ${field('Expires')}` }]),
    ...(field('Canonical') === `${DEFAULT_SITE_URL}${where}`
      ? []
      : [{ where, what: 'has a wrong canonical URL' }]),
  ];
}

async function checkReadingList(site: Site): Promise<Finding[]> {
  const where = '/llms.txt';
  const links = [...(await site.text(where)).matchAll(/\]\((\S+)\)/g)].map(([, url = '']) => url);
  return links.filter((url) => !exists(site, url)).map((url) => ({ where, what: `broken link: ${url}` }));
}

function exists(site: Site, url: string): boolean {
  if (!url.startsWith(DEFAULT_SITE_URL)) return false;
  const { pathname } = new URL(url);
  return site.pages.has(pathname) || site.files.has(pathname);
}
