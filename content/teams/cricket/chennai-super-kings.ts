import type { TeamEntry } from '../../schema.ts';

export const chennaiSuperKings: TeamEntry = {
  slug: 'chennai-super-kings',
  name: { en: 'Chennai Super Kings', ar: 'تشيناي سوبر كينغز' },
  aliases: { en: ['CSK', 'Super Kings'], ar: ['سوبر كينغز', 'تشيناي'] },
  sport: 'cricket',
  league: 'ipl',
  short: { en: 'CHN', ar: 'تشيناي' },
  badge: { colours: ['#F9CD05', '#1B3F8B', '#F15A22'], pattern: 'halves' },
  description: {
    en: 'Whistles, yellow walls and a city that waited two years for its team: company for the Super Kings family near you.',
    ar: 'صافرات ومدرجات صفراء ومدينة انتظرت فريقها عامين: عائلة سوبر كينغز قريبة منك.',
  },
  story: {
    en: [
      '“Whistle podu” means blow a whistle, and Chepauk does. The anthem gave the order, the street vendors on Wallajah Road sell the instrument, and by the powerplay several thousand amateur referees are at work in yellow.',
      'Cricket has been played on this spot beside the Buckingham Canal since the nineteenth century, and Chennai’s crowd is famous in India for applauding good play by anybody, as Pakistan’s team found on its lap of honour after winning a Test here in 1999. The franchise of 2008 inherited those manners and added volume.',
      'M. S. Dhoni, the captain of those years, is simply Thala here, the chief, with his 7 on every back. He only had to get up from his seat to bat, and a whole stand rose, in whichever city it was.',
      'For two seasons, 2016 and 2017, the club was suspended. It returned in 2018, and when a dispute over the water of the Kaveri drove its home games out of the state, a special train, the Whistlepodu Express, took a thousand supporters to Pune, across half the country. They won the title that year. Mumbai is the great rival, Bengaluru the neighbour one shares a river and very little else with. After night games the talk cools down on Marina Beach.',
    ],
    ar: [
      '«ويسل بودو» بلغة أهل تشيناي تعني: انفخ الصافرة. هكذا يأمر النشيد، والباعة على طريق والاجا يوفرون الأداة، فما إن يبدأ اللعب حتى يعمل في ملعب تشيباك آلاف الحكام الهواة بقمصان صفراء.',
      'يُلعب الكريكيت على هذه الأرض منذ القرن التاسع عشر، وجمهورها مشهور في الهند بأنه يصفق للعب الجميل أيًّا كان صاحبه. اسأل الباكستانيين عن عام 1999 حين فازوا هنا وداروا حول الملعب فوقف لهم المدرج. وجاء الفريق عام 2008 فورث هذا الأدب وأضاف إليه الضجيج.',
      'غاب النادي موسمي 2016 و2017 بقرار إيقاف، وعاد في 2018. ولما أخرج خلافٌ على مياه نهر كافيري مبارياته من الولاية، حمل قطار خاص ألف مشجع إلى بونه عبر نصف البلاد، وانتهى العام باللقب. مومباي هو الخصم الأكبر، وبنغالور جار يشاركهم النهر ولا يشاركهم غيره. وبعد السهرات يبرد الحديث على رمال شاطئ مارينا.',
      'واسم القائد دوني يُقال هنا «ثالا»، أي الزعيم، ورقمه 7 على كل ظهر. كان يكفي أن ينهض من مقعده ليضرب حتى يقف المدرج كله، في أي مدينة لعب.',
    ],
  },
  venue: { en: 'M. A. Chidambaram Stadium', ar: 'ملعب تشيدامبارام' },
  capacity: 38000,
  city: { en: 'Chennai', ar: 'تشيناي' },
  country: { en: 'India', ar: 'الهند' },
  founded: '2008',
  sameAs: ['https://www.chennaisuperkings.com/'],
  honoursTo: 2026,
  honours: [{ count: 5, title: { en: 'IPL titles', ar: 'ألقاب الدوري الهندي IPL' } }],
  sources: [
    {
      fact: 'Capacity 38,000: 38,175 rounded down',
      read: [
        'https://www.thehindu.com/sport/cricket/2023-icc-world-cup-venues-ma-chidambaram-stadium-capacity-pitch-info-and-all-you-need-to-know/article67361122.ece',
        'https://wikisum.wiki/wiki/M._A._Chidambaram_Stadium',
      ],
    },
    {
      fact: 'IPL titles 5, to 2026',
      read: [
        'stored file 55998468855: IPL champions',
        'https://www.business-standard.com/amp/cricket/ipl/from-2008-to-2024-check-the-full-list-of-winners-in-ipl-history-here-125031300609_1.html',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
