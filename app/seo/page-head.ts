import type { MetaDescriptor } from 'react-router';
import type { Locale } from '../i18n/locale.ts';

/** What a page says of itself to search engines and share previews (SPEC "Page SEO input"). */
export type PageSeo = { kind: string; path: string; locale: Locale; title?: string; description?: string };

export function pageHead({ title, kind }: PageSeo): MetaDescriptor[] {
  return [{ title: `SportBuddy | ${title ?? kind}` }];
}
