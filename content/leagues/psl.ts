import type { LeagueEntry } from '../schema.ts';

export const psl: LeagueEntry = {
  slug: 'psl',
  sport: 'cricket',
  name: { en: 'Pakistan Super League', ar: 'الدوري الباكستاني الممتاز للكريكيت' },
  article: true,
  aliases: { en: ['PSL'], ar: ['بي إس إل', 'الدوري الباكستاني'] },
  country: { en: 'Pakistan', ar: 'باكستان' },
  founded: 2015,
  clubs: 8,
  champion: { name: { en: 'Lahore Qalandars', ar: 'لاهور قلندرز' }, season: '2025' },
  intro: {
    en: 'First played in the Emirates in 2016 and brought home to Lahore and Karachi step by step, the PSL is loved like something hard won. Fast bowling is its signature, and Lahore against Karachi its loudest night. The screen to sit at is the one with the dhol beside it.',
    ar: 'بدأ الدوري الباكستاني في الإمارات عام 2016 ثم عاد خطوة خطوة إلى لاهور وكراتشي، فأحبه أهله حب من طال انتظاره. الرمي السريع توقيعه، ولاهور ضد كراتشي أعلى لياليه صوتًا. ابحث عن الشاشة التي يقف الطبل بجانبها.',
  },
  sources: [
    {
      fact: 'Teams 8, in 2026',
      read: ['stored file 71601820783: PSL teams', 'stored file 54342059893: PSL teams'],
    },
    {
      fact: 'Champion of 2025: Lahore Qalandars',
      read: [
        'https://www.urdupoint.com/en/sports/lahore-qalandars-clinch-third-psl-title-after-1985527.html',
        'https://psl-t20.com/perera-sikandar-inspire-qalandars-to-third-hbl-psl-title',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
