import type { z } from 'zod';
import type { leagueSchema } from '../schema.ts';

/** Leagues of men's football. */
export const footballLeagues: z.input<typeof leagueSchema>[] = [
  {
    slug: 'premier-league',
    sport: 'football',
    name: { en: 'Premier League', ar: 'الدوري الإنجليزي الممتاز' },
    article: true,
    aliases: {
      en: ['EPL', 'The Prem', 'English Premier League', 'English league'],
      ar: ['البريميرليج', 'البريمير', 'الدوري الإنجليزي', 'الإنجليزي الممتاز'],
    },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: 1992,
    clubs: 20,
    champion: { name: { en: 'Arsenal', ar: 'أرسنال' }, season: '2025–26' },
    season: { matchesEach: 38, matches: 380, from: 1992 },
    sampleFans: { from: 500_000, to: 600_000 },
    url: 'https://www.premierleague.com/',
    intro: {
      en: 'Twenty clubs, 38 matches each, and a fixture list that rules weekends from London to Lagos. Saturday at three is still sacred in England. Everywhere else the Premier League is a reason to find a screen at odd hours. Pick your club. Its song has the same words in any town.',
      ar: 'عشرون ناديًا، و38 مباراة لكل منها، وجدول يتحكم في عطلات نهاية الأسبوع من لندن إلى الرياض. عصر السبت موعد لا يُمسّ هناك، ومساء منتظر هنا. اختر ناديك وتعرّف على من يهتف له بالقرب منك.',
    },
    sources: [
      {
        fact: 'Champion of 2025–26: Arsenal',
        read: [
          'stored file 71185413992: recent champions by competition',
          'stored file 66159873889: champions of 2026',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'saudi-pro-league',
    sport: 'football',
    name: { en: 'Saudi Pro League', ar: 'دوري روشن السعودي' },
    article: true,
    aliases: {
      en: ['SPL', 'RSL', 'Roshn Saudi League', 'Roshn League', 'Saudi League'],
      ar: [
        'دوري روشن',
        'روشن',
        'الدوري السعودي',
        'دوري المحترفين السعودي',
        'كأس الملك',
        'كأس خادم الحرمين الشريفين',
        'الرياض',
        'ديربي الرياض',
      ],
    },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    short: true,
    founded: 1976,
    clubs: 18,
    champion: { name: { en: 'Al Nassr', ar: 'النصر' }, season: '2025–26' },
    url: 'https://www.spl.com.sa/',
    intro: {
      en: 'Riyadh and Jeddah give the Saudi Pro League its two great derbies, and an argument that fills every majlis. The stands answer with drums, tifos and songs led from behind the goal. Choose your side of the city, and keep it, at home or abroad.',
      ar: 'دوري روشن ديربي في الرياض وديربي في جدة، ونقاش لا يخلو منه مجلس من الشرقية إلى الجنوب. والمدرج يردّ بالطبول والتيفو وأهازيج الرابطة خلف المرمى. التقِ بأهل ناديك في مدينتك، أو بمن يشجعه مثلك في الغربة.',
    },
    sources: [
      {
        fact: 'Champion of 2025–26: Al Nassr',
        read: [
          'stored file 71185413992: recent champions by competition',
          'stored file 62420912227: Saudi clubs',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
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
  },
  {
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
      ar: 'الإسكوديتو غاية الجميع، وخلف كل مرمى «كورفا» تقدّم عرضها قبل صافرة البداية. في ميلانو وروما وتورينو ناديان لمدينة واحدة، فالديربي هناك شأن عائلي. اختر رفقتك لسهرة الأحد الإيطالية.',
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
  },
  {
    slug: 'bundesliga',
    sport: 'football',
    name: { en: 'Bundesliga', ar: 'الدوري الألماني' },
    article: true,
    aliases: { en: ['German league'], ar: ['البوندسليغا', 'البوندسليجه'] },
    country: { en: 'Germany', ar: 'ألمانيا' },
    founded: 1963,
    clubs: 18,
    champion: { name: { en: 'Bayern Munich', ar: 'بايرن ميونيخ' }, season: '2025–26' },
    url: 'https://www.bundesliga.com/',
    intro: {
      en: 'Standing terraces, members who hold the majority of most clubs and a train full of scarves every Saturday. The Bundesliga belongs to those who turn up. Half past three, German time, is the hour to turn up wherever you are.',
      ar: 'مدرجات للوقوف، وأعضاء يملكون أغلبية معظم الأندية، وقطار غاصّ بالشالات كل سبت. البوندسليغا ملك لمن يحضر. تعرّف على من يحضر حيث أنت، في الثالثة والنصف بتوقيت ألمانيا.',
    },
    sources: [
      {
        fact: 'Champion of 2025–26: Bayern Munich',
        read: [
          'stored file 71185413992: recent champions by competition',
          'stored file 66159873889: champions of 2026',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'ligue-1',
    sport: 'football',
    name: { en: 'Ligue 1', ar: 'الدوري الفرنسي' },
    aliases: { en: ['French league', 'Ligue One', 'Ligue Un'], ar: ['الليغ 1', 'ليغ ون'] },
    country: { en: 'France', ar: 'فرنسا' },
    clubs: 18,
    champion: { name: { en: 'Paris Saint-Germain', ar: 'باريس سان جيرمان' }, season: '2025–26' },
    url: 'https://ligue1.com/',
    intro: {
      en: 'Paris against Marseille is capital against port, and the whole of France takes a side. Around them stand Lyon, Lens and Lille, where the stadium is the town square. Every referee deserves one table that shouts in your accent.',
      ar: 'باريس ضد مارسيليا: العاصمة في مواجهة الميناء، وفرنسا كلها تنحاز. وحولهما ليون ولانس وليل حيث الملعب ساحة المدينة. ابحث عن الطاولة التي تحتج على الحكم بلهجتك.',
    },
    sources: [
      {
        fact: 'Champion of 2025–26: Paris Saint-Germain',
        read: [
          'stored file 71185413992: recent champions by competition',
          'stored file 67332644405: champions of 2026',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
