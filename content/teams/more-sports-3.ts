import type { TeamEntry } from '../schema.ts';

export const moreSportsThree: TeamEntry[] = [
  {
    slug: 'parkrun',
    name: { en: 'parkrun', ar: 'بارك رن' },
    sport: 'running',
    short: 'PR',
    badge: { colours: ['#2B233D', '#FFA300', '#00CEAE'], pattern: 'hoops' },
    description: {
      en: 'Five kilometres, a barcode and a café: find somebody to stand with at the start line on Saturday morning.',
      ar: 'خمسة كيلومترات ورمز شريطي ومقهى: ابحث عمّن يقف بجانبك عند خط البداية صباح السبت.',
    },
    story: {
      en: [
        'On 2 October 2004 thirteen people ran round Bushy Park in south-west London because Paul Sinton-Hewitt was injured, fed up and wanted to see his friends. Somebody held a stopwatch. The finishing tokens were washers from a hardware shop. It was free, there was coffee afterwards, and it happened again the week after; nothing important has been added since.',
        'The name has a small p and the event has no losers, since a tail walker in a hi-vis vest always comes in last. First-timers are clapped at the briefing, hundredth-timers are given cake. Volunteers scan barcodes, marshal a gate in the rain and shout everyone’s dog by name. The rival is last week’s version of oneself, plus a person of similar age in a club vest whom one never speaks to and always looks for. When the last barcode is done the crowd moves to a café, such as the Pheasantry at Bushy itself, and discusses knees.',
      ],
      ar: [
        'في 2 أكتوبر 2004 ركض ثلاثة عشر شخصًا في حديقة بوشي جنوب غربي لندن، لأن بول سينتون هيويت كان مصابًا ومتضايقًا ويريد أن يرى أصدقاءه. حمل أحدهم ساعة توقيت، ووُزعت على الواصلين حلقات معدنية من محل أدوات بدل البطاقات، ثم شربوا القهوة. وتكرر الأمر في الأسبوع التالي، ولم يُضف إليه شيء مهم منذ ذلك اليوم.',
        'لا خاسر هنا، فآخر الواصلين دائمًا متطوع بسترة لامعة مهمته أن يكون الأخير. من يحضر أول مرة يُصفَّق له، ومن يبلغ المئة يُحضرون له كعكة. والمتطوعون يمسحون الرموز ويقفون عند المنعطفات تحت المطر وينادون الناس بأسمائهم. أما المنافس فأنت قبل أسبوع، ومعه شخص في مثل سنك لا تكلمه أبدًا وتبحث عنه كل مرة. وبعد آخر رمز ينتقل الجميع إلى المقهى لمناقشة آلام الركبة.',
      ],
    },
    founded: '2004-10-02',
    sameAs: ['https://www.parkrun.com/'],
    updated: '2026-11-21',
  },
  {
    slug: 'the-boat-race',
    name: { en: 'The Boat Race', ar: 'سباق القوارب' },
    sport: 'rowing',
    short: 'TBR',
    badge: { colours: ['#0B2A5B', '#A3C1AD', '#F7F3E9'], pattern: 'halves' },
    description: {
      en: 'Putney to Mortlake, dark blue against light: find a stretch of riverbank and people to shout beside.',
      ar: 'من بوتني إلى مورتليك، أزرق غامق ضد أزرق فاتح: اختر موقعك على الضفة ومن يهتف معك.',
    },
    story: {
      en: [
        'Two friends who had been at school together, one now at Oxford and one at Cambridge, sent a challenge, and the first race was rowed at Henley on 10 June 1829. Since then it has found its proper water: four miles and 374 yards of tideway from Putney to Mortlake, upstream, on the flood. The women first raced in 1927, and on the same day and course as the men since 2015.',
        'A coin decides Middlesex or Surrey, that is, which bend will help you. In 1877 the judge called a dead heat. In 1912 both boats sank. Spectators pick a bank and get about twenty seconds of it: Putney Embankment for the start, Hammersmith Bridge for the corner where it is often lost, the terrace walls at Chiswick Eyot and Barnes for the long grind, and Mortlake to see the winning cox thrown in. Most have no degree from either place, and inherit light blue or dark from an aunt.',
      ],
      ar: [
        'صديقان جمعتهما المدرسة وفرّقتهما الجامعة، أحدهما في أكسفورد والآخر في كامبريدج، فكان التحدي، وأقيم السباق الأول في هنلي يوم 10 يونيو 1829. ثم استقر في مجراه: نحو 6.8 كيلومتر في نهر التيمز من بوتني إلى مورتليك مع صعود المد. وللسيدات سباقهن منذ 1927، وعلى المسار نفسه وفي اليوم نفسه منذ 2015.',
        'قطعة نقدية تقرر الضفة، أي المنعطف الذي سيخدمك. في 1877 أعلن الحكم التعادل، وفي 1912 غرق القاربان معًا. المتفرج يختار مكانه ولا يرى إلا عشرين ثانية: رصيف بوتني للانطلاق، وجسر هامرسميث للمنعطف الذي تضيع عنده السباقات، وأسوار بارنز للتعب الطويل، ومورتليك ليشاهد الفائزين وهم يرمون موجّه الدفة في الماء. وأغلب الحاضرين لم يدرسوا في هذه ولا في تلك، بل ورثوا اللون عن عمة أو خال.',
      ],
    },
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1829-06-10',
    sameAs: ['https://www.theboatrace.org/'],
    updated: '2026-11-21',
  },
  {
    slug: 'fei',
    name: { en: 'FEI', ar: 'الاتحاد الدولي للفروسية' },
    sport: 'equestrian',
    short: 'FEI',
    badge: { colours: ['#4B2E83', '#F7F3E9', '#C9A227'], pattern: 'sash' },
    description: {
      en: 'Jumping, dressage, eventing and a sea of white handkerchiefs: follow the big rings with people who ride or wish they did.',
      ar: 'قفز وترويض وثلاثي ومناديل بيضاء تلوّح: تابع الميادين الكبرى مع من يركب الخيل أو يتمنى.',
    },
    story: {
      en: [
        'In few other Olympic sports do women and men compete for the same medal, and in no other is half of the partnership paid in carrots. The FEI has looked after it internationally since 1921: jumping, dressage and eventing at the Games, driving, endurance and vaulting besides.',
        'Its great days have addresses. At Aachen the Soers stadium says goodbye to the riders by waving thousands of white handkerchiefs, and hardened grooms look at their boots. Burghley and Badminton are parkland walks with solid fences, where spectators in wax jackets pace out the water jump on Friday and are wise about it on Saturday; Hickstead has its bank, a grass cliff to be slid down; Geneva keeps December warm. Germany and Britain divide the argument in eventing, Germany and nearly everyone in dressage. Before each round riders walk the course in clean boots, counting strides aloud, and the crowd at the ring side counts with them.',
      ],
      ar: [
        'رياضة أولمبية نادرة يتنافس فيها الرجال والنساء على الميدالية نفسها، ونصف الفريق فيها أجره جزر. يرعاها الاتحاد الدولي منذ 1921: قفز الحواجز والترويض والثلاثي في الأولمبياد، ومعها القدرة والتحمل وقيادة العربات والقفز على ظهر الخيل.',
        'والفروسية عندنا ليست ضيفة: خالد العيد عاد ببرونزية القفز من سيدني 2000، ومنتخب القفز ببرونزية لندن 2012، وفي أبريل 2024 جاءت نهائيات كأس العالم إلى الرياض. أما مواسمها البعيدة فلها عناوين: في آخن يودّع الجمهور الفرسان بآلاف المناديل البيضاء حتى يُطرق السائس الصلب برأسه، وفي هيكستيد منحدر عشبي يُهبط انزلاقًا، وبيرلي وبادمنتون نزهة بين حواجز من خشب صلب. ألمانيا وبريطانيا قطبا الجدل في الثلاثي. وقبل كل جولة يمشي الفرسان المسار بأحذية نظيفة ويعدّون الخطوات بصوت مسموع، والجمهور عند السياج يعدّ معهم.',
      ],
    },
    founded: '1921',
    sameAs: ['https://www.fei.org/'],
    updated: '2026-11-21',
  },
  {
    slug: 'tour-de-france',
    name: { en: 'Tour de France', ar: 'طواف فرنسا' },
    sport: 'cycling',
    short: 'TDF',
    badge: { colours: ['#FFD500', '#0B0B0F', '#E4002B'], pattern: 'diamonds' },
    description: {
      en: 'A yellow jersey, a camping chair and a mountain: July is better with people who know why the breakaway will be caught.',
      ar: 'قميص أصفر وكرسي رحلات وجبل: يوليو أجمل مع من يعرف لماذا تُدرَك المجموعة الهاربة في النهاية.',
    },
    story: {
      en: [
        'It was a stunt to sell newspapers. The sports daily L’Auto sent sixty riders off from the café Au Réveil Matin at Montgeron on 1 July 1903, circulation rose, and the rival paper was out of business before the end of the next year. The yellow jersey came in 1919, the colour of L’Auto’s pages; the first stages ran through the night, which helped the cheats.',
        'You do not buy a ticket, you choose a kerb. A publicity caravan throws hats and sausages for an hour, a helicopter is heard, the riders go by, and it is over, unless it is uphill. On Alpe d’Huez there are twenty-one numbered bends, and the seventh is Dutch: orange smoke, Europop and an aisle one rider wide. A German dressed as the Devil made a career of running alongside with a trident. Anquetil and Poulidor leant on each other up the Puy de Dôme in 1964; LeMond took 1989 from Fignon by eight seconds. The broom wagon, bringing up the rear, is applauded too.',
      ],
      ar: [
        'كانت حيلة لبيع الصحف. أرسلت صحيفة «لوتو» الرياضية ستين دراجًا من أمام مقهى في مونجيرون يوم 1 يوليو 1903، فارتفع توزيعها وأغلقت منافستها في العام التالي. والقميص الأصفر ظهر في 1919 بلون صفحات الجريدة. وكانت المراحل الأولى تمتد إلى الليل، وفي ذلك ستر للغشاشين.',
        'لا تذكرة هنا، بل رصيف تختاره. تمر قافلة الإعلانات ساعة ترمي القبعات والهدايا، ثم يُسمع صوت المروحية، ثم يعبر الدراجون وينتهي كل شيء، إلا إذا كان الطريق صاعدًا. في «ألب دويز» واحد وعشرون منعطفًا مرقمًا، سابعها للهولنديين: دخان برتقالي وموسيقى وممر لا يتسع إلا لدراجة، ورجل بزي شيطان يركض برمحه الثلاثي. عام 1964 تكاتف أنكتيل وبوليدور حرفيًا كتفًا بكتف في صعود بوي دو دوم، وعام 1989 خطف لوموند اللقب من فينيون بثماني ثوانٍ. ومن تابعه في بيته هنا عرف القلاع والقرى قبل أن يعرف قوانين الفرق.',
      ],
    },
    country: { en: 'France', ar: 'فرنسا' },
    founded: '1903-07-01',
    sameAs: ['https://www.letour.fr/'],
    updated: '2026-11-21',
  },
  {
    slug: 'uci-mountain-bike-world-series',
    name: { en: 'UCI Mountain Bike World Series', ar: 'سلسلة العالم للدراجات الجبلية' },
    sport: 'mountain-biking',
    short: 'MTB',
    badge: { colours: ['#2E7D4F', '#0B0B0F', '#FF6B3D'], pattern: 'chevron' },
    description: {
      en: 'Roots, rain and a chainsaw with the chain off: meet the mountain bikers who hike up to watch the others come down.',
      ar: 'جذور ومطر ومنشار بلا سلسلة: تعرّف على من يصعد الجبل مشيًا ليشاهد غيره ينزل.',
    },
    story: {
      en: [
        'Mountain biking has had a World Cup since 1991 and downhill races in it since 1993, run at different times by different people. In 2023 the pieces, from cross-country to enduro, were gathered into one World Series, to the relief of anyone who had tried to plan a holiday around them.',
        'The stands are trees. Spectators walk up under the gondola with a rucksack and a noise: cowbells in Leogang, air horns in Val di Sole, and always somebody with a chainsaw, minus its chain, revving at the steepest root. At Fort William the Scots stand in the midges where the track leaves the moor and yell into the rain, then go down to Cameron Square or the Nevis Range car park for something fried. Mont-Sainte-Anne in Quebec is the old cathedral, Les Gets the garden party. France against Britain is the feud in downhill; the Swiss regard cross-country as a private matter. Nobody leaves without mud, and the better class of mud is kept.',
      ],
      ar: [
        'للدراجات الجبلية كأس عالم منذ 1991، ودخلها سباق النزول في 1993، وكانت كل فئة تُدار على حدة. وفي 2023 جُمعت القطع كلها، من سباقات الضاحية إلى الإندورو، في سلسلة واحدة، فارتاح من كان يحاول ترتيب إجازته عليها.',
        'المدرجات هنا أشجار. يصعد الجمهور تحت التلفريك بحقيبة ظهر وشيء يصدر صوتًا: أجراس أبقار في ليوغانغ، وأبواق هواء في فال دي سولي، ولا بد من رجل يشغّل منشارًا نُزعت سلسلته عند أصعب جذر في المسار. وفي فورت ويليام يقف الاسكتلنديون وسط البرغش ويصرخون في المطر، ثم ينزلون إلى مواقف «نيفيس رينج» بحثًا عن شيء ساخن. مون سانت آن في كيبيك محطة العراقة، وليه جيه محطة الأصدقاء. في النزول تتنازع فرنسا وبريطانيا، وفي الضاحية يرى السويسريون الأمر شأنًا عائليًا. ولا يعود أحد إلى بيته نظيفًا، والطين الأصيل لا يُغسل فورًا.',
      ],
    },
    founded: '2023',
    sameAs: ['https://ucimtbworldseries.com/'],
    updated: '2026-11-21',
  },
  {
    slug: 'pickleball-england',
    name: { en: 'Pickleball England', ar: 'اتحاد البيكلبول الإنجليزي' },
    sport: 'pickleball',
    short: 'PBE',
    badge: { colours: ['#C8102E', '#F7F3E9', '#B7D433'], pattern: 'cross' },
    description: {
      en: 'A plastic ball, a forbidden kitchen and four people who have just met: find a court and a partner with a spare paddle.',
      ar: 'كرة بلاستيكية ومنطقة ممنوعة اسمها «المطبخ» وأربعة تعارفوا قبل قليل: ابحث عن ملعب وشريك معه مضرب زائد.',
    },
    story: {
      en: [
        'In the summer of 1965, on Bainbridge Island near Seattle, three fathers with bored children and an old badminton court could not find the shuttlecock. They used table-tennis-style bats and a ball with holes in it. Whether the game was named after a pickle boat or a dog called Pickles is argued to this day, chiefly by people waiting for their turn.',
        'In England it moved into the leisure centre, on the badminton lines, between over-sixties aerobics and futsal. Telford has been where the English Open draws its crowd, dozens of courts under one roof, a clatter like hail on a conservatory. The customs are sociable: paddles queue in a rack so that everyone plays with everyone, each game ends with four paddles touching over the net, and no volleying in the kitchen, however tempting. Tennis clubs are the rival, particularly those that have discovered tape. Afterwards the sports-hall café runs out of flapjacks, and someone’s uncle of seventy-four is asked how he does that.',
      ],
      ar: [
        'صيف 1965 في جزيرة بينبريدج قرب سياتل: ثلاثة آباء وأولاد أصابهم الملل وملعب ريشة قديم ضاعت ريشته. أخذوا مضارب تشبه مضارب الطاولة وكرة مثقوبة، فوُلدت اللعبة. أما الاسم فهل جاء من قارب أم من كلب يُدعى «بيكلز»؟ الخلاف قائم، ويديره غالبًا المنتظرون لدورهم.',
        'في إنجلترا سكنت اللعبة المراكز الرياضية فوق خطوط الريشة الطائرة، واستضافت تيلفورد بطولة إنجلترا المفتوحة بعشرات الملاعب تحت سقف واحد، وصوت كالبَرَد على الزجاج. وعاداتها ودودة: المضارب تصطف في حامل فيلعب الجميع مع الجميع، وكل شوط ينتهي بأربعة مضارب تتلامس فوق الشبكة، ولا ضربة طائرة من «المطبخ» مهما أغرتك الكرة. الخصم نوادي التنس، خصوصًا التي اكتشفت الشريط اللاصق. وبعد اللعب يجتمعون في مقهى الصالة، وهناك عمّ في السبعين يسأله الشباب كيف فعل ذلك.',
      ],
    },
    country: { en: 'England', ar: 'إنجلترا' },
    sameAs: ['https://www.pickleballengland.org/'],
    updated: '2026-11-21',
  },
  {
    slug: 'world-aquatics',
    name: { en: 'World Aquatics', ar: 'الاتحاد الدولي للألعاب المائية' },
    sport: 'swimming',
    short: 'AQU',
    badge: { colours: ['#0077C8', '#7FE3CF', '#F7F3E9'], pattern: 'hoops' },
    description: {
      en: 'Lane four, a whistle and a full house gone silent: watch the big meets with people who once had chlorine in their hair.',
      ar: 'الحارة الرابعة وصافرة وصالة صامتة: شاهد البطولات الكبرى مع من عرف رائحة الكلور منذ الصغر.',
    },
    story: {
      en: [
        'It was founded at the Manchester Hotel in London in July 1908, during the Olympic Games, by men who thought somebody should own a measuring tape. For over a century it was FINA; the present name was voted in at Melbourne in 2022. Swimming, open water, diving, high diving, artistic swimming and water polo all answer to it.',
        'The first world championships were Belgrade’s, in 1973, in an outdoor pool. What draws people has not altered: the fastest qualifier gets lane four, a long whistle, a hush in which you hear the gutter, and then parents hoarse before the turn. Australia against the United States is the main quarrel, conducted in relays; Hungary against Serbia is the one in water polo, with drums. Watch a final at London’s Aquatics Centre and the upper rows are swimming clubs in matching hoodies who have been up since five. They meet under the wave-shaped roof, then in Stratford, comparing splits and goggle marks.',
      ],
      ar: [
        'تأسس في فندق مانشستر بلندن في يوليو 1908 على هامش الأولمبياد، على يد رجال رأوا أن أحدًا ما ينبغي أن يملك شريط قياس. ظل اسمه «فينا» أكثر من قرن، ثم صُوّت على الاسم الحالي في ملبورن عام 2022. وإليه تعود السباحة والمياه المفتوحة والغطس بنوعيه والسباحة الفنية وكرة الماء.',
        'بطولة العالم الأولى كانت في بلغراد 1973 في مسبح مكشوف، وسحرها لم يتغير: صاحب أسرع زمن في الحارة الرابعة، وصافرة طويلة، وصمت يُسمع فيه خرير الحافة، ثم أصوات آباء تبحّ قبل الدوران. أستراليا وأمريكا خصومة التتابع، والمجر وصربيا خصومة كرة الماء بالطبول. وفي المركز المائي بلندن تحت سقفه الموجي تحتل الصفوف العليا أندية ناشئين استيقظت عند الخامسة، ثم تنزل إلى ستراتفورد لتقارن الأزمنة وآثار النظارات حول العيون.',
      ],
    },
    founded: '1908-07-19',
    sameAs: ['https://www.worldaquatics.com/'],
    updated: '2026-11-21',
  },
  {
    slug: 'british-caving-association',
    name: { en: 'British Caving Association', ar: 'الرابطة البريطانية لاستكشاف الكهوف' },
    sport: 'caving',
    short: 'BCA',
    badge: { colours: ['#3A3F4B', '#F5B83D', '#7FE3CF'], pattern: 'rays' },
    description: {
      en: 'Wellies, wet rope and a pot of tea at daylight: for cavers and for anyone who has wondered what is under the hill.',
      ar: 'أحذية مطاطية وحبل مبلل وشاي عند الخروج إلى الضوء: لعشاق الكهوف ومن تساءل عما تحت التل.',
    },
    story: {
      en: [
        'There is no grandstand, and for the best part no light. British cavers are drawn to four or five stretches of limestone, and the association speaks for them all: the Mendips, the Peak, South Wales, the Yorkshire Dales, with a Devon contingent that prefers not to be forgotten. Titan, in Derbyshire, is a shaft deeper than the London Eye is tall.',
        'Twice a year the public can join in, when the Bradford and Craven pothole clubs rig a winch over Gaping Gill and lower anybody, in a chair, past a waterfall into a hall the size of a cathedral. The rest goes on in huts with wet socks on every pipe. On Mendip the evening is held at the Hunters’ Lodge near Priddy, and Swildon’s Hole is the reason for it; up north it is Ingleton or a bunkhouse floor. Mendip and Yorkshire each suspect the other of having it easy. At Hidden Earth, the annual gathering, grown adults queue to crawl through a squeeze machine, and boast of the millimetres.',
      ],
      ar: [
        'لا مدرجات هنا، ولا ضوء في أغلب الوقت. كهوف بريطانيا موزعة على بضع مناطق من الحجر الجيري، والرابطة صوتها جميعًا: تلال مينديب، ومنطقة بيك، وجنوب ويلز، ووديان يوركشير، ومعها ديفون التي لا تحب أن تُنسى. وفي ديربيشير بئر اسمها «تايتان» عمقها يفوق ارتفاع عجلة لندن الدوّارة.',
        'مرتين في السنة يشارك عامة الناس: ينصب ناديا برادفورد وكريفن رافعة فوق «غيبنغ غيل» ويُنزلان من شاء على كرسي، بمحاذاة شلال، إلى قاعة بحجم كاتدرائية. وما عدا ذلك يجري في أكواخ الأندية حيث الجوارب المبللة على كل أنبوب، وفي قرية بريدي فوق مينديب يجتمع العائدون من «سويلدونز هول» حول المدفأة، وفي الشمال تجمعهم إنغلتون. كل فريق يظن الآخر مدللًا. وفي لقاء «هيدن إيرث» السنوي يصطف الكبار ليزحفوا في جهاز يضيق عليهم شيئًا فشيئًا، ثم يتفاخرون بالمليمترات. ومن زار دحول الصمان عرف هذا الشعور.',
      ],
    },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    sameAs: ['https://british-caving.org.uk/'],
    updated: '2026-11-21',
  },
  {
    slug: 'british-fencing',
    name: { en: 'British Fencing', ar: 'الاتحاد البريطاني للمبارزة' },
    sport: 'fencing',
    short: 'BF',
    badge: { colours: ['#1C2A4A', '#C8102E', '#F7F3E9'], pattern: 'sash' },
    description: {
      en: 'Salute, mask down, allez: a place for British fencing’s clubs, parents and spectators who can follow the blade.',
      ar: 'تحية ثم قناع ثم «آليه»: مكان لأندية المبارزة وأهالي اللاعبين ومن تلحق عينه حركة النصل.',
    },
    story: {
      en: [
        'It has been run on manners since 1902, when it was founded as the Amateur Fencing Association. You salute opponent, referee and audience before anyone tries to stab anyone, and at the end you shake hands with the bare one. The whites are said to date from the days when a touch was marked in ink.',
        'Foil, épée and sabre are three sports sharing a corridor fourteen metres long. The gold medal every British beginner hears about was won in Melbourne in 1956 by Gillian Sheen, a dentist, with the foil. The pilgrimage places are modest: Salle Paul in north London, school halls with the basketball hoops folded away, and in Sheffield, for years, a hall full of pistes for the national youth weekend, with armourers mending wires on the floor and parents asleep on kit bags. France and Italy are who one wants to beat, in French. Spectators stand level with the middle line, watch the lights rather than the blades, and argue right-of-way all the way to the station.',
      ],
      ar: [
        'تُدار هذه الرياضة بالأدب منذ 1902 حين تأسست رابطة الهواة: تحيي خصمك والحكم والجمهور قبل أن يحاول أحد طعن أحد، وفي الختام تخلع القفاز لتصافح. ويقال إن البياض من زمن كانت اللمسة تُعرف فيه بأثر الحبر.',
        'الشيش وسيف المبارزة والسيف العربي (السابر) ثلاث رياضات تتقاسم ممرًا طوله 14 مترًا. وفي ملبورن 1956 فازت طبيبة الأسنان غيليان شين بذهبية الشيش، واسمها أول ما يتعلمه المبتدئ في الصالات البريطانية. والقلاع متواضعة: «سال بول» شمال لندن، وصالات مدارس رُفعت فيها سلال كرة السلة، وشيفيلد التي استقبلت لسنوات بطولة الناشئين، حيث يصلح الفنيون الأسلاك على الأرض وينام الآباء على حقائب العدة. فرنسا وإيطاليا هما الخصمان المنشودان، والتحكيم بالفرنسية. أما المتفرج الخبير فيقف عند خط المنتصف، ويراقب الضوء لا النصل، ويجادل في أحقية اللمسة حتى باب القطار.',
      ],
    },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    founded: '1902',
    sameAs: ['https://www.britishfencing.com/'],
    updated: '2026-11-21',
  },
  {
    slug: 'outdoor-swimming-society',
    name: { en: 'Outdoor Swimming Society', ar: 'جمعية السباحة في الهواء الطلق' },
    sport: 'outdoor-swimming',
    short: 'OSS',
    badge: { colours: ['#2A6F97', '#FF6B3D', '#F7F3E9'], pattern: 'halves' },
    description: {
      en: 'Cold rivers, moonlit lidos and cake on the bank: someone to swim with, since nobody should go in alone.',
      ar: 'أنهار باردة ومسابح تحت القمر وكعك على الضفة: رفيق للسباحة، فلا أحد ينزل الماء وحده.',
    },
    story: {
      en: [
        'Roger Deakin once got into the moat of his Suffolk farmhouse and decided to swim through the whole country; the book, “Waterlog”, came out in 1999 and a good many readers put it down wet. Kate Rew founded the society in 2006 so that they would not have to go alone. It has no ground and no season, only a growing list of places where one may get in.',
        'The Bantham Swoosh is the nearest thing to a fixture: down the Devon Avon on a falling tide, until the estuary narrows and carries everybody, squeaking, towards the sea. Otherwise supporters gather by temperature. In London that means the ponds on Hampstead Heath, Tooting Bec Lido with its coloured doors, and Parliament Hill at seven on a frosty morning. In the Lakes it means a lay-by and a flask. The customs are a bobble hat, a shriek that is denied afterwards, and cake. Heated indoor pools are the rival, and on some mornings in January they have a point.',
      ],
      ar: [
        'نزل روجر ديكن يومًا في الخندق المائي المحيط ببيته الريفي في سوفولك، ثم قرر أن يعبر البلاد سباحة. صدر كتابه «ووترلوغ» عام 1999، وكثير من قرائه أغلقوه وهم مبتلون. وفي 2006 أسست كيت رو الجمعية كي لا ينزلوا الماء فرادى. لا ملعب لها ولا موسم، بل قائمة أماكن تطول.',
        'أقرب ما عندهم إلى مباراة كبرى سباحة «بانثام سوش» في ديفون: ينزلون مع الجزر في نهر آفون حتى يضيق المصب فيحملهم التيار وهم يضحكون. وما عدا ذلك يتجمعون بحسب درجة الحرارة: برك هامستيد هيث في لندن، ومسبح توتينغ بيك بأبوابه الملونة، ومسبح بارلمنت هيل عند السابعة والصقيع على العشب. الطقوس قبعة صوف، وصرخة يُنكرها صاحبها بعد دقيقة، وكعك. الخصم هو المسبح الدافئ المسقوف، وفي بعض صباحات يناير يكون الحق معه.',
      ],
    },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    founded: '2006',
    sameAs: ['https://www.outdoorswimmingsociety.com/'],
    updated: '2026-11-21',
  },
];
