import type { TeamEntry } from '../../schema.ts';

export const celtic: TeamEntry = {
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
      'The players’ Huddle before kick-off has been copied across the world. The crowd’s own version, sixty thousand with their backs to the pitch and arms on shoulders, has been copied less well. Feet come down the Gallowgate past the Barras market, along London Road, or from Dalmarnock station. The fixture against Rangers stops the city; the others merely stop the East End.',
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
};
