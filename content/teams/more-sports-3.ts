import { textUntil } from '../clock/timed-text.ts';
import type { TeamEntry } from '../schema.ts';

export const moreSportsThree: TeamEntry[] = [
  {
    slug: 'patna-pirates',
    name: { en: 'Patna Pirates', ar: 'باتنا بايريتس' },
    aliases: { en: ['Patna'], ar: ['باتنا'] },
    sport: 'kabaddi',
    short: { en: 'PAT', ar: 'باتنا' },
    badge: { colours: ['#0E7A4B', '#0B0B0F', '#F5B83D'], pattern: 'diamonds' },
    description: {
      en: 'Patna Pirates fans: one breath, seven defenders, three titles in a row, and the kabaddi faithful before the raid.',
      ar: 'نَفَس واحد وسبعة مدافعين وثلاثة ألقاب متتالية: رفقة لأوفياء كابادي باتنا قبل الغارة.',
    },
    story: {
      en: [
        'In Bihar they have played kabaddi in mango orchards and school yards for as long as anyone has asked, so when a professional league started in 2014 the surprise was only that Patna would be the sea-less home of Pirates.',
        'From 2016 to 2017 the team won three seasons one after another, the first league side to do it. Mumbai lost the first of those finals, Jaipur the second, Gujarat the third, and all three cities are greeted accordingly. At the Patliputra complex in Kankarbagh the horns start with the warm-up; litti chokha is fried, or rather roasted, outside the gates; and on the nights when the mat is somewhere else the crowd is around a tea stall with one television, holding its own breath for thirty seconds at a time.',
        'Many people from Bihar work in the Gulf, and follow the team after the shift on the one screen of their lodgings. Whoever passes is invited to sit down. They are called pirates and come from the plains, so they laugh at the name first and then they shout it.',
      ],
      ar: [
        'في بيهار، على ضفاف الغانج، لعب الناس الكابادي في بساتين المانجو وساحات المدارس منذ أزمان لا يُعرف أولها، فلما انطلق الدوري المحترف عام 2014 لم يكن الغريب أن تملك باتنا فريقًا، بل أن يكون اسمه «القراصنة» في ولاية لا بحر لها.',
        'بين 2016 و2017 أحرز الفريق ثلاثة ألقاب متتالية لم يسبقه إليها أحد. خسر أهل مومباي أول تلك النهائيات وجايبور ثانيها وغوجارات ثالثها، ولكل منهم استقبال على قدر الذكرى. في مجمع باتليبوترا بحي كانكارباغ تبدأ الأبواق مع الإحماء، وتفوح رائحة «ليتي تشوكا» المشوية عند البوابات. وإذا كانت المباراة في مدينة أخرى فالجمهور حول أقرب كشك شاي فيه تلفاز، يحبس أنفاسه ثلاثين ثانية مع كل غارة.',
        'وكثير من عمال بيهار في الخليج يتابعونه على شاشة واحدة في السكن بعد الدوام، ومن مرّ بهم دُعي إلى الجلوس وشُرحت له القواعد بلغتين. فإن صاح معهم قبل نهاية الشوط الأول فقد صار منهم. لقب فريقهم «قراصنة» وهم أهل سهل، فيضحكون من الاسم ثم يهتفون به.',
      ],
    },
    city: { en: 'Patna', ar: 'باتنا' },
    country: { en: 'India', ar: 'الهند' },
    founded: '2014',
    updated: '2026-11-29',
  },
  {
    slug: 'premier-lacrosse-league',
    name: { en: 'Premier Lacrosse League', ar: 'الدوري الممتاز للاكروس' },
    article: true,
    aliases: { en: ['PLL'], ar: ['دوري اللاكروس'] },
    sport: 'lacrosse',
    kind: 'competition',
    short: { en: 'LAX', ar: 'لاكروس' },
    badge: { colours: ['#0B0B0F', '#F7F3E9', '#2B3FAE'], pattern: 'cross' },
    description: {
      en: 'Premier Lacrosse League fans: the Creator’s Game with a shot clock, a touring summer, and people at the next stop or screen.',
      ar: 'الدوري الممتاز للاكروس: لعبة قديمة بساعة رمي حديثة، وصيف من الترحال، ورفاق في المحطة القادمة أو أمام الشاشة.',
    },
    story: {
      en: [
        'Long before anyone drew a crease on a field, the Haudenosaunee played this as the Creator’s Game, for healing and for settling things, over distances that would count today as a hike. Sticks were put into cradles and, at the end, into graves. Any account that starts with colleges starts late.',
        'The professional league is young. Paul Rabil, tired of playing for crowds that would fit in a bus, set it up with his brother Mike in 2018, and the first weekend was at Gillette Stadium in June 2019. All the clubs travelled together from city to city, like a circus with shoulder pads. In the summer of 2020 they shut themselves in at Herriman, Utah, and played the season in a fortnight. Home towns came in 2024. Whipsnakes against Redwoods, the first final, went to overtime and set the tone. Tailgates run on Maryland crab or Long Island bagels depending on who is in. Wherever two strangers carry sticks on one train, a catch gets played on the platform.',
      ],
      ar: [
        'قبل أن تُرسم الخطوط على الملاعب كان شعب الهودنوشوني يسمي هذه اللعبة «لعبة الشفاء»، ويلعبها ليداوي مريضًا أو يفض نزاعًا، على مسافات تُعد اليوم رحلة مشي، وتوضع العصا في المهد عند الولادة وفي القبر عند الرحيل. فالحكاية التي تبدأ من الجامعات تبدأ متأخرة.',
        'أما دوري المحترفين فحديث العهد: ملّ بول رابيل اللعب أمام جمهور تحمله حافلة واحدة، فأسسه مع شقيقه مايك عام 2018، وكانت الجولة الأولى في ملعب جيليت في يونيو 2019. تنقلت الأندية معًا من مدينة إلى أخرى مثل سيرك بواقيات أكتاف، وفي صيف 2020 أغلقوا على أنفسهم في هيريمان بولاية يوتا ولعبوا الموسم كله في أسبوعين. ثم صار لكل فريق موطن عام 2024. نهائي ويبسنيكس وريدوودز الأول ذهب إلى وقت إضافي فعرف الناس ما ينتظرهم. وفي مواقف السيارات سلطعون ماريلاند أو كعك لونغ آيلاند، بحسب صاحب الأرض. وإذا التقى غريبان يحملان عصًا على رصيف قطار بدأ التمرير قبل السلام. وفي الخليج قلّة تعرف قواعده، فإن وجدت صاحب عصا في حيّك فتمسك به.',
      ],
    },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '2018',
    sameAs: ['https://premierlacrosseleague.com/'],
    sources: [
      {
        fact: '2018 to 2024',
        read: [
          'https://newspub.live/west/utah/a-pro-lacrosse-team-will-call-utah-home/?amp=1',
          'https://stevensonvillager.com/21608/reviews/premier-lacrosse-league-debut-excites-fans/',
        ],
      },
    ],
    updated: '2026-11-29',
  },
  {
    slug: 'the-boat-race',
    name: { en: 'The Boat Race', ar: 'سباق أكسفورد وكامبريدج' },
    aliases: {
      en: ['Oxford v Cambridge'],
      ar: ['سباق القوارب', 'سباق القوارب الجامعي'],
    },
    sport: 'rowing',
    kind: 'event',
    short: { en: 'TBR', ar: 'القوارب' },
    badge: { colours: ['#0B2A5B', '#A3C1AD', '#F7F3E9'], pattern: 'halves' },
    description: {
      en: 'The Boat Race from Putney to Mortlake, dark blue against light: a stretch of riverbank, and people to shout beside.',
      ar: 'سباق القوارب من بوتني إلى مورتليك، أزرق غامق ضد أزرق فاتح: اختر موقعك على الضفة ومن يهتف معك.',
    },
    story: {
      en: [
        'Two friends who had been at school together, one now at Oxford and one at Cambridge, sent a challenge, and the first race was rowed at Henley on 10 June 1829. Since then it has found its proper water: four miles and 374 yards of tideway from Putney to Mortlake, upstream, on the flood. The women first raced in 1927, and on the same day and course as the men since 2015.',
        'A coin decides Middlesex or Surrey, that is, which bend will help you. In 1877 the judge called a dead heat. In 1912 both boats sank. Spectators pick a bank and get about twenty seconds of it: Putney Embankment for the start, Hammersmith Bridge for the corner where it is often lost, the terrace walls at Chiswick Eyot and Barnes for the long grind, and Mortlake, where by custom the winning cox goes in. Most have no degree from either place, and inherit light blue or dark from an aunt.',
        'It comes in spring, about Easter, in the afternoon, and there is no prize money at the end: all this is for the name. Students from abroad go the first time with their flatmates, stand on the bridge with a flask and ask which of the two they are. The scarf has the answer, dark for Oxford, light for Cambridge.',
      ],
      ar: [
        'صديقان جمعتهما المدرسة وفرّقتهما الجامعة، أحدهما في أكسفورد والآخر في كامبريدج، فكان التحدي، وأقيم السباق الأول في هنلي يوم 10 يونيو 1829. ثم استقر في مجراه: نحو 6.8 كيلومتر في نهر التيمز من بوتني إلى مورتليك مع صعود المد. وللسيدات سباقهن منذ 1927، وعلى المسار نفسه وفي اليوم نفسه منذ 2015.',
        'قطعة نقدية تقرر الضفة، أي المنعطف الذي سيخدمك. في 1877 أعلن الحكم التعادل، وفي 1912 غرق القاربان معًا. المتفرج يختار مكانه ولا يرى إلا عشرين ثانية: رصيف بوتني للانطلاق، وجسر هامرسميث للمنعطف الذي تضيع عنده السباقات، وأسوار بارنز للتعب الطويل، ومورتليك حيث جرت العادة أن يُلقى موجّه الفائزين في الماء. وأغلب الحاضرين لم يدرسوا في هذه ولا في تلك، بل ورثوا اللون عن عمة أو خال.',
        'وموعده في الربيع حول عيد الفصح عندهم، عصرًا بتوقيت لندن، أي أول المساء في الخليج. وكثير من المبتعثين يخرجون إليه أول مرة مع زملاء السكن، فيقفون على الجسر ومعهم ترمس ويسألون: أيهما نحن؟ والجواب في لون الشال: الغامق أكسفورد والفاتح كامبريدج. ولا جائزة مالية في آخره، فكل هذا من أجل الاسم.',
      ],
    },
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1829-06-10',
    sameAs: ['https://www.theboatrace.org/'],
    updated: '2026-11-29',
  },
  {
    slug: 'tour-de-france',
    name: { en: 'Tour de France', ar: 'طواف فرنسا' },
    article: true,
    aliases: { en: ['Le Tour', 'TdF', 'Grande Boucle'], ar: ['تور دو فرانس', 'طواف فرانسا'] },
    sport: 'cycling',
    kind: 'event',
    short: { en: 'CYC', ar: 'الطواف' },
    badge: { colours: ['#FFD500', '#0B0B0F', '#E4002B'], pattern: 'diamonds' },
    description: {
      get en() {
        return `The Tour de France ${textUntil('2027-07-02', 'from Edinburgh on 2 July 2027', 'by the road')}: a yellow jersey, a camping chair, and company that knows why the breakaway will be caught.`;
      },
      get ar() {
        return `طواف فرنسا ${textUntil('2027-07-02', 'من إدنبرة في 2 يوليو 2027', 'على الطريق')}: قميص أصفر وكرسي رحلات، ورفيق يعرف لماذا تُدرَك المجموعة الهاربة في النهاية.`;
      },
    },
    story: {
      en: [
        'It was a stunt to sell newspapers. The sports daily L’Auto sent sixty riders off from the café Au Réveil Matin at Montgeron on 1 July 1903, circulation rose, and the rival paper was out of business before the end of the next year. The yellow jersey came in 1919, the colour of L’Auto’s pages. The first stages ran through the night, which helped the cheats.',
        'The Arab world has a tale of its own in it. In the Tour of 1950 Abdelkader Zaaf of Algeria was out in front when the heat overcame him, and he became more famous than the winner of the stage. Those who watch at home know the castles and villages before they know the rules.',
        'You do not buy a ticket, you choose a kerb. A publicity caravan throws hats and sausages for an hour, a helicopter is heard, the riders go by, and it is over, unless it is uphill. On Alpe d’Huez there are twenty-one numbered bends, and the seventh is Dutch: orange smoke, Europop and an aisle one rider wide. A German dressed as the Devil made a career of running alongside with a trident. Anquetil and Poulidor leant on each other up the Puy de Dôme in 1964; LeMond took 1989 from Fignon by eight seconds. The broom wagon, bringing up the rear, is applauded too.',
      ],
      ar: [
        'كانت حيلة لبيع الصحف. أرسلت صحيفة «لوتو» الرياضية ستين دراجًا من أمام مقهى في مونجيرون يوم 1 يوليو 1903، فارتفع توزيعها وأغلقت منافستها في العام التالي. والقميص الأصفر ظهر في 1919 بلون صفحات الجريدة. وكانت المراحل الأولى تمتد إلى الليل، وفي ذلك ستر للغشاشين.',
        'لا تذكرة هنا، بل رصيف تختاره. تمر قافلة الإعلانات ساعة ترمي القبعات والهدايا، ثم يُسمع صوت المروحية، ثم يعبر الدراجون وينتهي كل شيء، إلا إذا كان الطريق صاعدًا. في «ألب دويز» واحد وعشرون منعطفًا مرقمًا، سابعها للهولنديين: دخان برتقالي وموسيقى وممر لا يتسع إلا لدراجة، ورجل بزي شيطان يركض برمحه الثلاثي. عام 1964 تكاتف أنكتيل وبوليدور حرفيًا كتفًا بكتف في صعود بوي دو دوم، وعام 1989 خطف لوموند اللقب من فينيون بثماني ثوانٍ. ومتابعه من بيته يعرف القلاع والقرى قبل أن يعرف قوانين الفرق وحساباتها. وللعرب فيه حكاية: الجزائري عبد القادر زعاف الذي غلبه الحر في طواف 1950 وهو في المقدمة، فصار أشهر من فائز المرحلة.',
      ],
    },
    country: { en: 'France', ar: 'فرنسا' },
    founded: '1903-07-01',
    sameAs: ['https://www.letour.fr/'],
    sources: [
      {
        fact: 'Abdelkader Zaaf, 1950',
        read: [
          'https://shop.rouleur.cc/blogs/the-rouleur-journal/tour-de-france-21-stories-the-well-digger-s-downfall',
          'https://afrinik.com/how-algerian-rider-suddenly-fell-asleep-during-tour-ride-70-years-ago-after-glass-of-wine',
        ],
      },
    ],
    updated: '2026-11-29',
  },
  {
    slug: 'uci-mountain-bike-world-series',
    name: { en: 'UCI Mountain Bike World Series', ar: 'سلسلة العالم للدراجات الجبلية' },
    article: true,
    aliases: { en: ['UCI', 'UCI MTB'], ar: ['كأس العالم للدراجات الجبلية'] },
    sport: 'mountain-biking',
    kind: 'competition',
    short: { en: 'MTB', ar: 'الجبال' },
    badge: { colours: ['#2E7D4F', '#0B0B0F', '#FF6B3D'], pattern: 'chevron' },
    description: {
      en: 'UCI Mountain Bike World Series fans: roots, rain, a chainsaw with the chain off, and riders who hike up to watch others come down.',
      ar: 'سلسلة العالم للدراجات الجبلية: جذور ومطر ومنشار بلا سلسلة، ومن يصعد الجبل مشيًا ليشاهد غيره ينزل.',
    },
    story: {
      en: [
        'Mountain biking has had a World Cup since 1991 and downhill races in it since 1993, run at different times by different people. In 2023 the pieces, from cross-country to enduro, were gathered into one World Series, to the relief of anyone who had tried to plan a holiday around them.',
        'In Riyadh some follow it over midday coffee and then take the bicycle to a wadi nearby, to copy what they saw at a quarter of the speed. If the downhill tempts you, wear a full-face helmet, and leave the jumps to those who have trained.',
        'The stands are trees. Spectators walk up under the gondola with a rucksack and a noise: cowbells in Leogang, air horns in Val di Sole, and always somebody with a chainsaw, minus its chain, revving at the steepest root. At Fort William the Scots stand in the midges where the track leaves the moor and yell into the rain, then go down to Cameron Square or the Nevis Range car park for something fried. Mont-Sainte-Anne in Quebec is the old cathedral, Les Gets the garden party. France against Britain is the feud in downhill; the Swiss regard cross-country as a private matter. Everyone goes home with mud to the knee and a cowbell still ringing in the ears.',
      ],
      ar: [
        'للدراجات الجبلية كأس عالم منذ 1991، ودخلها سباق النزول في 1993، وكانت كل فئة تُدار على حدة. وفي 2023 جُمعت القطع كلها، من سباقات الضاحية إلى الإندورو، في سلسلة واحدة، فارتاح من كان يحاول ترتيب إجازته عليها.',
        'المدرجات هنا أشجار. يصعد الجمهور تحت التلفريك بحقيبة ظهر وشيء يصدر صوتًا: أجراس أبقار في ليوغانغ، وأبواق هواء في فال دي سولي، ولا بد من رجل يشغّل منشارًا نُزعت سلسلته عند أصعب جذر في المسار. وفي فورت ويليام يقف الاسكتلنديون وسط البرغش ويصرخون في المطر، ثم ينزلون إلى مواقف «نيفيس رينج» بحثًا عن شيء ساخن. مون سانت آن في كيبيك محطة العراقة، وليه جيه محطة الأصدقاء. في النزول تتنازع فرنسا وبريطانيا، وفي الضاحية يرى السويسريون الأمر شأنًا عائليًا. ولا يعود أحد إلى بيته نظيفًا، والطين الأصيل لا يُغسل فورًا.',
        'وفي الرياض من يتابعه عبر البث مع قهوة الظهر، ثم يحمل دراجته إلى شعيب قريب ليقلّد ما رأى بسرعة الربع. فاحمل معك خوذة كاملة الوجه إن قلّدت النزول، واترك القفز لمن تدرّب.',
      ],
    },
    founded: '2023',
    sameAs: ['https://ucimtbworldseries.com/'],
    updated: '2026-11-29',
  },
  {
    slug: 'pickleball-england',
    name: { en: 'Pickleball England', ar: 'اتحاد البيكلبول الإنجليزي' },
    sport: 'pickleball',
    kind: 'governing',
    short: { en: 'PKL', ar: 'بيكلبول' },
    badge: { colours: ['#C8102E', '#F7F3E9', '#B7D433'], pattern: 'cross' },
    description: {
      en: 'Pickleball England players near you: a plastic ball, a forbidden kitchen, a court, and a partner with a spare paddle.',
      ar: 'اتحاد البيكلبول الإنجليزي ولاعبوه: كرة بلاستيكية ومنطقة ممنوعة اسمها «المطبخ»، وملعب وشريك معه مضرب زائد.',
    },
    story: {
      en: [
        'In the summer of 1965, on Bainbridge Island near Seattle, three fathers with bored children and an old badminton court could not find the shuttlecock. They used table-tennis-style bats and a ball with holes in it. Whether the game was named after a pickle boat or a dog called Pickles is argued to this day, chiefly by people waiting for their turn.',
        'In England it moved into the leisure centre, on the badminton lines, between over-sixties aerobics and futsal. Telford has been where the English Open draws its crowd, dozens of courts under one roof, a clatter like hail on a conservatory. Tennis clubs are the rival, particularly those that have discovered tape. Afterwards the sports-hall café runs out of flapjacks, and someone’s uncle of seventy-four is asked how he does that.',
        'Most of its players began late, so a beginner is soon at home. All winter it is played indoors, with evenings for women and others for families. The first word to learn is “sorry”. It is said each time the ball clips the net.',
      ],
      ar: [
        'كان ذلك صيف 1965 في جزيرة بينبريدج قرب سياتل: ثلاثة آباء وأولاد أصابهم الملل وملعب ريشة قديم ضاعت ريشته. أخذوا مضارب تشبه مضارب الطاولة وكرة مثقوبة، فوُلدت اللعبة وظلت الكرة مثقوبة إلى اليوم. أما الاسم فهل جاء من قارب أم من كلب يُدعى «بيكلز»؟ الخلاف قائم، ويديره غالبًا المنتظرون لدورهم.',
        'في إنجلترا سكنت اللعبة المراكز الرياضية فوق خطوط الريشة الطائرة، بين تمارين كبار السن وكرة الصالات، واستضافت تيلفورد بطولة إنجلترا المفتوحة بعشرات الملاعب تحت سقف واحد، وصوت كالبَرَد على الزجاج. الخصم نوادي التنس، خصوصًا التي اكتشفت الشريط اللاصق. وبعد اللعب يجتمعون في مقهى الصالة، وهناك عمّ في الرابعة والسبعين يسأله الشباب كيف فعل ذلك.',
        'ولأن أكثر لاعبيها بدأ متأخرًا فالمبتدئ فيها لا يشعر بغربة. تُلعب داخل الصالات طوال الشتاء، وفيها أمسيات للسيدات وأخرى للعائلات. والعائد من بريطانيا إلى الخليج يحمل مضربه معه، فيجد ملاعب البادل قد رسمت له خطوطًا جديدة. والكلمة الأولى التي يتعلمها هناك «سوري»، تُقال بعد كل كرة تلمس الشبكة.',
      ],
    },
    country: { en: 'England', ar: 'إنجلترا' },
    sameAs: ['https://www.pickleballengland.org/'],
    updated: '2026-11-29',
  },
];
