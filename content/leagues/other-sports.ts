import type { z } from 'zod';
import type { leagueSchema } from '../schema.ts';

/** Leagues of sports other than football. */
export const otherLeagues: z.input<typeof leagueSchema>[] = [
  {
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
      ar: 'ثلاثون فريقًا و82 مباراة لكل منها قبل أن تبدأ الأدوار الإقصائية، ولقطات تصلك مع الفطور. دوري NBA ألقاب نجوم وأحذية رياضية ورميات مع صافرة الختام. ستجد هنا من يسهر للربع الرابع.',
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
  },
  {
    slug: 'mlb',
    sport: 'baseball',
    name: { en: 'MLB', ar: 'دوري البيسبول الأمريكي MLB' },
    aliases: { en: ['Major League Baseball', 'World Series'], ar: ['دوري البيسبول الأمريكي', 'إم إل بي'] },
    country: { en: 'United States and Canada', ar: 'الولايات المتحدة وكندا' },
    clubs: 30,
    champion: { name: { en: 'Los Angeles Dodgers', ar: 'لوس أنجلوس دودجرز' }, season: '2025' },
    url: 'https://www.mlb.com/',
    intro: {
      en: 'The American and National Leagues play from spring to the World Series in the autumn, almost every single day. Each ballpark has its own walls, winds and hot dog. Keep score with someone whose team sits next to yours in the table.',
      ar: 'الدوري الأمريكي والدوري الوطني يلعبان من الربيع حتى «وورلد سيريز» في الخريف، كل يوم تقريبًا. ولكل ملعب جدرانه ورياحه ووجبته. دوّن النتيجة مع من يشجع فريقك.',
    },
    sources: [
      {
        fact: 'Champion of 2025: Los Angeles Dodgers',
        read: [
          'https://www.canyon-news.com/noh-canada-dodgers-repeat-as-world-series-champions/',
          'https://dailysports.net/news/los-angeles-dodgers-are-world-series-champions-for-the-second-year-in-a-row/',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'nhl',
    sport: 'hockey',
    name: { en: 'NHL', ar: 'دوري هوكي الجليد NHL' },
    article: true,
    aliases: {
      en: ['National Hockey League', 'Stanley Cup'],
      ar: ['دوري الهوكي', 'إن إتش إل', 'كأس ستانلي'],
    },
    country: { en: 'United States and Canada', ar: 'الولايات المتحدة وكندا' },
    founded: 1917,
    clubs: 32,
    champion: { name: { en: 'Carolina Hurricanes', ar: 'كارولاينا هوريكينز' }, season: '2025–26' },
    url: 'https://www.nhl.com/',
    intro: {
      en: 'Thirty-two teams chase the Stanley Cup, a trophy every winning player takes home for a day. Six of them once made up the whole NHL, and their rivalries still set the tone. In overtime the right bar is the one that keeps the sound on.',
      ar: 'اثنان وثلاثون فريقًا خلف كأس ستانلي التي يأخذها كل بطل إلى بيته يومًا. ستة منها كانت الدوري كله في زمن مضى، وما زالت منافساتها تحدد الإيقاع. وخير الأماكن ما بقي صوته مرفوعًا في الوقت الإضافي.',
    },
    sources: [
      {
        fact: 'Champion of 2025–26: Carolina Hurricanes',
        read: [
          'stored file 67121906619: American champions of 2026',
          'stored file 54975266225: NHL playoffs of 2026',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'ipl',
    sport: 'cricket',
    name: { en: 'Indian Premier League', ar: 'الدوري الهندي الممتاز للكريكيت' },
    article: true,
    aliases: { en: ['IPL'], ar: ['آي بي إل', 'الدوري الهندي'] },
    country: { en: 'India', ar: 'الهند' },
    founded: 2007,
    clubs: 10,
    champion: { name: { en: 'Royal Challengers Bengaluru', ar: 'رويال تشالنجرز بنغالورو' }, season: '2026' },
    url: 'https://www.iplt20.com/',
    intro: {
      en: 'Ten franchises, one auction and two months in which evenings in India belong to cricket. City colours come out on balconies from Chennai to Kolkata and in every office abroad. A super over lasts six balls a side, which is long enough to make a friend.',
      ar: 'عشرة فرق ومزاد واحد وشهران تصبح فيهما أمسيات الهند ملكًا للكريكيت. تُرفع ألوان المدن على الشرفات من تشيناي إلى كولكاتا، وفي مكاتب المغتربين. وهنا سيجتمع أهل فريقك، ومعهم تنتظر «السوبر أوفر» القادم.',
    },
    sources: [
      {
        fact: 'Champion of 2026: Royal Challengers Bengaluru',
        read: ['stored file 55998468855: IPL champions', 'stored file 71521451978: RCB in the IPL to 2026'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'psl',
    sport: 'cricket',
    name: { en: 'Pakistan Super League', ar: 'الدوري الباكستاني الممتاز للكريكيت' },
    article: true,
    aliases: { en: ['PSL'], ar: ['بي إس إل', 'الدوري الباكستاني'] },
    country: { en: 'Pakistan', ar: 'باكستان' },
    founded: 2015,
    clubs: 8,
    champion: { name: { en: 'Lahore Qalandars', ar: 'لاهور قلندرز' }, season: '2025' },
    intro: {
      en: 'First played in the Emirates in 2016 and brought home to Lahore and Karachi step by step, the PSL is loved like something hard won. Fast bowling is its signature, and Lahore against Karachi its loudest night. The screen to sit at is the one with the dhol beside it.',
      ar: 'بدأ الدوري الباكستاني في الإمارات عام 2016 ثم عاد خطوة خطوة إلى لاهور وكراتشي، فأحبه أهله حب من طال انتظاره. الرمي السريع توقيعه، ولاهور ضد كراتشي أعلى لياليه صوتًا. ابحث عن الشاشة التي يقف الطبل بجانبها.',
    },
    sources: [
      {
        fact: 'Teams 8, in 2026',
        read: ['stored file 71601820783: PSL teams', 'stored file 54342059893: PSL teams'],
      },
      {
        fact: 'Champion of 2025: Lahore Qalandars',
        read: [
          'https://www.urdupoint.com/en/sports/lahore-qalandars-clinch-third-psl-title-after-1985527.html',
          'https://psl-t20.com/perera-sikandar-inspire-qalandars-to-third-hbl-psl-title',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'wpl',
    sport: 'womens-cricket',
    name: { en: 'Women’s Premier League', ar: 'دوري الكريكيت الهندي للسيدات (WPL)' },
    article: true,
    aliases: { en: ['WPL'], ar: ['الدوري الهندي للسيدات'] },
    country: { en: 'India', ar: 'الهند' },
    clubs: 5,
    champion: { name: { en: 'Royal Challengers Bengaluru', ar: 'رويال تشالنجرز بنغالورو' }, season: '2026' },
    url: 'https://www.wplt20.com/',
    intro: {
      en: 'Mumbai won the first Women’s Premier League in 2023, and girls queued for autographs in the same shirts as their brothers. A short season makes each match count double. Follow it with fans who pick the eleven before the toss.',
      ar: 'نالت مومباي أول لقب عام 2023، واصطفّت الفتيات للتواقيع بالقمصان ذاتها التي يرتديها إخوتهن. موسم قصير يجعل كل مباراة بمباراتين. تابعه مع من يختار التشكيلة قبل القرعة.',
    },
    sources: [
      {
        fact: 'Teams 5, in 2026',
        read: [
          'https://www.newsbytesapp.com/news/sports/wpl-2026-all-you-need-to-know/story',
          'https://www.ndtvprofit.com/sports/wpl-2026-dates-match-timings-venues-schedule-format-full-squads-tickets-live-streaming-and-more',
        ],
      },
      {
        fact: 'Champion of 2026: Royal Challengers Bengaluru',
        read: [
          'https://www.indiatvnews.com/sports/cricket/wpl-2026-list-of-all-prize-winners-and-money-they-earned-2026-02-05-1029086',
          'https://indianexpress.com/article/sports/cricket/wpl-orange-cap-purple-cap-holders-mandhana-devine-10516142/',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
