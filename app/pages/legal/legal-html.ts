import type { Locale } from '../../../content/locale.ts';
import { markdownHtml } from '../../i18n/markdown-html.ts';

export type Section = { id: string; title: string };

/**
 * @param markdown a legal text with sections such as `## 1. Heading`
 * @returns its HTML and its sections in order; section n has the id `section-n`, and links to pages
 * keep the language
 */
export function legalHtml(markdown: string, locale: Locale): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const html = markdownHtml(markdown, locale).replace(/<h2>(.*?)<\/h2>/g, (_, title: string) => {
    const id = `section-${sections.length + 1}`;
    sections.push({ id, title: textOf(title) });
    return `<h2 id="${id}">${title}</h2>`;
  });
  return { html, sections };
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
}
