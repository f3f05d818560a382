import type { LeagueEntry } from '../schema.ts';

export const primeiraLiga: LeagueEntry = {
  slug: 'primeira-liga',
  sport: 'football',
  name: { en: 'Primeira Liga', ar: 'الدوري البرتغالي' },
  article: true,
  aliases: { en: ['Portuguese league', 'Liga Portugal'], ar: ['ليغا البرتغال'] },
  country: { en: 'Portugal', ar: 'البرتغال' },
  founded: 1934,
  clubs: 18,
  champion: { name: { en: 'Porto', ar: 'بورتو' }, season: '2025–26' },
  url: 'https://www.ligaportugal.pt/',
  intro: {
    en: 'Os Três Grandes, the big three of Lisbon and Porto, have taken all but two of the championships. Around them a whole country reads three daily sports papers over coffee. All that is missing is a café table, on either side of the Douro or far from it.',
    ar: 'ثلاثة كبار من لشبونة وبورتو أخذوا ألقاب الدوري كلها إلا اثنين. وحولهم بلد يقرأ صحفه الرياضية اليومية مع القهوة. ابحث عن طاولتك في المقهى، قرب نهر دويرو أو بعيدًا عنه.',
  },
  sources: [
    {
      fact: 'Champion of 2025–26: Porto',
      read: [
        'stored file 71185413992: recent champions by competition',
        'stored file 54531896732: honours of clubs',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
