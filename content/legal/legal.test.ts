import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingFacts, withCompany } from '../company.ts';
import { type Locale, locales } from '../locale.ts';
import { site } from '../site.ts';
import { withSiteContext } from '../site-context.ts';
import { legalDocuments, parseLegal, readLegal } from './legal.ts';

function sections(markdown: string): string[] {
  return [...markdown.matchAll(/^## (\d+)\. .+$/gm)].map((match) => String(match[1]));
}

/** @returns the number of paragraphs and list items under each heading */
function blocks(markdown: string): number[] {
  return markdown.split(/^## /m).map((section) => section.split('\n').filter((line) => line.trim()).length);
}

test('both languages of a legal document have the same numbered sections, paragraphs, points and date', () => {
  for (const [document, hasLetters] of legalDocuments.flatMap((name) =>
    [true, false].map((on) => [name, on] as const),
  )) {
    const read = (language: Locale) => withSiteContext({ hasLetters }, () => readLegal(language, document));
    const [english, arabic] = [read('en'), read('ar')];
    expect(sections(arabic.markdown)).toEqual(sections(english.markdown));
    expect(sections(english.markdown)).toEqual(
      sections(english.markdown).map((_, index) => String(index + 1)),
    );
    expect(blocks(arabic.markdown), document).toEqual(blocks(english.markdown));
    expect(arabic.effective).toBe(english.effective);
  }
});

test('the documents have their effective dates', () => {
  expect(readLegal('en', 'privacy-policy').effective).toBe('2025-06-07');
  expect(readLegal('en', 'terms-of-service').effective).toBe('2025-06-07');
  expect(readLegal('en', 'cookie-policy').effective).toBe('2025-03-17');
});

test('a missing fact of the company is replaced by a note in both languages', () => {
  const company = { ...site.company, name: { en: 'Fans Ltd', ar: 'شركة المشجعين' }, number: null };
  const text = '{company.name}, number {company.number}';
  expect(withCompany(text, company, 'en')).toBe('Fans Ltd, number [to be named before launch]');
  expect(withCompany(text, company, 'ar')).toBe('شركة المشجعين, number [رقم يُعلن قبل الإطلاق]');
  expect(withCompany('بعد {company.backupPeriod}', company, 'ar')).toBe('بعد [مدة تُعلن قبل الإطلاق]');
  expect(() => withCompany('{company.fax}', company, 'en')).toThrow('{company.fax}');
  expect(missingFacts(company)).toContain('number');
  expect(missingFacts(company)).not.toContain('name');
});

test('the documents use every fact of the company', () => {
  for (const language of locales)
    for (const fact of Object.keys(site.company)) {
      const texts = legalDocuments.map((name) =>
        readFileSync(`content/legal/${language}/${name}.md`, 'utf8'),
      );
      expect(texts.join('\n'), fact).toContain(`{company.${fact}}`);
    }
});

test('throws for invalid front matter with file and field', () => {
  const text = '---\ntitle: Privacy\neffective: soon\nsummary: What we do.\n---\n\nText.\n';
  expect(() => parseLegal('content/legal/en/x.md', text)).toThrow('content/legal/en/x.md: field effective');
  expect(() => parseLegal('content/legal/en/x.md', 'Text.')).toThrow('no front matter');
});
