import type { TeamEntry } from '../../schema.ts';

export const losAngelesDodgers: TeamEntry = {
  slug: 'los-angeles-dodgers',
  name: { en: 'Los Angeles Dodgers', ar: 'لوس أنجلوس دودجرز' },
  article: true,
  aliases: { en: ['Dodgers', 'LA Dodgers'], ar: ['الدودجرز'] },
  sport: 'baseball',
  league: 'mlb',
  short: { en: 'LAD', ar: 'دودجرز' },
  badge: { colours: ['#005A9C', '#FFFFFF', '#EF3E42'], pattern: 'sash' },
  description: {
    en: 'Brooklyn by birth, Chavez Ravine by heart: a place for Dodgers fans to share the late innings and the traffic home.',
    ar: 'بروكلين مسقط الرأس وتشافيز رافين مهوى القلب: ملتقى مشجعي دودجرز حتى آخر شوط.',
  },
  story: {
    en: [
      'What they dodged was trams. Brooklyn had so many that its people were called trolley dodgers, and the ball club of 1883 ended up with the name. On 15 April 1947 Jackie Robinson walked out for it at Ebbets Field and the whole sport changed. Forty-two is now retired by every team, and comes out once a year, on that date, on every back.',
      'The Dodgers left for California after the 1957 season, which parts of Brooklyn have yet to discuss. Since 1962 they have played above downtown in Chavez Ravine, with palms and the San Gabriel Mountains beyond the outfield and the sunset timed for about the third inning. For sixty-seven seasons Vin Scully opened the evening with “It’s time for Dodger baseball”, and people brought radios to the park to hear what they were looking at. Since Shohei Ohtani signed at the end of 2023, alarm clocks are set for the first pitch from Osaka to Seoul.',
      'Supporters walk up from Sunset Boulevard and Echo Park, eat a Dodger Dog because one does, and take the pavilions behind the outfield, the loud end of the house. San Francisco is the grudge. It came west with them, on the same moving day.',
    ],
    ar: [
      'ما كانوا يتفادونه هو الترام. كثرت خطوطه في بروكلين حتى سُمّي أهلها «المراوغين»، ومنهم أخذ نادي 1883 اسمه. وفي 15 أبريل 1947 نزل جاكي روبنسون إلى الملعب فتغيرت اللعبة كلها، ورقمه 42 محجوب اليوم في كل الفرق، ولا يعود إلا في ذكرى ذلك اليوم على ظهور الجميع.',
      'رحل دودجرز إلى كاليفورنيا بعد موسم 1957، وما زال في بروكلين من لم يسامح. ومنذ 1962 يلعب في «تشافيز رافين» المطلة على وسط المدينة، خلفه النخيل وجبال سان غابرييل، وغروب يصل عادةً مع الشوط الثالث. وعلى مدى 67 موسمًا افتتح المعلّق فين سكالي الأمسية بعبارة «حان وقت بيسبول دودجرز»، وكان الناس يحملون المذياع إلى المدرج ليسمعوه وهم يرون اللعب أمامهم.',
      'يصعد الجمهور مشيًا من «سانسيت بوليفارد» و«إيكو بارك»، وأعلى الأصوات تأتي من الجناحين خلف الملعب. أما سان فرانسيسكو جاينتس فجار قديم انتقل معهم غربًا في العام نفسه، وحمل الخصومة في أمتعته. ومن أوساكا إلى سيول يُضبط المنبه على مبارياته منذ وقّع له شوهي أوتاني آخر عام 2023.',
    ],
  },
  venue: { en: 'Dodger Stadium', ar: 'ملعب دودجر' },
  capacity: 56000,
  city: { en: 'Los Angeles', ar: 'لوس أنجلوس' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1883',
  sameAs: ['https://www.mlb.com/dodgers'],
  honoursTo: 2025,
  honours: [{ count: 9, title: { en: 'World Series titles', ar: 'ألقاب بطولة العالم للبيسبول' } }],
  sources: [
    {
      fact: 'World Series titles 9, to 2025',
      read: [
        'https://www.canyon-news.com/noh-canada-dodgers-repeat-as-world-series-champions/',
        'https://dailysports.net/news/los-angeles-dodgers-are-world-series-champions-for-the-second-year-in-a-row/',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
