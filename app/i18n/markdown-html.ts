import { micromark } from 'micromark';
import { type Locale, localizedPath } from '../../content/locale.ts';

/**
 * @param markdown of our own content. Raw HTML in it is escaped
 * @returns its HTML. Links to pages lead to the page in `locale`, links to files stay
 */
export function markdownHtml(markdown: string, locale: Locale): string {
  return micromark(markdown).replace(
    /href="(\/[^".]*)"/g,
    (_, path: string) => `href="${localizedPath(path, locale)}"`,
  );
}
