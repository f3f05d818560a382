import { type DOMNode, HtmlElement } from 'html-validate';
import { decodeProps } from '../../app/islands/island-props.ts';
import { attribute, decoded } from './entities.ts';
import { parseJson } from './json.ts';

/** A text for visitors and its source: `text`, an attribute's name, `og:title`, `JSON-LD name` … */
export type PageText = { source: string; text: string };

const textAttributes = [
  'alt',
  'title',
  'placeholder',
  'label',
  'value',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'data-props',
];
/** Inline elements. All others end a sentence. */
const inline = new Set(
  'a abbr b bdi bdo cite code data dfn em i kbd mark q s small span strong sub sup time u wbr'.split(' '),
);
const machineRead = new Set(['script', 'style']);
const metaForPeople = /^(description|keywords)$|(title|description|site_name|alt)$/;
const jsonLdKeywords = new Set(['@context', '@id', '@type']);
/** Query parameters of share and mail links that contain text. */
const sharedWords = ['text', 'title', 'subject', 'body'];

/** @returns all texts below `root`, except those marked as English */
export function readTexts(root: HtmlElement): PageText[] {
  const found: PageText[] = [];
  let sentence = '';
  const keep = (source: string, text: string) => {
    const words = text.replace(/\s+/g, ' ').trim();
    if (words) found.push({ source, text: words });
  };
  const endSentence = () => {
    keep('text', decoded(sentence));
    sentence = '';
  };
  const visit = (node: DOMNode, english: boolean) => {
    if (!(node instanceof HtmlElement)) {
      if (!english) sentence += node.textContent;
      return;
    }
    const marked = attribute(node, 'lang') || attribute(node, 'srclang');
    const foreign = marked ? /^en\b/.test(marked) : english;
    const ends = !inline.has(node.nodeName.toLowerCase());
    if (ends) endSentence();
    if (!foreign) for (const { source, text } of ofElement(node)) keep(source, text);
    if (!machineRead.has(node.nodeName)) for (const child of node.childNodes) visit(child, foreign);
    if (ends) endSentence();
  };
  visit(root, false);
  endSentence();
  return found;
}

function ofElement(element: HtmlElement): PageText[] {
  if (element.is('script'))
    return attribute(element, 'type') === 'application/ld+json'
      ? stringsOf(parseJson(element.textContent), 'JSON-LD')
      : [];
  if (element.is('meta')) {
    const name = attribute(element, 'name') || attribute(element, 'property');
    return metaForPeople.test(name) ? [{ source: name, text: attribute(element, 'content') }] : [];
  }
  const attributes = textAttributes.flatMap((name) => {
    const text = attribute(element, name);
    if (name !== 'data-props') return [{ source: name, text }];
    return text ? stringsOf(decodeProps(text), name) : [];
  });
  return [...attributes, ...shared(attribute(element, 'href'))];
}

function shared(href: string): PageText[] {
  const query = new URLSearchParams(href.slice(href.indexOf('?') + 1));
  if (!href.includes('?')) return [];
  return sharedWords.flatMap((name) => query.getAll(name).map((text) => ({ source: `href ${name}`, text })));
}

/** @returns all strings in `value`, each with the name of its property */
export function stringsOf(value: unknown, source: string, property = ''): PageText[] {
  if (typeof value === 'string') return [{ source: `${source} ${property}`.trim(), text: value }];
  if (Array.isArray(value)) return value.flatMap((item) => stringsOf(item, source, property));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    jsonLdKeywords.has(name) ? [] : stringsOf(item, source, name),
  );
}
