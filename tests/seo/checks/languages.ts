import { DEFAULT_SITE_URL } from '../../../content/default-addresses.ts';
import type { Finding } from '../finding.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Site } from '../site.ts';

/** @returns the page at an absolute address of this site */
function pageAt(site: Site, url: string): PageFacts | undefined {
  return url.startsWith(DEFAULT_SITE_URL) ? site.pages.get(new URL(url).pathname) : undefined;
}

export function isCanonical(site: Site, page: PageFacts): boolean {
  return pageAt(site, page.canonical[0] ?? '') === page;
}

/**
 * Checks that canonical URLs exist and are final, and that hreflang links are complete and
 * reciprocal.
 */
export function checkLanguages(site: Site): Finding[] {
  return [...site.pages.values()].flatMap((page) => {
    const found = (what: string): Finding => ({ where: page.address, what });
    const canonical = pageAt(site, page.canonical[0] ?? '');
    if (!canonical) return [found(`its canonical URL ${page.canonical[0]} is not a page`)];
    if (!isCanonical(site, canonical))
      return [found(`its canonical URL ${canonical.address} has another canonical URL`)];
    if (canonical.language !== page.language) return [found('its canonical URL is in the other language')];

    const named = page.alternates
      .map(({ language }) => language)
      .toSorted()
      .join();
    if (named !== 'ar,en,x-default') return [found(`hreflang names "${named}"`)];
    const set = languageSet(page);
    return page.alternates.flatMap(({ language, url }) => {
      const other = pageAt(site, url);
      if (!other) return [found(`hreflang ${language} leads to ${url}, which is no page`)];
      if (other.language !== (language === 'x-default' ? 'en' : language))
        return [found(`hreflang ${language} leads to a page in ${other.language}`)];
      if (languageSet(other) !== set) return [found(`${other.address} has no reciprocal hreflang links`)];
      return isCanonical(site, other)
        ? []
        : [found(`hreflang ${language} leads to an address that is not canonical`)];
    });
  });
}

function languageSet({ alternates }: PageFacts): string {
  return alternates
    .map(({ language, url }) => `${language} ${url}`)
    .toSorted()
    .join(' ');
}

/** Checks that no two canonical pages have the same title or description. */
export function checkUniqueness(site: Site): Finding[] {
  const canonical = [...site.pages.values()].filter((page) => isCanonical(site, page));
  return [
    ...repeated(canonical, 'title', (page) => page.titles[0] ?? ''),
    ...repeated(canonical, 'description', (page) => page.meta.get('description')?.[0] ?? ''),
  ];
}

function repeated(pages: PageFacts[], name: string, of: (page: PageFacts) => string): Finding[] {
  return [...Map.groupBy(pages, of)]
    .filter(([, sharing]) => sharing.length > 1)
    .map(([text, [first, ...others]]) => ({
      where: first?.address ?? '',
      what: `shares its ${name} with ${others.map(({ address }) => address).join(', ')}: ${text}`,
    }));
}
