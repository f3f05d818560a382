import { languageOfferScript } from '../../../app/client/language-offer.ts';
import { speculationRules } from '../../../app/client/speculation-rules.ts';
import { startScript } from '../../../app/client/start-script.ts';
import type { Finding } from '../finding.ts';
import type { Site } from '../site.ts';

const script = /<script\b([^>]*)>([^<]*)/g;
const data = /^ type="application\/ld\+json"$/;
/** Attributes of the start script. */
const start = /^ data-scripts="\/assets\/[^" ]+"$/;

/**
 * Checks that every page has the start script, the language offer and the speculation rules once,
 * and no other script but JSON-LD.
 */
export function checkScripts(site: Site): Finding[] {
  return [...site.pages.values(), ...site.unlisted.values(), ...site.notFound.values()].flatMap(
    ({ address, html }) => {
      const found = [...html.matchAll(script)]
        .map(([, attributes = '', text = '']) => ({ attributes, text }))
        .filter(({ attributes }) => !data.test(attributes));
      const isStart = ({ attributes, text }: (typeof found)[number]) =>
        start.test(attributes) && text === startScript;
      const isRules = ({ attributes, text }: (typeof found)[number]) =>
        attributes === ' type="speculationrules"' && text === speculationRules;
      const isOffer = ({ attributes, text }: (typeof found)[number]) =>
        attributes === '' && text === languageOfferScript;
      const unknown = found.filter((one) => !isStart(one) && !isOffer(one) && !isRules(one));
      return [
        ...unknown.map(({ attributes }) => ({ where: address, what: `an unknown script:${attributes}` })),
        ...(found.filter(isStart).length === 1 ? [] : [{ where: address, what: 'not one start script' }]),
        ...(found.filter(isOffer).length === 1 ? [] : [{ where: address, what: 'no language offer' }]),
        ...(found.filter(isRules).length === 1 ? [] : [{ where: address, what: 'no speculation rules' }]),
      ];
    },
  );
}
