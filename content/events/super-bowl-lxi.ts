import type { EventEntry } from '../schema.ts';

export const superBowlLxi: EventEntry = {
  slug: 'super-bowl-lxi',
  sport: 'nfl',
  name: { en: 'Super Bowl LXI', ar: 'السوبر بول 61' },
  aliases: { en: ['Super Bowl', 'Superbowl 61', 'Super Bowl 2027'], ar: ['السوبر بول'] },
  start: '2027-02-14T15:30:00-08:00',
  venue: { en: 'SoFi Stadium', ar: 'ملعب سوفاي' },
  city: { en: 'Inglewood, California', ar: 'إنغلوود، كاليفورنيا' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  description: {
    en: 'The champions of the AFC and the NFC meet for the Vince Lombardi Trophy in the home of the Rams and the Chargers. It is the second Super Bowl at SoFi Stadium, five years after the Rams won there.',
    ar: 'بطل AFC أمام بطل NFC على كأس فينس لومباردي، في ملعب يتقاسمه الرامز والتشارجرز. ثاني سوبر بول يستضيفه سوفاي، بعد خمس سنوات من فوز الرامز فيه.',
  },
  watchParties: {
    en: 'In London the game starts at 23:30 and in Riyadh at half past two in the morning, so the right company decides how you get to work on Monday. Look for a place that stays open through the half-time show.',
    ar: 'البداية فجر الاثنين عند الثانية والنصف بتوقيت الرياض، والشهر رمضان بحسب تقويم أم القرى، فاجعلها سهرة رمضانية وسحورك مع عرض ما بين الشوطين. وابحث عن مكان يسهر إلى النهاية.',
  },
  asOf: '2026-11-21',
  updated: '2026-11-27',
};
