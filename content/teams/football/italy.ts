import type { TeamEntry } from '../../schema.ts';

export const italy: TeamEntry[] = [
  {
    slug: 'juventus',
    name: { en: 'Juventus', ar: 'يوفنتوس' },
    aliases: {
      en: ['Juve', 'The Old Lady', 'Bianconeri'],
      ar: ['اليوفي', 'السيدة العجوز', 'جوفنتوس'],
    },
    sport: 'football',
    league: 'serie-a',
    short: { en: 'JUV', ar: 'يوفنتوس' },
    badge: { colours: ['#000000', '#FFFFFF', '#D9B45B'], pattern: 'stripes' },
    description: {
      en: 'Juventus fans within walking distance: black and white match nights, a bench in Turin’s honour, and trips north together.',
      ar: 'أنصار السيدة العجوز قربك: يوفنتوس على الشاشة، وأبيض وأسود حول الطاولة، ورحلة إلى تورينو يومًا ما.',
    },
    story: {
      en: [
        'A park bench on Corso Re Umberto is where pupils of the Massimo d’Azeglio school sat in 1897 and decided on a Latin word for youth. The club has kept the bench. The first shirts were pink and faded badly, so in 1903 an English member ordered replacements, and a parcel from Nottingham delivered the black and white stripes of Notts County.',
        'Italy calls it the Old Lady, a joke on the Latin that turned into respect. Half of her admirers have never lived in Piedmont: the trains that brought southerners to the Fiat lines at Mirafiori made Juventini of whole villages in Calabria and Sicily. Platini, Zoff, Scirea and Del Piero are family names in those kitchens.',
        'In 2006 a tribunal put the club down to the second division. Buffon and Del Piero stayed and came up again with it, and the supporters count that as a title for which there is no cup. Those who were there for Zidane still describe his goals with their hands at the café table.',
        'The stadium of 2011 rose where the windswept Delle Alpi had been, and it stands on a street called Corso Gaetano Scirea. The entrance song is Storia di un grande amore. Torino, from the same city and a different temper, supplies the derby della Mole; Inter, since a columnist coined the phrase in 1967, the derby d’Italia. On match days the Vallette district smells of coffee and salamella, and half the coaches have driven through the night.',
      ],
      ar: [
        'مقعد خشبي في كورسو ري أومبرتو جلس عليه طلاب ثانوية عام 1897 واختاروا كلمة لاتينية معناها «الشباب»، والنادي يحتفظ بالمقعد إلى اليوم. القميص الأول كان ورديًا يبهت مع الغسيل، ثم وصل من نوتنغهام في 1903 طرد فيه الأبيض والأسود فاستقر الأمر.',
        'إيطاليا تسمّيه «السيدة العجوز»، وهي دعابة صارت تقديرًا. ونصف عشاقه لم يسكنوا الشمال أصلًا: قطارات العمال القادمة إلى مصانع فيات حملت حبّه عائدة إلى قرى كالابريا وصقلية. وعندنا أيضًا من ورثه عن أب كان يسهر لبلاتيني ثم ديل بييرو.',
        'الملعب الحالي افتُتح في 2011 مكان «ديلي ألبي» البارد، في شارع يحمل اسم غايتانو شيريا، وتسبق المباراة أغنية «قصة حب كبير». ديربي المدينة أمام تورينو، وديربي إيطاليا أمام إنتر ميلان. وفي حي فاليتي ترى حافلات سارت طوال الليل من أقصى الجنوب لتسعين دقيقة فقط.',
        'وما زال من عاش أيام زيدان وديل بييرو وبوفون يصف أهدافهم بيديه على طاولة المقهى. وفي 2006 هبط النادي إلى الدرجة الثانية بقرار، فبقي بوفون وديل بييرو معه وصعدا به، وتلك عند جمهوره بطولة لا كأس لها.',
      ],
    },
    venue: { en: 'Juventus Stadium', ar: 'ملعب يوفنتوس' },
    capacity: 41000,
    city: { en: 'Turin', ar: 'تورينو' },
    country: { en: 'Italy', ar: 'إيطاليا' },
    founded: '1897',
    sameAs: ['https://www.juventus.com'],
    honoursTo: 2026,
    honours: [
      { count: 36, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 2, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'Capacity 41,000: 41,689 and 41,507 rounded down',
        read: [
          'https://en.wikipedia.org/wiki/Juventus_Stadium',
          'https://sportskevijesti.com/2017/06/02/italijanska-seria-a-stadion-juventusa-ima-novo-ime',
        ],
      },
      {
        fact: 'League titles 36, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
      },
      {
        fact: 'European Cups 2, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 54531896732: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'inter',
    name: { en: 'Inter', ar: 'إنتر ميلان' },
    aliases: {
      en: ['Inter Milan', 'Internazionale', 'Nerazzurri'],
      ar: ['الإنتر', 'النيراتزوري'],
    },
    sport: 'football',
    league: 'serie-a',
    short: { en: 'INT', ar: 'إنتر' },
    badge: { colours: ['#010E80', '#000000', '#D4B45A'], pattern: 'stripes' },
    description: {
      en: 'Inter fans for nights in black and blue: calm at kick-off, frantic by the end, and never bored in between.',
      ar: 'عشاق النيراتزوري في مدينتك: إنتر ميلان ليلًا، أزرق وأسود، وجنون لطيف يحتاج إلى رفقة.',
    },
    story: {
      en: [
        'Dinner went on late at the Orologio, a restaurant in the shadow of the Duomo, on 9 March 1908. The guests had quarrelled with Milan, who no longer wanted foreigners in the side, and by the end of the evening they had another club, open to anyone. Giorgio Muggiani, an illustrator, painted the badge there and then: black and blue for the night outside, gold for the stars.',
        'Helenio Herrera’s Grande Inter took the European Cup in 1964 and 1965 with Facchetti galloping up the left, something full-backs simply did not do. In 2010 José Mourinho’s team won league, cup and Champions League in one spring, which no other Italian club has managed. The song everyone knows, Pazza Inter, calls the team mad and asks you to love it anyway, which is the whole arrangement.',
        'Far from Milan the crowd dates from the years of Ronaldo, the Phenomenon, and of Javier Zanetti, the Argentine captain who played nearly twenty seasons in the shirt without one hair out of place. In the Gulf the Sunday match ends near midnight, and people go to work happy or silent.',
        'San Siro’s official name, Giuseppe Meazza, honours a boy from Porta Vittoria who scored most of his goals for Inter. The Curva Nord sits at one end, the violet metro line M5 stops in front, and those coming by M1 walk from Lotto. The Derby della Madonnina, named for the gilded Virgin on the cathedral roof, is the one night when the landlord and the tenant change places.',
      ],
      ar: [
        'ليلة 9 مارس 1908، في مطعم «الساعة» قرب كاتدرائية ميلانو، طال العشاء وطال الخلاف مع ميلان حول اللاعبين الأجانب، فخرج الحاضرون بنادٍ مفتوح للجميع اسمه «إنترناسيونالي»، أي الدولي. الرسام جورجيو موجاني خطّ الشعار في الجلسة نفسها بألوان السماء ليلًا: أسود وأزرق ونجوم من ذهب.',
        'لقبا أوروبا في 1964 و1965 جاءا مع هيلينيو هيريرا، وكان فاكيتي الظهير الذي يهاجم يوم كان الأظهرة يخافون منتصف الملعب. ثم ثلاثية 2010 التي لم يحققها نادٍ إيطالي غيره. أغنيتهم تصف الإنتر بالمجنون وتطلب منك أن تحبّه كما هو، وهذا كل الاتفاق.',
        'سان سيرو يحمل رسميًا اسم جوزيبي مياتزا ابن هذا النادي، ومدرج الشمال موطن أعلى الأصوات. ينزل الناس من الخط البنفسجي للمترو أمام البوابات أو يمشون من ساحة لوتو. وديربي المادونينا يجعل ميلانو كلها تتكلم في موضوع واحد أسبوعًا كاملًا.',
        'وجمهوره هنا من جيل رونالدو «الظاهرة» وزانيتي، القائد الأرجنتيني الذي لعب للقميص نحو عشرين موسمًا ولم تتحرك خصلة من شعره. يسهرون لمباراة الأحد إلى ما قبل منتصف الليل، ويصلون إلى الدوام سعداء أو صامتين.',
      ],
    },
    venue: { en: 'San Siro (Giuseppe Meazza)', ar: 'سان سيرو (جوزيبي مياتزا)' },
    capacity: 75000,
    city: { en: 'Milan', ar: 'ميلانو' },
    country: { en: 'Italy', ar: 'إيطاليا' },
    founded: '1908-03-09',
    sameAs: ['https://www.inter.it'],
    honoursTo: 2026,
    honours: [
      { count: 21, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 3, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'Capacity 75,000',
        read: ['stored file 69820908249: football grounds', 'stored file 14375794746: stadiums'],
      },
      {
        fact: 'League titles 21, to 2026',
        read: ['stored file 67332644405: champions of 2026', 'stored file 65748255532: fixtures of May 2026'],
      },
      {
        fact: 'European Cups 3, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 54531896732: honours of clubs'],
      },
      {
        fact: 'Javier Zanetti',
        read: [
          'https://inter.it/en/societa_club_hall_of_fame_player/G0683/awards/Javier-Zanetti',
          'https://www.theguardian.com/football/blog/2014/may/07/javier-zanetti-internazionale-argentina-retires',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'ac-milan',
    name: { en: 'AC Milan', ar: 'ميلان' },
    aliases: { en: ['Milan', 'Rossoneri'], ar: ['إيه سي ميلان', 'الروسونيري', 'اي سي ميلان'] },
    sport: 'football',
    league: 'serie-a',
    short: { en: 'MIL', ar: 'ميلان' },
    badge: { colours: ['#FB090B', '#000000', '#FFFFFF'], pattern: 'stripes' },
    description: {
      en: 'Rossoneri at a table near you: AC Milan fans, the Curva Sud by loudspeaker and old arguments about the back four.',
      ar: 'الروسونيري على طاولة واحدة: مشجعو ميلان بقربك، وحنين إلى رباعي الدفاع، ومساء كامل للأحمر والأسود.',
    },
    story: {
      en: [
        'Herbert Kilpin, a butcher’s son from Nottingham, gave the order in 1899: red because we shall be devils, black because everyone must fear us. The founding took place over wine in a Tuscan wine shop on Via Berchet, and cricket was part of the plan. Kilpin’s grave was found after decades in the wrong corner of the wrong cemetery. He now lies at the Monumentale with the great and good of the city.',
        'Wembley saw the first European Cup go to Italy in 1963, with Cesare Maldini holding it. Forty years later his son Paolo held it in Manchester. In between Arrigo Sacchi, who had sold shoes and never played professionally, drilled Baresi, Gullit, Rijkaard and Van Basten until eleven men moved like one opinion.',
        'In houses that never saw the city, that side is known better than the times tables. Every old café has a man who explains its offside trap with coffee cups, four in a row, moving up together. Pass him the sugar and listen.',
        'San Siro was a Milan president’s present of 1926, a short tram ride out to the racecourses. From outside you watch the crowd climb its spiral ramps like filings up a screw; inside, the Curva Sud has turned Sarà perché ti amo, a pop song of 1981, into something that shakes concrete. Red and black flags gather around Piazzale Lotto and the Casa Milan in Portello. The cousins, as Inter are known here, use the same dressing-room corridor on other days.',
      ],
      ar: [
        'هربرت كيلبن، ابن جزّار من نوتنغهام، وضع القاعدة عام 1899: الأحمر لأننا نار، والأسود ليخافنا الجميع. ضاع قبره عقودًا ثم عُثر عليه، ونُقل إلى مقبرة العظماء في ميلانو، فعاد المؤسس إلى مكانه.',
        'في ويمبلي 1963 رفع تشيزاري مالديني أول كأس أوروبا لإيطاليا، وبعد أربعين عامًا رفعها ابنه باولو في مانشستر، والقصة لا تحتاج تعليقًا. وبينهما أريغو ساكي، بائع الأحذية الذي لم يحترف اللعب، حوّل باريزي وخوليت وريكارد وفان باستن إلى آلة تضغط وتتقدم معًا. وجيل «كالتشيو التسعينيات» في بيوتنا يحفظ تلك التشكيلة أكثر من جدول الضرب.',
        'سان سيرو هدية رئيس ميلان لناديه في 1926، وأبراجه الحلزونية تحمل الناس دورة بعد دورة إلى الأعلى. وفي مدرج الجنوب صارت أغنية قديمة لفرقة «ريكي إي بوفيري» هدير انتصارات. قبل المباراة يتجمع الروسونيري حول ساحة لوتو وعند «كازا ميلان» في بورتيلو.',
        'ومواعيده، لحسن الحظ، سهرة لا فجر، وفي كل مقهى قديم رجل يشرح مصيدة التسلل بالفناجين، أربعة في خط واحد تتقدم معًا. ناوله السكر واستمع.',
      ],
    },
    venue: { en: 'San Siro', ar: 'سان سيرو' },
    capacity: 75000,
    city: { en: 'Milan', ar: 'ميلانو' },
    country: { en: 'Italy', ar: 'إيطاليا' },
    founded: '1899',
    sameAs: ['https://www.acmilan.com'],
    honoursTo: 2026,
    honours: [
      { count: 19, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 7, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'Capacity 75,000',
        read: ['stored file 69820908249: football grounds', 'stored file 14375794746: stadiums'],
      },
      {
        fact: 'League titles 19, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
      },
      {
        fact: 'European Cups 7, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 54531896732: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
