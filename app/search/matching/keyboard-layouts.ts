/** Keys of an English keyboard, and what the Arabic layout (101) types with them. */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvnm,./";
const arabic = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ';
/** One key that types two letters. */
const lamAlef: [string, string] = ['b', 'لا'];

const toArabic = new Map([...latin].map((key, index) => [key, [...arabic][index] ?? key]));
toArabic.set(...lamAlef);
const toLatin = new Map([...toArabic].map(([key, letter]) => [letter, key]));

/**
 * @returns what `text` would be if it was typed with the other keyboard layout selected: الهلال for "hgighg", liverpool
 * for "مهرثقحخخم". Of a text in Latin letters each key gives an Arabic letter, and the reverse.
 */
export function inOtherLayout(text: string): string {
  const typed = text.toLowerCase();
  if (/[a-z]/.test(typed)) return [...typed].map((key) => toArabic.get(key) ?? key).join('');
  return typed
    .replaceAll(lamAlef[1], lamAlef[0])
    .replaceAll(/[\u0600-\u06FF]/g, (letter) => toLatin.get(letter) ?? letter);
}
