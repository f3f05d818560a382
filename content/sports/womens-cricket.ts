import type { SportEntry } from '../schema.ts';

export const womensCricket: SportEntry = {
  slug: 'womens-cricket',
  label: { en: "Women's Cricket", ar: 'كريكيت السيدات' },
  aliases: { en: ['Ladies cricket'], ar: ['الكريكيت النسائي'] },
  schemaSport: 'Cricket',
  sides: 'teams',
  intro: {
    en: 'The women played the first cricket World Cup of all, in 1973, two years before the men. Today’s franchise leagues fill grounds that had never hosted a women’s final. Quote a bowling figure in this company, and somebody will give you the over.',
    ar: 'أول كأس عالم في تاريخ الكريكيت كانت للسيدات عام 1973، قبل الرجال بعامين. واليوم تملأ بطولاتهن ملاعب لم تعرف نهائيًا نسائيًا من قبل. اذكر رقم رامية من الذاكرة، وستجد من يصحّحه لك.',
  },
  updated: '2026-11-27',
};
