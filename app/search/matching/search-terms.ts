/** Letters that people write one for another, and the one that stands for them here. */
const sameLetters: Record<string, string> = {
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ٱ: 'ا',
  // Foreign names are written either way: جولف and غولف, ليفربول and ليڤربول.
  غ: 'ج',
  گ: 'ج',
  چ: 'ج',
  ڤ: 'ف',
  پ: 'ب',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
};
const writtenOtherwise = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'g');

const article = /^(?:[وب]?ال|لل)(?=.{2,})/;
const arabicZeros = [0x0660, 0x06f0];

/**
 * Breaks a text into the words a search compares: small letters without accents or Arabic vowel signs, hamza carried
 * by any letter left out, digits Western, the Arabic article and apostrophes gone.
 */
export function searchTerms(text: string): string[] {
  return writtenTerms(text).map(withoutArticle);
}

/**
 * @returns of each word the term of {@link searchTerms} and, where something was taken off its beginning, the word as
 * it was written: what looks like an article may belong to the word, as in بالتيمور
 */
export function searchForms(text: string): string[][] {
  return writtenTerms(text).map((word) => [...new Set([withoutArticle(word), word])]);
}

function writtenTerms(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}ـ'’ʼ]/gu, '')
    .replace(writtenOtherwise, (letter) => sameLetters[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, westernDigit)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}

function withoutArticle(word: string): string {
  return word.replace(article, '');
}

function westernDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = arabicZeros.findLast((start) => code >= start) ?? code;
  return String(code - zero);
}
