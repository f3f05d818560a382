/** Letters that people write one for another, and the one that stands for them here. */
const sameLetters: Record<string, string> = {
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  ٱ: 'ا',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
};

const article = /^(?:[وبل]?ال)(?=.{2,})/;
const arabicZeros = [0x0660, 0x06f0];

/**
 * Breaks a text into the words a search compares: small letters without accents or Arabic vowel signs, hamza carried
 * by any letter left out, digits Western, the Arabic article and apostrophes gone.
 */
export function searchTerms(text: string): string[] {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mark}ـ'’ʼ]/gu, '')
    .replace(/[ىیةکٱøßł]/g, (letter) => sameLetters[letter] ?? letter)
    .replace(/[٠-٩۰-۹]/g, westernDigit)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .map((word) => word.replace(article, ''))
    .filter(Boolean);
}

function westernDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = arabicZeros.findLast((start) => code >= start) ?? code;
  return String(code - zero);
}
