import type { TeamEntry } from '../../schema.ts';

export const newcastleUnited: TeamEntry = {
  slug: 'newcastle-united',
  name: { en: 'Newcastle United', ar: 'نيوكاسل يونايتد' },
  aliases: {
    en: ['Newcastle', 'NUFC', 'The Magpies', 'Toon Army', 'The Toon'],
    ar: ['نيوكاسل', 'نيوكاسيل', 'الماغبايز'],
  },
  sport: 'football',
  league: 'premier-league',
  short: { en: 'NEW', ar: 'نيوكاسل' },
  badge: { colours: ['#241F20', '#FFFFFF', '#41B6E6'], pattern: 'stripes' },
  description: {
    en: 'Geordies at home and far from the Tyne: Newcastle United fans to watch with, sing with and travel with.',
    ar: 'أبناء التاين ومن أحبّهم: مشجعو نيوكاسل يونايتد بقربك، وتجمّعات مشاهدة بالأبيض والأسود، ورحلات طويلة تستحق العناء.',
  },
  story: {
    en: [
      'Very few football grounds can be seen from almost everywhere in their city. St James’ Park sits on top of Newcastle like a cathedral that got out of hand. The club came together in 1892, when West End folded and East End moved into its lease on the hill. The Gallowgate End is named after the place where the town once hanged people, which visiting defenders may find instructive.',
      'Blaydon Races, a music-hall song of 1862 about a horse-drawn outing, is the anthem, and the teams walk out to Mark Knopfler’s Local Hero. Jackie Milburn, Bobby Robson and Alan Shearer are spoken of here the way other towns speak of mayors. When the League Cup was won in 2025, the first domestic trophy in seventy years, the Town Moor disappeared under black and white.',
      'Saudi Arabia’s Public Investment Fund has been an owner since 2021, and a second crowd watches from Riyadh and Jeddah. Some of it came for the news and fell for the city: seven bridges, a dialect that London cannot follow, and the striped shirt on every shoulder in falling snow. A coat over it is bad form. For Shearer one sentence will do: the local boy who turned the others down and came home.',
      'Follow the stripes. From Central Station they go up past Grey’s Monument or through the Bigg Market until Strawberry Place is black and white from wall to wall. Sunderland lies twelve miles down the road, and derby week begins on the Monday.',
    ],
    ar: [
      'قلّما ترى ملعبًا يطلّ على مدينته كلها مثل سانت جيمس بارك، واقفًا فوق التل في قلب نيوكاسل. هناك اتحدت حكاية ناديي الشرق والغرب في 1892، وهناك مدرج غالوغيت الذي أخذ اسمه من طريق المشنقة القديم.',
      'أغنية «سباقات بلايدون» عمرها أكثر من 160 عامًا وما زالت هي النشيد، ويدخل الفريقان على لحن مارك نوبفلر «لوكال هيرو». أسماء ميلبرن وروبسون وشيرر تُذكر في المجالس كما يُذكر كبار العائلة. وحين جاءت كأس الرابطة في 2025 بعد سبعين عامًا بلا لقب محلي اختفى عشب «تاون مور» تحت الأبيض والأسود.',
      'لا أحد يسأل عن الطريق: من المحطة المركزية صعودًا عبر نصب غراي أو سوق بيغ، ثم امشِ مع الناس. وسندرلاند على بُعد نحو 20 كيلومترًا، وهي في عُرف «الجوردي» مسافة كافية.',
      'زاد متابعوه في السعودية منذ دخله صندوق الاستثمارات العامة عام 2021، ثم وقع بعضهم في حب المدينة نفسها: جسورها السبعة، ولهجتها التي لا يفهمها أهل لندن، وقميصها المخطط على كل كتف ولو كان الثلج نازلًا. هناك لا يُلبس المعطف فوق القميص، فذلك عيب. أما ألان شيرر فتكفيه جملة واحدة: ابن المدينة الذي رفض غيرها وعاد إليها.',
    ],
  },
  venue: { en: 'St James’ Park', ar: 'سانت جيمس بارك' },
  capacity: 52000,
  city: { en: 'Newcastle upon Tyne', ar: 'نيوكاسل أبون تاين' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1892',
  sameAs: ['https://www.newcastleunited.com'],
  honoursTo: 2026,
  honours: [
    { count: 4, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 6, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
  ],
  sources: [
    {
      fact: 'Capacity 52,000: 52,264 to 52,350 rounded down',
      read: [
        'https://www.newcastleworld.com/sport/football/newcastle-united/where-newcastle-uniteds-attendance-ranks-among-man-utd-real-madrid-barcelona-and-ac-milan-gallery-4515088',
        'https://footballtickets.store/it/stadiums/st-james-park',
      ],
    },
    {
      fact: 'League titles 4, FA Cups 6, to 2026',
      read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
