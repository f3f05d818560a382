import { load } from '../packages.ts';
import type { Row, ServedSite } from '../row.ts';

const jsonld = { name: 'jsonld', version: '9.0.0' };

type JsonLd = {
  default: {
    expand(block: unknown, options: object): Promise<unknown>;
    canonize(expanded: unknown, options: object): Promise<string>;
  };
};

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** Stands for the context that schema.org serves: every name is one of its terms. */
async function documentLoader(documentUrl: string) {
  return { documentUrl, document: { '@context': { '@vocab': 'https://schema.org/' } } };
}

/**
 * @returns the value in which texts are `word`, and addresses are those of the English page.
 * Pictures and teams of the form have words too. Lists have no order, because Arabic ones begin with
 * Arab clubs.
 */
function withoutWords(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutWords);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .filter(([key]) => key !== 'https://schema.org/position')
        .map(([key, inner]) => [key, withoutWords(inner)]),
    );
  if (typeof value !== 'string') return value;
  if (/^https?:/.test(value))
    return value
      .replace(/^(https?:\/\/[^/]+)\/ar(?=[/#?]|$)\/?/, '$1/')
      .replace(/(\/media\/).*/, '$1')
      .replace(/\?team=[^#]+/, '?team=word');
  return /^[\d:T.+Z-]+$/.test(value) || value.startsWith('_:') ? value : 'word';
}

/** An RDF processor, on the structured data of each page. */
export const jsonLd: Row = {
  title: 'jsonld expands structured data to the same triples in both languages, but for words and positions',
  packages: [jsonld],
  async checkSite({ url, paths }: ServedSite) {
    const { default: processor } = await load<JsonLd>(jsonld);
    const triples = async (path: string) => {
      const html = await (await fetch(`${url}${path}`)).text();
      const graph: unknown[] = [];
      for (const [, block = ''] of html.matchAll(script))
        graph.push(await processor.expand(JSON.parse(block), { documentLoader }));
      return await processor.canonize(withoutWords(graph.flat()), { documentLoader });
    };
    const faults: string[] = [];
    for (const path of paths.filter((each) => !/^\/ar(\/|$)/.test(each))) {
      const [english, arabic] = [await triples(path), await triples(`/ar${path === '/' ? '' : path}`)];
      if (english === '') faults.push(`${path}: no triples`);
      if (english === arabic) continue;
      const only = [...unmatched(english, arabic, 'English'), ...unmatched(arabic, english, 'Arabic')];
      faults.push(`${path}: ${only.join(', ') || 'the same triples are of other nodes'}`);
    }
    return faults;
  },
};

/** @returns the triples of `quads` that `others` has less often, without names of blank nodes */
function unmatched(quads: string, others: string, language: string): string[] {
  const linesOf = (text: string) =>
    text
      .trim()
      .replaceAll(/_:c14n\d+/g, '_:b')
      .split('\n');
  const left = linesOf(others);
  return linesOf(quads).flatMap((line) => {
    const at = left.indexOf(line);
    if (at === -1) return [`only in ${language}: ${line}`];
    left.splice(at, 1);
    return [];
  });
}
