const decimalDigit = /\p{Nd}/u;
const decimalDigits = /\p{Nd}/gu;

/** @returns `text` with the decimal digits of every script as 0 to 9 */
export function withAsciiDigits(text: string): string {
  return text.replace(decimalDigits, asciiDigit);
}

/** Unicode lists the ten digits of a script together, from 0 to 9. Some scripts follow each other. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (decimalDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
