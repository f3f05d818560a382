import type { TeamEntry } from '../schema.ts';

export const cricket: TeamEntry[] = [
  {
    slug: 'mumbai-indians',
    name: { en: 'Mumbai Indians', ar: 'مومباي إنديانز' },
    aliases: { en: ['MI', 'Mumbai'], ar: ['مومباي'] },
    sport: 'cricket',
    league: 'ipl',
    short: { en: 'MUM', ar: 'مومباي' },
    badge: { colours: ['#004BA0', '#D1AB3E', '#FFFFFF'], pattern: 'rays' },
    description: {
      en: 'Mumbai Indians fans in blue and gold: a sea breeze, the North Stand in full voice, and the Paltan where you live.',
      ar: 'جمهور مومباي إنديانز بالأزرق والذهبي: نسيم البحر ومدرج شمالي لا يهدأ، و«البلتن» في حيّك.',
    },
    story: {
      en: [
        'Wankhede stands so close to the Arabian Sea that bowlers consult the breeze. The railway is closer still: trains of the Western line slide past the stand on their way to Churchgate, and on match evenings the carriages lean towards the light.',
        'The side was formed for the first IPL in 2008, and its supporters are the Paltan, the platoon. Their loudest barracks is the North Stand, where a chant of two syllables for a local batter, “Sachin, Sachin”, once kept time for a whole ground. A match each season is given over to children from the city’s schools and charities, who fill the place in blue, scream at everything, dot balls included, and are the best crowd of the year.',
        'Five titles between 2013 and 2020 made opponents do their sums twice. Rohit Sharma, who is from the suburbs of the city, was captain for each of them. In Riyadh or Dubai the nearest stand is the barber’s, or a thali restaurant with the blue shirt beside the calendar. After a win sweets go to the neighbours, and they are not asked whom they support.',
        'Chennai is the fixture that empties offices. The papers call it a clásico and for once it is earned. Afterwards the drums go along Marine Drive with the fans, who sit on the sea wall, facing the lights of the Queen’s Necklace, and bowl the last over again.',
      ],
      ar: [
        'ملعب وانكيدي قريب من بحر العرب إلى حد أن الرماة يراقبون اتجاه النسيم قبل كل كرة. وسكة القطار أقرب: عربات الخط الغربي تمر خلف المدرج في طريقها إلى تشيرتشغيت، وركابها يميلون نحو الأضواء.',
        'تأسس الفريق مع النسخة الأولى من الدوري الهندي عام 2008، وجمهوره يسمي نفسه «البلتن» أي الكتيبة، وثكنتها المدرج الشمالي الذي ضبط إيقاعه يومًا هتاف من مقطعين: «ساتشين، ساتشين». وفي كل موسم تُخصص مباراة لأطفال المدارس والجمعيات، فيصبغون المدرجات بالأزرق ويصرخون لكل كرة، حتى التي لا يحدث فيها شيء.',
        'مواجهة تشيناي تُفرغ المكاتب، والصحف تسميها «الكلاسيكو» وهي تستحق. وبعدها تمشي الطبول مع الناس على كورنيش «مارين درايف»، فيجلسون على السور قبالة الأضواء ويعيدون الأوفر الأخير كرة كرة.',
        'وإذا كنت في الرياض أو دبي فأقرب مدرج إليك محل الحلاقة أو مطعم الثالي، حيث يُعلَّق القميص الأزرق جانب التقويم. خمسة ألقاب بين 2013 و2020 جعلت الخصوم يحسبون له حسابين. وروهيت شارما قادها كلها وهو ابن ضواحي المدينة. وبعد الفوز تُوزَّع الحلوى على الجيران دون سؤال عمّن يشجعون، وهذه عادة لا تُكسر.',
      ],
    },
    venue: { en: 'Wankhede Stadium', ar: 'ملعب وانكيدي' },
    capacity: 33108,
    city: { en: 'Mumbai', ar: 'مومباي' },
    country: { en: 'India', ar: 'الهند' },
    founded: '2008',
    sameAs: ['https://www.mumbaiindians.com/'],
    honoursTo: 2026,
    honours: [{ count: 5, title: { en: 'IPL titles', ar: 'ألقاب الدوري الهندي IPL' } }],
    sources: [
      {
        fact: 'Capacity 33,108',
        read: [
          'stored file 71617969699: stadiums of the IPL',
          'stored file 54125616187: cricket grounds of India',
        ],
      },
      {
        fact: 'IPL titles 5, to 2026',
        read: [
          'stored file 55998468855: IPL champions',
          'https://www.business-standard.com/amp/cricket/ipl/from-2008-to-2024-check-the-full-list-of-winners-in-ipl-history-here-125031300609_1.html',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'chennai-super-kings',
    name: { en: 'Chennai Super Kings', ar: 'تشيناي سوبر كينغز' },
    aliases: { en: ['CSK', 'Super Kings'], ar: ['سوبر كينغز', 'تشيناي'] },
    sport: 'cricket',
    league: 'ipl',
    short: { en: 'CHN', ar: 'تشيناي' },
    badge: { colours: ['#F9CD05', '#1B3F8B', '#F15A22'], pattern: 'halves' },
    description: {
      en: 'Whistles, yellow walls and a city that waited two years for its team: company for the Super Kings family near you.',
      ar: 'صافرات ومدرجات صفراء ومدينة انتظرت فريقها عامين: عائلة سوبر كينغز قريبة منك.',
    },
    story: {
      en: [
        '“Whistle podu” means blow a whistle, and Chepauk does. The anthem gave the order, the street vendors on Wallajah Road sell the instrument, and by the powerplay several thousand amateur referees are at work in yellow.',
        'Cricket has been played on this spot beside the Buckingham Canal since the nineteenth century, and Chennai’s crowd is famous in India for applauding good play by anybody, as Pakistan’s team found on its lap of honour after winning a Test here in 1999. The franchise of 2008 inherited those manners and added volume.',
        'M. S. Dhoni, the captain of those years, is simply Thala here, the chief, with his 7 on every back. He only had to get up from his seat to bat, and a whole stand rose, in whichever city it was.',
        'For two seasons, 2016 and 2017, the club was suspended. It returned in 2018, and when a dispute over the water of the Kaveri drove its home games out of the state, a special train, the Whistlepodu Express, took a thousand supporters to Pune, across half the country. They won the title that year. Mumbai is the great rival, Bengaluru the neighbour one shares a river and very little else with. After night games the talk cools down on Marina Beach.',
      ],
      ar: [
        '«ويسل بودو» بلغة أهل تشيناي تعني: انفخ الصافرة. هكذا يأمر النشيد، والباعة على طريق والاجا يوفرون الأداة، فما إن يبدأ اللعب حتى يعمل في ملعب تشيباك آلاف الحكام الهواة بقمصان صفراء.',
        'يُلعب الكريكيت على هذه الأرض منذ القرن التاسع عشر، وجمهورها مشهور في الهند بأنه يصفق للعب الجميل أيًّا كان صاحبه. اسأل الباكستانيين عن عام 1999 حين فازوا هنا وداروا حول الملعب فوقف لهم المدرج. وجاء الفريق عام 2008 فورث هذا الأدب وأضاف إليه الضجيج.',
        'غاب النادي موسمي 2016 و2017 بقرار إيقاف، وعاد في 2018. ولما أخرج خلافٌ على مياه نهر كافيري مبارياته من الولاية، حمل قطار خاص ألف مشجع إلى بونه عبر نصف البلاد، وانتهى العام باللقب. مومباي هو الخصم الأكبر، وبنغالور جار يشاركهم النهر ولا يشاركهم غيره. وبعد السهرات يبرد الحديث على رمال شاطئ مارينا.',
        'واسم القائد دوني يُقال هنا «ثالا»، أي الزعيم، ورقمه 7 على كل ظهر. كان يكفي أن ينهض من مقعده ليضرب حتى يقف المدرج كله، في أي مدينة لعب.',
      ],
    },
    venue: { en: 'M. A. Chidambaram Stadium', ar: 'ملعب تشيدامبارام' },
    capacity: 38000,
    city: { en: 'Chennai', ar: 'تشيناي' },
    country: { en: 'India', ar: 'الهند' },
    founded: '2008',
    sameAs: ['https://www.chennaisuperkings.com/'],
    honoursTo: 2026,
    honours: [{ count: 5, title: { en: 'IPL titles', ar: 'ألقاب الدوري الهندي IPL' } }],
    sources: [
      {
        fact: 'Capacity 38,000: 38,175 rounded down',
        read: [
          'https://www.thehindu.com/sport/cricket/2023-icc-world-cup-venues-ma-chidambaram-stadium-capacity-pitch-info-and-all-you-need-to-know/article67361122.ece',
          'https://wikisum.wiki/wiki/M._A._Chidambaram_Stadium',
        ],
      },
      {
        fact: 'IPL titles 5, to 2026',
        read: [
          'stored file 55998468855: IPL champions',
          'https://www.business-standard.com/amp/cricket/ipl/from-2008-to-2024-check-the-full-list-of-winners-in-ipl-history-here-125031300609_1.html',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'lahore-qalandars',
    name: { en: 'Lahore Qalandars', ar: 'لاهور قلندرز' },
    aliases: { en: ['Qalandars', 'Lahore'], ar: ['قلندرز', 'لاهور'] },
    sport: 'cricket',
    league: 'psl',
    short: { en: 'LHR', ar: 'لاهور' },
    badge: { colours: ['#6CBE45', '#C8102E', '#0B0B0F'], pattern: 'diamonds' },
    description: {
      en: 'Drums, trials in the open air and a city that forgives: company for Qalandars supporters, from Liberty Market outwards.',
      ar: 'طبول وتجارب مفتوحة ومدينة تسامح فريقها: رفقة لمشجعي قلندرز من سوق ليبرتي وما بعده.',
    },
    story: {
      en: [
        'A qalandar is a wandering mystic who owns nothing and dances anyway, which was useful preparation. In its first four seasons Lahore finished bottom four times. The city went on dancing to “Dama Dam Mast Qalandar”, a devotional song older than any sport, and bought more green shirts.',
        'What the club did meanwhile was look for players. In 2016 it announced open trials, and queues of young men who had only ever bowled a taped tennis ball in an alley went round the outside of Gaddafi Stadium and across Punjab. Fast bowlers came out of it. In 2022 so did the trophy; in 2023 it stayed, and in 2025 it came back.',
        'For that third cup people went up on the roofs with flags and pots of rice. Lahoris in Riyadh and Jeddah have restaurants that stay open until the last over.',
        'Karachi is the opponent that matters: coast against plains, biryani against nihari, a quarrel with better food than most. On match nights Gulberg jams solid. Screens go up around Liberty Market, the dhol players work the roundabout, and those who could not get in eat late on the Food Street at Fort Road under the walls of the Badshahi Mosque.',
      ],
      ar: [
        'القلندر درويش جوّال لا يملك شيئًا ويدور فرحًا مع ذلك، وكانت هذه أفضل تهيئة لما جرى: أربعة مواسم أولى انتهت كلها في المركز الأخير. ظلت لاهور تردد «دما دم مست قلندر»، وهو إنشاد أقدم من أي رياضة، واشترت مزيدًا من القمصان الخضراء.',
        'في هذه الأثناء كان النادي يبحث. أعلن عام 2016 تجارب مفتوحة، فامتدت الصفوف حول ملعب القذافي وفي مدن البنجاب، وفيها شبان لم يرموا في حياتهم إلا كرة تنس ملفوفة بشريط لاصق في زقاق. خرج منهم رماة سريعون، ثم جاءت الكأس عام 2022 وبقيت في 2023 وعادت في 2025.',
        'كراتشي هي المواجهة التي لا تُفوَّت: ساحل ضد سهل، وبرياني ضد نهاري، وخصومة طعامها ألذ من غيرها. ليلتها تتوقف السيارات في غلبرغ، وتُنصب الشاشات حول سوق ليبرتي ويدور ضاربو الطبل عند الدوار، ومن لم يجد مقعدًا تعشى متأخرًا في شارع المأكولات قرب مسجد بادشاهي.',
        'وفي 2025 جاءت الكأس الثالثة، فعاد الناس إلى السطوح بالأعلام وقدور الأرز. ومن أهل لاهور في الرياض وجدة من يفتح مطعمه إلى آخر أوفر.',
      ],
    },
    venue: { en: 'Gaddafi Stadium', ar: 'ملعب القذافي' },
    capacity: 34000,
    city: { en: 'Lahore', ar: 'لاهور' },
    country: { en: 'Pakistan', ar: 'باكستان' },
    founded: '2015',
    sameAs: ['https://www.lahoreqalandars.com/'],
    honoursTo: 2025,
    honours: [{ count: 3, title: { en: 'PSL titles', ar: 'ألقاب الدوري الباكستاني PSL' } }],
    sources: [
      {
        fact: 'Founded in 2015',
        read: [
          'https://en.dailypakistan.com.pk/psl-2025/squads/lahore-qalanders',
          'https://ocbscores.com/teams/lahore-qalandars/',
        ],
      },
      {
        fact: 'Capacity 34,000',
        read: [
          'https://nukta.com/gaddafi-stadium-ready-to-shine-for-icc-champions-trophy-2025',
          'https://www.thenews.com.pk/print/1240862-gaddafi-stadium-s-spectators-capacity-to-be-raised-to-34-000',
        ],
      },
      {
        fact: 'PSL titles 3, to 2025',
        read: [
          'https://www.urdupoint.com/en/sports/lahore-qalandars-clinch-third-psl-title-after-1985527.html',
          'https://psl-t20.com/perera-sikandar-inspire-qalandars-to-third-hbl-psl-title',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'surrey',
    name: { en: 'Surrey', ar: 'ساري' },
    aliases: { en: ['Surrey CCC', 'Brown Caps'], ar: ['ساري للكريكيت'] },
    sport: 'cricket',
    short: { en: 'SUR', ar: 'ساري' },
    badge: { colours: ['#5A3A22', '#F7F3E9', '#B5A642'], pattern: 'quarters' },
    description: {
      en: 'Brown caps, a gasholder and a long afternoon at the Oval: company for Surrey members and for anyone who came once and stayed.',
      ar: 'قبعات بنية وخزان غاز قديم وعصر طويل في «ذا أوفال»: رفقة لمشجعي ساري القدامى والجدد.',
    },
    story: {
      en: [
        'Surrey’s ground is no longer in Surrey, nor has it been a market garden since 1845, when turf was carted from Tooting Common and the county club was formed next door at the Horns Tavern. Kennington has grown up around it. The freehold belongs to the Duchy of Cornwall, hence the feathers on the badge.',
        'The list of firsts is unfair on everyone else. England’s first home Test was here in 1880. The defeat of 1882 that produced the Ashes was here, and so was the first FA Cup final, ten years before it. The caps are chocolate brown and given, not bought. From 1952 the side won seven championships running, and spectators of a certain age can still recite Bedser, Laker, Lock, Loader.',
        'High summer fills the ground with students and office workers, and the two ends of the season belong to people with a flask and a newspaper.',
        'Behind the Vauxhall End rises the last of the gasholders, listed and beloved, as every photograph proves. Members walk from Oval station through the Hobbs Gates. The louder crowd comes straight from work on T20 nights and settles into the open stands with no intention of whispering. Middlesex, over the river at Lord’s, is the derby, conducted with raised eyebrows.',
      ],
      ar: [
        'ملعب ساري لم يعد داخل مقاطعة ساري، ولم يعد بستان خضار منذ 1845 حين نُقل عشبه من مروج توتينغ وتأسس النادي في نُزل مجاور. كبرت كنينغتون حوله، وأرضه ملك لدوقية كورنوال، ومنها جاء الريش على الشعار.',
        'قائمة «الأوائل» هنا فيها ظلم لبقية الملاعب: أول مباراة اختبارية في إنجلترا عام 1880، وخسارة 1882 التي وُلدت منها سلسلة «الرماد»، وقبلهما بسنوات أول نهائي لكأس الاتحاد الإنجليزي لكرة القدم. القبعة بنية تُمنح ولا تُباع، ومن 1952 جاءت سبع بطولات متتالية ما زال كبار السن يسردون أسماء رماتها كالنشيد.',
        'خلف جهة فوكسهول يرتفع آخر خزانات الغاز القديمة، ولا تكتمل صورة من دونه. الأعضاء يدخلون بهدوء من بوابة هوبز، وجمهور ليالي «تي 20» يأتي من العمل مباشرة ليملأ المدرجات المكشوفة ولا ينوي الهمس. أما ديربي ميدلسكس، القادم من ملعب لوردز عبر النهر، فيُدار برفع الحواجب.',
        'وفي الصيف يمتلئ بالطلاب وموظفي المكاتب، وفي أول الموسم وآخره بمن معه ترمس وصحيفة. ومواعيده النهارية تناسب المتابع من الخليج، من الظهر إلى العشاء.',
      ],
    },
    venue: { en: 'The Oval', ar: 'ملعب ذا أوفال' },
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1845',
    sameAs: ['https://www.surreycricket.com/'],
    honoursTo: 2024,
    honours: [{ count: 23, title: { en: 'County Championships', ar: 'ألقاب بطولة المقاطعات' } }],
    sources: [
      {
        fact: 'County Championships 23, to 2024',
        read: [
          'https://www.devdiscourse.com/article/sports-games/3093549-surrey-clinches-historic-third-straight-county-championship',
          'https://kids.kiddle.co/Surrey_County_Cricket_Club',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'mumbai-indians-women',
    name: { en: 'Mumbai Indians Women', ar: 'مومباي إنديانز للسيدات' },
    aliases: { en: ['MI Women'], ar: ['سيدات مومباي إنديانز'] },
    sport: 'womens-cricket',
    league: 'wpl',
    short: { en: 'MUW', ar: 'مومباي' },
    badge: { colours: ['#0A5CB8', '#E0218A', '#D1AB3E'], pattern: 'chevron' },
    description: {
      en: 'Mumbai Indians Women fans: first match, first trophy, first song learned by heart, and those who were there when the WPL began.',
      ar: 'جمهور مومباي إنديانز للسيدات: أول مباراة وأول كأس وأول نشيد حُفظ عن ظهر قلب، مع من حضروا بداية الدوري.',
    },
    story: {
      en: [
        'There was no tradition to lean on, so they made one in three weeks. On 4 March 2023 the Women’s Premier League began at the DY Patil Stadium in Navi Mumbai and this team won its opening match by 143 runs. On 26 March it won the final, at Brabourne.',
        'That first season women and girls came in free, and it showed. Schoolgirls who had learned the game from television found out how far away a boundary really is, and how loud a stand becomes when nobody in it has been told to keep quiet. India’s women had been playing Tests since 1976. The country’s biggest league took a while to notice.',
        'Brabourne is the sentimental ground, an art-deco bowl from 1937 with the verandas of the Cricket Club of India along one side, five minutes on foot from the sea. Navi Mumbai is the loud one, reached by the harbour line to Nerul, its concourse a parade of school minibuses. Delhi, beaten in that first final, has been the measure ever since. A second cup followed in 2025, at Brabourne itself. For Brabourne, meet at Churchgate; for DY Patil, on the Nerul platform; for either, bring something to bang.',
      ],
      ar: [
        'لم يكن هناك تاريخ يُستند إليه، فصُنع في ثلاثة أسابيع. في 4 مارس 2023 انطلق دوري السيدات في ملعب «دي واي باتيل» بنافي مومباي، وفاز الفريق بمباراته الأولى بفارق 143 ركضة، وفي 26 مارس رفع الكأس في ملعب برابورن.',
        'في ذلك الموسم دخلت النساء والفتيات مجانًا، فتغير صوت المدرج. فتيات تعلمن اللعبة من الشاشة اكتشفن كم تبعد حدود الملعب فعلًا، وكم يعلو الهتاف حين لا يطلب أحد خفضه. منتخب الهند للسيدات يخوض المباريات الاختبارية منذ 1976، لكن الدوري الكبير تأخر قليلًا في الانتباه.',
        'برابورن هو ملعب القلب، تحفة معمارية من 1937 لا يفصلها عن البحر سوى دقائق مشيًا، وشرفات النادي العريق تطل على أحد جوانبه. ونافي مومباي ملعب الصخب، يوصل إليه قطار الميناء حتى نيرول وتصطف عند بواباته حافلات المدارس. دلهي، خصم النهائي الأول، هي المقياس منذ ذلك اليوم. من قصد برابورن فموعده محطة تشيرتشغيت، ومن قصد نافي مومباي فموعده رصيف نيرول، وعلى الجميع إحضار ما يُقرع عليه. وجاءت كأس ثانية عام 2025 في برابورن نفسه.',
      ],
    },
    city: { en: 'Mumbai', ar: 'مومباي' },
    country: { en: 'India', ar: 'الهند' },
    founded: '2023',
    sameAs: ['https://www.mumbaiindians.com/'],
    asOf: '2026-11-21',
    updated: '2026-11-29',
  },
];
