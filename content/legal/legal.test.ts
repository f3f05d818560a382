import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Company, withCompany } from '../company.ts';
import { type Locale, locales } from '../locale.ts';
import { site } from '../site.ts';
import { withSiteContext } from '../site-context.ts';
import { type LegalDocument, legalDocuments, parseLegal, readLegal } from './legal.ts';

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

const facts = Object.keys(site.company) as (keyof Company)[];
const known = Object.fromEntries(
  facts.map((fact) => [fact, { en: `known ${fact}`, ar: `معلوم ${fact}` }]),
) as Company;
const open = Object.fromEntries(facts.map((fact) => [fact, null])) as Company;

/** @returns the document with the facts of `company`, with and without letters */
function filled(language: Locale, document: LegalDocument, company: Company): string {
  const text = readFileSync(`content/legal/${language}/${document}.md`, 'utf8');
  return withCompany(text, company, language);
}

test.each(locales)('no clause in "%s" has a gap, whichever fact of the company is open', (language) => {
  for (const company of [known, open, ...facts.map((fact) => ({ ...known, [fact]: null }))])
    for (const document of legalDocuments) {
      const text = filled(language, document, company).replaceAll(/^:::(letters)?$/gm, '');
      expect(text).not.toMatch(/\{company|:::|undefined|null|\[\[|to be named|يُعلن قبل/);
      expect(text.match(/[“"]?\s,|: \n|\*\*\n/g), document).toBeNull();
    }
});

test.each(locales)(
  'privacy policy and terms in "%s" say once, at the top, that facts are open',
  (language) => {
    for (const document of ['privacy-policy', 'terms-of-service'] as const) {
      const [, body = ''] = filled(language, document, open).split(/^---$/m).slice(1);
      const lines = body.split('\n').filter((line) => line.includes('(/about#company)'));
      expect(lines).toHaveLength(1);
      expect(body.trim().split('\n')[0]).toBe(lines[0]);
      expect(filled(language, document, known)).not.toContain('/about#company');
    }
  },
);

test('a known fact is in its clause', () => {
  const text = ':::known name\nRun by {company.name}.\n:::\n:::open name\nRun by a company.\n:::\n';
  const company = { ...open, name: { en: 'Fans Ltd', ar: 'شركة المشجعين' } };
  expect(withCompany(text, company, 'en')).toBe('Run by Fans Ltd.\n');
  expect(withCompany(text, company, 'ar')).toBe('Run by شركة المشجعين.\n');
  expect(withCompany(text, open, 'en')).toBe('Run by a company.\n');
  expect(() => withCompany('{company.fax}', company, 'en')).toThrow('{company.fax}');
  expect(() => withCompany(':::known fax\n:::\n', company, 'en')).toThrow('{company.fax}');
  expect(() => withCompany('{company.number}', company, 'en')).toThrow(':::known number');
});

test('on a public site no document contains an address that receives no mail', () => {
  for (const siteUrl of ['https://sportbuddy.example', 'http://localhost:3000', 'https://www.fans.com'])
    for (const language of locales)
      for (const document of legalDocuments) {
        const { markdown } = withSiteContext({ siteUrl, hasLetters: true }, () =>
          readLegal(language, document),
        );
        expect(markdown.includes('@sportbuddy.example'), `${siteUrl} ${document}`).toBe(
          siteUrl !== 'https://www.fans.com',
        );
        expect(markdown).not.toMatch(/\{\w+\}/);
      }
});

test('the liability is capped at the amount paid, without a period', () => {
  expect(readLegal('en', 'terms-of-service').markdown).toContain('capped at the amount you paid us.');
  expect(readLegal('ar', 'terms-of-service').markdown).toContain('ما دفعته لنا.');
  expect(readLegal('en', 'terms-of-service').markdown).not.toMatch(/twelve months before/);
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
