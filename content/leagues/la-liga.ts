import type { LeagueEntry } from '../schema.ts';

export const laLiga: LeagueEntry = {
  slug: 'la-liga',
  sport: 'football',
  name: { en: 'La Liga', ar: 'الدوري الإسباني' },
  aliases: { en: ['Spanish league', 'Liga', 'LaLiga EA Sports'], ar: ['الليغا', 'لا ليغا', 'الإسباني'] },
  country: { en: 'Spain', ar: 'إسبانيا' },
  founded: 1929,
  clubs: 20,
  champion: { name: { en: 'Barcelona', ar: 'برشلونة' }, season: '2025–26' },
  url: 'https://www.laliga.com/',
  intro: {
    en: 'Spain plays late, eats later and talks football until breakfast. El Clásico divides living rooms in every time zone, while Seville, Bilbao and Valencia guard loyalties of their own. The word to know is peña, Spanish for a fan club with a bar attached.',
    ar: 'إسبانيا تلعب متأخرة وتتعشى بعدها وتتحدث عن الكرة حتى الفجر. الكلاسيكو يقسم البيت الواحد إلى نصفين، ولإشبيلية وبلباو وفالنسيا عشاق لا يبدّلون. والكلمة التي تلزمك «بينيا»، وهي عند الإسبان رابطة مشجعين ومقهى معًا.',
  },
  metaDescription: {
    en: 'La Liga for company: a match day by the clock, what a peña is, how level teams are separated, and how to follow Spanish football from elsewhere.',
    ar: 'الدوري الإسباني مع رفقة: يوم المباراة بالساعة، وما البينيا، وكيف يُفصل بين فريقين متساويين، وكيف تتابعه من هنا.',
  },
  sources: [
    {
      fact: 'Champion of 2025–26: Barcelona',
      read: [
        'stored file 71185413992: recent champions by competition',
        'stored file 66159873889: champions of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
