import type { EventEntry } from '../schema.ts';

export const saudiCup2027: EventEntry = {
  slug: 'saudi-cup-2027',
  sport: 'horse-racing',
  name: { en: 'Saudi Cup 2027', ar: 'كأس السعودية 2027' },
  aliases: { en: ['Saudi Cup'], ar: ['كأس السعودية', 'سباق كأس السعودية'] },
  start: '2027-02-06',
  venue: { en: 'King Abdulaziz Racecourse', ar: 'ميدان الملك عبدالعزيز للفروسية' },
  city: { en: 'Riyadh', ar: 'الرياض' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  description: {
    en: 'One of the richest races in the world closes a two-day meeting in Riyadh. Friday is usually the jockeys’ challenge, seven women and seven men over four races, and Saturday the Cup: 1,800 metres of dirt round one long bend.',
    ar: 'سباق من أغلى سباقات الخيل في العالم يختم يومين في الرياض. والعادة أن تكون الجمعة لتحدي الفرسان والفارسات، والسبت للكأس: 1800 متر على الرمل بمنعطف واحد طويل.',
  },
  watchParties: {
    en: 'The Cup is run in the Riyadh evening, which is late afternoon in Britain and lunch in New York. Hand out the names, pour the coffee light, and let the youngest guest call the last furlong.',
    ar: 'شوط الكأس ليلًا بتوقيت الرياض، فاجمع أهلك بعد صلاة العشاء، ووزّع أسماء الخيل بالقرعة، ودع أصغر الحاضرين يعلّق على الأمتار الأخيرة.',
  },
  asOf: '2026-11-22',
  updated: '2026-11-27',
};
