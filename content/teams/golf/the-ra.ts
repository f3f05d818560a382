import type { TeamEntry } from '../../schema.ts';

export const theRa: TeamEntry = {
  slug: 'the-ra',
  name: { en: 'The R&A', ar: 'آر آند إيه' },
  aliases: { en: ['R and A', 'Royal and Ancient', 'St Andrews'], ar: ['سانت أندروز'] },
  sport: 'golf',
  kind: 'governing',
  short: { en: 'GOLF', ar: 'جولف' },
  badge: { colours: ['#0F2A47', '#C9A227', '#4C7A3D'], pattern: 'stripes' },
  description: {
    en: 'The R&A and its followers, on links and on sofas: the Old Course, the Claret Jug and the rule about the rake.',
    ar: 'آر آند إيه والملعب القديم وإبريق الكلاريت: ملتقى متابعي الجولف على العشب وأمام الشاشة.',
  },
  story: {
    en: [
      'A public road crosses the first and eighteenth fairways of the Old Course, and on Sundays the whole thing is closed to golfers so that St Andrews can walk its dogs there. It is a good corrective to grandeur. The R&A took its name in 2004 from the Royal and Ancient Golf Club, founded in 1754, whose sandstone clubhouse looks straight down the opening hole. It keeps the Rules of Golf together with the Americans and stages The Open, first played at Prestwick in 1860.',
      'Winners get the Claret Jug. Spectators get weather. They line the wall at the Road Hole, where a hotel is in play off the tee, and the steps above the Valley of Sin. They wait by the Swilcan Bridge because everyone who is ever going to say goodbye says it there. In Open week at Carnoustie, Troon or Royal Portrush the crowd is marshalled by volunteers with an arm in the air and an understood silence, then released. Turnberry 1977, Watson and Nicklaus, is the duel against which arguments are measured, mostly over supper on North Street.',
      'In 2025 The Open went back to Royal Portrush in Northern Ireland, in a week that began in sunshine and went on in showers. On the floodlit courses of the Gulf they follow it between one shot and the next.',
    ],
    ar: [
      'يقطع طريق عام الحفرتين الأولى والثامنة عشرة من «الملعب القديم» في سانت أندروز، ويوم الأحد يُغلق الملعب كله أمام اللاعبين ليتنزه فيه أهل البلدة. أخذت الهيئة اسمها عام 2004 من النادي الملكي العريق المؤسس في 1754، الذي يطل مبناه الحجري على ضربة البداية، وهي تحفظ قوانين الجولف مع الأمريكيين وتنظم بطولة بريطانيا المفتوحة (ذا أوبن) التي انطلقت في بريستويك عام 1860.',
      'الفائز يأخذ إبريق الكلاريت، والجمهور يأخذ المطر والريح. يصطف الناس عند سور «حفرة الطريق» حيث تمر الكرة فوق طرف فندق، وينتظرون عند جسر سويلكان لأن كل أسطورة ودّعت اللعبة ودّعتها من فوقه. وفي أسبوع البطولة بكارنوستي أو ترون أو بورتراش يرفع المتطوع ذراعه فيسكت الآلاف، ثم ينزلها فينفجرون. مبارزة واتسون ونيكلاوس في تيرنبري 1977 هي المقياس في كل جدال، وأغلب الجدال يدور على عشاء في شارع نورث.',
      'ولملاعب الخليج المضاءة ليلًا جمهور يتابع البطولة بين ضربة وأخرى. وفي عام 2025 عادت إلى بورتراش في أيرلندا الشمالية، في أسبوع بدأ بالشمس وأكمل بالمطر.',
    ],
  },
  venue: { en: 'Old Course, St Andrews', ar: 'الملعب القديم في سانت أندروز' },
  city: { en: 'St Andrews', ar: 'سانت أندروز' },
  country: { en: 'Scotland', ar: 'اسكتلندا' },
  founded: '2004',
  sameAs: ['https://www.randa.org/'],
  sources: [
    {
      fact: 'Weather at Royal Portrush, July 2025',
      read: [
        'https://www.newsletter.co.uk/news/national/watch-spectators-enjoy-the-warm-weather-at-the-153rd-open-championship-at-royal-portrush-5227169',
        'https://www.inkl.com/news/the-open-2025-weather-royal-portrush-forecast-for-round-1-after-yellow-warning-for-thunderstorms',
      ],
    },
  ],
  asOf: '2026-11-21',
  updated: '2026-11-29',
};
