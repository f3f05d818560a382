/** Keys of an English keyboard, and what the Arabic layout (101) types with them. */
const latin = "`qwertyuiop[]asdfghjkl;'zxcvnm,./";
const arabic = 'ذضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظ';
/** Both one key and two keys type these two letters. */
const lamAlef = 'لا';

const toArabic = new Map([...latin].map((key, index) => [key, [...arabic][index] ?? key]));
toArabic.set('b', lamAlef);
const toLatin = new Map([...toArabic].map(([key, letter]) => [letter, key]));

/**
 * @returns what `text` may be if it was typed with the other keyboard layout selected: الهلال for
 * "hgighg", liverpool for "مهرثقحخخم". Of a text in Latin letters each key gives an Arabic letter,
 * and the reverse.
 */
export function inOtherLayout(text: string): string[] {
  const typed = text.toLowerCase();
  if (/[a-z]/.test(typed)) return [[...typed].map((key) => toArabic.get(key) ?? key).join('')];
  return ['b', 'gh'].map((keys) =>
    typed.replaceAll(lamAlef, keys).replaceAll(/[\u0600-\u06FF]/g, (letter) => toLatin.get(letter) ?? letter),
  );
}
