import type { SportEntry } from '../schema.ts';

export const basketball: SportEntry = {
  slug: 'basketball',
  label: { en: 'Basketball', ar: 'كرة السلة' },
  aliases: { en: ['Hoops', 'B-ball'], ar: ['السلة', 'باسكت'] },
  sides: 'teams',
  intro: {
    en: 'A possession lasts twenty-four seconds and a lead can vanish in three. Basketball is best argued about in company: the last shot, the whistle, the trade. With many tip-offs falling in the middle of the European and Gulf night, a few fellow night owls make all the difference.',
    ar: 'الهجمة 24 ثانية، والتقدّم قد يضيع في ثلاث. السلة لعبة نقاش: التسديدة الأخيرة، صافرة الحكم، صفقة الانتقال. وكثير من مباريات أمريكا تبدأ بعد منتصف الليل بتوقيت الخليج، والسهر معها أحلى بصحبة من يفهمها.',
  },
  updated: '2026-11-27',
};
