import type { TeamEntry } from '../schema.ts';

export const hockey: TeamEntry[] = [
  {
    slug: 'new-york-rangers',
    name: { en: 'New York Rangers', ar: 'نيويورك رينجرز' },
    article: true,
    aliases: { en: ['NY Rangers', 'Blueshirts'], ar: ['رينجرز نيويورك'] },
    sport: 'hockey',
    league: 'nhl',
    short: { en: 'NYR', ar: 'نيويورك' },
    badge: { colours: ['#0038A8', '#FFFFFF', '#CE1126'], pattern: 'sash' },
    description: {
      en: 'Blueshirts above Penn Station, a whistle and an old insult: company for Rangers fans on the escalator up to the match.',
      ar: 'قمصان زرقاء فوق محطة بن ستيشن، وصافرة وهتاف قديم: اصعد الدرج مع مشجعي رينجرز ليلة المباراة.',
    },
    story: {
      en: [
        'Tex Rickard owned the building, so in 1926 the newspapers called his new hockey team Tex’s Rangers. The pun outlasted him. So did the sweater, royal blue with the name falling down the chest from shoulder to hip, because somebody once decided a crest was unnecessary.',
        'Madison Square Garden sits above Penn Station on Seventh Avenue. You can come in from three states without once stepping outdoors. The upper reaches used to be known as the Blue Seats, and their manners have survived every refurbishment. At some quiet moment a person whistles a tune, and the rest of the bowl replies with a rude verdict on Denis Potvin, an Islander who retired in 1988.',
        'That tells you about Long Island. New Jersey is the rival across the Hudson, and 1994 is the year in which both were beaten, in a spring that ended a wait of fifty-four. On the night that cup was lifted Mark Messier became the Captain, with no need of a name after it. Before face-off the jerseys gather on 33rd Street; afterwards they argue on the platforms of the Long Island Rail Road.',
      ],
      ar: [
        'كان «تكس» ريكارد صاحب الصالة، فلما أسس فريقًا عام 1926 سمّته الصحف «رينجرز تكس» من باب التورية، فذهب الرجل وبقيت النكتة. وبقي معها القميص الأزرق الملكي الذي ينزل عليه الاسم مائلًا من الكتف إلى الخصر، بلا شعار، كأن أحدًا قرر أن لا حاجة إليه.',
        'تقع «ماديسون سكوير غاردن» فوق محطة بن ستيشن في الجادة السابعة، فيصلها المشجع من ثلاث ولايات دون أن يرى السماء. ومن «المقاعد الزرقاء» القديمة في الأعلى ورث المدرج لسانه الحاد: يصفّر أحدهم لحنًا في لحظة هدوء، فترد الصالة بحكمها على دينيس بوتفان، مدافع آيلاندرز الذي اعتزل عام 1988.',
        'وهذا يكفي لشرح العلاقة مع لونغ آيلاند. أما نيوجيرسي ديفلز فخصم الضفة الأخرى من نهر هدسون. وفي ربيع 1994 تجاوز رينجرز الاثنين معًا وأنهى انتظار 54 سنة. قبل المباراة يتجمع الناس في شارع 33، وبعدها يستمر الجدل على أرصفة القطار. وفي الليلة التي رُفعت فيها كأس 1994 صار مارك ميسييه «القائد» بلا حاجة إلى اسم بعده، ولا قبله.',
      ],
    },
    venue: { en: 'Madison Square Garden', ar: 'ماديسون سكوير غاردن' },
    capacity: 18006,
    city: { en: 'New York', ar: 'نيويورك' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '1926',
    sameAs: ['https://www.nhl.com/rangers/'],
    honoursTo: 2026,
    honours: [{ count: 4, title: { en: 'Stanley Cups', ar: 'كؤوس ستانلي' } }],
    sources: [
      {
        fact: 'Capacity 18,006',
        read: ['stored file 37006017225: NHL teams', 'stored file 59726706325: histories of NHL teams'],
      },
      {
        fact: 'Stanley Cups 4, to 2026',
        read: [
          'stored file 37006017225: NHL teams',
          'stored file 27743453804: Stanley Cups',
          'stored file 67121906619: American champions of 2026',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'toronto-maple-leafs',
    name: { en: 'Toronto Maple Leafs', ar: 'تورونتو مابل ليفس' },
    article: true,
    aliases: { en: ['Leafs', 'Maple Leafs'], ar: ['مابل ليفس'] },
    sport: 'hockey',
    league: 'nhl',
    short: { en: 'TOR', ar: 'تورونتو' },
    badge: { colours: ['#00205B', '#FFFFFF'], pattern: 'halves' },
    description: {
      en: 'Saturday night, blue and white, and a patience measured in decades: company for Leafs fans on match night.',
      ar: 'ليلة السبت والأزرق والأبيض وصبر يُقاس بالعقود: رفقة لمشجعي تورونتو ليلة المباراة.',
    },
    story: {
      en: [
        'Conn Smythe bought the team in 1927 and renamed it after the badge Canadian soldiers had worn in the war he came home from. He also insisted on Leafs rather than Leaves, and no schoolteacher in Ontario has been able to do anything about it.',
        'In 1931, in the middle of the Depression, Maple Leaf Gardens went up on Carlton Street in about five months, part of the wages paid in shares. From a gondola under its roof Foster Hewitt told a country “He shoots, he scores!”, and Saturday became the night when Canada stays in. The hall is a grocery and a university rink now. Centre ice is marked by a red dot in an aisle.',
        'Children of immigrants learn hockey from this team before they have seen snow, and within two seasons they complain of it more loudly than anybody. From Riyadh it is a game for the hours before dawn, and only the early Saturdays are kind.',
        'Scotiabank Arena is where the trains meet at Union Station. Outside, Maple Leaf Square fills in any weather with people watching on the wall what others are watching indoors. Montreal is the oldest grievance, Ottawa the provincial one, Boston the recurring dream. Whoever saw the Stanley Cup of 1967 is asked about it at every table.',
      ],
      ar: [
        'اشترى كون سمايث النادي عام 1927 وسماه على شارة ورقة القيقب التي حملها الجنود الكنديون في حرب عاد منها. وأصرّ على جمع للكلمة يخالف قواعد الإنجليزية، ولم يستطع أي معلم في أونتاريو أن يصححه منذ ذلك اليوم.',
        'في عز الكساد عام 1931 ارتفعت صالة «مابل ليف غاردنز» في شارع كارلتون خلال خمسة أشهر تقريبًا، وقبض عمالها جزءًا من أجورهم أسهمًا. ومن مقصورة معلقة تحت سقفها قال فوستر هيويت لبلد كامل: «يسدد… ويسجل!»، فصار السبت ليلة لا يخرج فيها أحد. المبنى اليوم متجر بقالة وحلبة جامعية، ونقطة المنتصف دائرة حمراء بين الرفوف.',
        'صالة «سكوشيا بنك» ملاصقة لمحطة يونيون، وساحتها «مابل ليف سكوير» تمتلئ في الثلج والمطر أمام الشاشة الكبيرة. مونتريال أقدم الخصوم، وأوتاوا خصومة أبناء المقاطعة، وبوسطن كابوس يتكرر. أما كأس 1967 فمحفوظة بأدق تفاصيلها.',
        'وفي تورونتو يتعلم أبناء المهاجرين الهوكي من هذا الفريق قبل أن يروا الثلج، ويصيرون بعد موسمين أشد الناس شكوى منه. مبارياته تبدأ فجرًا بتوقيت الرياض، ومباريات السبت المبكرة وحدها ترحم من له صلاة ودوام.',
      ],
    },
    venue: { en: 'Scotiabank Arena', ar: 'صالة سكوشيا بنك أرينا' },
    capacity: 18800,
    city: { en: 'Toronto', ar: 'تورونتو' },
    country: { en: 'Canada', ar: 'كندا' },
    founded: '1917',
    sameAs: ['https://www.nhl.com/mapleleafs/'],
    honoursTo: 2026,
    honours: [{ count: 13, title: { en: 'Stanley Cups', ar: 'كؤوس ستانلي' } }],
    sources: [
      {
        fact: 'Capacity 18,800',
        read: [
          'https://simple.wikipedia.org/wiki/Scotiabank_Arena',
          'https://www.stadiumjourney.com/stadiums/scotiabank-arena-s40',
        ],
      },
      {
        fact: 'Stanley Cups 13, to 2026',
        read: [
          'stored file 27743453804: Stanley Cups',
          'stored file 25411363872: American champions',
          'stored file 67121906619: American champions of 2026',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'montreal-canadiens',
    name: { en: 'Montreal Canadiens', ar: 'مونتريال كنديانز' },
    article: true,
    aliases: { en: ['Habs', 'Canadiens'], ar: ['كنديانز'] },
    sport: 'hockey',
    league: 'nhl',
    short: { en: 'MTL', ar: 'مونتريال' },
    badge: { colours: ['#AF1E2D', '#192168', '#FFFFFF'], pattern: 'hoops' },
    description: {
      en: 'Montreal Canadiens fans in any language: bleu, blanc, rouge, and a torch passed from hand to hand.',
      ar: 'مشجعو مونتريال كنديانز بأي لغة كانوا: أزرق وأبيض وأحمر، وشعلة تنتقل من يد إلى يد.',
    },
    story: {
      en: [
        'Founded on 4 December 1909, the club is older than the league it plays in. The H in the middle of the C stands for hockey, whatever anyone’s uncle says about habitants, and the nickname Habs comes from the misunderstanding.',
        'On 17 March 1955, after Maurice Richard had been suspended for the rest of the season, tear gas went off in the Forum and the crowd took its opinion down Sainte-Catherine Street. Historians of Quebec give that night a chapter. The dressing room had its own text by then, a line from the war poem “In Flanders Fields” about failing hands and a torch, and the torch is still carried on to the ice on great occasions.',
        'The Bell Centre took over in 1996. No club has won more Stanley Cups, and their banners all but hide the roof. People come up from Bonaventure and Lucien-L’Allier, fill the terraces of Crescent Street and Rue de la Montagne, and when a goal settles matters the “Olé, olé, olé” rolls round the bowl. Toronto is the argument in two languages. Boston is the one in body checks. Quebec City’s Nordiques left in 1995 and are missed more than anyone admits.',
      ],
      ar: [
        'تأسس النادي في 4 ديسمبر 1909، فهو أكبر سنًا من الدوري الذي يلعب فيه. وحرف H داخل الشعار يعني «هوكي» ببساطة، لا كما تزعم الرواية الشائعة، لكن لقب «الهابس» خرج من سوء الفهم هذا وبقي.',
        'في 17 مارس 1955، بعد إيقاف موريس ريشار حتى نهاية الموسم، انطلق الغاز المسيل للدموع في صالة «فوروم» ونزل الجمهور بغضبه إلى شارع سانت كاترين، ومؤرخو كيبيك يفردون لتلك الليلة فصلًا. وعلى جدار غرفة الملابس بيت من قصيدة حرب عن أيدٍ واهنة تسلّم الشعلة لمن بعدها، والشعلة ما زالت تُحمل إلى الجليد في المناسبات الكبيرة.',
        'انتقل الفريق إلى «بيل سنتر» عام 1996. يصل الناس عبر محطتي بونافنتور ولوسيان لالييه، ويملؤون مقاهي شارعي كريسنت ولا مونتاين، فإذا حُسم الأمر دار هتاف «أوليه أوليه» في الصالة كلها. تورونتو جدال بلغتين، وبوسطن جدال بالأكتاف، ونورديكس كيبيك رحل عام 1995 وترك فراغًا لا يعترف به أحد. وله من كؤوس ستانلي أكثر مما لأي نادٍ، وراياتها تملأ السقف حتى تكاد تحجبه.',
      ],
    },
    venue: { en: 'Bell Centre', ar: 'صالة بيل سنتر' },
    city: { en: 'Montreal', ar: 'مونتريال' },
    country: { en: 'Canada', ar: 'كندا' },
    founded: '1909-12-04',
    sameAs: ['https://www.nhl.com/canadiens/'],
    honoursTo: 2026,
    honours: [{ count: 24, title: { en: 'Stanley Cups', ar: 'كؤوس ستانلي' } }],
    sources: [
      {
        fact: 'Stanley Cups 24, to 2026',
        read: [
          'stored file 27743453804: Stanley Cups',
          'stored file 25411363872: American champions',
          'stored file 67121906619: American champions of 2026',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
