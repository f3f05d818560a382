import type { EventEntry } from '../schema.ts';

export const rugbyWorldCup2027OpeningMatch: EventEntry = {
  slug: 'rugby-world-cup-2027-opening-match',
  sport: 'rugby',
  name: { en: 'Rugby World Cup 2027 opening match', ar: 'افتتاح كأس العالم للرجبي 2027' },
  aliases: { en: ['Rugby World Cup', 'RWC'], ar: ['كأس العالم للرجبي', 'مونديال الرجبي'] },
  start: '2027-10-01T18:45:00+08:00',
  venue: { en: 'Perth Stadium', ar: 'ملعب بيرث' },
  city: { en: 'Perth', ar: 'بيرث' },
  country: { en: 'Australia', ar: 'أستراليا' },
  description: {
    en: 'Australia play Hong Kong China, at their first World Cup. It is also the first with twenty-four teams. The tournament visits seven cities before the final in Sydney on 13 November 2027.',
    ar: 'أستراليا تواجه هونغ كونغ الصينية في أول ظهور لها، وفي أول نسخة بأربعة وعشرين منتخبًا. تمر البطولة بسبع مدن قبل نهائي سيدني في 13 نوفمبر 2027.',
  },
  watchParties: {
    en: 'Evening in Perth is lunchtime in London and early afternoon in the Gulf: a rare World Cup opener for a long Friday lunch. Look for a club that opens its bar and its kitchen.',
    ar: 'مساء بيرث ظهيرة جمعة في الخليج، فاجعلها غداءً طويلًا مع رفاقك. ابحث عن نادٍ يفتح شاشته ومطبخه معًا.',
  },
  teams: ['harlequins', 'leinster'],
  asOf: '2026-11-21',
  updated: '2026-11-29',
};
