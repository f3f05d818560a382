import { expect, test } from 'vitest';
import { legalDocuments, parseLegal, readLegal } from './legal.ts';

function sections(markdown: string): string[] {
  return [...markdown.matchAll(/^## (\d+)\. .+$/gm)].map((match) => String(match[1]));
}

test('both languages of a legal document have the same numbered sections and date', () => {
  for (const document of legalDocuments) {
    const english = readLegal('en', document);
    const arabic = readLegal('ar', document);
    expect(sections(arabic.markdown)).toEqual(sections(english.markdown));
    expect(sections(english.markdown)).toEqual(
      sections(english.markdown).map((_, index) => String(index + 1)),
    );
    expect(arabic.effective).toBe(english.effective);
  }
});

test('the documents carry the effective dates of the specification', () => {
  expect(readLegal('en', 'privacy-policy').effective).toBe('2025-06-07');
  expect(readLegal('en', 'terms-of-service').effective).toBe('2025-06-07');
  expect(readLegal('en', 'cookie-policy').effective).toBe('2025-03-17');
});

test('a wrong front matter is named by file and field', () => {
  const text = '---\ntitle: Privacy\neffective: soon\nsummary: What we do.\n---\n\nText.\n';
  expect(() => parseLegal('content/legal/en/x.md', text)).toThrow('content/legal/en/x.md: field effective');
  expect(() => parseLegal('content/legal/en/x.md', 'Text.')).toThrow('no front matter');
});
