import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate';
import { attribute, decoded } from './entities.ts';
import { type PageText, readTexts } from './page-texts.ts';

/**
 * The data of a page that the checks need. Parsed documents are too large to keep hundreds in
 * memory.
 */
export type PageFacts = {
  address: string;
  html: string;
  language: string;
  direction: string;
  titles: string[];
  /** Contents by name or property. */
  meta: Map<string, string[]>;
  canonical: string[];
  alternates: { language: string; url: string }[];
  /** URLs of all links and loaded files. */
  references: string[];
  ids: Set<string>;
  headings: number;
  structuredData: string[];
  /** The text a visitor can read. */
  text: string;
  /**
   * All texts for visitors in the page's language, also in attributes, metadata and island props.
   */
  texts: PageText[];
  /** The paragraphs, list items, headings and cells of `<main>`, in page order. */
  blocks: string[];
};

/** An apostrophe in an element of its own, which does not separate words. */
const apostropheElement = /(?:<span>)?<span class="apostrophe">(.*?)<\/span>/g;

const blockSelector = 'p, li, h1, h2, h3, h4, h5, h6, dt, dd, th, td, caption, figcaption';
const addressAttributes = ['href', 'src', 'poster', 'action', 'xlink:href'];

const parser = new Parser(
  await new StaticConfigLoader({ extends: ['html-validate:standard'] }).getConfigFor('page.html'),
);

export function readPage(address: string, html: string): PageFacts {
  const document = parser.parseHtml(html);
  const all = (selector: string) => document.querySelectorAll(selector);
  const values = (selector: string, name: string) => all(selector).map((element) => attribute(element, name));
  const [root] = all('html');
  const [main] = all('main');
  return {
    address,
    html,
    language: root ? attribute(root, 'lang') : '',
    direction: root ? attribute(root, 'dir') : '',
    titles: all('head > title').map((title) => decoded(title.textContent)),
    meta: metaOf(all('meta')),
    canonical: values('link[rel="canonical"]', 'href'),
    alternates: all('link[rel="alternate"]').map((link) => ({
      language: attribute(link, 'hreflang'),
      url: attribute(link, 'href'),
    })),
    references: referencesOf(all('*')),
    ids: new Set(all('[id]').map((element) => attribute(element, 'id'))),
    headings: all('h1').length,
    structuredData: all('script[type="application/ld+json"]').map((script) => script.textContent),
    text: textOf(html),
    texts: root ? readTexts(root) : [],
    blocks: main ? blocksOf(main) : [],
  };
}

function blocksOf(main: HtmlElement): string[] {
  return main
    .querySelectorAll(blockSelector)
    .filter((block) => block.querySelectorAll(blockSelector).length === 0)
    .map((block) => decoded(block.textContent).replace(/\s+/g, ' ').trim());
}

function metaOf(elements: HtmlElement[]): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const element of elements) {
    const name = attribute(element, 'name') || attribute(element, 'property');
    if (name) meta.set(name, [...(meta.get(name) ?? []), attribute(element, 'content')]);
  }
  return meta;
}

function referencesOf(elements: HtmlElement[]): string[] {
  const found = new Set<string>();
  for (const element of elements) {
    for (const name of addressAttributes) {
      const value = attribute(element, name);
      if (value) found.add(value);
    }
    for (const candidate of attribute(element, 'srcset').split(',')) {
      const [url] = candidate.trim().split(/\s+/);
      if (url) found.add(url);
    }
  }
  return [...found];
}

function textOf(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(apostropheElement, '$1');
  return decoded(body.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')).replace(
    /\s+/g,
    ' ',
  );
}
