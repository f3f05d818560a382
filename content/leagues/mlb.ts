import type { LeagueEntry } from '../schema.ts';

export const mlb: LeagueEntry = {
  slug: 'mlb',
  sport: 'baseball',
  name: { en: 'MLB', ar: 'دوري البيسبول الأمريكي MLB' },
  aliases: { en: ['Major League Baseball', 'World Series'], ar: ['دوري البيسبول الأمريكي', 'إم إل بي'] },
  country: { en: 'United States and Canada', ar: 'الولايات المتحدة وكندا' },
  clubs: 30,
  champion: { name: { en: 'Los Angeles Dodgers', ar: 'لوس أنجلوس دودجرز' }, season: '2025' },
  url: 'https://www.mlb.com/',
  intro: {
    en: 'The American and National Leagues play from spring to the World Series in the autumn, almost every single day. Each ballpark has its own walls, winds and hot dog. Keep score with someone whose team sits next to yours in the table.',
    ar: 'الدوري الأمريكي والدوري الوطني يلعبان من الربيع حتى «وورلد سيريز» في الخريف، كل يوم تقريبًا. ولكل ملعب جدرانه ورياحه ووجبته. دوّن النتيجة مع من يشجع فريقك.',
  },
  sources: [
    {
      fact: 'Champion of 2025: Los Angeles Dodgers',
      read: [
        'https://www.canyon-news.com/noh-canada-dodgers-repeat-as-world-series-champions/',
        'https://dailysports.net/news/los-angeles-dodgers-are-world-series-champions-for-the-second-year-in-a-row/',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
