import type { TeamEntry } from '../../schema.ts';

export const premierLeagueTwo: TeamEntry[] = [
  {
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
  },
  {
    slug: 'tottenham-hotspur',
    name: { en: 'Tottenham Hotspur', ar: 'توتنهام هوتسبير' },
    aliases: { en: ['Spurs', 'Tottenham', 'THFC', 'Lilywhites'], ar: ['السبيرز', 'توتنهام', 'السبرز'] },
    sport: 'football',
    league: 'premier-league',
    short: { en: 'TOT', ar: 'توتنهام' },
    badge: { colours: ['#132257', '#FFFFFF'], pattern: 'plain' },
    description: {
      en: 'Tottenham Hotspur fans who live round the corner: share the hope, the High Road stories and the trip home.',
      ar: 'مجتمع مشجعي توتنهام هوتسبير: أمل لا ينفد، وحكايات الهاي رود، ورفقة تشاركك ليلة المباراة وطريق العودة.',
    },
    story: {
      en: [
        'Schoolboys from a cricket club wanted something to do in winter, and in 1882 they met under a lamp post on Tottenham High Road to arrange it. They took their name from Harry Hotspur, a knight in a hurry, and from his spurs came the cockerel that stands on a ball to this day.',
        'Firsts are the local speciality. In 1901 Spurs won the FA Cup from outside the Football League, which nobody has repeated. In 1961 came the first Double of the century, in 1963 the first European trophy for a British club. Bill Nicholson, who managed the last two, wanted it done with style or not at all, and his standard still hangs over every safe sideways pass. In Bilbao in 2025 a long wait ended.',
        'Harry Kane came through the academy and became the record scorer of the club. Below the grass lies a second pitch, uncovered when American football comes to visit.',
        'The stadium opened in 2019 on the same plot as White Hart Lane, with a single-tier South Stand that starts When the Spurs Go Marching In at the pace of a hymn and ends at a gallop. From Seven Sisters it is half an hour on foot up the High Road, and half the friendships here were made on that pavement. Arsenal is four miles south and much too close.',
      ],
      ar: [
        'أراد تلاميذ في نادٍ للكريكيت شيئًا يلعبونه في الشتاء، فاجتمعوا عام 1882 تحت عمود إنارة في هاي رود بتوتنهام. استعاروا الاسم من الفارس هاري هوتسبير المعروف باستعجاله، ومن مهمازه جاء الديك الواقف على الكرة.',
        'سجلّ النادي حافل بالسبق: كأس الاتحاد الإنجليزي 1901 وهو خارج رابطة الدوري، وثنائية 1961 التي لم يسبقه إليها أحد في القرن العشرين، وأول لقب أوروبي لنادٍ بريطاني في 1963. بيل نيكلسون علّم الناس أن الفوز بلا متعة نصف فوز، وفي بلباو 2025 أنهى لقب الدوري الأوروبي انتظارًا طويلًا.',
        'الملعب الحديث قام مكان وايت هارت لين، ومدرجه الجنوبي كتلة واحدة شاهقة، يبدأ نشيده بطيئًا ثم يركض. من محطة سفن سيسترز نصف ساعة مشيًا حتى البوابة، وكثير من الصداقات بدأت على ذلك الرصيف. وأرسنال جار أقرب مما ينبغي.',
        'وُلد له في الخليج جمهور صغير عنيد، يعرّف نفسه بجملة واحدة: نحب اللعب الجميل ونتعايش مع الباقي. وهاري كين خرج من أكاديميته هدافًا تاريخيًا للنادي. وتحت العشب الطبيعي عشب آخر يُكشف لمباريات كرة القدم الأمريكية.',
      ],
    },
    venue: { en: 'Tottenham Hotspur Stadium', ar: 'ملعب توتنهام هوتسبير' },
    capacity: 62850,
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1882',
    sameAs: ['https://www.tottenhamhotspur.com'],
    honoursTo: 2026,
    honours: [
      { count: 2, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 8, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
    ],
    sources: [
      {
        fact: 'Capacity 62,850',
        read: [
          'stored file 66021404016: Premier League grounds',
          'stored file 63131488838: Premier League clubs',
        ],
      },
      {
        fact: 'League titles 2, FA Cups 8, to 2026',
        read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
      },
      {
        fact: 'Harry Kane’s record, pitch for American football',
        read: [
          'https://gulfnews.com/sport/football/harry-kane-england-captain-passes-greaves-as-tottenhams-all-time-top-goal-scorer-1.93674859',
          'https://iafrica.com/kane-breaks-greaves-goal-record-for-tottenham/',
          'https://www.venuesnow.com/at-tottenhams-home-a-field-for-all-football/',
          'https://www.si.com/soccer/2017/09/07/video-spurs-unveil-plans-worlds-first-dividing-retractable-pitch-new-stadium',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'manchester-united',
    name: { en: 'Manchester United', ar: 'مانشستر يونايتد' },
    aliases: {
      en: ['Man United', 'Man Utd', 'Man U', 'MUFC', 'United', 'The Red Devils'],
      ar: ['اليونايتد', 'مان يونايتد', 'مانشيستر يونايتد', 'الشياطين الحمر'],
    },
    sport: 'football',
    league: 'premier-league',
    short: { en: 'MUN', ar: 'يونايتد' },
    badge: { colours: ['#DA291C', '#FBE122', '#14110F'], pattern: 'sash' },
    description: {
      en: 'Manchester United fans everywhere, including next door: a Stretford End away from Old Trafford.',
      ar: 'جمهور مانشستر يونايتد منتشر في كل مكان، وربما في عمارتك: ابحث عن مدرج ستريتفورد صغير بعيدًا عن أولد ترافورد.',
    },
    story: {
      en: [
        'Railwaymen began it. The carriage and wagon workers of the Lancashire and Yorkshire line formed Newton Heath in 1878 and played in green and gold beside the tracks. The name Manchester United, the red, and a rescue from bankruptcy came together in 1902. Old Trafford followed in 1910, and Bobby Charlton later christened it the Theatre of Dreams.',
        'A clock on the stadium wall has one date on it: Feb 6th 1958, Munich. Seven of Matt Busby’s young players died there, and Duncan Edwards in hospital fifteen days later. Ten years afterwards survivors of that crash helped to win the European Cup at Wembley, and most of what this crowd believes about stubbornness comes from that decade. Barcelona in 1999, two goals in added time, comes from the same place.',
        'In 2013 Alex Ferguson announced that he would stop, after twenty-six years, and living rooms a long way from Manchester went quiet. People who grew up in the nineties can still give you the team of 1999 number by number, and tell you where they were for the last two minutes.',
        'Supporters arrive by tram, at the stop shared with the cricket ground, and drift down Sir Matt Busby Way through the smell of onions to the statue of Best, Law and Charlton. Liverpool, at the other end of the East Lancs Road, remains the game. City, the neighbour, was once not worth a song; now it has several.',
      ],
      ar: [
        'القصة بدأت على سكة القطار: عمال ورش العربات أسّسوا «نيوتن هيث» عام 1878 وارتدوا الأخضر والذهبي، وبعد أزمة مالية كادت تنهي كل شيء في 1902 وُلد الاسم الذي يعرفه العالم واللون الأحمر معًا. وبعدها بثماني سنوات فُتح أولد ترافورد، وسمّاه بوبي تشارلتون «مسرح الأحلام».',
        'على جدار الملعب ساعة تحمل تاريخ 6 فبراير 1958، ذكرى كارثة ميونيخ التي أخذت ثمانية من شبان مات بازبي. بعد عشر سنوات رفع الناجون مع رفاقهم كأس أوروبا في ويمبلي، ومن تلك السيرة تعلّم الجمهور ألا يغادر مبكرًا، وهو ما أثبته الوقت بدل الضائع في كامب نو 1999.',
        'يصل الناس بالترام ثم يمشون في شارع السير مات بازبي حتى تمثال الثلاثي جورج بست ودينيس لو وبوبي تشارلتون. مواجهة ليفربول هي الأثقل، أما الجار الأزرق فكان تجاهله عادة قديمة، ثم سقطت العادة.',
        'وكم مجلس صمت يوم أعلن فيرغسون رحيله في 2013 بعد ستة وعشرين عامًا. جيل التسعينيات هنا يحفظ تشكيلة 1999 رقمًا رقمًا، وما زال يروي أين كان في الدقيقتين الأخيرتين.',
      ],
    },
    venue: { en: 'Old Trafford', ar: 'أولد ترافورد' },
    capacity: 74000,
    city: { en: 'Manchester', ar: 'مانشستر' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1878',
    sameAs: ['https://www.manutd.com'],
    honoursTo: 2026,
    honours: [
      { count: 20, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 13, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
      { count: 3, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'Capacity 74,000',
        read: [
          'stored file 66021404016: Premier League grounds',
          'stored file 63131488838: Premier League clubs',
        ],
      },
      {
        fact: 'League titles 20, FA Cups 13, European Cups 3, to 2026',
        read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'manchester-city',
    name: { en: 'Manchester City', ar: 'مانشستر سيتي' },
    aliases: {
      en: ['Man City', 'MCFC', 'City', 'Cityzens', 'Sky Blues'],
      ar: ['السيتي', 'مان سيتي', 'مانشيستر سيتي', 'السيتيزنز'],
    },
    sport: 'football',
    league: 'premier-league',
    short: { en: 'MCI', ar: 'السيتي' },
    badge: { colours: ['#6CABDD', '#FFFFFF', '#1C2C5B'], pattern: 'plain' },
    description: {
      en: 'Sky blue company for match night: Manchester City fans who remember Maine Road, and those who arrived last week.',
      ar: 'مشجعو مانشستر سيتي قربك: من عاش أيام مين رود ومن عرف الأزرق السماوي أمس، أمام شاشة واحدة ليلة المباراة.',
    },
    story: {
      en: [
        'The rector’s daughter at St Mark’s, West Gorton, thought the men of the parish fought too much, and helped to start something better for them to do. By 1880 it was a football team, by 1894 it was called Manchester City, and it still gives the parish plenty to shout about.',
        'For eighty years the address was Maine Road in Moss Side, a vast, lopsided old place reached through terraced streets. That is where, in the late eighties, people brought inflatable bananas to matches for no reason anyone can defend. In 2003 the club moved across town to the stadium built for the Commonwealth Games, and took Blue Moon along, slow and slightly mournful even when winning.',
        'Rodri’s goal in the final of 2023, in Istanbul, completed a treble that the elders of Maine Road would not have believed under oath. They still put one question to newcomers: where were you when we played in the third division? An honest answer gets you room on the bench.',
        'Anyone in sky blue understands 93:20: the second in May 2012 when Sergio Agüero took a title off United with almost the last kick of the season. The Poznań, backs to the pitch and bouncing, was borrowed from Polish visitors in 2010 and never given back. From Piccadilly the walk follows the canal or Ashton New Road through Ancoats and Holt Town, and the trams do the rest.',
      ],
      ar: [
        'أرادت ابنة راعي كنيسة سانت مارك غرب غورتون أن تُبعد رجال الحي عن المشاجرات، فكان الحل كرة قدم. ومن فريق الحي عام 1880 خرج مانشستر سيتي الذي حمل اسمه الحالي في 1894.',
        'ثمانون عامًا قضاها في مين رود بين بيوت موس سايد، حيث كان الجمهور آخر الثمانينيات يأتي إلى المدرج بموز منفوخ بلا سبب مقنع. وفي 2003 انتقل إلى ملعب ألعاب الكومنولث شرق المدينة حاملًا «القمر الأزرق»، أغنية هادئة فيها شيء من الحزن حتى في ليالي الفوز.',
        'قل «93:20» لأي مشجع سماوي يكمل لك الباقي: هدف أغويرو في مايو 2012 الذي نقل اللقب من جار إلى جاره في الثواني الأخيرة. أما القفز والظهر إلى الملعب فاستعاروه من ضيوف بولنديين قدموا من بوزنان. والطريق إلى ملعب الاتحاد يبدأ من محطة بيكاديلي مرورًا بأنكوتس، مشيًا أو بالترام.',
        'في نهائي إسطنبول 2023 جاء هدف رودري وبه اكتملت ثلاثية لم يكن شيوخ مين رود ليصدّقوها لو أقسمت لهم. وما زالوا يختبرون الجديد بسؤال واحد: أين كنت يوم لعبنا في الدرجة الثالثة؟ فمن أجاب بصدق أفسحوا له.',
      ],
    },
    venue: { en: 'Etihad Stadium', ar: 'ملعب الاتحاد' },
    city: { en: 'Manchester', ar: 'مانشستر' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1880',
    sameAs: ['https://www.mancity.com'],
    honoursTo: 2026,
    honours: [
      { count: 10, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 1, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'League titles 10, European Cups 1, to 2026',
        read: ['stored file 63131488838: Premier League clubs', 'stored file 61378654036: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
