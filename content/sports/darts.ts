import type { SportEntry } from '../schema.ts';

export const darts: SportEntry = {
  slug: 'darts',
  label: { en: 'Darts', ar: 'الدارتس' },
  aliases: { en: ['Arrows'], ar: ['رمي السهام', 'السهام المريشة'] },
  intro: {
    en: 'From 501 down to a double, with a crowd in fancy dress counting along. Nine perfect darts is the dream of every oche. All it takes is a lit board, a piece of chalk and somebody to do the subtraction.',
    ar: 'من 501 نزولًا حتى الخانة المزدوجة، وجمهور بأزياء تنكرية يعدّ مع كل رمية. تسعة أسهم كاملة حلم كل لاعب. يكفي لوح مضاء وطبشورة ومن يجيد الطرح.',
  },
  updated: '2026-11-29',
};
