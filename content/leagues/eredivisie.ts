import type { LeagueEntry } from '../schema.ts';

export const eredivisie: LeagueEntry = {
  slug: 'eredivisie',
  sport: 'football',
  name: { en: 'Eredivisie', ar: 'الدوري الهولندي' },
  article: true,
  aliases: { en: ['Dutch league'], ar: ['الإريديفيزي'] },
  country: { en: 'Netherlands', ar: 'هولندا' },
  founded: 1956,
  clubs: 18,
  champion: { name: { en: 'PSV', ar: 'آيندهوفن' }, season: '2025–26' },
  url: 'https://eredivisie.nl/',
  intro: {
    en: 'The Eredivisie raises footballers the rest of Europe will pay for, and its crowds see them first. De Klassieker sets Amsterdam against Rotterdam, with Eindhoven never far from either. Share the discovery before the transfer.',
    ar: 'تصنع هولندا لاعبين تدفع أوروبا ثمنهم لاحقًا، وجمهورها أول من يراهم. «دي كلاسيكر» تضع أمستردام في وجه روتردام، وأيندهوفن ليست بعيدة عنهما. شارك غيرك الاكتشاف قبل صفقة الانتقال.',
  },
  sources: [
    {
      fact: 'Champion of 2025–26: PSV',
      read: [
        'stored file 54531896732: honours of clubs',
        'stored file 61512805282: European power rankings, August 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
