import type { LeagueEntry } from '../schema.ts';

export const mls: LeagueEntry = {
  slug: 'mls',
  sport: 'football',
  name: { en: 'MLS', ar: 'الدوري الأمريكي MLS' },
  aliases: { en: ['Major League Soccer'], ar: ['الدوري الأمريكي', 'إم إل إس'] },
  country: { en: 'United States and Canada', ar: 'الولايات المتحدة وكندا' },
  clubs: 30,
  champion: { name: { en: 'Inter Miami', ar: 'إنتر ميامي' }, season: '2025' },
  url: 'https://www.mlssoccer.com/',
  intro: {
    en: 'Thirty clubs on one continent, with away trips that cross four time zones. Supporters’ sections march to the ground with drums and keep singing when the home side is three down. An away section begins with one seat on the flight, and another beside it.',
    ar: 'ثلاثون ناديًا في قارة واحدة، ورحلات خارج الأرض تعبر أربع مناطق زمنية. تسير الروابط إلى الملعب على وقع الطبول وتغني حتى والفريق متأخر بثلاثية. ومدرج الضيوف يبدأ بمقعد في الطائرة، ومقعد بجانبه.',
  },
  metaDescription: {
    en: 'MLS for company: thirty clubs, away trips across four time zones, the march to the ground, and how to follow the season from afar.',
    ar: 'الدوري الأمريكي MLS مع رفقة: ثلاثون ناديًا، ورحلات تعبر أربع مناطق زمنية، ومسيرة إلى الملعب، وكيف تتابعه من هنا.',
  },
  sources: [
    {
      fact: 'Champion of 2025: Inter Miami',
      read: [
        'stored file 71185413992: recent champions by competition',
        'stored file 71036722340: champions of 2025',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
