import type { TeamEntry } from '../schema.ts';

export const governingBodies: TeamEntry[] = [
  {
    slug: 'fide',
    name: { en: 'FIDE', ar: 'الاتحاد الدولي للشطرنج (فيديه)' },
    aliases: {
      en: ['World Chess Federation', 'International Chess Federation'],
      ar: ['فيديه', 'اتحاد الشطرنج'],
    },
    sport: 'chess',
    kind: 'governing',
    short: { en: 'CHES', ar: 'شطرنج' },
    badge: { colours: ['#0B1026', '#F7F3E9', '#2A6FB0'], pattern: 'quarters' },
    description: {
      en: 'FIDE chess, followed together: sixty-four squares, one clock, a crowd that whispers, and an opponent nearby.',
      ar: 'متابعو فيديه والشطرنج العالمي: 64 مربعًا وساعة واحدة وجمهور يهمس، وخصم قريب من حيّك.',
    },
    story: {
      en: [
        'The motto is “Gens una sumus”, we are one family, adopted by players who spend five hours at a time trying to take each other’s king. FIDE was founded in Paris on 20 July 1924, as the Olympic Games were going on in town, and counts almost every country on earth as a member. Its Olympiad is the nearest thing chess has to a carnival; its world championship match is the nearest thing sport has to a staring contest.',
        'Reykjavik 1972, Fischer against Spassky, put the game on front pages. Karpov and Kasparov began in Moscow in 1984 and had to be stopped after forty-eight games. The real stadiums are small. People play beneath the trees in Washington Square Park, waist-deep in Budapest’s Széchenyi baths, and on café boards where kibitzers never touch a piece but always know better. Riyadh hosted the world rapid and blitz in 2017. Somebody is always setting up again.',
        '“Shah mat” came to Europe by way of the Arabs, and Al-Adli and As-Suli wrote books on the game in the Baghdad of the Abbasids. In 2025 chess joined the Esports World Cup in Riyadh, and Magnus Carlsen won it before a crowd that cheered a move of the knight.',
      ],
      ar: [
        'الشعار «نحن عائلة واحدة»، وقد اختاره قوم يقضون خمس ساعات يحاول فيها كل منهم إسقاط ملك الآخر. تأسس الاتحاد في باريس يوم 20 يوليو 1924 بينما كانت المدينة تستضيف الألعاب الأولمبية. وأولمبياد الشطرنج أقرب ما في اللعبة إلى مهرجان، ومباراة لقب العالم أقرب ما في الرياضة إلى مسابقة تحديق.',
        'ريكيافيك 1972 بين فيشر وسباسكي نقلت اللعبة إلى الصفحات الأولى، وكاربوف وكاسباروف بدآ في موسكو عام 1984 ولم يتوقفا إلا بقرار بعد 48 مباراة. والعرب يعرفون هذه الرقعة قبل الجميع: عبارة «الشاه مات» وصلت إلى أوروبا عن طريقنا، والعدلي والصولي ألّفا فيها الكتب في بغداد العباسية. استضافت الرياض بطولة العالم للشطرنج السريع والخاطف عام 2017. أما الملاعب الحقيقية فصغيرة: ظل شجرة في ساحة واشنطن بنيويورك، وحمّامات سيتشيني في بودابست، وطاولة مقهى حولها من لا يلمس قطعة لكنه يعرف النقلة الصحيحة دائمًا.',
        'وفي 2025 دخلت اللعبة كأس العالم للرياضات الإلكترونية في الرياض، وفاز بها ماغنوس كارلسن أمام جمهور يهتف لنقلة حصان. ومن يومها كثر السائلون عن نادٍ قريب.',
      ],
    },
    founded: '1924-07-20',
    sameAs: ['https://www.fide.com/'],
    updated: '2026-11-29',
  },
  {
    slug: 'the-ra',
    name: { en: 'The R&A', ar: 'آر آند إيه' },
    aliases: { en: ['R and A', 'Royal and Ancient', 'St Andrews'], ar: ['سانت أندروز'] },
    sport: 'golf',
    kind: 'governing',
    short: { en: 'GOLF', ar: 'جولف' },
    badge: { colours: ['#0F2A47', '#C9A227', '#4C7A3D'], pattern: 'stripes' },
    description: {
      en: 'The R&A and its followers, on links and on sofas: the Old Course, the Claret Jug and the rule about the rake.',
      ar: 'آر آند إيه والملعب القديم وإبريق الكلاريت: ملتقى متابعي الجولف على العشب وأمام الشاشة.',
    },
    story: {
      en: [
        'A public road crosses the first and eighteenth fairways of the Old Course, and on Sundays the whole thing is closed to golfers so that St Andrews can walk its dogs there. It is a good corrective to grandeur. The R&A took its name in 2004 from the Royal and Ancient Golf Club, founded in 1754, whose sandstone clubhouse looks straight down the opening hole. It keeps the Rules of Golf together with the Americans and stages The Open, first played at Prestwick in 1860.',
        'Winners get the Claret Jug. Spectators get weather. They line the wall at the Road Hole, where a hotel is in play off the tee, and the steps above the Valley of Sin. They wait by the Swilcan Bridge because everyone who is ever going to say goodbye says it there. In Open week at Carnoustie, Troon or Royal Portrush the crowd is marshalled by volunteers with an arm in the air and an understood silence, then released. Turnberry 1977, Watson and Nicklaus, is the duel against which arguments are measured, mostly over supper on North Street.',
        'In 2025 The Open went back to Royal Portrush in Northern Ireland, in a week that began in sunshine and went on in showers. On the floodlit courses of the Gulf they follow it between one shot and the next.',
      ],
      ar: [
        'يقطع طريق عام الحفرتين الأولى والثامنة عشرة من «الملعب القديم» في سانت أندروز، ويوم الأحد يُغلق الملعب كله أمام اللاعبين ليتنزه فيه أهل البلدة. أخذت الهيئة اسمها عام 2004 من النادي الملكي العريق المؤسس في 1754، الذي يطل مبناه الحجري على ضربة البداية، وهي تحفظ قوانين الجولف مع الأمريكيين وتنظم بطولة بريطانيا المفتوحة (ذا أوبن) التي انطلقت في بريستويك عام 1860.',
        'الفائز يأخذ إبريق الكلاريت، والجمهور يأخذ المطر والريح. يصطف الناس عند سور «حفرة الطريق» حيث تمر الكرة فوق طرف فندق، وينتظرون عند جسر سويلكان لأن كل أسطورة ودّعت اللعبة ودّعتها من فوقه. وفي أسبوع البطولة بكارنوستي أو ترون أو بورتراش يرفع المتطوع ذراعه فيسكت الآلاف، ثم ينزلها فينفجرون. مبارزة واتسون ونيكلاوس في تيرنبري 1977 هي المقياس في كل جدال، وأغلب الجدال يدور على عشاء في شارع نورث.',
        'ولملاعب الخليج المضاءة ليلًا جمهور يتابع البطولة بين ضربة وأخرى. وفي عام 2025 عادت إلى بورتراش في أيرلندا الشمالية، في أسبوع بدأ بالشمس وأكمل بالمطر.',
      ],
    },
    venue: { en: 'Old Course, St Andrews', ar: 'الملعب القديم في سانت أندروز' },
    city: { en: 'St Andrews', ar: 'سانت أندروز' },
    country: { en: 'Scotland', ar: 'اسكتلندا' },
    founded: '2004',
    sameAs: ['https://www.randa.org/'],
    sources: [
      {
        fact: 'Weather at Royal Portrush, July 2025',
        read: [
          'https://www.newsletter.co.uk/news/national/watch-spectators-enjoy-the-warm-weather-at-the-153rd-open-championship-at-royal-portrush-5227169',
          'https://www.inkl.com/news/the-open-2025-weather-royal-portrush-forecast-for-round-1-after-yellow-warning-for-thunderstorms',
        ],
      },
    ],
    asOf: '2026-11-21',
    updated: '2026-11-29',
  },
  {
    slug: 'fei',
    name: { en: 'FEI', ar: 'الاتحاد الدولي للفروسية' },
    article: true,
    aliases: { en: ['Fédération Equestre Internationale'], ar: ['اتحاد الفروسية'] },
    sport: 'equestrian',
    kind: 'governing',
    short: { en: 'EQU', ar: 'فروسية' },
    badge: { colours: ['#4B2E83', '#F7F3E9', '#C9A227'], pattern: 'sash' },
    description: {
      en: 'FEI jumping, dressage and eventing, and a sea of white handkerchiefs: the big rings, for all who ride or wish they did.',
      ar: 'الاتحاد الدولي للفروسية وميادينه الكبرى: قفز وترويض وفروسية شاملة، ومناديل بيضاء يلوّح بها من يركب الخيل ومن يتمنى.',
    },
    story: {
      en: [
        'No other Olympic sport pays half of the partnership in carrots. The FEI has looked after riding internationally since 1921: jumping, dressage and eventing at the Games, driving, endurance and vaulting besides.',
        'Its great days have addresses. At Aachen the Soers stadium says goodbye to the riders by waving thousands of white handkerchiefs, and hardened grooms look at their boots. Burghley and Badminton are parkland walks with solid fences, where spectators in wax jackets pace out the water jump on Friday and are wise about it on Saturday. Hickstead has its bank, a grass cliff to be slid down. Geneva keeps December warm. Germany and Britain divide the argument in eventing, Germany and nearly everyone in dressage.',
        'Khaled Al-Eid came home from Sydney in 2000 with a bronze medal in jumping, and the Saudi team from London in 2012 with another: Ramzy Al Duhami, Abdullah Al Sharbatly, Kamal Bahamdan and Prince Abdullah bin Mutaib. In April 2024 the World Cup finals went to Riyadh. The Gulf knows the federation best from endurance: a hundred kilometres and more over sand, and a vet who stops a horse before it is tired.',
      ],
      ar: [
        'لا رياضة أولمبية غيرها نصف الفريق فيها أجره جزر. يرعاها الاتحاد الدولي منذ 1921: قفز الحواجز والترويض والفروسية الشاملة في الأولمبياد، ومعها القدرة والتحمل وقيادة العربات والقفز على ظهر الخيل.',
        'والفروسية عندنا ليست ضيفة: خالد العيد عاد ببرونزية القفز من سيدني 2000، ومنتخب القفز ببرونزية لندن 2012، رمزي الدهامي وعبدالله الشربتلي وكمال باحمدان والأمير عبدالله بن متعب، وفي أبريل 2024 جاءت نهائيات كأس العالم إلى الرياض. أما مواسمها البعيدة فلها عناوين: في آخن يودّع الجمهور الفرسان بآلاف المناديل البيضاء حتى يُطرق السائس الصلب برأسه، وفي هيكستيد منحدر عشبي يُهبط انزلاقًا، وبيرلي وبادمنتون نزهة بين حواجز من خشب صلب. ألمانيا وبريطانيا قطبا الجدل في الفروسية الشاملة.',
        'وفي سباقات القدرة يعرف أهل الخليج هذا الاتحاد أكثر من غيرهم: مئة كيلومتر وأكثر عبر الرمل، وبيطري يوقف الجواد قبل أن يتعب. وفي كل منطقة من المملكة نادٍ يعلّم الصغار الركوب، وأول درس فيه أن تطعم جوادك قبل أن تأكل. ومن حضر جولات كأس العالم في الرياض شتاءً عرف كم تتسع القاعة للصمت.',
      ],
    },
    founded: '1921',
    sameAs: ['https://www.fei.org/'],
    sources: [
      {
        fact: 'Saudi medals of 2000 and 2012',
        read: [
          'https://www.arabnews.com/sports/saudis-clinch-bronze-show-jumping',
          'https://sauress.com/aljazirah/1208073702',
          'http://stats.washingtonpost.com/olympics/story.asp?i=20120808135219582469108&ref=rec&tm=&src=OLY_EQU',
        ],
      },
    ],
    updated: '2026-11-29',
  },
  {
    slug: 'world-aquatics',
    name: { en: 'World Aquatics', ar: 'الاتحاد الدولي للألعاب المائية' },
    aliases: { en: ['FINA'], ar: ['فينا'] },
    sport: 'swimming',
    kind: 'governing',
    short: { en: 'AQU', ar: 'الماء' },
    badge: { colours: ['#0077C8', '#7FE3CF', '#F7F3E9'], pattern: 'hoops' },
    description: {
      en: 'World Aquatics from the stands: lane four, a whistle, a full house gone silent, and people with chlorine in their past.',
      ar: 'الاتحاد الدولي للألعاب المائية وبطولاته: الحارة الرابعة وصافرة وصالة صامتة، مع من عرف رائحة الكلور صغيرًا.',
    },
    story: {
      en: [
        'It was founded at the Manchester Hotel in London in July 1908, during the Olympic Games, by men who thought somebody should own a measuring tape. For over a century it was FINA. The present name was voted in at Melbourne in 2022. Swimming, open water, diving, high diving, artistic swimming and water polo all answer to it.',
        'The first world championships were Belgrade’s, in 1973, in an outdoor pool. What draws people has not altered: the fastest qualifier gets lane four, a long whistle, a hush in which you hear the gutter, and then parents hoarse before the turn. Australia against the United States is the main quarrel, conducted in relays; Hungary against Serbia is the one in water polo, with drums. Watch a final at London’s Aquatics Centre and the upper rows are swimming clubs in matching hoodies who have been up since five. They meet under the wave-shaped roof, then in Stratford, comparing splits and goggle marks.',
        'In 2024 Doha gave the Gulf its first world championships in all six sports, after short-course ones in Dubai, Doha and Abu Dhabi. The high divers jumped from a tower above the water of the old port. Oussama Mellouli had brought Olympic gold to Tunisia from Beijing and Ahmed Hafnaoui from Tokyo, out of lane eight, and every Arab child in a swimming cap has had somebody to copy.',
      ],
      ar: [
        'تأسس في فندق مانشستر بلندن في يوليو 1908 على هامش الأولمبياد، على يد رجال رأوا أن شريط القياس لا بد له من صاحب. ظل اسمه «فينا» أكثر من قرن، ثم صُوّت على الاسم الحالي في ملبورن عام 2022. وإليه تعود السباحة والمياه المفتوحة والغطس بنوعيه والسباحة الفنية وكرة الماء.',
        'بطولة العالم الأولى كانت في بلغراد 1973 في مسبح مكشوف، وسحرها لم يتغير: صاحب أسرع زمن في الحارة الرابعة، وصافرة طويلة، وصمت يُسمع فيه خرير الحافة، ثم أصوات آباء تبحّ قبل الدوران. أستراليا وأمريكا خصومة التتابع، والمجر وصربيا خصومة كرة الماء بالطبول. وفي المركز المائي بلندن تحت سقفه المتموّج تحتل الصفوف العليا أندية ناشئين استيقظت عند الخامسة، ثم تنزل إلى ستراتفورد لتقارن الأزمنة وآثار النظارات حول العيون.',
        'وفي الدوحة عام 2024 أُقيمت بطولة العالم بألعابها الست في الخليج أول مرة، بعد بطولات المسبح القصير في دبي والدوحة وأبوظبي، فرأى صغارنا من قرب أبطالًا عرفوهم من الشاشة، وقفز الغطاسون من برج عالٍ فوق ماء الميناء القديم. ومن تونس جاء أسامة الملولي بذهب بكين، ثم أحمد الحفناوي بذهب طوكيو من الحارة الثامنة، وبعدهما صار لكل سبّاح عربي صغير من يقلّده في الحارة المجاورة.',
      ],
    },
    founded: '1908-07-19',
    sameAs: ['https://www.worldaquatics.com/'],
    updated: '2026-11-29',
  },
  {
    slug: 'british-fencing',
    name: { en: 'British Fencing', ar: 'الاتحاد البريطاني للمبارزة' },
    sport: 'fencing',
    kind: 'governing',
    short: { en: 'FNC', ar: 'مبارزة' },
    badge: { colours: ['#1C2A4A', '#C8102E', '#F7F3E9'], pattern: 'sash' },
    description: {
      en: 'Salute, mask down, allez: a place for British fencing’s clubs, parents and spectators who can follow the blade.',
      ar: 'الاتحاد البريطاني للمبارزة وأنديته: تحية ثم قناع ثم «آليه»، وأهالي اللاعبين ومن تلحق عينه حركة النصل.',
    },
    story: {
      en: [
        'It has been run on manners since 1902, when it was founded as the Amateur Fencing Association. The whites are said to date from the days when a touch was marked in ink.',
        'Foil, épée and sabre are three sports sharing a corridor fourteen metres long. The gold medal every British beginner hears about was won in Melbourne in 1956 by Gillian Sheen, a dentist, with the foil. The pilgrimage places are modest: Salle Paul in north London, school halls with the basketball hoops folded away, and in Sheffield, for years, a hall full of pistes for the national youth weekend, with armourers mending wires on the floor and parents asleep on kit bags. France and Italy are who one wants to beat, in French. Spectators stand level with the middle line, watch the lights rather than the blades, and argue right-of-way all the way to the station.',
        'University clubs lend newcomers a mask and a sword in the first week, so for a student from abroad it is one of the easiest ways to a friend. Egypt and Tunisia have had fencers on the world’s podiums. Inès Boubakri of Tunisia came back from Rio in 2016 with an Olympic bronze in foil. Ask about her in any hall.',
      ],
      ar: [
        'تُدار هذه الرياضة بالأدب منذ 1902 حين تأسس الاتحاد باسم «رابطة هواة المبارزة»، ثم تغيّر الاسم وبقي الأدب. ويقال إن البياض من زمن كانت اللمسة تُعرف فيه بأثر الحبر.',
        'الشيش والإبيه والسيبر ثلاث رياضات تتقاسم ممرًا طوله 14 مترًا. وفي ملبورن 1956 فازت طبيبة الأسنان غيليان شين بذهبية الشيش، واسمها أول ما يتعلمه المبتدئ في الصالات البريطانية. والقلاع متواضعة: «سال بول» شمال لندن، وصالات مدارس رُفعت فيها سلال كرة السلة، وشيفيلد التي استقبلت لسنوات بطولة الناشئين، حيث يصلح الفنيون الأسلاك على الأرض وينام الآباء على حقائب العدة. فرنسا وإيطاليا هما الخصمان المنشودان، والتحكيم بالفرنسية. أما المتفرج الخبير فيقف عند خط المنتصف، ويراقب الضوء لا النصل، ويجادل في أحقية اللمسة حتى باب القطار.',
        'وفي جامعات بريطانيا أندية تعير المبتعث القناع والسيف من أسبوعه الأول، فهي من أسهل الطرق إلى صداقة هناك. وفي مصر وتونس أبطال وقفوا على منصات العالم، وإيناس البوبكري التونسية عادت ببرونزية أولمبية في الشيش من ريو 2016، فاسأل عنها أي صالة.',
      ],
    },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    founded: '1902',
    sameAs: ['https://www.britishfencing.com/'],
    updated: '2026-11-29',
  },
  {
    slug: 'bowls-england',
    name: { en: 'Bowls England', ar: 'اتحاد بولينج العشب الإنجليزي' },
    sport: 'bowls',
    kind: 'governing',
    short: { en: 'BWL', ar: 'العشب' },
    badge: { colours: ['#F7F3E9', '#C8102E', '#1B3F8B'], pattern: 'cross' },
    description: {
      en: 'Bowls England greens and the people on them: a curving wood, tea at the interval, and bowlers and their followers near you.',
      ar: 'اتحاد بولينج العشب الإنجليزي ولاعبوه: عشب هادئ وكرة تنحني وشاي في الاستراحة، ومن يحب اللعبة بالقرب منك.',
    },
    story: {
      en: [
        'English bowls counts its age in centuries. Southampton’s Old Bowling Green claims to have been in use since 1299. Drake is supposed to have finished his game on Plymouth Hoe in 1588 with the Armada in sight. Bowlers regard this as normal.',
        'Bowls England was formed in 2008, when the men’s association and the women’s joined, and its summer address is Victoria Park in Royal Leamington Spa. There the national finals fill several August weeks: county badges in rows, folding chairs on the banks, scones in the pavilion, and a silence that ends in a single “well bowled”. The sharpest rivalries are between counties, and are conducted with a handshake at both ends.',
        'The game has sisters in Arab cities: bocce in Libya, metal boules in Tunisia, Morocco and Algeria. The ground is different and the idea the same. Students from abroad pass a park in summer, see all that white and take it for a wedding. Stop at the fence for a minute. Somebody will ask whether you would like a try, and find you the shoes.',
      ],
      ar: [
        'عمر اللعبة في إنجلترا يُعدّ بالقرون. ملعب ساوثهامبتون القديم يقول إنه يُستخدم منذ 1299، ويُروى أن فرانسيس دريك أكمل مباراته في بليموث عام 1588 والأسطول الإسباني على مرمى البصر، وأهل اللعبة يرون تصرفه طبيعيًا، فمن بدأ شوطًا أتمّه، وعلى الأساطيل أن تصبر.',
        'تأسس الاتحاد بصورته الحالية عام 2008 بعد دمج اتحاد الرجال واتحاد السيدات، وعنوانه الصيفي حديقة فيكتوريا في مدينة ليمنغتون سبا. هناك تمتد النهائيات الوطنية أسابيع من أغسطس: شارات المقاطعات في صفوف، وكراسٍ قابلة للطي على الأطراف، وكعك وشاي في بيت النادي، وصمت تقطعه كلمة «أحسنت». المنافسة الحقيقية بين المقاطعات، ولكل مقاطعة من يحفظ نتائجها كلها، تبدأ بمصافحة وتنتهي بمصافحة.',
        'وقد تعجب إن عرفت أن لها في مدن العرب أخوات: «البوتشي» في ليبيا، والكرات الحديدية في تونس والمغرب والجزائر، والفكرة واحدة وإن اختلفت الأرض. من درس في بريطانيا ومرّ بحديقة عامة صيفًا فقد رآهم ببياضهم وظنهم في مناسبة. قف عند السياج دقيقة واحدة، وسيسألك أحدهم أن تجرب، وسيجد لك حذاء على مقاسك.',
      ],
    },
    city: { en: 'Royal Leamington Spa', ar: 'رويال ليمنغتون سبا' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '2008',
    sameAs: ['https://www.bowlsengland.com/'],
    sources: [
      {
        fact: 'Bocce and boules in North Africa',
        read: [
          'http://www.elwatan.com/sports/la-libye-la-bonne-surprise-12-02-2017-339079_110.php',
          'https://axadletimes.com/ax-eye-on-africa/ax-north-africa/mediterranean-games-2022-petanque-a-passion.html5',
          'https://arryadia.snrt.ma/autres-sports-news/17270-boules-et-petanque-tournoi-international-en-octobre-a-hammamet-avec-la-participation-du-maroc',
        ],
      },
    ],
    updated: '2026-11-29',
  },
  {
    slug: 'sport-england',
    name: { en: 'Sport England', ar: 'سبورت إنغلاند' },
    sport: 'sports-governance',
    kind: 'governing',
    short: { en: 'SPT', ar: 'رياضة' },
    badge: { colours: ['#E6332A', '#1D2B4F', '#F7F3E9'], pattern: 'halves' },
    description: {
      en: 'Sport England and the people behind the match: volunteers, coaches and kit-washers who keep the grassroots game going.',
      ar: 'سبورت إنغلاند لمن يقف خلف المباراة: متطوعون ومدربون ومن يغسل القمصان كل أسبوع في ملاعب إنجلترا الصغيرة.',
    },
    story: {
      en: [
        'Crowds don’t sing its name, yet it has done more for Sunday mornings than most who are sung about. Sport England is the public body for grassroots sport: it took over from the old Sports Council in 1997 and hands out National Lottery and government money, so somewhere near you there is a changing room, a floodlight or a ramp that began as one of its forms.',
        'Its best-known film has no stars in it either. “This Girl Can”, from January 2015, showed ordinary women sweating, wobbling and enjoying themselves, to a hip-hop track, and made a slogan people wear. The natural habitat of its public is a touchline: Hackney Marshes, with pitch after pitch of Sunday football; the parks courts with the net tied up in string; the national centres at Bisham Abbey, Lilleshall and Plas y Brenin. The opponent is a comfortable sofa, which has strength in depth. The ritual is counting whether there are enough bibs.',
        'Saudi Arabia has a Sports for All Federation for the same purpose, and it takes walks, runs and family days from city to city. The picture does not change from one country to the next: a clerk who runs after work, a mother on her first kilometre, and a street team with lights at last that stay on.',
      ],
      ar: [
        'لم يهتف أحد باسمها يومًا، ومع ذلك قدّمت لصباحات نهاية الأسبوع أكثر مما قدّم كثير ممن يُهتف لهم. «سبورت إنغلاند» جهة عامة تُعنى بالرياضة المجتمعية، حلّت عام 1997 محل مجلس الرياضة القديم، وتوزع المال العام على غرف الملابس والإنارة والمنحدرات في ملاعب الأحياء.',
        'أشهر أفلامها بلا نجوم: حملة «هذه الفتاة تستطيع» في يناير 2015 أظهرت نساء من كل الأعمار يمارسن الرياضة بلا تكلّف، فصار العنوان شعارًا يُطبع على القمصان. أما جمهورها فمكانه خط التماس: سهول هاكني حيث تتجاور ملاعب الأحد على مد النظر، وملاعب الحدائق ذات الشباك المربوطة بخيط، والمراكز الوطنية في بيشام آبي وليلشال. الخصم كنبة مريحة لا ينقصها الاحتياط، والعادة الثابتة أن يعدّ أحدهم السترات ثم يكتشف أنها تنقص واحدة.',
        'والفكرة مألوفة لنا منذ قام الاتحاد السعودي للرياضة للجميع، وصارت أيام المشي والجري تتنقل من مدينة إلى مدينة. الصورة واحدة: موظف ينزل بعد الدوام، وأم تجرّب الجري أول مرة، وفريق حارة وجد أخيرًا إنارة لا تنطفئ. من كانت رياضته بلا تذاكر ولا بث فهذه صفحته، وليكتب اسم ناديه الصغير بكل فخر، فالكبار بدؤوا صغارًا.',
      ],
    },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1997',
    sameAs: ['https://www.sportengland.org/'],
    sources: [
      {
        fact: 'Sports for All Federation',
        read: [
          'https://www.arabnews.com/node/1614321/saudi-arabia',
          'http://mail.eyeofriyadh.com/news/details/15-000-men-and-women-across-13-saudi-cities-take-part-in-sfa-move-with-us-initiative-pioneering-community-initiative-encourages-people-and-families-to-get-fit',
        ],
      },
    ],
    updated: '2026-11-29',
  },
];
