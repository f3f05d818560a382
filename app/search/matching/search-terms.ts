import { withAsciiDigits } from '../../../content/decimal-digits.ts';

/** Letters that are often interchanged, and the letter that replaces them in terms. */
const letterVariants: Record<string, string> = {
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ٱ: 'ا',
  // Foreign names are spelled either way: جولف and غولف, ليفربول and ليڤربول.
  غ: 'ج',
  گ: 'ج',
  چ: 'ج',
  ڤ: 'ف',
  پ: 'ب',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
};
const variantLetters = new RegExp(`[${Object.keys(letterVariants).join('')}]`, 'g');

const article = /^(?:[وب]?ال|لل)(?=.{2,})/;

/**
 * Splits a text into normalised terms: lower case, without accents, Arabic vowel signs, hamza,
 * apostrophes or the Arabic article, and with the digits of every script as 0 to 9.
 */
export function searchTerms(text: string): string[] {
  return wordsOf(text).map(withoutArticle);
}

/**
 * @returns for each word its term as in {@link searchTerms}, and the word itself if an article was
 * removed; it may belong to the word, as in بالتيمور
 */
export function searchForms(text: string): string[][] {
  return wordsOf(text).map((word) => [...new Set([withoutArticle(word), word])]);
}

function wordsOf(text: string): string[] {
  return withAsciiDigits(text.normalize('NFKD'))
    .toLowerCase()
    .replace(/[\p{Mark}ـ'’ʼ]/gu, '')
    .replace(variantLetters, (letter) => letterVariants[letter] ?? letter)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}

function withoutArticle(word: string): string {
  return word.replace(article, '');
}
