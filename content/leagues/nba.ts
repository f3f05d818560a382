import type { LeagueEntry } from '../schema.ts';

export const nba: LeagueEntry = {
  slug: 'nba',
  sport: 'basketball',
  name: { en: 'NBA', ar: 'دوري السلة الأمريكي NBA' },
  article: true,
  aliases: {
    en: ['National Basketball Association'],
    ar: ['إن بي إيه', 'دوري السلة الأمريكي', 'الدوري الأمريكي لكرة السلة'],
  },
  country: { en: 'United States and Canada', ar: 'الولايات المتحدة وكندا' },
  founded: 1946,
  clubs: 30,
  champion: { name: { en: 'New York Knicks', ar: 'نيويورك نيكس' }, season: '2025–26' },
  url: 'https://www.nba.com/',
  intro: {
    en: 'Thirty teams, 82 games each before the play-offs even start, and highlights that reach you before breakfast. The NBA is a league of nicknames, sneakers and buzzer-beaters. The fourth quarter belongs to those who stayed up.',
    ar: 'ثلاثون فريقًا و82 مباراة لكل منها قبل أن تبدأ الأدوار الإقصائية، ولقطات تصلك مع الفطور. دوري NBA ألقاب نجوم وأحذية رياضية ورميات مع صافرة الختام. والربع الرابع لمن سهر.',
  },
  sources: [
    {
      fact: 'Champion of 2025–26: New York Knicks',
      read: [
        'stored file 67121906619: American champions of 2026',
        'stored file 61919250028: release notes of a champions board',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
