import type { z } from 'zod';
import type { leagueSchema } from '../schema.ts';

/** Leagues of women's football. */
export const womensFootballLeagues: z.input<typeof leagueSchema>[] = [
  {
    slug: 'womens-super-league',
    sport: 'womens-football',
    name: { en: 'Women’s Super League', ar: 'دوري السوبر الإنجليزي للسيدات' },
    article: true,
    aliases: { en: ['WSL'], ar: ['الدوري الإنجليزي للسيدات'] },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: 2010,
    clubs: 14,
    champion: { name: { en: 'Chelsea', ar: 'تشيلسي' }, season: '2024–25' },
    intro: {
      en: 'England’s top women’s division went fully professional in 2018 and now fills the men’s stadiums on big days. The chants are new, the rivalries are old, and the front row still gets a wave after the whistle. Come twice, and the regulars will save you a place.',
      ar: 'صار دوري السيدات الأول في إنجلترا احترافيًا بالكامل عام 2018، وبات يملأ أكبر الملاعب في مواعيده المنتظرة. الأهازيج جديدة والمنافسات قديمة، وللصف الأول تحية بعد الصافرة. تعرّف على من لا يفوّت مباراة.',
    },
    sources: [
      {
        fact: 'Clubs 14, from 2026–27',
        read: [
          'https://www.fourfourtwo.com/news/how-will-the-womens-super-league-expansion-work',
          'https://www.cityam.com/wsl-to-expand-to-14-teams-from-2026-27-season/',
        ],
      },
      {
        fact: 'Champion of 2024–25: Chelsea. The champion of 2025–26 could not be read',
        read: [
          'https://www.fpshub.com/?p=964408',
          'https://vipbox.web.id/news/football/11095/13502101/man-city-thrash-chelsea-to-prove-they-are-the-womens-super-leagues-new-dominant-force',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'saudi-womens-premier-league',
    sport: 'womens-football',
    name: { en: 'Saudi Women’s Premier League', ar: 'الدوري السعودي الممتاز للسيدات' },
    article: true,
    aliases: {
      en: ['SWPL', 'Saudi Women’s League', 'Saudi women'],
      ar: ['الدوري السعودي للسيدات', 'دوري السيدات السعودي', 'الممتاز للسيدات'],
    },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    founded: 2022,
    champion: { name: { en: 'Al Nassr', ar: 'النصر' }, season: '2024–25' },
    intro: {
      en: 'Eight clubs kicked it off on 13 October 2022, and daughters of men who had queued for derbies had a derby of their own. Al Nassr took the first three titles, to 2025, and set everybody else a target. Take the family, and sit by halfway.',
      ar: 'ثمانية أندية بدأته يوم 13 أكتوبر 2022، فصار لبنات أهل الديربي ديربي يخصهن. النصر نال ألقابه الثلاثة الأولى حتى 2025، فصار هدف البقية كلها. خذ عائلتك إلى المدرج، واحجز لها مقاعد متجاورة.',
    },
    sources: [
      {
        fact: 'Champion of 2024–25: Al Nassr',
        read: ['https://www.arabnews.pk/node/2594458/sport', 'https://arab.news/cssfv'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
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
  },
];
