import type { LeagueEntry } from '../schema.ts';

export const womensSuperLeague: LeagueEntry = {
  slug: 'womens-super-league',
  sport: 'womens-football',
  name: { en: 'Women’s Super League', ar: 'دوري السوبر الإنجليزي للسيدات' },
  article: true,
  aliases: { en: ['WSL'], ar: ['الدوري الإنجليزي للسيدات'] },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: 2010,
  clubs: 14,
  champion: { name: { en: 'Chelsea', ar: 'تشيلسي' }, season: '2024–25' },
  intro: {
    en: 'England’s top women’s division went fully professional in 2018 and now fills the men’s stadiums on big days. The chants are new, the rivalries are old, and the front row still gets a wave after the whistle. Come twice, and the regulars will save you a place.',
    ar: 'صار دوري السيدات الأول في إنجلترا احترافيًا بالكامل عام 2018، وبات يملأ أكبر الملاعب في مواعيده المنتظرة. الأهازيج جديدة والمنافسات قديمة، وللصف الأول تحية بعد الصافرة. احضر مرتين، وفي الثالثة يحجز لك أهل المدرج مكانًا.',
  },
  sources: [
    {
      fact: 'Clubs 14, from 2026–27',
      read: [
        'https://www.fourfourtwo.com/news/how-will-the-womens-super-league-expansion-work',
        'https://www.cityam.com/wsl-to-expand-to-14-teams-from-2026-27-season/',
      ],
    },
    {
      fact: 'Champion of 2024–25: Chelsea. The champion of 2025–26 could not be read',
      read: [
        'https://www.fpshub.com/?p=964408',
        'https://vipbox.web.id/news/football/11095/13502101/man-city-thrash-chelsea-to-prove-they-are-the-womens-super-leagues-new-dominant-force',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
