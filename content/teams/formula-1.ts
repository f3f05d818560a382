import type { TeamEntry } from '../schema.ts';

export const formula1: TeamEntry[] = [
  {
    slug: 'ferrari',
    name: { en: 'Ferrari', ar: 'فيراري' },
    aliases: {
      en: ['Scuderia', 'Scuderia Ferrari', 'Tifosi', 'Prancing Horse'],
      ar: ['السكوديريا', 'الحصان الجامح'],
    },
    sport: 'f1',
    short: { en: 'FER', ar: 'فيراري' },
    badge: { colours: ['#D40000', '#F7D000', '#0B0B0F'], pattern: 'plain' },
    description: {
      en: 'Ferrari fans in your city, Sunday by Sunday: church bells in Maranello, a red sea at Monza, and tifosi to sit with.',
      ar: 'جمهور فيراري في مدينتك، سباقًا بعد سباق: أجراس مارانيلو وبحر أحمر في مونزا و«تيفوزي» لا يغيبون.',
    },
    story: {
      en: [
        'When Ferrari won, the parish priest of Maranello rang the bells. It was Don Alberto Bernardoni’s own idea, and it gave the town a results service quicker than radio. Enzo Ferrari had founded his Scuderia in Modena in 1929 and moved the workshop up the road during the war. The private track at Fiorano lies just beyond the last houses, and boys still find gaps in the hedge.',
        'No other team has taken part in every season of the world championship since 1950. The first victory came at Silverstone in 1951, through José Froilán González. The horse on the yellow shield belonged to Francesco Baracca, an airman from the First World War.',
        'Arabs have loved the red cars for so long that any fast car is called by the name, even a blue one. A theme park that carries it stands next to the circuit in Abu Dhabi, and on the day of a race in Jeddah yellow and red flags are out along the Corniche from the afternoon.',
        'The supporters have a name of their own, tifosi, after the fever. At Monza they walk through the royal park at dawn, hang banners the size of apartment blocks opposite the pits, and after the flag run on to the straight to stand under the podium, booing politely or otherwise whoever beat the red cars. McLaren has heard it often.',
      ],
      ar: [
        'إذا فاز فيراري قرع كاهن مارانيلو الأجراس، فعرفت البلدة النتيجة قبل المذياع. كانت تلك فكرة الأب ألبرتو برناردوني. أما «السكوديريا» نفسها فأسسها إنزو فيراري في مودينا عام 1929، ثم انتقلت الورشة إلى مارانيلو أيام الحرب، وعند آخر بيوتها تمتد حلبة فيورانو الخاصة التي يسترق الصغار النظر إليها من بين الأشجار.',
        'لم يغب الفريق عن أي موسم من بطولة العالم منذ 1950، وجاء فوزه الأول في سيلفرستون عام 1951 بقيادة الأرجنتيني خوسيه فرويلان غونزاليس. والحصان على الدرع الأصفر شعار طيار إيطالي من الحرب العالمية الأولى اسمه فرانشيسكو باراكا.',
        'للجمهور اسم خاص: «التيفوزي»، من الحمى. في مونزا يعبرون الحديقة الملكية عند الفجر، ويفردون لافتات بحجم العمائر قبالة منطقة الصيانة، وبعد العلم يقتحمون المسار ليقفوا تحت المنصة. ومن تجرأ وهزم السيارة الحمراء سمع رأيهم، وماكلارين سمعه مرارًا.',
        'وللأحمر عند العرب محبة قديمة، فاسمه يُطلق على كل سيارة سريعة ولو كانت زرقاء. وفي أبوظبي مدينة ألعاب تحمل اسمه على بُعد أمتار من الحلبة. ويوم يُقام سباق جدة ترى الأعلام الصفراء والحمراء على الكورنيش منذ العصر.',
      ],
    },
    city: { en: 'Maranello', ar: 'مارانيلو' },
    country: { en: 'Italy', ar: 'إيطاليا' },
    founded: '1929',
    sameAs: ['https://www.ferrari.com/en-EN/formula1'],
    honoursTo: 2025,
    honours: [{ count: 16, title: { en: 'Constructors’ titles', ar: 'ألقاب الصانعين' } }],
    sources: [
      {
        fact: 'Constructors’ titles 16, to 2025',
        read: [
          'stored file 68791364496: Formula 1 champions',
          'stored file 54584230434: Formula 1 constructors',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'mclaren',
    name: { en: 'McLaren', ar: 'ماكلارين' },
    aliases: { en: ['Maclaren'], ar: ['مكلارين', 'ماكلارن'] },
    sport: 'f1',
    short: { en: 'MCL', ar: 'ماكلارين' },
    badge: { colours: ['#FF8000', '#0B0B0F', '#47C7FC'], pattern: 'chevron' },
    description: {
      en: 'Papaya caps from Woking to the Woodcote grandstand: McLaren people to watch the next Grand Prix with.',
      ar: 'قبعات البابايا من ووكنغ إلى مدرجات سيلفرستون: شاهد الجائزة الكبرى القادمة مع جمهور ماكلارين.',
    },
    story: {
      en: [
        'Bruce McLaren was a New Zealander with one leg shorter than the other and a gift for taking cars apart. He started the team in 1963, entered its first Grand Prix at Monaco in 1966 and won its first himself, at Spa in 1968. A kiwi sat on the early badge. The orange, called papaya, was chosen, they say, because it stood out on the track.',
        'In 1988 Ayrton Senna and Alain Prost won fifteen of sixteen races in the red and white cars. By the next spring they had stopped speaking. The name has also won Monaco, the Indianapolis 500 and Le Mans, the last of them in 1995 with a road car’s cousin.',
        'The constructors’ title came home in 2024, after twenty-six years. It was decided at Abu Dhabi under the lights, in front of a stand full of orange.',
        'The factory at Woking curves round a lake whose water cools the wind tunnel, and is more often photographed than visited. For company, go to Silverstone, where the tents on the campsites turn orange by Thursday and stay that colour all weekend. Ferrari is the opponent in most of the stories. Williams is the neighbour who wins the other half.',
      ],
      ar: [
        'بروس ماكلارين نيوزيلندي كانت إحدى ساقيه أقصر من الأخرى، وموهبته تفكيك السيارات وإعادة تركيبها أسرع. أسس الفريق عام 1963، وخاض سباقه الأول في موناكو 1966، وحقق بنفسه أول فوز لفريقه في سبا عام 1968. كان طائر الكيوي على الشعار القديم، أما برتقالي «البابايا» فيقال إنه اختير لأن العين لا تخطئه على المسار.',
        'في 1988 فاز آيرتون سينا وآلان بروست بخمسة عشر سباقًا من ستة عشر، وفي ربيع العام التالي انقطع الكلام بينهما. وجمع الاسم أيضًا بين موناكو وإنديانابوليس 500 ولومان، والأخير عام 1995 بسيارة خرجت من عالم الطرق.',
        'مقر ووكنغ ينحني حول بحيرة يبرّد ماؤها نفق الهواء، وصوره أكثر من زواره. أما الرفقة ففي سيلفرستون، حيث تتحول خيام المخيمات إلى البرتقالي من يوم الخميس ولا تعود. فيراري خصم أغلب الحكايات، وويليامز خصم ما بقي منها.',
        'وأكبر ملاك الفريق من البحرين، فصار لسباق الصخير عنده طعم سباق ثانٍ على أرضه. وفي 2024 عاد بلقب الصانعين بعد ستة وعشرين عامًا، وكان حسمه في أبوظبي تحت الأضواء، والبرتقالي يملأ المدرج.',
      ],
    },
    city: { en: 'Woking', ar: 'ووكنغ' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1963',
    sameAs: ['https://www.mclaren.com/racing/'],
    honoursTo: 2025,
    honours: [{ count: 10, title: { en: 'Constructors’ titles', ar: 'ألقاب الصانعين' } }],
    sources: [
      {
        fact: 'Constructors’ titles 10, to 2025',
        read: [
          'stored file 68791364496: Formula 1 champions',
          'https://dailysports.net/news/only-ferrari-ahead-mclaren-clinch-constructors-cup-for-the-second-year-running/',
        ],
      },
      {
        fact: 'Constructors’ title of 2024',
        read: [
          'https://silverstone.co.uk/news/mclarens-route-constructors-championship',
          'https://www.dawn.com/news/1877504/norris-wins-in-abu-dhabi-mclaren-seals-first-constructors-title-in-26-years',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'mercedes',
    name: { en: 'Mercedes', ar: 'مرسيدس' },
    aliases: { en: ['Silver Arrows', 'Mercedes AMG', 'Merc'], ar: ['السهام الفضية'] },
    sport: 'f1',
    short: { en: 'MER', ar: 'مرسيدس' },
    badge: { colours: ['#A6B1B7', '#00A19B', '#0B0B0F'], pattern: 'rays' },
    description: {
      en: 'Silver Arrows, old and new: from the Nürburgring legend to Brackley, a place for Mercedes supporters to gather.',
      ar: 'السهام الفضية قديمها وجديدها: من أسطورة نوربورغرينغ إلى براكلي، ملتقى مشجعي مرسيدس.',
    },
    story: {
      en: [
        'The tale goes that in 1934, at the Nürburgring, the white cars were a kilogram too heavy, so the mechanics spent the night scraping them down to bare metal and sent them out silver. Historians doubt it. The model shops never have.',
        'In Grand Prix racing proper the team arrived at Reims on 4 July 1954, finished first and second with Juan Manuel Fangio and Karl Kling, and stayed for two seasons. Then it was gone for fifty-five years. The return in 2010 came by way of Brackley, a market town in Northamptonshire, whose Brawn outfit had just won everything in its only season. Engines are made down the road in Brixworth. From 2014 to 2021 the constructors’ title went there eight times in succession.',
        'Lewis Hamilton spent twelve seasons here and took six of his seven titles, and he was the door through which many supporters came in. When he went, at the end of 2024, they parted: some followed him, and some stayed with the silver arrows.',
        'Its people gather on two sides of the Channel. In Germany it was the Mercedes stand at Hockenheim, for as long as there was a Grand Prix to sit at, and it still is the museum forecourt at Stuttgart. In England it is Brackley’s high street and the grandstands from Copse to Becketts, twenty minutes away. Ferrari made the rivalry, Red Bull sharpened it, and any three supporters can still be set arguing with the words Abu Dhabi.',
      ],
      ar: [
        'تقول الحكاية إن السيارات البيضاء في نوربورغرينغ عام 1934 زادت كيلوغرامًا على الوزن المسموح، فسهر الفنيون يكشطون الطلاء حتى ظهر المعدن وخرجت فضية. المؤرخون يشكّون فيها، وباعة المجسمات لا يشكّون أبدًا.',
        'في بطولة العالم ظهر الفريق أول مرة في رانس يوم 4 يوليو 1954، فحلّ فانجيو وكلينغ أولًا وثانيًا، وبعد موسمين انسحب وغاب خمسة وخمسين عامًا. عاد في 2010 من بوابة براكلي، البلدة الإنجليزية الصغيرة التي كان فيها فريق براون البطل، والمحركات تُصنع في بريكسوورث القريبة. ومن 2014 إلى 2021 بقي لقب الصانعين هناك ثمانية مواسم متتالية.',
        'جمهوره على ضفتي بحر المانش: في ألمانيا ساحة المتحف في شتوتغارت، ومدرج مرسيدس في هوكنهايم أيام كان لألمانيا سباق، وفي إنجلترا مدرجات سيلفرستون بين كوبس وبيكتس. فيراري أشعل المنافسة وريد بول زادها حدة، وتكفي كلمة «أبوظبي» ليبدأ نقاش بين أي ثلاثة منهم لا ينتهي.',
        'ولويس هاميلتون قضى معه اثني عشر موسمًا جمع فيها ستة من ألقابه السبعة، وكثير من جمهورنا دخل اللعبة من بابه. ولما رحل في آخر 2024 انقسم المجلس: من تبعه ومن بقي مع السهام الفضية.',
      ],
    },
    city: { en: 'Brackley', ar: 'براكلي' },
    country: { en: 'England', ar: 'إنجلترا' },
    sameAs: ['https://www.mercedesamgf1.com/'],
    honoursTo: 2025,
    honours: [{ count: 8, title: { en: 'Constructors’ titles', ar: 'ألقاب الصانعين' } }],
    sources: [
      {
        fact: 'Constructors’ titles 8, to 2025',
        read: ['stored file 68791364496: Formula 1 champions', 'stored file 63488920997: Formula 1 teams'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'red-bull-racing',
    name: { en: 'Red Bull Racing', ar: 'ريد بول ريسينغ' },
    aliases: { en: ['Red Bull', 'RBR'], ar: ['ريد بول', 'ريد بول راسينغ'] },
    sport: 'f1',
    short: { en: 'RED', ar: 'ريد بول' },
    badge: { colours: ['#121F45', '#CC1E4A', '#FFC906'], pattern: 'quarters' },
    description: {
      en: 'Roundabouts in Milton Keynes, hillsides in Styria and a cape in Monaco: company for the Red Bull Racing crowd.',
      ar: 'دوّارات ميلتون كينز وتلال ستيريا ورداء بطل خارق في موناكو: تعرّف على جمهور ريد بول ريسينغ.',
    },
    story: {
      en: [
        'It was bought as Jaguar late in 2004, raced as Red Bull in Melbourne the following March, and was assumed to be a party with a pit wall. In Monaco in 2006 David Coulthard took the first podium and collected the trophy in a Superman cape, because a sponsor’s film was in town. The swimming pool on the team’s floating motorhome saw use that night.',
        'Then it began to win: Shanghai in 2009, in the rain, and both titles every year from 2010 to 2013. The mechanics became a spectacle in their own right. In São Paulo in 2019 they changed four tyres in 1.82 seconds, a record at the time and about as long as it takes to read the word “tyres”.',
        'A good part of the crowd is dressed in Dutch orange. They came for Max Verstappen, and stayed.',
        'Home is an industrial estate in Milton Keynes, a city planned around roundabouts, where a car has been let loose on the streets for the homecoming. The other home is Spielberg in Styria: a steel bull on the infield, grass banks beside the grandstands, brass bands at breakfast, and thousands of caravans in the meadows. Mercedes people will be civil about everything except 2021.',
      ],
      ar: [
        'اشتُري الفريق أواخر 2004 وكان اسمه جاكوار، وانطلق من ملبورن في مارس التالي، فظنه الجميع حفلة لها سيارة. وفي موناكو 2006 صعد ديفيد كولتهارد إلى أول منصة في تاريخ الفريق مرتديًا رداء سوبرمان، لأن فيلمًا لأحد الرعاة كان يُعرض تلك الأيام. ولم يسلم مسبح المقر العائم من الاحتفال.',
        'ثم جاء الجد: فوز أول تحت مطر شنغهاي عام 2009، وبعده اللقبان معًا كل سنة من 2010 إلى 2013. وصار الفنيون عرضًا قائمًا بذاته: في ساو باولو عام 2019 بدّلوا الإطارات الأربعة في 1.82 ثانية، وهو زمن قياسي حينها لا يكفي لقراءة هذه الجملة.',
        'البيت منطقة صناعية في ميلتون كينز، مدينة الدوّارات التي أُطلقت السيارة في شوارعها احتفالًا باللقب. والبيت الثاني شبيلبرغ في ستيريا النمساوية: ثور من فولاذ وسط الحلبة، ومنحدرات عشب بجانب المدرجات، وفرق نحاسية مع الفطور، وقوافل تخييم على مد البصر. أما جمهور مرسيدس فلطيف ما لم تُذكر سيرة 2021. وفي الخليج يُعرف جمهوره بالبرتقالي الهولندي، فأكثرهم جاء وراء ماكس فيرستابن وبقي.',
      ],
    },
    city: { en: 'Milton Keynes', ar: 'ميلتون كينز' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '2005',
    sameAs: ['https://www.redbullracing.com/'],
    honoursTo: 2025,
    honours: [{ count: 6, title: { en: 'Constructors’ titles', ar: 'ألقاب الصانعين' } }],
    sources: [
      {
        fact: 'Constructors’ titles 6, to 2025',
        read: ['stored file 68791364496: Formula 1 champions', 'stored file 63488920997: Formula 1 teams'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'williams',
    name: { en: 'Williams', ar: 'ويليامز' },
    aliases: { en: ['Williams Racing'], ar: ['وليامز'] },
    sport: 'f1',
    short: { en: 'WIL', ar: 'ويليامز' },
    badge: { colours: ['#005AFF', '#FFFFFF', '#0A1E4A'], pattern: 'stripes' },
    description: {
      en: 'A carpet warehouse in Didcot, Red Five at Silverstone and a stubborn affection: company for Williams supporters.',
      ar: 'مستودع سجاد في ديدكوت و«ريد فايف» في سيلفرستون ومحبة عنيدة: رفقة لمشجعي ويليامز.',
    },
    story: {
      en: [
        'Frank Williams used to run his business from a telephone box, after the office line had been cut off for not paying. In 1977 he and the engineer Patrick Head took over a former carpet warehouse in Didcot and began again. Two years later Clay Regazzoni gave them their first victory, at Silverstone of all places, and toasted it in orange juice out of respect for the Saudi sponsors, whose airline had its name on the car.',
        'Alan Jones brought the first championship in 1980. In 1986 a road accident in France put Frank in a wheelchair. He ran the team from it for thirty-four years. The car people draw from memory is Nigel Mansell’s of 1992, the one with the red five. When he won at Silverstone that summer the crowd was on the track before the field had stopped racing.',
        'Grove, in the Oxfordshire lanes, has been the base since the nineties and keeps a hall of old cars that makes visitors go quiet. McLaren was the opponent of the great years. The faithful find each other at Silverstone by the width of their memory and by a particular navy jacket, sponsor’s name faded, which is not for sale.',
      ],
      ar: [
        'كان فرانك ويليامز يدير أعماله من كشك هاتف في الشارع بعد أن قُطع خط المكتب لعدم السداد. وفي 1977 استأجر مع المهندس باتريك هيد مستودع سجاد في ديدكوت وبدآ من جديد. بعد عامين منحهما كلاي ريغاتسوني الفوز الأول في سيلفرستون، واحتفل على المنصة بعصير البرتقال احترامًا لرعاة الفريق السعوديين، وكان اسم الخطوط السعودية يومها على السيارة.',
        'جاء اللقب الأول مع آلان جونز عام 1980. وفي 1986 أقعد حادث سير في فرنسا فرانك على كرسي متحرك، فقاد الفريق منه أربعة وثلاثين عامًا. أما السيارة التي يرسمها الجميع من الذاكرة فسيارة نايجل مانسيل عام 1992 بالرقم خمسة الأحمر، ويوم فاز بها في سيلفرستون نزل الجمهور إلى المسار والسباق لم ينتهِ بعد.',
        'المقر منذ التسعينيات في غروف بريف أكسفوردشير، وفيه قاعة سيارات قديمة يخفض الزائر صوته عندها. ماكلارين خصم السنوات الذهبية. وفي مدرجات سيلفرستون يتعارف الأوفياء من سترة كحلية بهت عليها اسم الراعي، ولا تُباع بأي ثمن. والسعودي يبتسم حين يرى صور السيارة القديمة وعليها اسم خطوط بلاده.',
      ],
    },
    city: { en: 'Grove, Oxfordshire', ar: 'غروف، أكسفوردشير' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1977',
    sameAs: ['https://www.williamsf1.com/'],
    honoursTo: 2025,
    honours: [{ count: 9, title: { en: 'Constructors’ titles', ar: 'ألقاب الصانعين' } }],
    sources: [
      {
        fact: 'Constructors’ titles 9, to 2025',
        read: ['stored file 68791364496: Formula 1 champions', 'stored file 63488920997: Formula 1 teams'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'aston-martin',
    name: { en: 'Aston Martin', ar: 'أستون مارتن' },
    aliases: { en: ['AMR', 'Aston Martin F1'], ar: [] },
    sport: 'f1',
    short: { en: 'AST', ar: 'أستون' },
    badge: { colours: ['#00594F', '#CEDC00', '#F7F3E9'], pattern: 'halves' },
    description: {
      en: 'Racing green across the road from Silverstone: company for Aston Martin fans in the grandstand, on the sofa and for the long game.',
      ar: 'الأخضر الإنجليزي قبالة بوابة سيلفرستون: رفقة لمشجعي أستون مارتن في المدرج وأمام الشاشة.',
    },
    story: {
      en: [
        'Half the name is a hill. Lionel Martin raced up Aston Clinton’s in Buckinghamshire before the First World War and added it to his own. The marque tried Grands Prix in 1959, the summer it won Le Mans, with a front-engined car that was handsome and a year late. By the end of 1960 it had gone home.',
        'The team that carries the badge now took a longer way round. It began as Jordan in 1991, yellow and noisy, won at Spa in a 1998 downpour, and then changed colour with its owners: Midland, Spyker, Force India, Racing Point and, from 2021, British racing green. Some of the staff have kept the whole set of jackets.',
        'Saudi Arabia’s Aramco has had its name on the green car since 2022, and the team has had more followers in the Kingdom from that year on.',
        'Through all of it the address barely moved. The works stand on Dadford Road, opposite the circuit, so a Grand Prix weekend at Silverstone is also an open day for the neighbours. Green flags start at the campsite fence and thicken towards Stowe. Supporters who came for Jordan stand beside supporters who came for the film car, and each considers the other slightly eccentric. Neighbourly feuds are supplied by Enstone and Grove, each about an hour away by lane.',
      ],
      ar: [
        'نصف الاسم تلة. كان ليونيل مارتن يتسابق صعودًا على تلة أستون في باكنغهامشير قبل الحرب العالمية الأولى، فأضافها إلى اسم عائلته. جرّبت العلامة سباقات الجائزة الكبرى عام 1959، صيف فوزها في لومان، بسيارة أنيقة محركها في المقدمة بعد أن فات زمنه، ومع نهاية 1960 كانت قد انسحبت.',
        'أما الفريق الحالي فجاء من طريق أطول: بدأ عام 1991 باسم جوردان، أصفر صاخبًا، وفاز تحت طوفان سبا في 1998، ثم بدّل لونه مع كل مالك: ميدلاند ثم سبايكر ثم فورس إنديا ثم ريسينغ بوينت، حتى وصل في 2021 إلى الأخضر الإنجليزي.',
        'العنوان وحده لم يتغير تقريبًا. المصنع على طريق دادفورد قبالة الحلبة، فيصبح أسبوع سيلفرستون مناسبة للجيران، تبدأ الأعلام الخضراء من سياج المخيم وتكثر نحو منعطف ستو. هناك يقف من جاء أيام جوردان بجانب من جاء حبًا في سيارة الأفلام، وكل منهما يستغرب الآخر. أما خصوم الجوار ففي إنستون وغروف، على بُعد ساعة تقريبًا بين الحقول. ومنذ 2022 صار اسم «أرامكو» السعودية على السيارة الخضراء، فزاد متابعوها في المملكة.',
      ],
    },
    city: { en: 'Silverstone', ar: 'سيلفرستون' },
    country: { en: 'England', ar: 'إنجلترا' },
    sameAs: ['https://www.astonmartinf1.com/'],
    updated: '2026-11-29',
  },
];
