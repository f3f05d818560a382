import type { EventEntry } from '../schema.ts';

export const championsLeagueFinal2027: EventEntry = {
  slug: 'champions-league-final-2027',
  sport: 'football',
  name: { en: 'UEFA Champions League final 2027', ar: 'نهائي دوري أبطال أوروبا 2027' },
  aliases: {
    en: ['Champions League', 'UCL', 'Champions League final'],
    ar: ['دوري الأبطال', 'دوري أبطال أوروبا', 'أبطال أوروبا', 'نهائي الأبطال'],
  },
  start: '2027-06-05',
  venue: { en: 'Estadio Metropolitano', ar: 'ملعب المتروبوليتانو' },
  city: { en: 'Madrid', ar: 'مدريد' },
  country: { en: 'Spain', ar: 'إسبانيا' },
  description: {
    en: 'The Metropolitano hosts its second Champions League final, eight years after Liverpool beat Tottenham there. It is the sixth time that the European Cup is decided in Madrid.',
    ar: 'يستضيف المتروبوليتانو النهائي للمرة الثانية، بعد ثماني سنوات من فوز ليفربول على توتنهام فيه. وهذه المرة السادسة التي تُحسم فيها الكأس ذات الأذنين في مدريد.',
  },
  watchParties: {
    en: 'Two clubs will take over Madrid; everyone else will take over a living room, a pub or a terrace. Book your table before the semi-finals are over, because that is when the good ones go.',
    ar: 'جمهوران سيملآن مدريد، والبقية سيملؤون المجالس والمقاهي. احجز طاولتك قبل أن ينتهي نصف النهائي، فبعده لا يبقى مكان.',
  },
  leagues: [
    'premier-league',
    'la-liga',
    'serie-a',
    'bundesliga',
    'ligue-1',
    'scottish-premiership',
    'eredivisie',
    'primeira-liga',
  ],
  asOf: '2026-11-21',
  updated: '2026-11-29',
};
