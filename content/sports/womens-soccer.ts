import type { SportEntry } from '../schema.ts';

export const womensSoccer: SportEntry = {
  slug: 'womens-soccer',
  label: { en: "Women's Soccer", ar: 'كرة القدم النسائية في أمريكا الشمالية' },
  aliases: { en: ['USWNT'], ar: ['كرة القدم الأمريكية للسيدات'] },
  schemaSport: 'Soccer',
  intro: {
    en: 'In North America the word is soccer, and the women’s national team has made it a household one, with four World Cups. Club support runs from supporters’ sections with drums to bars that show nothing but women’s sport. The drums start well before the season’s first whistle.',
    ar: 'في أمريكا الشمالية اسمها «سوكر»، وقد جعلها منتخب السيدات بأربع كؤوس عالم حديث كل بيت. هناك روابط تقرع طبولها خلف المرمى، ومقاهٍ لا تعرض إلا رياضات السيدات. اختر رابطتك قبل صافرة الموسم الأولى.',
  },
  updated: '2026-11-29',
};
