import type { EventEntry } from '../schema.ts';

export const grandNational2027: EventEntry = {
  slug: 'grand-national-2027',
  sport: 'horse-racing',
  name: { en: 'Grand National 2027', ar: 'سباق غراند ناشونال 2027' },
  aliases: { en: ['Grand National', 'Aintree'], ar: ['غراند ناشونال', 'جراند ناشيونال'] },
  start: '2027-04-10T16:00:00+01:00',
  venue: { en: 'Aintree Racecourse', ar: 'ميدان إينتري' },
  city: { en: 'Liverpool', ar: 'ليفربول' },
  country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
  description: {
    en: 'Thirty fences, Becher’s Brook twice and the longest run-in anyone can remember. The Grand National is run on the Saturday of Aintree’s three-day festival, with at most 34 horses since 2024.',
    ar: 'ثلاثون حاجزًا، و«بيتشرز بروك» مرتين، وأمتار أخيرة تبدو بلا نهاية. يقام السباق يوم السبت من مهرجان إينتري الممتد ثلاثة أيام، ولا يشارك فيه منذ 2024 أكثر من 34 جوادًا.',
  },
  watchParties: {
    en: 'The race takes about ten minutes; the sweepstake takes all week. Draw the horses from a hat, and shout yours over the last.',
    ar: 'السباق عشر دقائق تقريبًا، أما التوقعات فأسبوع كامل. وزّع مع رفاقك أسماء الخيول بالقرعة، واهتف لجوادك عند الحاجز الأخير.',
  },
  asOf: '2026-11-21',
  updated: '2026-11-21',
};
