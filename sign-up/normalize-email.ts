import { withAsciiDigits } from '../content/decimal-digits.ts';
import { trimInvisible } from './visible-text.ts';

/**
 * Ideographic full stops, which Japanese and Chinese keyboards produce. NFKC does not map them to a
 * dot.
 */
const wideDot = /[\u3002\uFF61]/g;
const mailto = /^mailto:([^?]*).*$/is;
/** As copied from a mail program: Ann <ann@example.com> */
const named = /^[^<>]*<([^<>]*)>$/;
/** Marks of Arabic keyboards, and their Latin partners. */
const arabicMarks: Record<string, string> = { '،': ',', '؛': ';', '٫': '.', '۔': '.' };
const arabicMark = /[،؛٫۔]/g;
const endOfSentence = /[\s.,;،؛٫۔]+$/;
const ascii = /^[ -~]*$/;
/** Several times the longest address. The expressions above see short texts only. */
const maxLength = 1_000;

/**
 * Reads an address as its owner means it: as {@link unwrapEmail}, and with the decimal digits and
 * marks of other scripts as ASCII. An address with letters of another script keeps its digits.
 * @returns the address, or the trimmed text if it has another form
 */
export function normalizeEmail(text: string): string {
  const email = unwrapEmail(text);
  if (email.length > maxLength) return email;
  const latin = withAsciiDigits(email).replaceAll(arabicMark, (mark) => arabicMarks[mark] ?? mark);
  return ascii.test(latin) ? latin : email;
}

/**
 * Full-width characters become ASCII, and what surrounds the address is removed: `mailto:`, a name
 * with angle brackets, spaces, a full stop or comma after the domain.
 */
export function unwrapEmail(text: string): string {
  if (text.length > maxLength) return trimInvisible(text);
  const trimmed = withoutEnd(text.normalize('NFKC').replaceAll(wideDot, '.'));
  const [, inBrackets = trimmed] = named.exec(trimmed) ?? [];
  const [, inMailto] = mailto.exec(trimInvisible(inBrackets)) ?? [];
  return withoutEnd(inMailto === undefined ? inBrackets : decoded(inMailto));
}

function withoutEnd(text: string): string {
  return trimInvisible(trimInvisible(text).replace(endOfSentence, ''));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
