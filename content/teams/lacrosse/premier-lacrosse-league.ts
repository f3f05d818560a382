import type { TeamEntry } from '../../schema.ts';

export const premierLacrosseLeague: TeamEntry = {
  slug: 'premier-lacrosse-league',
  name: { en: 'Premier Lacrosse League', ar: 'الدوري الممتاز للاكروس' },
  article: true,
  aliases: { en: ['PLL'], ar: ['دوري اللاكروس'] },
  sport: 'lacrosse',
  kind: 'competition',
  short: { en: 'LAX', ar: 'لاكروس' },
  badge: { colours: ['#0B0B0F', '#F7F3E9', '#2B3FAE'], pattern: 'cross' },
  description: {
    en: 'Premier Lacrosse League fans: the Creator’s Game with a shot clock, a touring summer, and people at the next stop or screen.',
    ar: 'الدوري الممتاز للاكروس: لعبة قديمة بساعة رمي حديثة، وصيف من الترحال، ورفاق في المحطة القادمة أو أمام الشاشة.',
  },
  story: {
    en: [
      'Long before anyone drew a crease on a field, the Haudenosaunee played this as the Creator’s Game, for healing and for settling things, over distances that would count today as a hike. Sticks were put into cradles and, at the end, into graves. Any account that starts with colleges starts late.',
      'The professional league is young. Paul Rabil, tired of playing for crowds that would fit in a bus, set it up with his brother Mike in 2018, and the first weekend was at Gillette Stadium in June 2019. All the clubs travelled together from city to city, like a circus with shoulder pads. In the summer of 2020 they shut themselves in at Herriman, Utah, and played the season in a fortnight. Home towns came in 2024. Whipsnakes against Redwoods, the first final, went to overtime and set the tone. Tailgates run on Maryland crab or Long Island bagels depending on who is in. Wherever two strangers carry sticks on one train, a catch gets played on the platform.',
    ],
    ar: [
      'قبل أن تُرسم الخطوط على الملاعب كان شعب الهودنوشوني يسمي هذه اللعبة «لعبة الشفاء»، ويلعبها ليداوي مريضًا أو يفض نزاعًا، على مسافات تُعد اليوم رحلة مشي، وتوضع العصا في المهد عند الولادة وفي القبر عند الرحيل. فالحكاية التي تبدأ من الجامعات تبدأ متأخرة.',
      'أما دوري المحترفين فحديث العهد: ملّ بول رابيل اللعب أمام جمهور تحمله حافلة واحدة، فأسسه مع شقيقه مايك عام 2018، وكانت الجولة الأولى في ملعب جيليت في يونيو 2019. تنقلت الأندية معًا من مدينة إلى أخرى مثل سيرك بواقيات أكتاف، وفي صيف 2020 أغلقوا على أنفسهم في هيريمان بولاية يوتا ولعبوا الموسم كله في أسبوعين. ثم صار لكل فريق موطن عام 2024. نهائي ويبسنيكس وريدوودز الأول ذهب إلى وقت إضافي فعرف الناس ما ينتظرهم. وفي مواقف السيارات سلطعون ماريلاند أو كعك لونغ آيلاند، بحسب صاحب الأرض. وإذا التقى غريبان يحملان عصًا على رصيف قطار بدأ التمرير قبل السلام. وفي الخليج قلّة تعرف قواعده، فإن وجدت صاحب عصا في حيّك فتمسك به.',
    ],
  },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '2018',
  sameAs: ['https://premierlacrosseleague.com/'],
  sources: [
    {
      fact: '2018 to 2024',
      read: [
        'https://newspub.live/west/utah/a-pro-lacrosse-team-will-call-utah-home/?amp=1',
        'https://stevensonvillager.com/21608/reviews/premier-lacrosse-league-debut-excites-fans/',
      ],
    },
  ],
  updated: '2026-11-29',
};
