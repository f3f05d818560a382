import type { TeamEntry } from '../schema.ts';

export const moreSportsOne: TeamEntry[] = [
  {
    slug: 'motogp',
    name: { en: 'MotoGP', ar: 'موتو جي بي' },
    aliases: { en: ['Motorcycle racing'], ar: ['سباق الدراجات النارية'] },
    sport: 'motorsport',
    kind: 'competition',
    short: { en: 'MGP', ar: 'موتو' },
    badge: { colours: ['#0B0B0F', '#E4002B', '#F7F3E9'], pattern: 'sash' },
    description: {
      en: 'Knees on the tarmac, smoke on the hillside: riding company for MotoGP fans on race Sundays.',
      ar: 'موتو جي بي مع الرفقة: ركبة على الإسفلت ودخان ملوّن على التلال، وموعد في كل أحد فيه سباق.',
    },
    story: {
      en: [
        'The motorcycle world championship began in 1949, on the Isle of Man, between stone walls. Its premier class has been called MotoGP since 2002, but the idea is the same: lean further over than seems decent and open the throttle first. Assen in the Netherlands was on that first calendar too. The Dutch call it the Cathedral, and arrive on two wheels with a tent on the back.',
        'At Mugello nobody sleeps. “Al Mugello non si dorme” is painted on bedsheets across the Tuscan hills, and engines are held against the limiter until sunrise to make certain of it. In Tavullia, a village near Misano, everything from the bar to the bell tower turned yellow for number 46. Jerez fills its grass slopes with Andalusian families and cool boxes. Between riders the grudges are shorter and sharper: say Rossi and Biaggi, or Sepang 2015, then stand back. Qatar ran the championship’s first night race, at Losail in 2008.',
        'European rounds reach the Gulf on Sunday after lunch, and Losail has the stand under floodlights, the cool air and a noise that is there before the bike. Take earplugs. Watch the knee and not the wheel: when it brushes the ground, the real race has begun.',
      ],
      ar: [
        'انطلقت بطولة العالم للدراجات النارية عام 1949 في جزيرة مان، بين أسوار من حجر. ومنذ 2002 تحمل فئتها الأولى اسم «موتو جي بي»، أما الفكرة فلم تتغير: مِل أكثر مما يبدو معقولًا، ثم افتح مقبض الوقود قبل غيرك. وحلبة آسن الهولندية حاضرة منذ الموسم الأول، يسميها أهلها «الكاتدرائية» ويصلون إليها على عجلتين وخلفهم الخيمة.',
        'في موجيلو لا ينام أحد، والعبارة مكتوبة على الشراشف فوق تلال توسكانا، والمحركات تزأر حتى الفجر لتأكيدها. وفي قرية تافوليا القريبة من ميزانو اصفرّ كل شيء من أجل الرقم 46. ومنحدرات خيريز تمتلئ بعائلات الأندلس وسلال الطعام. أما الخصومات فبين الدرّاجين أنفسهم: قل «روسي وبياجي» أو «سيبانغ 2015»، وابتعد قليلًا. وفي لوسيل بقطر أُقيم أول سباق ليلي في تاريخ البطولة عام 2008، وصار موعد الخليج معها: مدرج تحت الأضواء وهواء بارد وصوت يصل قبل الدراجة. وسباقات أوروبا تصل إلى الخليج ظهر الأحد بعد الغداء، وهي من أرحم المواعيد. خذ معك سدادات للأذن، وانظر إلى الركبة لا إلى العجلة: متى لامست الأرض فقد بدأ السباق الحقيقي.',
      ],
    },
    founded: '1949',
    sameAs: ['https://www.motogp.com/'],
    updated: '2026-11-29',
  },
  {
    slug: 'nascar',
    name: { en: 'NASCAR', ar: 'ناسكار' },
    aliases: { en: ['Stock cars', 'Daytona'], ar: ['النسكار'] },
    sport: 'motorsport',
    kind: 'competition',
    short: { en: 'NAS', ar: 'ناسكار' },
    badge: { colours: ['#FFD659', '#E4002B', '#007AC2'], pattern: 'chevron' },
    description: {
      en: 'Infield campers, moonshine ancestry and five hundred miles of left turns: race day with NASCAR people.',
      ar: 'مخيمات وسط الحلبة وخمسمئة ميل من الانعطاف يسارًا: يوم السباق مع أهل ناسكار.',
    },
    story: {
      en: [
        'Its grandfathers drove fast because of what was in the boot. During Prohibition, bootleggers in the Appalachian hills tuned ordinary saloons to outrun the sheriff, and on Sundays raced each other to see whose was best. Bill France tidied this up at the Streamline Hotel in Daytona Beach. NASCAR was founded on 21 February 1948, and in 1959 the racing left the beach for a new speedway and its Daytona 500.',
        'Every track has its habit. At Darlington, the Lady in Black, the wall leaves a stripe. Martinsville gives the winner a grandfather clock and everyone else a hot dog dyed alarmingly pink. Bristol is a bowl with a race at the bottom. Talladega’s infield has its own boulevard and no bedtime. Fans come by motorhome days ahead, build viewing decks out of scaffolding, rent headsets to hear the drivers complain, and settle Ford against Chevrolet round the fire, as their parents did about Petty and Pearson.',
        'Richard Petty, in his hat and dark glasses, is the King. Dale Earnhardt died on the track in 2001, and the crowd held up three fingers for him on the third lap. You need not understand everything. Watch how the cars run nose to tail to cut the air, and wait for the last twenty laps. In the Gulf the great race of February is a whole night, and finishes just before dawn.',
      ],
      ar: [
        'أجداد هذه الرياضة أسرعوا بسبب ما في صندوق السيارة. في عشرينيات القرن الماضي كان مهرّبو جبال الأبالاش يعدّلون سيارات عادية ليسبقوا الشرطة، ويوم الأحد يتسابقون فيما بينهم. ثم رتّب بيل فرانس الفوضى في فندق بدايتونا بيتش، فتأسست ناسكار في 21 فبراير 1948، وفي 1959 غادرت السباقات رمل الشاطئ إلى حلبة جديدة وسباق اسمه دايتونا 500.',
        'ولكل حلبة عادة: جدار دارلينغتون يترك خطه على السيارة، ومارتينسفيل تهدي الفائز ساعة بندول طويلة بدل الكأس، وبريستول طاسة في قعرها سباق، ووسط تالاديغا شارع كامل لا ينام. يصل الجمهور ببيوت متنقلة قبل أيام، ويبني منصات من السقالات، ويستأجر سماعات ليسمع السائقين يتذمرون. وحول النار يُحسم الجدل بين فورد وشفروليه، كما كان الآباء يحسمونه بين بيتي وبيرسون. السباق الكبير في فبراير يبدأ ليلًا بتوقيتنا وينتهي قبل الفجر، فهو سهرة كاملة. ولا يُشترط أن تفهم كل شيء: راقب السيارات وهي تلتصق بعضها ببعض لتكسر الهواء، وانتظر اللفات العشرين الأخيرة. ومن أسماء هذه الرياضة ريتشارد بيتي «الملك» بقبعته ونظارته، وديل إيرنهارت الذي رحل على المسار عام 2001 فرفع له الجمهور ثلاثة أصابع في اللفة الثالثة.',
      ],
    },
    city: { en: 'Daytona Beach, Florida', ar: 'دايتونا بيتش، فلوريدا' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '1948-02-21',
    sameAs: ['https://www.nascar.com/'],
    sources: [
      {
        fact: 'Tribute to Dale Earnhardt',
        read: [
          'https://nascarchronicle.com/why-do-nascar-fans-hold-up-3-fingers/',
          'https://speedwaymedia.com/2021/02/13/sundays-daytona-500-will-feature-lap-3-tribute-to-dale-earnhardt-sr/',
        ],
      },
    ],
    updated: '2026-11-29',
  },
  {
    slug: 'ascot-racecourse',
    name: { en: 'Ascot Racecourse', ar: 'ميدان أسكوت' },
    aliases: { en: ['Ascot', 'Royal Ascot'], ar: ['أسكوت', 'رويال أسكوت'] },
    sport: 'horse-racing',
    kind: 'event',
    short: { en: 'ASC', ar: 'أسكوت' },
    badge: { colours: ['#1D2F6F', '#C9A227', '#F7F3E9'], pattern: 'diamonds' },
    description: {
      en: 'A queen’s idea, a straight mile and songs at the bandstand: Ascot, in the stand or on a screen, with company that knows the form.',
      ar: 'أسكوت برفقة من يعرف الخيل: فكرة ملكة وميل مستقيم وأغانٍ حول منصة الفرقة، وقبعة لا تُنسى.',
    },
    story: {
      en: [
        'Queen Anne was out driving from Windsor in 1711 when she saw an open heath and remarked that horses could gallop there at full stretch. The first meeting took place on 11 August that year, and the opening race of the royal meeting still carries her name. In 2012 it was won by Frankel, who belonged to Prince Khalid bin Abdullah, by eleven lengths, in front of a crowd that has not shut up about it, and should not.',
        'The Royal Procession comes up the straight mile each afternoon at two: landaus, outriders, hats rising row by row. The Gold Cup, first run in 1807, is for stayers, and Thursday is Ladies’ Day. After the last race nobody leaves. They go to the bandstand behind the grandstand with flags and song sheets and sing for an hour, bankers beside hen parties. The crowd comes by train from Waterloo and walks up through the trees. Regulars picnic in the car parks with tablecloths. Epsom is the rival for romance. York, which hosted the royal meeting during the rebuilding of 2005, considers itself undefeated.',
        'The Gulf has a long history here. The silks of the Maktoum family and of Prince Khalid have been a common sight in the paddock since the eighties, and in summer a good deal of Arabic is spoken along the rail.',
      ],
      ar: [
        'خرجت الملكة آن في عربتها من ويندسور عام 1711، فرأت أرضًا فسيحة وقالت إنها تصلح لعدو الخيل بأقصى سرعتها. أقيم أول لقاء في 11 أغسطس من ذلك العام، وما زال شوط الافتتاح في اللقاء الملكي يحمل اسمها. وفي 2012 كسبه الجواد فرانكل، المملوك للأمير خالد بن عبدالله، بفارق أحد عشر طولًا، ومن حضر لا يزال يحكي.',
        'عند الثانية ظهرًا يقطع الموكب الملكي الميل المستقيم، فترتفع القبعات صفًا بعد صف. الكأس الذهبية تعود إلى 1807 وهي لخيل النفَس الطويل، ويوم الخميس للأناقة. وبعد الشوط الأخير لا يغادر أحد: يجتمعون حول منصة الفرقة الموسيقية بالأعلام وأوراق الكلمات ويغنون ساعة كاملة. يصل الناس بالقطار من محطة واترلو ويصعدون بين الأشجار، والقدامى يفرشون موائدهم في المواقف. إبسوم منافسه في الهيبة، ويورك التي استضافت اللقاء عام 2005 ترى أنها لم تُهزم. وللخليج في هذا الميدان تاريخ طويل؛ فألوان خيل آل مكتوم والأمير خالد بن عبدالله، رحمه الله، مألوفة في ساحة العرض منذ الثمانينيات. وفي الصيف تجد عند السياج عربًا كثرًا.',
      ],
    },
    city: { en: 'Ascot', ar: 'أسكوت' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1711',
    sameAs: ['https://www.ascot.com/'],
    sources: [
      {
        fact: 'Frankel, 2012',
        read: [
          'https://www.bbc.com/sport/horse-racing/18513704',
          'http://uk.reuters.com/article/uk-horse-racing-ascot-idUKBRE85I11T20120619',
        ],
      },
    ],
    updated: '2026-11-29',
  },
  {
    slug: 'ufc',
    name: { en: 'UFC', ar: 'UFC' },
    article: true,
    aliases: {
      en: ['Ultimate Fighting Championship', 'The Octagon'],
      ar: ['يو إف سي', 'الأوكتاغون'],
    },
    sport: 'mma',
    kind: 'competition',
    short: { en: 'OCT', ar: 'الأوكتاغون' },
    badge: { colours: ['#D20A0A', '#0B0B0F', '#F7F3E9'], pattern: 'diamonds' },
    description: {
      en: 'Eight sides, one door and a main event at dawn: UFC fans awake at the same hour to share the fight card with.',
      ar: 'ليلة UFC مع من يسهر مثلك: ثمانية أضلاع وباب واحد، ونزال رئيسي مع الفجر، ومن يوقظك للجولة الأخيرة.',
    },
    story: {
      en: [
        'On 12 November 1993, in a Denver arena, eight men from different martial arts entered a fenced octagon to find out who was right. The answer was Royce Gracie, the lightest-looking of them, in a white gi. He won three fights in one night, mostly lying down. Everyone else went away and learned jiu-jitsu.',
        'The sport has rounds, gloves and rules now, and its ceremonies have set: the stare-down at the weigh-in, the walk from the tunnel to a song chosen with care, Bruce Buffer turning on his heel for “It’s time!”. Las Vegas is home, but the feuds travel. When Nurmagomedov met McGregor there in 2018, Dagestan and Dublin sat up through the same night. Supporters of the fights are used to that. In London they take over the late screens around Leicester Square until four; in Riyadh, where the first card was held in June 2024, and in Abu Dhabi, whose Yas Island was sealed off as Fight Island in 2020, the clock for once is on their side.',
        'Khabib Nurmagomedov in his woollen hat is the name that a room still argues about, and after him Khamzat Chimaev, who fights under the flag of the Emirates. Gyms open before dawn to show a card. The coach stops the picture to explain a single grip, and then he plays it again, twice.',
      ],
      ar: [
        'في 12 نوفمبر 1993 دخل ثمانية رجال من مدارس قتال مختلفة قفصًا مثمنًا في دنفر ليعرفوا من منهم على حق. وكان الجواب رويس غرايسي، أنحفهم مظهرًا وببدلة بيضاء: ثلاثة نزالات في ليلة واحدة حسم معظمها وهو على الأرض. وفي اليوم التالي ذهب البقية لتعلم الجوجيتسو.',
        'صارت للعبة جولات وقفازات وقوانين، وترسخت طقوسها: نظرة التحدي عند الميزان، والدخول على أغنية مختارة بعناية، وصيحة بروس بافر «حان الوقت!». البيت لاس فيغاس لكن الثارات تسافر، ويوم التقى حبيب وماكغريغور هناك عام 2018 سهرت داغستان ودبلن معًا. تعوّد جمهورنا أن يضبط المنبه على الرابعة فجرًا، إلى أن جاءت أول بطاقة إلى الرياض في يونيو 2024، وقبلها «جزيرة النزال» في ياس بأبوظبي عام 2020، فصار التوقيت أخيرًا في صفه. والتجمع في استراحة فيها شاشة كبيرة وقهوة لا تنقطع. ومن الأسماء التي يرددها المجلس حبيب بقبعته الصوفية، وبعده حمزات شيماييف الذي يقاتل بعلم الإمارات. وصالات التدريب تفتح قبل الفجر للمشاهدة، والمدرب يوقف الصورة ليشرح قبضة واحدة. ثم يعيدها مرتين.',
      ],
    },
    city: { en: 'Las Vegas', ar: 'لاس فيغاس' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '1993',
    sameAs: ['https://www.ufc.com/'],
    sources: [
      {
        fact: 'Khamzat Chimaev for the Emirates, Khabib Nurmagomedov’s hat',
        read: [
          'https://www.sportskeeda.com/mma/is-khamzat-chimaev-uae-here-s-borz-changed-flag-ufc',
          'https://thesportsrush.com/ufc-news-will-make-this-country-proud-ufc-star-khamzat-chimaev-expresses-gratitude-after-receiving-his-uae-passport/',
          'https://calfkicker.com/when-khabib-revealed-why-he-doesnt-represent-the-russian-flag/',
        ],
      },
    ],
    updated: '2026-11-29',
  },
  {
    slug: 'world-snooker-tour',
    name: { en: 'World Snooker Tour', ar: 'جولة السنوكر العالمية' },
    article: true,
    aliases: { en: ['WST', 'World Snooker'], ar: ['بطولة العالم للسنوكر'] },
    sport: 'snooker',
    kind: 'competition',
    short: { en: '147', ar: '147' },
    badge: { colours: ['#0B6B3A', '#C8102E', '#F7F3E9'], pattern: 'cross' },
    description: {
      en: 'World Snooker Tour followers who like to watch together, quietly: a hush, a click and a Sheffield theatre full of held breath.',
      ar: 'جولة السنوكر العالمية: صمت ونقرة ومسرح في شيفيلد يحبس أنفاسه، ومن يشاهده معك بهدوء.',
    },
    story: {
      en: [
        'The game was put together in 1875 by bored British officers in Jabalpur, who named it after a word for a raw cadet. The tour that grew out of it has its holy place in Sheffield, where since 1977 the world championship has been played at the Crucible, a theatre so small that players can hear a sweet being unwrapped in row F. For decades no first-time champion managed to keep the title a second year. This is known as the curse and is taken seriously.',
        'In 1985 Dennis Taylor beat Steve Davis on the last black, after midnight, with eighteen and a half million Britons up to see it. In 1997 Ronnie O’Sullivan made a maximum in five minutes and eight seconds. Between sessions the followers drift into the Winter Garden and Tudor Square, where a screen is put up and pensioners replay safety battles with walking sticks. January belongs to the Masters at Alexandra Palace, rowdier by one cough. England against Scotland is the old line of battle: Davis and Hendry, or White and anyone.',
        'In March 2024 Riyadh Season put a golden ball on the table, to be played only after a 147, and the hall found that a silence can be more exciting than shouting. In 2025 Zhao Xintong became the first world champion from China, and much of Asia stayed up. The best of it for a beginner is that the table in your street is the table in Sheffield.',
      ],
      ar: [
        'ابتكر اللعبة ضباط بريطانيون أصابهم الملل في جبلبور الهندية عام 1875، وسموها بكلمة كانت تُطلق على الطالب العسكري الغِرّ. أما قلعتها فمسرح «كروسيبل» في شيفيلد، مقر بطولة العالم منذ 1977، وهو من الصغر بحيث يسمع اللاعب من يفتح حلوى في الصف السادس. وعلى مدى عقود لم يحتفظ بلقبه من تُوّج هناك أول مرة، وتلك «لعنة كروسيبل» ولا أحد يمزح بشأنها.',
        'عام 1985 فاز دينيس تايلور على ستيف ديفيس بالكرة السوداء الأخيرة بعد منتصف الليل، وأمام الشاشات 18.5 مليون بريطاني. وفي 1997 أنجز روني أوسوليفان 147 نقطة في خمس دقائق وثماني ثوانٍ. بين الجلسات يتمشى الجمهور في «الحديقة الشتوية» وساحة تيودور ويعيد لعب الأشواط بالعصي. وفي مارس 2024 وضع موسم الرياض كرة ذهبية على الطاولة لا تُلعب إلا بعد 147 نقطة، فعرف السهارى هنا أن هذا الصمت أكثر إثارة من الصراخ. وفي 2025 صار جاو شينتونغ أول صيني يُتوَّج بطلًا للعالم، فامتدت السهرة إلى آسيا كلها. وأجمل ما فيها للمبتدئ أن الطاولة واحدة في حيّك وفي شيفيلد.',
      ],
    },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    sameAs: ['https://www.wst.tv/'],
    sources: [
      {
        fact: 'Golden ball in Riyadh, March 2024',
        read: [
          'https://www.totallysnookered.com/sport/snooker/tournaments/world-masters-of-snooker/world-masters-of-snooker-information-and-a-potted-history-4585701',
          'https://www.newsletter.co.uk/sport/other-sport/golden-ball-big-break-win-open-to-mark-allen-in-saudi-arabia-4542681',
        ],
      },
    ],
    updated: '2026-11-29',
  },
  {
    slug: 'wwe',
    name: { en: 'WWE', ar: 'WWE' },
    aliases: {
      en: ['WrestleMania', 'SmackDown', 'Monday Night Raw'],
      ar: ['دبليو دبليو إي', 'سماك داون', 'رسلمانيا', 'الرو'],
    },
    sport: 'wrestling',
    kind: 'competition',
    short: { en: 'RING', ar: 'الحلبة' },
    badge: { colours: ['#0B0B0F', '#D50032', '#C9A227'], pattern: 'rays' },
    description: {
      en: 'Entrance music, chants and villains you love to boo: WWE fans to sit with who know every count-out.',
      ar: 'موسيقى الدخول والهتافات وأشرار نتسابق إلى الصفير عليهم: تعرّف على عشاق WWE.',
    },
    story: {
      en: [
        'Everybody in the arena knows, and that is the pleasure of it. A pane of glass breaks over the loudspeakers, or a gong sounds, and fifteen thousand people are on their feet before a curtain has moved. The company goes back to a promotion founded in 1953 in the American north-east. In March 1985 it put on the first WrestleMania at Madison Square Garden and wrestling stopped being local. Two years later Hulk Hogan lifted André the Giant in the Pontiac Silverdome.',
        'Abroad it has a second set of stories. London had SummerSlam at the old Wembley in August 1992, Bret Hart against the British Bulldog, his brother-in-law, in a match still watched at family gatherings. Jeddah had the Greatest Royal Rumble in April 2018. The audience writes half the script: “What?”, “Yes! Yes! Yes!”, or a song to a villain’s entrance that drowns the villain. Rivals have come and gone, from WCW’s Monday nights onwards. Fans queue early outside the arena in replica belts, compare home-made signs in the car park, and rent a living room for the night shift of WrestleMania weekend.',
        'Riyadh has a man of its own in the story: Mansoor, who won the largest battle royal that WWE had ever held, in Jeddah in June 2019, with the house calling his name. It is a story that older brothers tell younger ones.',
      ],
      ar: [
        'كل من في الصالة يعرف السر، وهذه هي المتعة. يتكسر زجاج في مكبرات الصوت أو يدق جرس ثقيل، فيقف خمسة عشر ألفًا قبل أن تتحرك الستارة. جذور الشركة في اتحاد نشأ عام 1953 شمال شرقي أمريكا، وفي مارس 1985 أقامت أول «راسلمانيا» في ماديسون سكوير غاردن، وبعد عامين رفع هالك هوغان العملاق أندريه وطرحه أرضًا.',
        'في بيوتنا حكاية أخرى: جيل كامل حفظ الحركات من تلفاز الظهيرة وجرّبها على مخدات المجلس. ثم جاءت الحلبة بنفسها إلى جدة في أبريل 2018 مع «أعظم رويال رامبل»، وسمع المصارعون هتافاتهم بلهجتنا. الجمهور هنا يكتب نصف النص: «وات؟» و«يس! يس! يس!»، وأغنية للشرير تغطي على موسيقى دخوله. أما خصم الأمس فسهرات WCW كل اثنين. يتجمع الناس أمام الصالة مبكرًا بأحزمة مقلدة ولافتات كُتبت في البيت، ومن بقي بعيدًا سهر في استراحة حتى آخر نزال. ولا تنسَ منصور، ابن الرياض، الذي فاز في جدة في يونيو 2019 بأكبر «باتل رويال» أقامتها الشركة حتى ذلك اليوم، والجمهور يهتف باسمه. وهي حكاية يرويها الأخ الكبير لأخيه الصغير.',
      ],
    },
    city: { en: 'Stamford, Connecticut', ar: 'ستامفورد، كونيتيكت' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '1953',
    sameAs: ['https://www.wwe.com/'],
    sources: [
      {
        fact: 'Battle royal of June 2019',
        read: [
          'https://arabnews.com/node/1508006',
          'https://kawa-news.com/en/wwe-saudi-man-wins-super-showdown/',
        ],
      },
    ],
    updated: '2026-11-29',
  },
];
