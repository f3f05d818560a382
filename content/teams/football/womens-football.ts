import type { TeamEntry } from '../../schema.ts';

export const womensFootball: TeamEntry[] = [
  {
    slug: 'arsenal-women',
    name: { en: 'Arsenal Women', ar: 'أرسنال للسيدات' },
    aliases: { en: ['AWFC', 'Arsenal Ladies'], ar: ['سيدات أرسنال', 'أرسنال النسائي'] },
    sport: 'womens-football',
    league: 'womens-super-league',
    short: { en: 'AFW', ar: 'أرسنال' },
    badge: { colours: ['#DB0007', '#FFFFFF', '#023474'], pattern: 'plain' },
    description: {
      en: 'Arsenal Women fans nearby: from Meadow Park’s touchline to full nights at the Emirates, and a row to sit in.',
      ar: 'مشجعو سيدات أرسنال قربك: من سياج ميدو بارك إلى ليالي ملعب الإمارات الممتلئ، ومقعد بين الصحبة.',
    },
    story: {
      en: [
        'Vic Akers washed the men’s kit during the week and, from 1987, ran the women’s team as well. It was the right sort of eccentricity. Twenty years on, his side won everything there was in one season, including the UEFA Women’s Cup, as the Champions League was called then: Alex Scott hit the only goal of both legs in the ninety-first minute in Umeå, far up the Swedish coast, the return in Borehamwood was survived at 0–0, and the cup had its first English address.',
        'For most of that time home was Boreham Wood’s Meadow Park, where you stood close enough to hear a full-back change her mind. Then the doors of the Emirates were opened more and more often, sixty thousand came, and the habit stuck. The older crowd brought flasks, the younger ones hand-made signs. Both know Kelly Smith’s left foot from grandstand or grainy video.',
        'Vivianne Miedema became the league’s record scorer in this shirt. Leah Williamson, who became captain of England, joined as a child. A Sunday match at noon in London falls in the Gulf’s afternoon, with mothers and daughters on one sofa. For a first visit take the north London derby, in the big ground.',
        'Lisbon, 24 May 2025: Stina Blackstenius came off the bench, Barcelona were beaten 1–0 and the trophy went round Islington all over again. Meeting points have moved south with the team, to Drayton Park and Highbury & Islington, often with pushchairs. Chelsea are the measure of every season, and Tottenham the reason to be hoarse on Monday.',
      ],
      ar: [
        'كان فيك إيكرز يغسل أطقم الرجال طوال الأسبوع، ومنذ 1987 صار يدرّب السيدات أيضًا. وبعد عشرين عامًا جمع فريقه كل بطولات الموسم، وأغلاها كأس أوروبا للسيدات التي لم تدخل إنجلترا من قبل: هدف أليكس سكوت في الدقيقة 91 بمدينة أوميو السويدية كان الوحيد ذهابًا وإيابًا.',
        'سنوات طويلة قضاها الفريق في ميدو بارك بضاحية بورهام وود، حيث تسمع اللاعبات يتنادين بالأسماء. ثم فُتح ملعب الإمارات مرة بعد مرة حتى جاء ستون ألفًا، وصار الموعد عائليًا: عربات أطفال، ولافتات مكتوبة بخط اليد، وحكايات الأمهات عن يسرى كيلي سميث.',
        'وفي لشبونة يوم 24 مايو 2025 نزلت ستينا بلاكستينيوس بديلة فهزمت برشلونة بهدف أعاد الكأس إلى إيزلنغتون. لقاء الجمهور عند محطتي درايتون بارك وهايبري، وأصعب الامتحانات أمام تشيلسي، وأعلاها صوتًا أمام توتنهام.',
        'ومباريات الأحد عند ظهر لندن تقع عصرًا في الخليج، وقت تجتمع فيه الأم وبناتها أمام الشاشة. هنا لعبت الهولندية فيفيان ميديما وصارت هدافة الدوري التاريخية، وهنا تلعب ليا ويليامسون قائدة إنجلترا التي دخلت النادي طفلة. ولأول مباراة اختر ديربي شمال لندن في الملعب الكبير.',
      ],
    },
    venue: { en: 'Emirates Stadium', ar: 'ملعب الإمارات' },
    capacity: 60704,
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1987',
    sameAs: ['https://www.arsenal.com/women'],
    honoursTo: 2025,
    honours: [{ count: 15, title: { en: 'League titles', ar: 'ألقاب الدوري' } }],
    sources: [
      {
        fact: 'Capacity 60,704',
        read: [
          'stored file 66021404016: Premier League grounds',
          'stored file 69820908249: football grounds',
        ],
      },
      {
        fact: 'League titles 15, to 2025',
        read: [
          'https://www.888sport.com/blog/arsenal-women-football-club',
          'https://wikimili.com/en/List_of_Arsenal_W.F.C._seasons',
        ],
      },
      {
        fact: 'Vivianne Miedema’s record',
        read: [
          'https://con-telegraph.ie/2024/05/13/wsls-record-goalscorer-vivianne-miedema-to-leave-arsenal-at-end-of-season',
          'https://www.newschain.uk/sport/womens-sport/football/arsenal-striker-vivianne-miedema-her-hero-robin-van-persie-and-making-boys-cry-her-goals-41721',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'chelsea-women',
    name: { en: 'Chelsea Women', ar: 'تشيلسي للسيدات' },
    aliases: { en: ['CFCW', 'Chelsea Ladies'], ar: ['سيدات تشيلسي', 'تشيلسي النسائي'] },
    sport: 'womens-football',
    league: 'womens-super-league',
    short: { en: 'CFW', ar: 'تشيلسي' },
    badge: { colours: ['#034694', '#FFFFFF', '#D4AF37'], pattern: 'rays' },
    description: {
      en: 'Chelsea Women fans to stand with: Kingsmeadow memories, Wembley days out and a table big enough for everyone.',
      ar: 'مشجعو سيدات تشيلسي: ذكريات كينغزميدو، ورحلات ويمبلي، وطاولة تتسع لمن جاء وحده ومن جاء بعائلته.',
    },
    story: {
      en: [
        'Supporters asked for it, in 1992, and then largely had to run it: a team of women fans who wanted to play in the shirt they paid to watch. They paid subs, begged pitches across south-west London and worked their way up division by division. The club took them in properly in 2004. Those who drove the minibus in the early years still tell it best.',
        'On 1 August 2015 the women’s FA Cup final was held at Wembley for the first time, and Ji So-yun scored the goal that won it. Under Emma Hayes, who stayed twelve years and talked about tactics and motherhood in the same breath, league titles became a kind of spring cleaning. Six came in a row to 2025, the last of them after she had left. Gothenburg in 2021, a Champions League final lost before half-time, is discussed less; Eniola Aluko’s and Fran Kirby’s goals rather more.',
        'Sam Kerr of Australia scored in more than one final and celebrated with a backflip, which the children of the stand have been copying ever since.',
        'Kingsmeadow, bought for the team and the academy, turned a corner of Norbiton blue from 2017: down from the station, along Kingston Road, into a ground where the front row can be greeted by name. The biggest nights went to Stamford Bridge, and in January 2026 the coach said that the club was close to naming a larger ground. Arsenal is the fixture both sides circle first, Manchester City the one that has tended to settle things.',
      ],
      ar: [
        'المشجعات هنّ من بدأن الحكاية عام 1992: أردن اللعب بالقميص الذي يشجعنه، فدفعن الاشتراكات وبحثن عن ملاعب في جنوب غربي لندن، وصعدن درجة بعد درجة حتى ضمّهن النادي رسميًا في 2004.',
        'في أول نهائي لكأس الاتحاد للسيدات يقام في ويمبلي، 1 أغسطس 2015، سجّلت الكورية جي سو يون هدف اللقب الأول. ثم جاءت سنوات إيما هايز الاثنتا عشرة، حين صار الدوري عادة ربيعية، ستة ألقاب متتالية حتى 2025 آخرها بعد رحيلها، وبقي في النفس شيء من نهائي دوري الأبطال في غوتنبرغ 2021. أما أهداف إينيولا ألوكو وفران كيربي فتُعاد في المجالس بلا مناسبة.',
        'منذ 2017 صبغ كينغزميدو زاوية من حي نوربيتون بالأزرق: تنزل من القطار وتمشي مع كينغستون رود إلى ملعب صغير تعرف فيه اللاعبات وجوه الصف الأول. وكانت الليالي الكبرى في ستامفورد بريدج، وفي يناير 2026 قالت المدربة إن النادي قريب من إعلان ملعب أكبر. والموعد الذي تُحجز له الإجازة لقاء أرسنال، أما مانشستر سيتي فكثيرًا ما كان الفاصل.',
        'والأسترالية سام كير سجّلت له في أكثر من نهائي ثم احتفلت بشقلبة يقلّدها صغار المدرج. ومواعيده عصر الأحد، تصلح لأول مباراة تشاهدها ابنتك من البداية إلى النهاية.',
      ],
    },
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1992',
    sameAs: ['https://www.chelseafc.com'],
    sources: [
      {
        fact: 'Talks on a larger ground in January 2026. What came of them could not be read',
        read: [
          'https://theriseofwomensfootball.com/chelsea-women-new-stadium-attendance',
          'https://washingtonnewsday.com/sports/chelsea-women-explore-moving-matches-to-larger-venues-to-boost-attendance/',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'angel-city',
    name: { en: 'Angel City', ar: 'أنجل سيتي' },
    aliases: { en: ['ACFC'], ar: ['أنجل سيتي لوس أنجلوس'] },
    sport: 'womens-soccer',
    league: 'nwsl',
    short: { en: 'ACF', ar: 'أنجل سيتي' },
    badge: { colours: ['#F1B5A8', '#202121', '#FFFFFF'], pattern: 'rays' },
    description: {
      en: 'Angel City fans across Los Angeles traffic and beyond: rose-pink evenings, drums by the Coliseum, rides shared.',
      ar: 'مشجعو أنجل سيتي من لوس أنجلوس إلى حيث أنت: مساء بلون الورد، وطبول قرب الكوليسيوم، ومقعد في سيارة واحدة.',
    },
    story: {
      en: [
        'An actress, a venture capitalist and a games executive had an idea. Natalie Portman, Kara Nortman and Julie Uhrman announced in July 2020 that Los Angeles would have a women’s team, founded mostly by women, among them a good part of the 1999 World Cup winners. A tenth of sponsorship money was promised to the neighbourhoods, in meals, coaching and bras. The name existed before a ball did.',
        'The first league match, on 29 April 2022, took three minutes to get loud: Vanessa Gilles headed in, and a sold-out stadium in Exposition Park found out that it could bounce. It stands next to the Coliseum, palm trees on one side, downtown’s towers behind the open end, and the light before kick-off is the colour of the shirt, which is called Sol Rosa for good reason.',
        'Many in the crowd come from Mexican families, so the songs are in two languages and the drum in one.',
        'Rebellion 99, Mosaic 1781 and Pandemonium lead the singing from the supporters’ section. One group took its number from the Rose Bowl final, the other from the year the pueblo was founded. Most come on the E Line to Expo Park, a radical step in this town. San Diego, two hours down the 5, arrived in the same season and has been a nuisance ever since.',
      ],
      ar: [
        'ممثلة ومستثمرة ومديرة ألعاب إلكترونية: ناتالي بورتمان وكارا نورتمان وجولي أورمان أعلنّ في يوليو 2020 تأسيس نادٍ للسيدات في لوس أنجلوس أغلب مؤسسيه نساء، بينهن بطلات مونديال 1999. ومن كل عقد رعاية يذهب العُشر إلى أحياء المدينة. وُلد الاسم قبل أن تُركل كرة واحدة.',
        'لم ينتظر الهدف الأول في الدوري سوى ثلاث دقائق: رأسية فانيسا جيل يوم 29 أبريل 2022 أمام مدرجات نفدت تذاكرها. يجاور الملعب الكوليسيوم التاريخي في إكسبوزيشن بارك، وفي جهته المفتوحة ترى أبراج وسط المدينة وقت الغروب بلون القميص تقريبًا، ومن هنا اسم اللون: «سول روزا».',
        'مجموعات مثل «ريبيليون 99» و«موزاييك 1781» تقود الغناء؛ الأولى أخذت رقمها من نهائي روز بول، والثانية من سنة تأسيس المدينة. يصل كثيرون بقطار الخط «إي»، وهذه مغامرة بمقاييس لوس أنجلوس. والمنافس الأقرب سان دييغو، وُلد معه في الموسم نفسه ولم يتركه يهنأ.',
        'ومواعيده فجرنا، فمن أراد صوته حيًا فليصبر، ومن أراد الخلاصة فمع القهوة. وكثير من جمهوره عائلات من أصول مكسيكية، فالهتاف بلغتين والطبل واحد.',
      ],
    },
    venue: { en: 'BMO Stadium', ar: 'ملعب بي إم أو' },
    capacity: 22000,
    city: { en: 'Los Angeles', ar: 'لوس أنجلوس' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '2020',
    sameAs: ['https://www.angelcity.com'],
    sources: [
      {
        fact: 'Capacity 22,000',
        read: ['stored file 35051729478: stadiums', 'stored file 53186198495: stadiums'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'portland-thorns',
    name: { en: 'Portland Thorns', ar: 'بورتلاند ثورنز' },
    article: true,
    aliases: { en: ['Thorns'], ar: ['ثورنز'] },
    sport: 'womens-soccer',
    league: 'nwsl',
    short: { en: 'POR', ar: 'بورتلاند' },
    badge: { colours: ['#971D1F', '#202121', '#3AA856'], pattern: 'cross' },
    description: {
      en: 'Portland Thorns fans in the City of Roses and far from the rain: red smoke, Riveters’ songs, Cascadia grudges.',
      ar: 'مشجعو بورتلاند ثورنز في مدينة الورود وبعيدًا عن مطرها: دخان أحمر، وأهازيج «ريفترز»، وديربي الشمال الغربي.',
    },
    story: {
      en: [
        'Portland calls itself the City of Roses, so its women’s team became the other part of the plant. The Thorns were there when the league began in 2013 and, to general delight at home and irritation elsewhere, won the first championship, away, with ten players on the pitch for the last half-hour.',
        'What struck everyone else was the crowd. Providence Park in Goose Hollow, sunk below street level since 1926, filled up at once. The Rose City Riveters took the north end, borrowed Rosie’s headscarf and sleeves, and brought red smoke for goals and roses for everything else. Christine Sinclair, the Canadian who scored more international goals than anyone before her, played all her club seasons in this league under that noise, from the first to her farewell in 2024.',
        'Players look down from murals across the city, and small girls know their numbers by heart. In June one week can hold both the Rose Festival and a match.',
        'MAX trains stop at the gate, and passers-by can see a slice of the game through the railings on 18th Avenue. Across the river on Northeast Broadway stands The Sports Bra, a bar where the screens show women’s sport and nothing else. Seattle, three hours up Interstate 5, shares the fir trees, the drizzle and no affection at all.',
      ],
      ar: [
        'بورتلاند مدينة الورود، فاختار فريق السيدات أن يكون الشوك. حضر «ثورنز» منذ الموسم الأول للدوري عام 2013 وفاز بلقبه خارج أرضه بعشر لاعبات في آخر نصف ساعة، فعرف الجميع أن الاسم في محله.',
        'لكن الدهشة الحقيقية كانت في المدرجات. ملعب بروفيدنس بارك المنخفض عن الشارع منذ 1926 امتلأ سريعًا، واحتلت رابطة «روز سيتي ريفترز» مدرج الشمال بدخانها الأحمر ومناديل الرأس. الدخان للأهداف والورد لكل ما عداها. وهنا لعبت الكندية كريستين سنكلير منذ الموسم الأول حتى وداعها في 2024.',
        'القطار الخفيف يقف عند الباب، ومن يمرّ في الشارع 18 يلمح جزءًا من المباراة عبر السياج. وفي شمال شرقي المدينة مكان اسمه «ذا سبورتس برا» لا تعرض شاشاته سوى رياضة المرأة. أما سياتل فتبعد ثلاث ساعات وتشاركهم المطر وأشجار التنوب، ولا تشاركهم شيئًا آخر.',
        'وعلى جدران المدينة جداريات للاعبات، والصغيرات يحفظن أرقامهن. من سافر إليها في يونيو وجد مهرجان الورد ومباراة في أسبوع واحد. ومواعيده مع فطورنا في اليوم التالي، فشاهد الإعادة قبل أن تُفتح الرسائل.',
      ],
    },
    venue: { en: 'Providence Park', ar: 'بروفيدنس بارك' },
    capacity: 25218,
    city: { en: 'Portland', ar: 'بورتلاند' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '2012',
    sameAs: ['https://www.thorns.com'],
    honoursTo: 2022,
    honours: [{ count: 3, title: { en: 'NWSL Championships', ar: 'ألقاب دوري NWSL' } }],
    sources: [
      {
        fact: 'Official site',
        read: [
          'https://wweek.com/culture/2024/07/23/portland-thorns-fc-is-home-to-all-star-players',
          'stored file 69635312091: sites of Portland clubs',
        ],
      },
      {
        fact: 'Capacity 25,218',
        read: [
          'https://en.m.wikipedia.org/wiki/Portland_Thorns_FC',
          'stored file 28937680798: venues of Portland',
        ],
      },
      {
        fact: 'NWSL Championships 3, to 2022',
        read: [
          'https://www.oregonlive.com/portland-thorns/2022/11/portland-thorns-host-raucous-rally-to-celebrate-2022-nwsl-championship.html',
          'https://en.m.wikipedia.org/wiki/Portland_Thorns_FC',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
