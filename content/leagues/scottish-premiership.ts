import type { LeagueEntry } from '../schema.ts';

export const scottishPremiership: LeagueEntry = {
  slug: 'scottish-premiership',
  sport: 'football',
  name: { en: 'Scottish Premiership', ar: 'الدوري الاسكتلندي الممتاز' },
  article: true,
  aliases: {
    en: ['SPFL', 'Scottish league', 'Scottish Prem'],
    ar: ['الدوري الاسكتلندي', 'الدوري السكوتلندي'],
  },
  country: { en: 'Scotland', ar: 'اسكتلندا' },
  founded: 2013,
  clubs: 12,
  champion: { name: { en: 'Celtic', ar: 'سلتيك' }, season: '2025–26' },
  url: 'https://spfl.co.uk/',
  intro: {
    en: 'Twelve clubs, a league that splits in two after 33 matches, and a Glasgow derby that stops a city. Supporters travel by bus to Aberdeen, Dundee and back in one winter day. If the bus is full, there is always the bar that shows the early kick-off.',
    ar: 'اثنا عشر ناديًا، ودوري ينقسم نصفين بعد 33 جولة، وديربي يوقف غلاسكو كلها. يقطع المشجعون شمال البلاد بالحافلة ويعودون في يوم شتوي واحد. وإن فاتتك الحافلة فهناك دائمًا مقهى يعرض المباراة المبكرة.',
  },
  sources: [
    {
      fact: 'Champion of 2025–26: Celtic',
      read: [
        'stored file 54531896732: honours of clubs',
        'https://www.gbnews.com/sport/football/celtic-hearts-scottish-premiership-title',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
