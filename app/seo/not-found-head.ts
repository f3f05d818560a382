import type { Locale } from '../../content/locale.ts';
import { errorHeads } from '../../content/pages/told-to-machines.ts';
import type { HeadTag } from './head-tags.tsx';
import { withBrand } from './words/title.ts';

/** @returns the head of the 404 page or of the error screen: never indexed, so without canonical and languages */
export function notFoundHead(locale: Locale, status: number): HeadTag[] {
  const { title, description } = errorHeads[status === 404 ? 'notFound' : 'failed'];
  return [
    { title: withBrand(title[locale]) },
    { name: 'description', content: description[locale] },
    { name: 'robots', content: 'noindex, follow' },
  ];
}
