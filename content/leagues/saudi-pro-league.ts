import type { LeagueEntry } from '../schema.ts';

export const saudiProLeague: LeagueEntry = {
  slug: 'saudi-pro-league',
  sport: 'football',
  name: { en: 'Saudi Pro League', ar: 'دوري روشن السعودي' },
  article: true,
  aliases: {
    en: ['SPL', 'RSL', 'Roshn Saudi League', 'Roshn League', 'Saudi League'],
    ar: [
      'دوري روشن',
      'روشن',
      'الدوري السعودي',
      'دوري المحترفين السعودي',
      'كأس الملك',
      'كأس خادم الحرمين الشريفين',
      'الرياض',
      'ديربي الرياض',
    ],
  },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  short: true,
  founded: 1976,
  clubs: 18,
  champion: { name: { en: 'Al Nassr', ar: 'النصر' }, season: '2025–26' },
  url: 'https://www.spl.com.sa/',
  intro: {
    en: 'Riyadh and Jeddah give the Saudi Pro League its two great derbies, and an argument that fills every majlis. The stands answer with drums, tifos and songs led from behind the goal. Choose your side of the city, and keep it, at home or abroad.',
    ar: 'دوري روشن ديربي في الرياض وديربي في جدة، ونقاش لا يخلو منه مجلس من الشرقية إلى الجنوب. والمدرج يردّ بالطبول والتيفو وأهازيج الرابطة خلف المرمى. اختر شطرك من المدينة وابقَ عليه، في الديار وفي الغربة.',
  },
  sources: [
    {
      fact: 'Champion of 2025–26: Al Nassr',
      read: [
        'stored file 71185413992: recent champions by competition',
        'stored file 62420912227: Saudi clubs',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
