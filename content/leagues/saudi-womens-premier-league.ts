import type { LeagueEntry } from '../schema.ts';

export const saudiWomensPremierLeague: LeagueEntry = {
  slug: 'saudi-womens-premier-league',
  sport: 'womens-football',
  name: { en: 'Saudi Women’s Premier League', ar: 'الدوري السعودي الممتاز للسيدات' },
  article: true,
  aliases: {
    en: ['SWPL', 'Saudi Women’s League', 'Saudi women'],
    ar: ['الدوري السعودي للسيدات', 'دوري السيدات السعودي', 'الممتاز للسيدات'],
  },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  founded: 2022,
  champion: { name: { en: 'Al Nassr', ar: 'النصر' }, season: '2024–25' },
  intro: {
    en: 'Eight clubs kicked it off on 13 October 2022, and daughters of men who had queued for derbies had a derby of their own. Al Nassr took the first three titles, to 2025, and set everybody else a target. Take the family, and sit by halfway.',
    ar: 'ثمانية أندية بدأته يوم 13 أكتوبر 2022، فصار لبنات أهل الديربي ديربي يخصهن. النصر نال ألقابه الثلاثة الأولى حتى 2025، فصار هدف البقية كلها. خذ عائلتك إلى المدرج، واحجز لها مقاعد متجاورة.',
  },
  sources: [
    {
      fact: 'Champion of 2024–25: Al Nassr',
      read: ['https://www.arabnews.pk/node/2594458/sport', 'https://arab.news/cssfv'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
