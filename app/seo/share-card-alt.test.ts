import { expect, test } from 'vitest';
import { findPage } from '../../content/addresses.ts';
import { shareCardAlt } from './share-card-alt.ts';

function altOf(path: string, locale: 'en' | 'ar'): string {
  const page = findPage(path);
  if (!page) throw new Error(`no page at ${path}`);
  return shareCardAlt({ ...page, locale });
}

test.each([
  ['/', 'en', 'Fans hold up a knitted scarf. The headline reads “Where Fans Unite”.'],
  ['/privacy-policy', 'en', 'A page of a match programme with the title “Privacy Policy”.'],
  ['/football', 'en', 'Fan badges on the steps of a stand, below the name “Football”.'],
  ['/caving', 'en', 'A large sport badge under floodlights, beside the name “Caving”.'],
  ['/football/liverpool', 'ar', 'غلاف دليل المشجع بألوان النادي، عليه اسم «ليفربول» وشارة مشجعيه فوق وشاح.'],
  ['/ticket', 'en', 'Fans hold up a knitted scarf. The headline reads “Where Fans Unite”.'],
] as const)('the share picture of %s in %s is described', (path, locale, alt) => {
  expect(altOf(path, locale)).toBe(alt);
});
