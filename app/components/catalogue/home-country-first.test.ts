import { expect, test } from 'vitest';
import { homeCountryFirst } from './home-country-first.ts';

const entries = [
  { slug: 'arsenal', country: { en: 'England', ar: 'إنجلترا' } },
  { slug: 'ufc' },
  { slug: 'al-hilal', country: { en: 'Saudi Arabia', ar: 'السعودية' } },
  { slug: 'al-nassr', country: { en: 'Saudi Arabia', ar: 'السعودية' } },
];
const slugs = (locale: 'en' | 'ar') => homeCountryFirst(entries, locale).map(({ slug }) => slug);

test('in Arabic the Saudi clubs come first, the others keep their order', () => {
  expect(slugs('ar')).toEqual(['al-hilal', 'al-nassr', 'arsenal', 'ufc']);
});

test('in English the order does not change', () => {
  expect(slugs('en')).toEqual(['arsenal', 'ufc', 'al-hilal', 'al-nassr']);
});
