import type { LeagueEntry } from '../schema.ts';

export const premierLeague: LeagueEntry = {
  slug: 'premier-league',
  sport: 'football',
  name: { en: 'Premier League', ar: 'الدوري الإنجليزي الممتاز' },
  article: true,
  aliases: {
    en: ['EPL', 'The Prem', 'English Premier League', 'English league'],
    ar: ['البريميرليج', 'البريمير', 'الدوري الإنجليزي', 'الإنجليزي الممتاز'],
  },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: 1992,
  clubs: 20,
  champion: { name: { en: 'Arsenal', ar: 'أرسنال' }, season: '2025–26' },
  season: { matchesEach: 38, matches: 380, from: 1992 },
  sampleFans: { from: 500_000, to: 600_000 },
  url: 'https://www.premierleague.com/',
  intro: {
    en: 'Twenty clubs, 38 matches each, and a fixture list that rules weekends from London to Lagos. Saturday at three is still sacred in England. Everywhere else the Premier League is a reason to find a screen at odd hours. Pick your club. Its song has the same words in any town.',
    ar: 'عشرون ناديًا، و38 مباراة لكل منها، وجدول يتحكم في عطلات نهاية الأسبوع من لندن إلى الرياض. عصر السبت موعد لا يُمسّ هناك، ومساء منتظر هنا. اختر ناديك، فأهازيجه واحدة في كل مدينة.',
  },
  sources: [
    {
      fact: 'Champion of 2025–26: Arsenal',
      read: [
        'stored file 71185413992: recent champions by competition',
        'stored file 66159873889: champions of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
