import type { SportEntry } from '../schema.ts';

export const kabaddi: SportEntry = {
  slug: 'kabaddi',
  label: { en: 'Kabaddi', ar: 'الكابادي' },
  aliases: { en: ['Kabadi'], ar: ['كبادي'] },
  sides: 'teams',
  intro: {
    en: 'One raider, one breath, seven defenders and the word kabaddi repeated until the line is crossed. A village game of South Asia grew into packed indoor arenas and prime-time nights. Hold yours with the raider, in company, and let it out together.',
    ar: 'مهاجم واحد ونَفَس واحد وسبعة مدافعين، وكلمة «كابادي» تتكرر حتى يعود إلى خطه. لعبة القرى في جنوب آسيا صارت صالات ممتلئة وليالي في ذروة المشاهدة. احبس أنفاسك مع المهاجم، ولا تطلقها إلا والجميع معك.',
  },
  updated: '2026-11-27',
};
