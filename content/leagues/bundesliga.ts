import type { LeagueEntry } from '../schema.ts';

export const bundesliga: LeagueEntry = {
  slug: 'bundesliga',
  sport: 'football',
  name: { en: 'Bundesliga', ar: 'الدوري الألماني' },
  article: true,
  aliases: { en: ['German league'], ar: ['البوندسليغا', 'البوندسليجه'] },
  country: { en: 'Germany', ar: 'ألمانيا' },
  founded: 1963,
  clubs: 18,
  champion: { name: { en: 'Bayern Munich', ar: 'بايرن ميونيخ' }, season: '2025–26' },
  url: 'https://www.bundesliga.com/',
  intro: {
    en: 'Standing terraces, members who hold the majority of most clubs and a train full of scarves every Saturday. The Bundesliga belongs to those who turn up. Half past three, German time, is the hour to turn up wherever you are.',
    ar: 'مدرجات للوقوف، وأعضاء يملكون أغلبية معظم الأندية، وقطار غاصّ بالشالات كل سبت. البوندسليغا ملك لمن يحضر. والثالثة والنصف بتوقيت ألمانيا هي الموعد، أينما كنت.',
  },
  sources: [
    {
      fact: 'Champion of 2025–26: Bayern Munich',
      read: [
        'stored file 71185413992: recent champions by competition',
        'stored file 66159873889: champions of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
