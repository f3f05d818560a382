import type { EventEntry } from '../schema.ts';

export const kentuckyDerby2027: EventEntry = {
  slug: 'kentucky-derby-2027',
  sport: 'horse-racing',
  name: { en: 'Kentucky Derby 2027', ar: 'كنتاكي ديربي 2027' },
  aliases: { en: ['Kentucky Derby', 'Churchill Downs'], ar: ['كنتاكي ديربي', 'ديربي كنتاكي'] },
  start: '2027-05-01',
  venue: { en: 'Churchill Downs', ar: 'ميدان تشرشل داونز' },
  city: { en: 'Louisville, Kentucky', ar: 'لويفيل، كنتاكي' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  description: {
    en: 'The first Saturday in May belongs to three-year-olds over a mile and a quarter of dirt. The winner is draped in roses under the twin spires, as the Derby has been run every year since 1875.',
    ar: 'أول سبت من مايو ملك لخيول الثلاث سنوات على نحو 2000 متر من المضمار الرملي. ويُكسى الفائز بالورود تحت البرجين، في سباق لم ينقطع عامًا منذ 1875.',
  },
  watchParties: {
    en: 'Hats on, juleps or lemonade in hand, and a coat in case of Louisville rain. Derby night in Europe makes an easy first meetup for people who have never watched a race together.',
    ar: 'قبعات أنيقة وليموناضة باردة وسهرة تمتد بتوقيت الخليج إلى ما بعد منتصف الليل. مناسبة سهلة لأول لقاء بين من لم يشاهدوا سباقًا معًا من قبل.',
  },
  asOf: '2026-11-21',
  updated: '2026-11-27',
};
