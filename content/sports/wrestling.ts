import type { SportEntry } from '../schema.ts';

export const wrestling: SportEntry = {
  slug: 'wrestling',
  label: { en: 'Wrestling', ar: 'المصارعة' },
  aliases: { en: ['Pro wrestling', 'Professional wrestling'], ar: ['المصارعة الحرة'] },
  intro: {
    en: 'Olympic mats and entrance music live side by side in this sport. Chants, signs and surprise returns are half of the show, and a near fall is nothing without someone to grab by the arm. Bring a sign, a voice and somebody who still believes in the comeback.',
    ar: 'بين بساط الأولمبياد وموسيقى الدخول عالمان في رياضة واحدة. الهتافات واللافتات والعودة المفاجئة نصف العرض، والعدّ حتى اثنين لا طعم له بلا صاحب تمسك بذراعه. واختر ركنك للعرض الكبير القادم.',
  },
  metaDescription: {
    en: 'Wrestling for company: what to shout and when, the great cards of the year, where a family should sit, and the other wrestling, on mat and earth.',
    ar: 'المصارعة مع رفقة: متى تهتف وبماذا، وعروض السنة الكبرى، وأين تجلس العائلة، والمصارعة الأخرى على البساط والتراب.',
  },
  updated: '2026-11-29',
};
