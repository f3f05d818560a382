import { DEFAULT_SITE_URL } from '../../../content/default-addresses.ts';
import { localeOf, localizedPath, otherLocale } from '../../../content/locale.ts';
import type { Finding } from '../finding.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Site } from '../site.ts';

/** Paths that the server handles itself, without a page or file. */
const served: ReadonlySet<string> = new Set(['/kick-off.ics']);

/** Checks that every URL of this site in a page exists, including its fragment. */
export function checkLinks(site: Site): Finding[] {
  return [...site.pages.values(), ...site.unlisted.values(), ...site.notFound.values()].flatMap((page) =>
    page.references.flatMap((reference) => {
      // The language switch of an unknown address links to the same unknown address in the other
      // language.
      if (site.notFound.has(page.address) && reference === alternateOf(page.address)) return [];
      const what = linkFault(site, page, reference);
      return what ? [{ where: page.address, what: `${what}: ${reference}` }] : [];
    }),
  );
}

function alternateOf(address: string): string {
  return localizedPath(address, otherLocale[localeOf(address)]);
}

/** Only an unlisted page itself links to the unlisted page in the other language. */
function unlistedFrom(site: Site, page: PageFacts, path: string): PageFacts | undefined {
  return site.unlisted.has(page.address) ? site.unlisted.get(path) : undefined;
}

function linkFault(site: Site, page: PageFacts, reference: string): string | undefined {
  const base = new URL(page.address, DEFAULT_SITE_URL);
  if (!URL.canParse(reference, base)) return 'not an address';
  const url = new URL(reference, base);
  if (url.protocol === 'http:') return 'not encrypted';
  if (url.origin !== base.origin) return undefined;
  const path = decodeURIComponent(url.pathname);
  const target = path === page.address ? page : (site.pages.get(path) ?? unlistedFrom(site, page, path));
  if (!target) return site.files.has(path) || served.has(path) ? undefined : 'broken link';
  const fragment = decodeURIComponent(url.hash.slice(1));
  return fragment && !target.ids.has(fragment) ? 'no such fragment on the page' : undefined;
}
