import type { TeamEntry } from '../../schema.ts';

export const premierLeagueThree: TeamEntry[] = [
  {
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
  },
  {
    slug: 'everton',
    name: { en: 'Everton', ar: 'إيفرتون' },
    aliases: { en: ['EFC', 'The Toffees'], ar: ['التوفيز', 'افرتون'] },
    sport: 'football',
    league: 'premier-league',
    short: { en: 'EVE', ar: 'إيفرتون' },
    badge: { colours: ['#003399', '#FFFFFF'], pattern: 'chevron' },
    description: {
      en: 'Everton fans for company on match night: Goodison memories, a new dock on the Mersey and the siren before kick-off.',
      ar: 'مشجعو إيفرتون على موعد: ذكريات غوديسون، ورصيف جديد على نهر ميرسي، وصفّارة «زد كارز» قبل البداية.',
    },
    story: {
      en: [
        'In August 2025 the oldest habit on Merseyside changed direction. After 133 years at Goodison Park, with a church in one corner and Archibald Leitch’s criss-cross steel on the stands, Everton’s men moved to the river at Bramley-Moore Dock. Goodison was not flattened but handed to the women’s team, which says something about the family.',
        'That family started in 1878 at St Domingo’s church and once played at Anfield, a fact best raised carefully. The round tower on the crest is a lock-up from Everton Brow where the Georgian city kept its drunks. Z-Cars, a police-drama tune with a siren in front, brings the teams out, and a Toffee Lady still throws mints to the crowd, dressed as if 1890 had never ended.',
        'They call themselves the People’s Club, and since the first league season of 1888 they have missed only four in the top division. On derby day a father in blue and a son in red come down one pavement. For a while it was known as the friendly derby, until the name wore off.',
        'Dixie Dean’s sixty league goals in 1927–28 remain a number no one in England has touched. Liverpool is the rival and also, very often, the brother-in-law. For the new ground people come off the train at Sandhills or stroll down the dock road from the Ten Streets, with the wind off the Mersey arriving first.',
      ],
      ar: [
        'في صيف 2025 غيّرت مدينة ليفربول أقدم عاداتها: غادر فريق الرجال في إيفرتون ملعب غوديسون بارك بعد 133 عامًا إلى رصيف براملي مور على ضفة النهر. الملعب القديم لم يُهدم بل صار بيتًا لفريق السيدات، وهذه لفتة تشبه النادي.',
        'البداية من كنيسة سانت دومينغو في 1878، ثم سنوات في أنفيلد نفسه، وهي معلومة يحسن ذكرها بلطف. البرج على الشعار سجن صغير من القرن الثامن عشر، وموسيقى المسلسل البوليسي «زد كارز» تعلن دخول اللاعبين، وسيدة الحلوى، بثياب زمن مضى، ترمي قطع النعناع للجماهير.',
        'ستون هدفًا سجّلها ديكسي دين في دوري 1927–1928، ولم يقترب منها أحد. والغريم يسكن البيت نفسه أحيانًا. إلى الملعب الجديد ينزل الناس في محطة ساندهيلز أو يمشون على طريق الأرصفة، والريح تسبقهم.',
        'يسمّونه «نادي الشعب»، ومن أول دوري عام 1888 لم يغب عن الدرجة الأولى إلا أربعة مواسم. وفي الديربي ترى أبًا بالأزرق وابنه بالأحمر على رصيف واحد، ولذلك سُمّي «ديربي الأصدقاء» زمنًا ولم تدم التسمية طويلًا. ومشجعه السعودي اختاره غالبًا لأنه لم يكن اختيار أحد غيره، وهذا عنده سبب كافٍ.',
      ],
    },
    venue: { en: 'Hill Dickinson Stadium', ar: 'ملعب هيل ديكنسون' },
    capacity: 52000,
    city: { en: 'Liverpool', ar: 'ليفربول' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1878',
    sameAs: ['https://www.evertonfc.com'],
    honoursTo: 2026,
    honours: [
      { count: 9, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 5, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
    ],
    sources: [
      {
        fact: 'Capacity 52,000',
        read: [
          'stored file 66021404016: Premier League grounds',
          'stored file 69820908249: football grounds',
        ],
      },
      {
        fact: 'League titles 9, FA Cups 5, to 2026',
        read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
      },
      {
        fact: 'Four seasons below the top division',
        read: [
          'http://www.toffeeweb.com/history/records/100seasons.asp',
          'http://w.owiki.org/wiki/List_of_Everton_F.C._seasons',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'aston-villa',
    name: { en: 'Aston Villa', ar: 'أستون فيلا' },
    aliases: { en: ['Villa', 'AVFC', 'Villans'], ar: ['فيلا', 'الفيلانز'] },
    sport: 'football',
    league: 'premier-league',
    short: { en: 'AVL', ar: 'فيلا' },
    badge: { colours: ['#670E36', '#95BFE5', '#FEE505'], pattern: 'halves' },
    description: {
      en: 'Holte Enders, wherever you live now: Aston Villa fans nearby, screens with sound on, and seats to the away end.',
      ar: 'أهل مدرج هولت أينما سكنوا: مشجعو أستون فيلا القريبون، وشاشة بصوت مرتفع، ورفقة إلى مدرج الضيوف.',
    },
    story: {
      en: [
        'League football was invented by a Scottish draper on Aston Villa’s committee. William McGregor was tired of friendlies that nobody turned up for, wrote to some other clubs in 1888, and the fixture list, with all the misery and joy attached to it, followed. Villa itself was fourteen years old by then, dreamt up by a chapel cricket team with nothing to do in winter.',
        'Villa Park has stood since 1897 on the pleasure gardens of Aston Hall, the Jacobean house visible up the slope. The Holte End carries the name of the baronet who built the house, Sir Thomas, and is steep enough to feel him looking. Burnley borrowed its claret and blue in 1910, and others have too. Crazy Train plays in honour of Ozzy Osbourne, who grew up within earshot.',
        'The Champions League returned in 2024, and so did Bayern, who lost at Villa Park by the one goal that parents remember from Rotterdam. Many Arab and Pakistani families live round here, and the road to the ground passes bakeries and tea rooms that are theirs.',
        'On 26 May 1982 in Rotterdam, Peter Withe met a low cross with his shin and Bayern Munich lost the European Cup to Birmingham’s B6. The other Birmingham club, City, makes the Second City derby the least polite day of the year. Witton station and Aston station share the crowd, and Trinity Road does the rest with chips.',
      ],
      ar: [
        'جدول الدوري الذي تراجعه كل أسبوع فكرة رجل من أستون فيلا: تاجر الأقمشة وليام ماكغريغور ضاق بالمباريات الودية التي تُلغى، فكتب إلى الأندية عام 1888 وتأسست أول بطولة دوري في العالم. النادي نفسه أقدم بأربعة عشر عامًا، أنشأه لاعبو كريكيت ليشغلوا شتاءهم.',
        'يقوم فيلا بارك منذ 1897 في حدائق قصر أستون، ومدرج هولت الشاهق على اسم صاحب القصر. ولأن أوزي أوزبورن ابن هذه الشوارع تُسمع أغنيته «كريزي ترين» قبل البداية، فتعرف أنك في برمنغهام لا في سواها.',
        'روتردام، 26 مايو 1982: كرة بيتر ويث ترتطم بالقائم وتدخل، وبايرن ميونيخ يعود بلا كأس أوروبا. ديربي المدينة مع برمنغهام سيتي يوم لا مجاملات فيه. ومن محطتي ويتون وأستون إلى شارع ترينيتي، الطريق كله عنّابي وأزرق.',
        'وفي برمنغهام جاليات عربية وباكستانية كبيرة، فالطريق إلى الملعب يمر بمخابز ومقاهٍ تعرف طعم الشاي كما نعرفه. وزاد الساهرون مع الفريق في الخليج حين عاد إلى دوري الأبطال عام 2024 وهزم بايرن ميونيخ في فيلا بارك بهدف واحد، النتيجة نفسها التي حفظها الآباء عن روتردام.',
      ],
    },
    venue: { en: 'Villa Park', ar: 'فيلا بارك' },
    capacity: 42000,
    city: { en: 'Birmingham', ar: 'برمنغهام' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1874',
    sameAs: ['https://www.avfc.co.uk'],
    honoursTo: 2026,
    honours: [
      { count: 7, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 7, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
      { count: 1, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'Capacity 42,000',
        read: ['stored file 69820908249: football grounds', 'stored file 63131488838: Premier League clubs'],
      },
      {
        fact: 'League titles 7, FA Cups 7, European Cups 1, to 2026',
        read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
