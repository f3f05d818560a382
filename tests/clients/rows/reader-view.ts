import { readFileOf } from '../packages.ts';
import type { Row } from '../row.ts';

const readability = { name: '@mozilla/readability', version: '0.6.0' };

/** Page kinds that are read rather than used, by folder in `app/pages/`. */
const read = ['info', 'legal', 'team', 'league', 'event'];

/** Firefox's Reader View. */
export const readerView: Row = {
  title: 'Reader View keeps every heading, and the names of a club’s legends',
  packages: [readability],
  async open() {
    const source = await readFileOf(readability, 'Readability.js');
    return async ({ kind, page }) => {
      if (!read.includes(kind.folder)) return [];
      await page.evaluate(source);
      return await page.evaluate(missingInReader);
    };
  },
};

/** Runs in the page. @returns what the page shows and Reader View does not */
function missingInReader(): string[] {
  type Reader = new (document: Document) => { parse(): { title: string; content: string } | null };
  const { Readability } = window as unknown as { Readability: Reader };
  const article = new Readability(document.cloneNode(true) as Document).parse();
  if (!article) return ['Reader View has no article'];
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const content = new DOMParser().parseFromString(article.content, 'text/html').body;
  // Reader View shows the title above, and drops a heading that repeats it.
  const kept = plain(`${article.title} ${content.textContent}`);
  /** A heading above links only, such as the other pages of the site. */
  const isLinkList = (heading: Element) => {
    const section = heading.closest('section, nav, aside, article');
    if (!section) return false;
    const [all, links] = [section, ...section.querySelectorAll('a')].map(({ textContent }) => textContent);
    const linked = [...section.querySelectorAll('a')].reduce(
      (sum, a) => sum + plain(a.textContent).length,
      0,
    );
    return links !== undefined && linked > plain(all ?? '').length / 2;
  };
  const wanted = [...document.querySelectorAll('main :is(h2, h3, .shirts-rail strong)')].filter(
    (element) => element.checkVisibility() && !element.closest('[aria-hidden=true]') && !isLinkList(element),
  );
  return wanted
    .map(({ localName, textContent }) => [localName, plain(textContent)] as const)
    .filter(([, text]) => text && !kept.includes(text))
    .map(([name, text]) => `${name} “${text.slice(0, 70)}”`);
}
