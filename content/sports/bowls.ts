import type { SportEntry } from '../schema.ts';

export const bowls: SportEntry = {
  slug: 'bowls',
  label: { en: 'Bowls', ar: 'بولينج العشب' },
  aliases: { en: ['Lawn bowls'], ar: ['كرات البولز', 'بولز العشب'] },
  intro: {
    en: 'A small white jack, a biased wood and a green that rewards patience. Bowls is where grandparents beat their grandchildren and the tea interval is on the clock. On an open afternoon there is usually a spare set of woods, and somebody to say which way they curve.',
    ar: 'كرة بيضاء صغيرة هي الهدف، وكرات لا تسير في خط مستقيم، وعشب يكافئ الصبور. هنا يغلب الجد حفيده، ولاستراحة الشاي موعدها. اسأل عن عصر مفتوح للزوار، تجد كرات معارة ومن يشرح لك انحناءها.',
  },
  updated: '2026-11-27',
};
