import type { LeagueEntry } from '../schema.ts';

export const serieA: LeagueEntry = {
  slug: 'serie-a',
  sport: 'football',
  name: { en: 'Serie A', ar: 'الدوري الإيطالي' },
  aliases: { en: ['Italian league', 'Calcio'], ar: ['الكالتشيو', 'السيري آ'] },
  country: { en: 'Italy', ar: 'إيطاليا' },
  clubs: 20,
  champion: { name: { en: 'Inter', ar: 'إنتر' }, season: '2025–26' },
  url: 'https://www.legaseriea.it/',
  intro: {
    en: 'Three points, one scudetto and a curva behind each goal that stages its own show before kick-off. In Milan, Rome and Turin two clubs share one city, so every derby is a family matter. Sunday evening belongs to the posticipo, and to whoever brings the pasta.',
    ar: 'الإسكوديتو غاية الجميع، وخلف كل مرمى «كورفا» تقدّم عرضها قبل صافرة البداية. في ميلانو وروما وتورينو ناديان لمدينة واحدة، فالديربي هناك شأن عائلي. ومساء الأحد لمباراة السهرة، ولمن يتكفّل بالمكرونة.',
  },
  sources: [
    {
      fact: 'Champion of 2025–26: Inter',
      read: [
        'stored file 71185413992: recent champions by competition',
        'stored file 67332644405: champions of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
