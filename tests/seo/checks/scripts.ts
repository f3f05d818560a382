import { startScript } from '../../../app/start-script.ts';
import type { Finding } from '../finding.ts';
import type { Site } from '../site.ts';

const script = /<script\b([^>]*)>([^<]*)/g;
const data = /^ type="application\/ld\+json"$/;
const start = /^ data-scripts="\/assets\/[^" ]+"$/;

/** The Content-Security-Policy lets one script stand in a page, the one that starts its own. */
export function checkScripts(site: Site): Finding[] {
  return [...site.pages.values(), ...site.notFound.values()].flatMap(({ address, html }) => {
    const found = [...html.matchAll(script)]
      .map(([, attributes = '', text = '']) => ({ attributes, text }))
      .filter(({ attributes }) => !data.test(attributes));
    const own = found.filter(({ attributes, text }) => start.test(attributes) && text === startScript);
    const strange = found.filter((one) => !own.includes(one));
    return [
      ...strange.map(({ attributes }) => ({ where: address, what: `a script of its own:${attributes}` })),
      ...(own.length === 1 ? [] : [{ where: address, what: `${own.length} scripts instead of one` }]),
    ];
  });
}
