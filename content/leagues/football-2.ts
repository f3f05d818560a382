import type { z } from 'zod';
import type { leagueSchema } from '../schema.ts';

/** More leagues of men's football. */
export const footballLeaguesTwo: z.input<typeof leagueSchema>[] = [
  {
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
  },
  {
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
  },
  {
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
  },
  {
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
      ar: 'ثلاثون ناديًا في قارة واحدة، ورحلات خارج الأرض تعبر أربع مناطق زمنية. تسير الروابط إلى الملعب على وقع الطبول وتغني حتى والفريق متأخر بثلاثية. لك مكان مع الرابطة، وعلى متن الرحلة.',
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
  },
];
