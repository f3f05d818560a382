import type { TeamEntry } from '../../schema.ts';

export const rangers: TeamEntry = {
  slug: 'rangers',
  name: { en: 'Rangers', ar: 'رينجرز' },
  aliases: { en: ['The Gers', 'Glasgow Rangers'], ar: ['غلاسكو رينجرز'] },
  sport: 'football',
  league: 'scottish-premiership',
  short: { en: 'RAN', ar: 'رينجرز' },
  badge: { colours: ['#1B458F', '#FFFFFF', '#D4213D'], pattern: 'sash' },
  description: {
    en: 'Rangers fans within reach: Ibrox stories, a good screen for match night and company on the long road to Aberdeen.',
    ar: 'مجتمع مشجعي رينجرز: حكايات آيبروكس، وشاشة تليق بليلة المباراة، ورفقة على الطريق الطويل إلى أبردين.',
  },
  story: {
    en: [
      'Four boys out walking in a Glasgow park decided they ought to have a football team. The brothers Moses and Peter McNeil, Peter Campbell and William McBeath had no kit, no ground and barely a ball. That was 1872, and Moses lifted the name Rangers from a book about English rugby. Their first pitch was Fleshers’ Haugh on Glasgow Green, where anyone early enough could have the space.',
      'Ibrox keeps its manners. The red-brick main stand of 1929, Archibald Leitch’s finest, hides a marble staircase and a trophy room in which voices drop by themselves. John Greig stands in bronze at the corner, above the names of those who did not come home in 1971, when 66 died on Stairway 13. Every January there is quiet.',
      'The blue is royal and the nickname is the Gers. In 2012 a financial collapse dropped them into the fourth tier, and Ibrox filled up for matches against small towns, as a test of loyalty. In 2022 there was a European final in Seville. Tens of thousands went without a ticket, saw it lost on penalties and came home singing.',
      'Barcelona in 1972 brought the Cup Winners’ Cup, and Tina Turner’s Simply the Best later brought the tune. The argument called the Old Firm has been going since 1888, with Aberdeen keen to join in. Edmiston Drive fills from Paisley Road West and from the Subway, one orange circle where for an hour every single carriage is blue.',
    ],
    ar: [
      'أربعة فتيان يتمشّون في حديقة بغلاسكو قرروا أن يصير لهم فريق. لا قمصان ولا ملعب، بل فكرة عام 1872 واسم التقطه موزس ماكنيل من كتاب عن الرجبي الإنجليزي: رينجرز. أول ملاعبهم «فليشرز هو»، ومن يصل مبكرًا يلعب.',
      'آيبروكس ملعب له هيبته: واجهة من الطوب الأحمر صمّمها عام 1929 المعماري أرشيبالد ليتش، وخلفها درج من الرخام. وعند الزاوية تمثال جون غريغ فوق أسماء ستة وستين مشجعًا رحلوا على «الدرج 13» في يناير 1971.',
      'تُوّج النادي بكأس الكؤوس الأوروبية في برشلونة عام 1972، وتبنّت مدرجاته أغنية تينا تيرنر «سيمبلي ذا بست». أما ديربي «الأولد فيرم» أمام سلتيك فجدال بدأ عام 1888 ولم يُقفل بعد. يصل الجمهور بالمترو الدائري البرتقالي، أو مشيًا من بيزلي رود ويست حتى يزرقّ شارع إدميستون.',
      'أزرقه ملكي، ولقبه «الجيرز»، وقائمته حافلة ببطولات الدوري الاسكتلندي. وفي 2012 وجد نفسه في الدرجة الرابعة بعد أزمة مالية، فامتلأ آيبروكس لمباريات أمام فرق بلدات صغيرة، وعدّها جمهوره امتحانًا للوفاء. ثم جاء نهائي إشبيلية الأوروبي عام 2022، وسافر إليه عشرات الألوف بلا تذاكر، وخسروه بركلات الترجيح وعادوا يغنون.',
    ],
  },
  venue: { en: 'Ibrox Stadium', ar: 'ملعب آيبروكس' },
  capacity: 51000,
  city: { en: 'Glasgow', ar: 'غلاسكو' },
  country: { en: 'Scotland', ar: 'اسكتلندا' },
  founded: '1872',
  sameAs: ['https://www.rangers.co.uk'],
  honoursTo: 2026,
  honours: [{ count: 55, title: { en: 'League titles', ar: 'ألقاب الدوري' } }],
  sources: [
    {
      fact: 'Capacity 51,000: 51,700 rounded down, since the work of 2024',
      read: [
        'https://www.timeout.com/uk/news/legendary-scottish-stadium-ibrox-could-soon-get-much-bigger-112625',
        'https://www.thestadiumbusiness.com/2024/01/05/rangers-reveal-ibrox-upgrade-plans-2/',
      ],
    },
    {
      fact: 'League titles 55, to 2026',
      read: [
        'stored file 54531896732: honours of clubs',
        'https://www.sport1.de/news/internationaler-fussball/2023/05/celtic-feiert-53-meistertitel-in-schottland',
      ],
    },
    {
      fact: 'Final in Seville, 2022',
      read: [
        'https://www.fourfourtwo.com/news/rangers-fan-zone-set-up-in-seville-but-no-europa-league-final-screening-at-ibrox-1652454609000',
        'https://www.springfieldnewssun.com/nation-world/seville-on-alert-150000-expected-for-europa-league-final/JJYCIQRV55CI3ONJQU3CMAXWII/',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
