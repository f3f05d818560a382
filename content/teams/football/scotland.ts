import type { TeamEntry } from '../../schema.ts';

export const scotland: TeamEntry[] = [
  {
    slug: 'celtic',
    name: { en: 'Celtic', ar: 'سلتيك' },
    aliases: { en: ['The Bhoys', 'Glasgow Celtic'], ar: ['سيلتيك', 'غلاسكو سلتيك'] },
    sport: 'football',
    league: 'scottish-premiership',
    short: { en: 'CEL', ar: 'سلتيك' },
    badge: { colours: ['#018749', '#FFFFFF', '#F2B632'], pattern: 'hoops' },
    description: {
      en: 'Celtic fans from the Gallowgate to the far side of the globe: match-night company, hoops on, and the Huddle at home.',
      ar: 'مشجعو سلتيك من شارع غالوغيت في غلاسكو إلى مدن بعيدة: ليلة مباراة بالخطوط الخضراء والبيضاء، وعناق جماعي قبل الصافرة.',
    },
    story: {
      en: [
        'Hunger founded this club. In November 1887, in the hall of St Mary’s church in the Calton, the Marist teacher Brother Walfrid proposed a football team that would pay for dinners for the poor children of Glasgow’s East End, most of them from Irish families. The team won its first match the next May, against Rangers, and the collecting tins have not stopped rattling since.',
        'On 25 May 1967, eleven men born within thirty miles of Celtic Park beat Inter in Lisbon and became the first British side to hold the European Cup. Jock Stein, who sent them out to attack, has his statue on the Celtic Way beside that of Walfrid and of Jimmy Johnstone. Supporters call the place Paradise, thanks to a journalist who thought the move from the old ground was like leaving a graveyard for it. Hearts came here on 16 May 2026 needing a draw for a first title since 1960, and led. It finished 3–1, two of the goals with the clock nearly out, and Celtic had their fifty-sixth.',
        'The hoops have run across the shirt since 1903, and for a long time the numbers were worn on the shorts, so as not to break the lines. On European nights the scarves go up for the anthem, and great opponents have said that they never heard its like.',
        'The players’ Huddle before kick-off has been copied across the world. The one of sixty thousand turned round, arms on shoulders, less successfully. Feet come down the Gallowgate past the Barras market, along London Road, or from Dalmarnock station. The fixture against Rangers stops the city; the others merely stop the East End.',
      ],
      ar: [
        'الجوع هو الذي أسّس هذا النادي. في نوفمبر 1887 اقترح الراهب المعلم والفريد، في قاعة كنيسة سانت ماري، فريق كرة يموّل وجبات الأطفال الفقراء شرق غلاسكو، وأغلبهم من عائلات أيرلندية. وكانت أول مباراة فوزًا على رينجرز، فبدأ كل شيء من هناك.',
        'أحد عشر لاعبًا وُلدوا جميعًا على أقل من ثلاثين ميلًا من الملعب، هزموا إنتر ميلان في لشبونة يوم 25 مايو 1967، فصار سلتيك أول نادٍ بريطاني يحمل كأس أوروبا. تمثال المدرب جوك ستين على ممر «سلتيك واي» يذكّر بأن تلك المجموعة كانت من أبناء الجيران. وفي 16 مايو 2026 جاء هارتس إلى هنا يكفيه التعادل ليكون بطلًا لأول مرة منذ 1960، وتقدّم، فانتهت 3–1 بهدفين في الأنفاس الأخيرة، وكان اللقب السادس والخمسين.',
        'عادة العناق الدائري قبل البداية خرجت من هنا إلى ملاعب العالم. تمشي الجماهير في غالوغيت بمحاذاة سوق باراس حتى «الجنة» كما يسمّونها، أو تنزل في محطة دالمارنوك. وفي يوم رينجرز تصبح غلاسكو نصفين لا ثالث لهما.',
        'أخضره مخطط عرضًا منذ 1903، وبقيت أرقام لاعبيه زمنًا على السراويل القصيرة حتى لا تُفسد الخطوط. وفي ليالي أوروبا تُرفع الشالات للنشيد، وكبار الخصوم شهدوا أنهم لم يسمعوا مثله. وفي الخليج ابحث عن رابطة المغتربين الاسكتلنديين قبل الصافرة بساعة.',
      ],
    },
    venue: { en: 'Celtic Park', ar: 'سلتيك بارك' },
    capacity: 60411,
    city: { en: 'Glasgow', ar: 'غلاسكو' },
    country: { en: 'Scotland', ar: 'اسكتلندا' },
    founded: '1887',
    sameAs: ['https://www.celticfc.com'],
    honoursTo: 2026,
    honours: [
      { count: 56, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 1, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'Capacity 60,411',
        read: [
          'https://footballflightclub.com/blogs/stadiums/celtic-park',
          'stored file 69820908249: football grounds',
        ],
      },
      {
        fact: 'League titles 56, to 2026',
        read: [
          'stored file 70238446778: 56th title of Celtic, May 2026',
          'https://sportresults.co/news/cw682ie9io46m2jwrzprc8dq',
        ],
      },
      {
        fact: 'European Cups 1, to 2026',
        read: [
          'stored file 54531896732: honours of clubs',
          'https://github.com/JoaoVitor128/CampsSimuler (src/Data/CL.js)',
        ],
      },
      {
        fact: 'Hoops of 1903, numbers on the shorts',
        read: [
          'https://uni-watch.com/2017/11/16/a-look-at-celtics-numbers-or-lack-of-them/',
          'https://sportmagazine.knack.be/sport/voetbal-internationaal/waarom-celtic-glasgow-tot-1994-weigerde-met-rugnummers-te-spelen/article-normal-1386417.html',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
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
  },
];
