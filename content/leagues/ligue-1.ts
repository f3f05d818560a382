import type { LeagueEntry } from '../schema.ts';

export const ligue1: LeagueEntry = {
  slug: 'ligue-1',
  sport: 'football',
  name: { en: 'Ligue 1', ar: 'الدوري الفرنسي' },
  aliases: { en: ['French league', 'Ligue One', 'Ligue Un'], ar: ['الليغ 1', 'ليغ ون'] },
  country: { en: 'France', ar: 'فرنسا' },
  clubs: 18,
  champion: { name: { en: 'Paris Saint-Germain', ar: 'باريس سان جيرمان' }, season: '2025–26' },
  url: 'https://ligue1.com/',
  intro: {
    en: 'Paris against Marseille is capital against port, and the whole of France takes a side. Around them stand Lyon, Lens and Lille, where the stadium is the town square. Every referee deserves one table that shouts in your accent.',
    ar: 'باريس ضد مارسيليا: العاصمة في مواجهة الميناء، وفرنسا كلها تنحاز. وحولهما ليون ولانس وليل حيث الملعب ساحة المدينة. ابحث عن الطاولة التي تحتج على الحكم بلهجتك.',
  },
  sources: [
    {
      fact: 'Champion of 2025–26: Paris Saint-Germain',
      read: [
        'stored file 71185413992: recent champions by competition',
        'stored file 67332644405: champions of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
