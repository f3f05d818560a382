import type { TeamEntry } from '../../schema.ts';

export const chelsea: TeamEntry = {
  slug: 'chelsea',
  name: { en: 'Chelsea', ar: 'تشيلسي' },
  aliases: { en: ['CFC', 'The Blues'], ar: ['البلوز', 'تشلسي', 'شيلسي'] },
  sport: 'football',
  league: 'premier-league',
  short: { en: 'CHE', ar: 'تشيلسي' },
  badge: { colours: ['#034694', '#FFFFFF', '#DBA111'], pattern: 'quarters' },
  description: {
    en: 'Blues near you: Chelsea fans for match night, from the Fulham Road to your own street, celery optional.',
    ar: 'مشجعو تشيلسي في حيّك: ليلة مباراة بالأزرق، وحكايات من طريق فولهام، ومن يشاركك رحلاتك خارج الأرض.',
  },
  story: {
    en: [
      'Most clubs find a team and then look for a ground. In 1905 Gus Mears had it the other way round: he owned Stamford Bridge, Fulham would not rent it, so he started a rival in a pub across the road. The ground is not in Chelsea, by the way, and never has been. Fulham begins well before the turnstiles.',
      'Blue Is the Colour was recorded by the squad of 1972 and still closes a good afternoon. Celery has been flying through the Shed End for decades for reasons too rude to print, and Peter Osgood, king of that stand, has his ashes under the penalty spot in front of it. Penalties taken at that end have one extra spectator.',
      'In 2005 the title came back after exactly fifty years, in José Mourinho’s first season, and Lampard, Terry and Drogba became names that boys shouted in streets far from Fulham. Behind the stands there are a hotel and a museum now, and a stretch of old wall, the only piece of the first ground that still stands.',
      'Didier Drogba’s header in Munich in 2012, two minutes from the end of other people’s party, is the memory that everything is measured against. Leeds has been an argument since the 1970 Cup final replay, Tottenham one since roughly for ever. The Tube empties at Fulham Broadway, the King’s Road fills up early, and the long walk to Earl’s Court is for talking about it afterwards.',
    ],
    ar: [
      'عند غيره يأتي الفريق أولًا ثم الملعب، أما تشيلسي فعلى العكس تمامًا: كان غاس ميرز يملك ستامفورد بريدج ورفض فولهام استئجاره، فأسّس عام 1905 ناديًا على مقاس الملعب. واللطيف أن الملعب نفسه يقع في فولهام لا في تشيلسي.',
      'غنّى لاعبو 1972 «الأزرق هو اللون» وما زالت المدرجات تردّدها، وفي مدرج «الشيد» عادة غريبة هي رمي أعواد الكرفس في الهواء. وبيتر أوزغود باقٍ عندهم ملكًا لذلك المدرج بلا منازع.',
      'إن سألت عن أجمل ليلة فالجواب ميونيخ 2012: رأسية دروغبا قبل النهاية بدقيقتين، ثم ركلة الترجيح الأخيرة. يخرج الناس من محطة فولهام برودواي، ويبدأ الكلام مبكرًا في كينغز رود، ولا تنتهي النقاشات إلا عند إيرلز كورت.',
      'عرفه كثير منا مع مورينيو في موسمه الأول حين جاء اللقب عام 2005 بعد خمسين سنة بالتمام، ثم لامبارد وتيري ودروغبا، أسماء تُنطق هنا كأنها من أبناء الحي. وأغنية الأزرق تُعاد بعد كل فوز قبل أن تُطفأ الأضواء. وللملعب فندق ومتحف خلف المدرج، ومن وصل باكرًا رأى جزءًا من السور القديم، وهو آخر ما بقي من الملعب الأول.',
    ],
  },
  venue: { en: 'Stamford Bridge', ar: 'ستامفورد بريدج' },
  capacity: 40000,
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1905-03-10',
  sameAs: ['https://www.chelseafc.com'],
  honoursTo: 2026,
  honours: [
    { count: 6, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 8, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
    { count: 2, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'Capacity 40,000',
      read: [
        'stored file 66021404016: Premier League grounds',
        'stored file 63131488838: Premier League clubs',
      ],
    },
    {
      fact: 'League titles 6, FA Cups 8, European Cups 2, to 2026',
      read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
    },
    {
      fact: 'Title of 2005, wall of the Shed',
      read: [
        'https://www.chelseafc.com/en/news/article/from-the-museum-when-the-champagne-flowed-20-years-ago',
        'https://shedwall.chelseafc.com/about/',
        'https://roadfoggy.com/2021/10/06/2004-05-chelsea-f-c-season/',
        'http://worldsendchelsea.blogspot.com/2005/05/stamford-bridge-stadium.html',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
