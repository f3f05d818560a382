import type { TeamEntry } from '../../schema.ts';

export const williams: TeamEntry = {
  slug: 'williams',
  name: { en: 'Williams', ar: 'ويليامز' },
  aliases: { en: ['Williams Racing'], ar: ['وليامز'] },
  sport: 'f1',
  short: { en: 'WIL', ar: 'ويليامز' },
  badge: { colours: ['#005AFF', '#FFFFFF', '#0A1E4A'], pattern: 'stripes' },
  description: {
    en: 'A carpet warehouse in Didcot, Red Five at Silverstone and a stubborn affection: company for Williams supporters.',
    ar: 'مستودع سجاد في ديدكوت و«ريد فايف» في سيلفرستون ومحبة عنيدة: رفقة لمشجعي ويليامز.',
  },
  story: {
    en: [
      'Frank Williams used to run his business from a telephone box, after the office line had been cut off for not paying. In 1977 he and the engineer Patrick Head took over a former carpet warehouse in Didcot and began again. Two years later Clay Regazzoni gave them their first victory, at Silverstone of all places, and toasted it in orange juice out of respect for the Saudi sponsors, whose airline had its name on the car.',
      'Alan Jones brought the first championship in 1980. In 1986 a road accident in France put Frank in a wheelchair. He ran the team from it for thirty-four years. The car people draw from memory is Nigel Mansell’s of 1992, the one with the red five. When he won at Silverstone that summer the crowd was on the track before the field had stopped racing.',
      'Grove, in the Oxfordshire lanes, has been the base since the nineties and keeps a hall of old cars that makes visitors go quiet. McLaren was the opponent of the great years. The faithful find each other at Silverstone by the width of their memory and by a particular navy jacket, sponsor’s name faded, which is not for sale.',
    ],
    ar: [
      'كان فرانك ويليامز يدير أعماله من كشك هاتف في الشارع بعد أن قُطع خط المكتب لعدم السداد. وفي 1977 استأجر مع المهندس باتريك هيد مستودع سجاد في ديدكوت وبدآ من جديد. بعد عامين منحهما كلاي ريغاتسوني الفوز الأول في سيلفرستون، واحتفل على المنصة بعصير البرتقال احترامًا لرعاة الفريق السعوديين، وكان اسم الخطوط السعودية يومها على السيارة.',
      'جاء اللقب الأول مع آلان جونز عام 1980. وفي 1986 أقعد حادث سير في فرنسا فرانك على كرسي متحرك، فقاد الفريق منه أربعة وثلاثين عامًا. أما السيارة التي يرسمها الجميع من الذاكرة فسيارة نايجل مانسيل عام 1992 بالرقم خمسة الأحمر، ويوم فاز بها في سيلفرستون نزل الجمهور إلى المسار والسباق لم ينتهِ بعد.',
      'المقر منذ التسعينيات في غروف بريف أكسفوردشير، وفيه قاعة سيارات قديمة يخفض الزائر صوته عندها. ماكلارين خصم السنوات الذهبية. وفي مدرجات سيلفرستون يتعارف الأوفياء من سترة كحلية بهت عليها اسم الراعي، ولا تُباع بأي ثمن. والسعودي يبتسم حين يرى صور السيارة القديمة وعليها اسم خطوط بلاده.',
    ],
  },
  city: { en: 'Grove, Oxfordshire', ar: 'غروف، أكسفوردشير' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1977',
  sameAs: ['https://www.williamsf1.com/'],
  honoursTo: 2025,
  honours: [{ count: 9, title: { en: 'Constructors’ titles', ar: 'ألقاب الصانعين' } }],
  sources: [
    {
      fact: 'Constructors’ titles 9, to 2025',
      read: ['stored file 68791364496: Formula 1 champions', 'stored file 63488920997: Formula 1 teams'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
