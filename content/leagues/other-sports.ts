import type { z } from 'zod';
import type { leagueSchema } from '../schema.ts';

/** Leagues of the games other than football. */
export const otherLeagues: z.input<typeof leagueSchema>[] = [
  {
    slug: 'nba',
    sport: 'basketball',
    name: { en: 'NBA', ar: 'دوري السلة الأمريكي NBA' },
    aliases: {
      en: ['National Basketball Association'],
      ar: ['إن بي إيه', 'دوري السلة الأمريكي', 'الدوري الأمريكي لكرة السلة'],
    },
    country: { en: 'United States and Canada', ar: 'الولايات المتحدة وكندا' },
    founded: 1946,
    clubs: 30,
    url: 'https://www.nba.com/',
    intro: {
      en: 'Thirty teams, 82 games each before the play-offs even start, and highlights that reach you before breakfast. The NBA is a league of nicknames, sneakers and buzzer-beaters. Find the fans who stay up for the fourth quarter.',
      ar: 'ثلاثون فريقًا و82 مباراة لكل منها قبل أن تبدأ الأدوار الإقصائية، ولقطات تصلك مع الفطور. دوري NBA ألقاب نجوم وأحذية رياضية ورميات مع صافرة الختام. هنا من يسهر للربع الرابع.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-21',
  },
  {
    slug: 'mlb',
    sport: 'baseball',
    name: { en: 'MLB', ar: 'دوري البيسبول الأمريكي MLB' },
    aliases: { en: ['Major League Baseball', 'World Series'], ar: ['دوري البيسبول الأمريكي', 'إم إل بي'] },
    country: { en: 'United States and Canada', ar: 'الولايات المتحدة وكندا' },
    clubs: 30,
    url: 'https://www.mlb.com/',
    intro: {
      en: 'The American and National Leagues play from spring to the World Series in the autumn, almost every single day. Each ballpark has its own walls, winds and hot dog. Keep score with someone from your side of the standings.',
      ar: 'الدوري الأمريكي والدوري الوطني يلعبان من الربيع حتى «وورلد سيريز» في الخريف، كل يوم تقريبًا. ولكل ملعب جدرانه ورياحه ووجبته. دوّن النتيجة مع من يشجع فريقك.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-21',
  },
  {
    slug: 'nhl',
    sport: 'hockey',
    name: { en: 'NHL', ar: 'دوري هوكي الجليد NHL' },
    aliases: {
      en: ['National Hockey League', 'Stanley Cup'],
      ar: ['دوري الهوكي', 'إن إتش إل', 'كأس ستانلي'],
    },
    country: { en: 'United States and Canada', ar: 'الولايات المتحدة وكندا' },
    founded: 1917,
    clubs: 32,
    url: 'https://www.nhl.com/',
    intro: {
      en: 'Thirty-two teams chase the Stanley Cup, a trophy every winning player takes home for a day. Six of them once made up the whole NHL, and their rivalries still set the tone. Find the bar that keeps the sound on during overtime.',
      ar: 'اثنان وثلاثون فريقًا خلف كأس ستانلي التي يأخذها كل بطل إلى بيته يومًا. ستة منها كانت الدوري كله في زمن مضى، وما زالت منافساتها تحدد الإيقاع. ابحث عن مكان يرفع الصوت في الوقت الإضافي.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-21',
  },
  {
    slug: 'ipl',
    sport: 'cricket',
    name: { en: 'Indian Premier League', ar: 'الدوري الهندي الممتاز للكريكيت' },
    aliases: { en: ['IPL'], ar: ['آي بي إل', 'الدوري الهندي'] },
    country: { en: 'India', ar: 'الهند' },
    founded: 2007,
    clubs: 10,
    url: 'https://www.iplt20.com/',
    intro: {
      en: 'Ten franchises, one auction and two months in which evenings in India belong to cricket. City colours come out on balconies from Chennai to Kolkata and in every office abroad. Find your franchise’s people for the next super over.',
      ar: 'عشرة فرق ومزاد واحد وشهران تصبح فيهما أمسيات الهند ملكًا للكريكيت. تُرفع ألوان المدن على الشرفات من تشيناي إلى كولكاتا، وفي مكاتب المغتربين. هنا أهل فريقك لـ«السوبر أوفر» القادم.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-21',
  },
  {
    slug: 'psl',
    sport: 'cricket',
    name: { en: 'Pakistan Super League', ar: 'الدوري الباكستاني الممتاز للكريكيت' },
    aliases: { en: ['PSL'], ar: ['بي إس إل', 'الدوري الباكستاني'] },
    country: { en: 'Pakistan', ar: 'باكستان' },
    founded: 2015,
    intro: {
      en: 'First played in the Emirates in 2016 and brought home to Lahore and Karachi step by step, the PSL is loved like something hard won. Fast bowling is its signature, and Lahore against Karachi its loudest night. Find the screen with the dhol beside it.',
      ar: 'بدأ الدوري الباكستاني في الإمارات عام 2016 ثم عاد خطوة خطوة إلى لاهور وكراتشي، فأحبه أهله حب من طال انتظاره. الرمي السريع توقيعه، ولاهور ضد كراتشي أعلى لياليه صوتًا. ابحث عن الشاشة التي يقف الطبل بجانبها.',
    },
    updated: '2026-11-21',
  },
  {
    slug: 'wpl',
    sport: 'womens-cricket',
    name: { en: 'Women’s Premier League', ar: 'دوري الكريكيت الهندي للسيدات (WPL)' },
    aliases: { en: ['WPL'], ar: ['الدوري الهندي للسيدات'] },
    country: { en: 'India', ar: 'الهند' },
    url: 'https://www.wplt20.com/',
    intro: {
      en: 'Mumbai won the first Women’s Premier League in 2023, and girls queued for autographs in the same shirts as their brothers. A short season makes each match count double. Follow it with fans who pick the eleven before the toss.',
      ar: 'نالت مومباي أول لقب عام 2023، واصطفّت الفتيات للتواقيع بالقمصان ذاتها التي يرتديها إخوتهن. موسم قصير يجعل كل مباراة بمباراتين. تابعه مع من يختار التشكيلة قبل القرعة.',
    },
    updated: '2026-11-21',
  },
];
