import type { LeagueEntry } from '../schema.ts';

export const nwsl: LeagueEntry = {
  slug: 'nwsl',
  sport: 'womens-soccer',
  name: { en: 'NWSL', ar: 'الدوري الأمريكي للسيدات NWSL' },
  article: true,
  aliases: { en: ['National Women’s Soccer League'], ar: ['الدوري الأمريكي للسيدات'] },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: 2012,
  clubs: 16,
  champion: { name: { en: 'Gotham FC', ar: 'غوثام' }, season: '2025' },
  url: 'https://www.nwslsoccer.com/',
  intro: {
    en: 'The NWSL kicked off its first season in 2013 and gave the Olympic champions a league to come home to. Kansas City built a stadium for its women’s team, the first of its kind in the professional game. Listen for the drum, and stand next to it.',
    ar: 'انطلق الموسم الأول عام 2013 ومنح البطلات الأولمبيات دوريًا يعدن إليه. وفي كانساس سيتي ملعب شُيّد لفريق السيدات خصيصًا، وهو الأول من نوعه في كرة المحترفات. اتبع صوت الطبل، وقف بجانبه.',
  },
  sources: [
    {
      fact: 'Teams 16, in 2026',
      read: [
        'https://www.goal.com/en-ug/lists/nwsl-2026-season-washington-spirit-portland-thorns-audi-field-denver-summit-fc-boston-legacy-opening-weekend/blt27fbf0346dfeb239',
        'https://justwomenssports.com/tag/boston-legacy-fc/',
      ],
    },
    {
      fact: 'Champion of 2025: Gotham FC',
      read: [
        'https://africa.espn.com/football/story/_/id/47066658/nwsl-championship-2025-gotham-fc-washington-spirit-lavelle',
        'https://www.oursportscentral.com/services/releases/spirit-drops-championship-to-gotham-fc-finishes-season-as-runner-up/n-6303033',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
