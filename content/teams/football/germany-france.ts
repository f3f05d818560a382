import type { TeamEntry } from '../../schema.ts';

export const germanyFrance: TeamEntry[] = [
  {
    slug: 'bayern-munich',
    name: { en: 'Bayern Munich', ar: 'بايرن ميونيخ' },
    aliases: {
      en: ['Bayern', 'Bayern München', 'Die Roten'],
      ar: ['البايرن', 'البافاري', 'بايرن ميونخ'],
    },
    sport: 'football',
    league: 'bundesliga',
    short: { en: 'BAY', ar: 'بايرن' },
    badge: { colours: ['#DC052D', '#FFFFFF', '#0066B2'], pattern: 'diamonds' },
    description: {
      en: 'Bayern Munich fans beyond Bavaria and inside it: Saturday company, Fröttmaning stories and European nights in red.',
      ar: 'مشجعو بايرن ميونيخ داخل بافاريا وخارجها: ظهيرة سبت ألمانية، وليالٍ أوروبية حمراء، ورفقة تعرف معنى «ميا سان ميا».',
    },
    story: {
      en: [
        'Eleven gymnasts who wanted to play football walked out of a club meeting on 27 February 1900 and went on to Café Gisela in Schwabing, the quarter of painters and students. By the end of the evening they had signed the papers. Kurt Landauer, president for the first German title in 1932, was Jewish and driven into exile. He came back in 1947 and took up the same chair. The square in front of the arena bears his name, because supporters would not let the story fade.',
        'Maier, Beckenbauer and Gerd Müller won three European Cups running from 1974. The Bavarian dialect phrase Mia san mia, we are who we are, is printed on the scarves and quite sincerely meant, and Stern des Südens is sung from the Südkurve. Titles are shown to the people from the town hall balcony on Marienplatz.',
        'The followers abroad are a calm lot who know that the goal will come, and whose match is over before supper. Only for the game against Dortmund are visits put off by an hour. Then everybody arrives late, and hosts do not ask why.',
        'Until 2005 all this happened under the tent roof of the Olympic stadium. Now the U6 rolls north to Fröttmaning, where a glowing red cushion waits at the end of a long esplanade and everyone pretends the walk is short. The neighbours in blue, 1860, still live in Giesing, a few streets from Säbener Strasse; Dortmund supplies the rest of the adrenaline.',
      ],
      ar: [
        'في حي شفابينغ، حي الرسامين والطلبة، غادر أحد عشر رجلًا اجتماع نادي الجمباز مساء 27 فبراير 1900 إلى مقهى قريب ووقّعوا هناك ورقة تأسيس البايرن. رئيسهم كورت لانداور الذي جاء بأول لقب ألماني في 1932 اضطر إلى المنفى، ثم عاد بعد الحرب وجلس على الكرسي نفسه، واسمه اليوم على الساحة أمام الملعب.',
        'ماير وبيكنباور وغيرد مولر أخذوا كأس أوروبا ثلاث مرات متتالية من 1974، وبقيت من أيامهم عبارة باللهجة البافارية: «ميا سان ميا»، أي نحن كما نحن. ومن شرفة بلدية مارين بلاتس تُعرض الدروع على المدينة.',
        'كانت مبارياتهم تحت سقف الخيمة في الملعب الأولمبي حتى 2005، ثم انتقلوا شمالًا إلى فروتمانينغ على خط المترو السادس، حيث تضيء الأليانز أرينا بالأحمر في نهاية ممشى طويل. جارهم ميونيخ 1860 يحفظ ذكريات حي غيسينغ، ودورتموند يتكفل بالبقية.',
        'وللبايرن في مقاهينا جمهور هادئ يعرف أن الهدف آتٍ، ومواعيده أول المساء، تنتهي قبل العشاء. وفي لقاء القمة أمام دورتموند تُؤجَّل الزيارات العائلية ساعة، ثم يصل الجميع متأخرين ولا يسأل أحد عن السبب.',
      ],
    },
    venue: { en: 'Allianz Arena', ar: 'أليانز أرينا' },
    capacity: 75000,
    city: { en: 'Munich', ar: 'ميونيخ' },
    country: { en: 'Germany', ar: 'ألمانيا' },
    founded: '1900-02-27',
    sameAs: ['https://fcbayern.com'],
    honoursTo: 2026,
    honours: [
      { count: 35, title: { en: 'German titles', ar: 'ألقاب بطولة ألمانيا' } },
      { count: 6, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'Capacity 75,000',
        read: ['stored file 69820908249: football grounds', 'stored file 53186198495: stadiums'],
      },
      {
        fact: 'German titles 35, to 2026',
        read: [
          'stored file 66159873889: champions of 2026',
          'stored file 61378654036: honours of clubs',
          'stored file 71185413992: recent champions by competition',
        ],
      },
      {
        fact: 'European Cups 6, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'borussia-dortmund',
    name: { en: 'Borussia Dortmund', ar: 'بوروسيا دورتموند' },
    aliases: { en: ['BVB', 'Dortmund', 'Die Borussen'], ar: ['دورتموند', 'أسود الفيستيفال'] },
    sport: 'football',
    league: 'bundesliga',
    short: { en: 'DOR', ar: 'دورتموند' },
    badge: { colours: ['#FDE100', '#000000'], pattern: 'plain' },
    description: {
      en: 'A piece of the Yellow Wall near you: Borussia Dortmund fans for Saturday afternoons, derby days and long coach trips.',
      ar: 'طوبة من الجدار الأصفر في مدينتك: مشجعو بوروسيا دورتموند لظهيرة السبت، ويوم ديربي الرور، ورحلات الحافلات.',
    },
    story: {
      en: [
        'The chaplain was against it. When lads of the Trinity parish met on 19 December 1909 above a tavern near Borsigplatz to start a football club, he tried to break up the meeting and was shown the stairs. They were miners’ and steelworkers’ sons from the north of Dortmund, and Hoesch’s furnaces lit the evening for them. Whenever there is a cup to show, the open truck still goes round and round that one square.',
        'Twenty-four thousand people stand on the Südtribüne, the largest standing terrace in Europe, and the Yellow Wall is no figure of speech to a goalkeeper facing it. The Westfalenstadion was built for the World Cup of 1974 out of prefabricated parts, since money was short, and has never quite stopped growing. Here a young substitute’s first touch is still compared with Lars Ricken’s: sixteen seconds on the pitch in the 1997 final, one lob, European champions.',
        'You’ll Never Walk Alone is sung before kick-off in Dortmund too, with the scarves in yellow. Many abroad met the club with Jürgen Klopp and the Wembley final of 2013, and liked that it lost on its feet. Arrive two hours early once, to see the terrace empty and then watch it fill.',
        'The trek begins downtown at the Alter Markt or in the Kreuzviertel, follows Hohe Strasse past the Westfalenhallen, and ends on Strobelallee with a bratwurst in a roll too small for it. Schalke, twenty miles off across the Ruhr, is never mentioned by name if it can be avoided: “the blue ones” will do.',
      ],
      ar: [
        'كان قسيس الرعية ضد الفكرة، لكن شباب ساحة بورزيغ اجتمعوا رغمه مساء 19 ديسمبر 1909 وأسسوا بوروسيا. كانوا أبناء عمّال مناجم وأفران حديد في شمال دورتموند، ولذلك تدور شاحنة الأبطال حول تلك الساحة بالذات كلما جاءت كأس.',
        'المدرج الجنوبي يقف فيه قرابة 25 ألفًا، وهو أكبر مدرج وقوف في أوروبا؛ تسمّيه الصحافة «الجدار الأصفر» ويسمّيه الحراس أشياء أخرى. الملعب بُني لمونديال 1974 بقطع جاهزة لأن الميزانية كانت ضيقة، ثم ظل يكبر. وفي نهائي 1997 لمس البديل لارس ريكن كرته الأولى بعد 16 ثانية من نزوله فصارت هدفًا من بعيد ولقبًا لدوري أبطال أوروبا.',
        'المسير يبدأ من السوق القديم أو حي كرويتس، ويصعد شارع هوه حتى جادة شتروبل حيث النقانق أكبر من خبزها. أما شالكه فلا يُذكر بالاسم هنا إلا للضرورة، ويكفي أن تقول: «الزرق».',
        'وقبل المباراة يرتفع نشيد «لن تسير وحدك» هنا أيضًا، والشالات صفراء. عرفه جمهورنا مع كلوب ونهائي ويمبلي 2013، فأحبّ فيه أنه خسر واقفًا. وإن زرت المدينة فصِل قبل ساعتين لترى المدرج فارغًا ثم وهو يمتلئ.',
      ],
    },
    venue: { en: 'Westfalenstadion (Signal Iduna Park)', ar: 'فيستفالن شتاديون (سيغنال إيدونا بارك)' },
    capacity: 81365,
    city: { en: 'Dortmund', ar: 'دورتموند' },
    country: { en: 'Germany', ar: 'ألمانيا' },
    founded: '1909-12-19',
    sameAs: ['https://www.bvb.de'],
    honoursTo: 2026,
    honours: [
      { count: 8, title: { en: 'German titles', ar: 'ألقاب بطولة ألمانيا' } },
      { count: 1, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'German titles 8, European Cups 1, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
      },
      {
        fact: 'You’ll Never Walk Alone in Dortmund',
        read: [
          'https://theatlanticdispatch.com/inside-the-yellow-wall-a-matchday-in-dortmund',
          'https://www.24sata.hr/sport/navijaci-bilih-tica-nadglasali-zvucnike-na-stadionu-pet-tisuca-ljudi-porucilo-ovo-je-hajduk-897748',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'paris-saint-germain',
    name: { en: 'Paris Saint-Germain', ar: 'باريس سان جيرمان' },
    aliases: { en: ['PSG', 'Paris SG', 'Paris'], ar: ['بي إس جي', 'باريس', 'الباريسي', 'سان جيرمان'] },
    sport: 'football',
    league: 'ligue-1',
    short: { en: 'PAR', ar: 'باريس' },
    badge: { colours: ['#004170', '#DA291C', '#FFFFFF'], pattern: 'stripes' },
    description: {
      en: 'Paris Saint-Germain fans in your arrondissement or your time zone: match nights, the Auteuil end and travel plans.',
      ar: 'باريسيون بالقلب في مدينتك: مشجعو باريس سان جيرمان، وسهرات حديقة الأمراء على الشاشة، وخطط سفر مشتركة.',
    },
    story: {
      en: [
        'By the late sixties Racing had faded and Paris, alone among the great capitals, had no club at the top. In August 1970 a public subscription, a new team called Paris FC and the old Stade Saint-Germain were folded into one. The fleur-de-lis on the crest is a nod to Saint-Germain-en-Laye, where Louis XIV was born. Daniel Hechter, a couturier who would become president, drew the shirt: navy, with a broad red band between white edges, straight from ready-to-wear.',
        'Roger Taillibert’s Parc des Princes, all concrete fins, has stood above the ring road since 1972, with traffic humming under its terrace. Phil Collins’ Who Said I Would plays as the teams walk in, O Ville Lumière follows, and the Auteuil end does not sit down. Raí, Ronaldinho and Pauleta were idols here before the chandeliers arrived. On 31 May 2025, in Munich, five goals to nil against Inter turned decades of near misses into a very loud night on the Champs-Élysées. A year later, in Budapest, Arsenal held on at 1–1 and lost 4–3 on penalties, and the cup did not have to leave town.',
        'North Africa follows it from the café, because there is a son of the Paris suburbs in every stadium. Its stars arrive and leave in a hurry, but anybody who saw Ronaldinho smile knows how all this began.',
        'Line 9 to Porte de Saint-Cloud is the classic way in, with merguez smoke at the top of the stairs. Purists get off at Porte d’Auteuil. Marseille is the Classique, an antipathy of capital and port that television encouraged and the terraces adopted in earnest.',
      ],
      ar: [
        'خفت نجم نادي راسينغ في الستينيات فبقيت باريس عاصمة كبيرة بلا نادٍ في القمة، حتى أغسطس 1970 حين اكتتب الناس ودُمج «باريس إف سي» الجديد مع نادي سان جيرمان العريق. زهرة الزنبق على الشعار تحية لمدينة سان جيرمان أون لي مسقط رأس لويس الرابع عشر، والقميص الكحلي بشريطه الأحمر العريض رسمه مصمم الأزياء دانيال هشتر قبل أن يصير رئيسًا للنادي. أين تجد ذلك إلا في باريس؟',
        'ملعب حديقة الأمراء واقف منذ 1972 بأضلاعه الخرسانية فوق الطريق الدائري. يدخل الفريقان على أغنية لفيل كولينز، ثم يأتي دور مدرج أوتوي الذي لا يجلس. عشق الناس البرازيليين راي ورونالدينيو والبرتغالي باوليتا، وانتظروا طويلًا حتى ليلة ميونيخ 31 مايو 2025: خماسية في مرمى إنتر ميلان، وفجر لم ينم في الشانزليزيه. وبعد عام في بودابست صمد أرسنال حتى 1–1، ثم حسمتها ركلات الترجيح 4–3، فلم تغادر الكأس باريس.',
        'الخط التاسع إلى بورت دو سان كلو هو الطريق المعتاد، ورائحة الميرغيز تستقبلك أعلى الدرج. والكلاسيكو الفرنسي أمام مارسيليا قصة عاصمة وميناء لا يتفقان حتى على حالة الطقس.',
        'وشمال أفريقيا كلها تتابعه من مقاهيها، فأبناء ضواحي العاصمة في كل ملعب. والنجوم عنده يأتون ويرحلون سريعًا، لكن من رأى رونالدينيو يبتسم عرف كيف بدأ كل هذا.',
      ],
    },
    venue: { en: 'Parc des Princes', ar: 'حديقة الأمراء (بارك دي برانس)' },
    capacity: 47000,
    city: { en: 'Paris', ar: 'باريس' },
    country: { en: 'France', ar: 'فرنسا' },
    founded: '1970-08-12',
    sameAs: ['https://www.psg.fr'],
    honoursTo: 2026,
    honours: [
      { count: 14, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 2, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'Capacity 47,000: 47,926 of the league and 47,929 rounded down',
        read: [
          'https://sportune.20minutes.fr/psg-arsenal-quelle-a-ete-laffluence-du-match-au-parc-des-princes-365331',
          'https://www.nummer1-fussballreisen.com/stadion-informationen-psg-parc-de-princes/',
        ],
      },
      {
        fact: 'League titles 14, to 2026',
        read: [
          'stored file 67332644405: champions of 2026',
          'stored file 37616203759: honours of clubs',
          'stored file 71185413992: recent champions by competition',
        ],
      },
      {
        fact: 'European Cups 2, to 2026',
        read: [
          'stored file 54531896732: honours of clubs',
          'stored file 71185413992: recent champions by competition',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'marseille',
    name: { en: 'Marseille', ar: 'مارسيليا' },
    aliases: {
      en: ['OM', 'Olympique de Marseille', 'Olympique Marseille'],
      ar: ['مرسيليا', 'أولمبيك مارسيليا', 'أولمبيك مرسيليا'],
    },
    sport: 'football',
    league: 'ligue-1',
    short: { en: 'MRS', ar: 'مارسيليا' },
    badge: { colours: ['#2FAEE0', '#FFFFFF', '#C9A44C'], pattern: 'plain' },
    description: {
      en: 'Marseille fans with voices to match: company for the Vélodrome on a screen, and for the coach if you can get on it.',
      ar: 'مشجعو مارسيليا أينما رست بهم السفن: فيلودروم على الشاشة، وأصوات من الجنوب، ومكان لك في الحافلة.',
    },
    story: {
      en: [
        'Droit au but, straight to the goal, is the motto on the badge and also how the city drives. Olympique de Marseille dates from 1899, from an amateur sportsman with a grand name, René Dufaure de Montmirail, but it belongs to whoever came off a boat: Armenians, Italians, Corsicans, Comorians, Algerians. Ask where a terrace here comes from and the answer goes round half the Mediterranean.',
        'The Vélodrome opened in 1937 with a cycling track round the grass and today carries a white, wave-shaped roof that keeps the mistral out and the noise in. Van Halen’s Jump announces the teams. Behind the goals, the two Virages hold old ultra groups, Commando ’84, the Winners in their orange, the Fanatics, and the north end is dedicated to Patrice de Peretti, known as Depé, who stood there bare-chested in all weathers.',
        'Zinedine Zidane is from La Castellane, on the edge of the city, and never played for the club. His face is on the walls as if he had.',
        'In Munich on 26 May 1993 Basile Boli’s header beat Milan and brought France its first European Cup. “For ever the first” has been the last word in every dispute with Paris from that day on. Fans come from La Plaine and the Vieux-Port by metro to Rond-Point du Prado, under the eye of the golden Virgin on her hill.',
      ],
      ar: [
        '«إلى الهدف مباشرة» عبارة مكتوبة على الشعار، وهي أيضًا طريقة المدينة في الكلام. تأسس أولمبيك مارسيليا في 1899، لكنه صار ملكًا لكل من نزل من سفينة: أرمن وإيطاليون وكورسيكيون وجزائريون وأبناء جزر القمر، يجمعهم ساحل واحد ولهجة واحدة في الغضب والفرح.',
        'الفيلودروم وُلد عام 1937 وحول عشبه مضمار دراجات، واليوم يعلوه سقف أبيض كالموجة يحبس الصوت ويردّ رياح الميسترال. يدخل اللاعبون على أغنية «جمب» لفان هالن، وخلف المرميين مدرجان يتناوبان الغناء، أحدهما باسم الراحل «ديبيه» الذي كان يقف عاري الصدر صيفًا وشتاءً، وفي الآخر يلمع برتقالي «الوينرز».',
        'ميونيخ، 26 مايو 1993: رأسية بازيل بولي في مرمى ميلان تصنع أول لقب فرنسي في دوري أبطال أوروبا، ومنذ ذلك اليوم تنتهي كل مشادة مع باريس بجملة «نحن الأوائل إلى الأبد». من الميناء القديم وحي لابلين يركب الجمهور المترو إلى دوار برادو، وسيدة الجبل الذهبية تراقب من فوق.',
        'وللعرب فيه نصيب قديم: زين الدين زيدان ابن حي لا كاستيلان لم يلعب له، ومع ذلك صورته على جدران المدينة كأنه فعل.',
      ],
    },
    venue: { en: 'Stade Vélodrome', ar: 'ملعب فيلودروم' },
    capacity: 67394,
    city: { en: 'Marseille', ar: 'مارسيليا' },
    country: { en: 'France', ar: 'فرنسا' },
    founded: '1899',
    sameAs: ['https://www.om.fr'],
    honoursTo: 2026,
    honours: [
      { count: 9, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 1, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'Capacity 67,394',
        read: ['stored file 69820908249: football grounds', 'stored file 53186198495: stadiums'],
      },
      {
        fact: 'League titles 9, European Cups 1, to 2026',
        read: ['stored file 54531896732: honours of clubs', 'stored file 70407972929: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
