import type { Finding } from '../finding.ts';
import type { Site } from '../site.ts';

const script = /<script\b([^>]*)>/g;
const allowed = /^ type="application\/ld\+json"$|^ type="module" src="\/assets\/[^"]+" fetchPriority="low"$/;

/** The Content-Security-Policy lets no script stand in a page: each has its data, and the one script of all pages. */
export function checkScripts(site: Site): Finding[] {
  return [...site.pages.values(), ...site.notFound.values()].flatMap(({ address, html }) => {
    const found = [...html.matchAll(script)].map(([, attributes = '']) => attributes);
    const own = found.filter((attributes) => attributes.includes('src='));
    const strange = found.filter((attributes) => !allowed.test(attributes));
    return [
      ...strange.map((attributes) => ({ where: address, what: `a script of its own:${attributes}` })),
      ...(own.length === 1 ? [] : [{ where: address, what: `${own.length} scripts instead of one` }]),
    ];
  });
}
