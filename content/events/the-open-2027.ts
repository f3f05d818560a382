import type { EventEntry } from '../schema.ts';

export const theOpen2027: EventEntry = {
  slug: 'the-open-2027',
  sport: 'golf',
  name: { en: 'The 155th Open', ar: 'بطولة بريطانيا المفتوحة (ذا أوبن)' },
  aliases: {
    en: ['The Open', 'British Open', 'Open Championship'],
    ar: ['ذا أوبن', 'بريطانيا المفتوحة', 'البطولة المفتوحة'],
  },
  start: '2027-07-15',
  end: '2027-07-18',
  venue: { en: 'The Old Course', ar: 'الملعب القديم (أولد كورس)' },
  city: { en: 'St Andrews', ar: 'سانت أندروز' },
  country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
  description: {
    en: 'The Open comes home to the Old Course for four rounds from Thursday 15 to Sunday 18 July 2027. Every champion walks up the eighteenth past the Swilcan Bridge.',
    ar: 'تعود «ذا أوبن» بنسختها الـ155 إلى بيت الجولف العريق، في أربع جولات من الخميس 15 إلى الأحد 18 يوليو 2027. وكل بطل يمر بجسر سويلكان في طريقه إلى الحفرة الأخيرة.',
  },
  watchParties: {
    en: 'Sunday afternoon on the Old Course is long, windy and best shared from a clubhouse sofa. Play nine in the morning and watch the rest.',
    ar: 'عصر الأحد في الملعب القديم طويل وعاصف، وأجمله ما تشاهده مع رفقة من صالة نادٍ. العب تسع حفر صباحًا، وشاهد البقية مع من لعبت معه.',
  },
  teams: ['the-ra'],
  asOf: '2026-11-21',
  updated: '2026-11-29',
};
