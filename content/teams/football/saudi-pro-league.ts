import type { TeamEntry } from '../../schema.ts';

export const saudiProLeague: TeamEntry[] = [
  {
    slug: 'al-hilal',
    name: { en: 'Al Hilal', ar: 'الهلال' },
    aliases: {
      en: ['Hilal', 'Al Zaeem', 'The Blue Wave', 'Al-Hilal SFC'],
      ar: ['الزعيم', 'الموج الأزرق', 'هلال الرياض', 'الهلال السعودي'],
    },
    sport: 'football',
    league: 'saudi-pro-league',
    short: { en: 'HIL', ar: 'الهلال' },
    badge: { colours: ['#0033A0', '#FFFFFF'], pattern: 'plain' },
    description: {
      en: 'Al Hilal fans in Riyadh and far from it: blue-wave match nights, derby company and a seat on the plane to Jeddah.',
      ar: 'جمهور الهلال من حيّك إلى مدرج الموج الأزرق: تجمّعات مشاهدة للديربي والكلاسيكو، ورفقة إلى جدة.',
    },
    story: {
      en: [
        'For its first year it was called the Olympic Club. Abdulrahman bin Saeed founded it in Riyadh on 16 October 1957, and King Saud, after watching a tournament the following year, suggested a name with more light in it: Al Hilal, the crescent. It turned out to be a waxing one. Al Za’eem, the boss, is what even rivals end up calling the club, usually through their teeth.',
        'A World Cup winner with Brazil, Rivellino, came to play in Riyadh in 1978, when hardly anyone abroad could have found the stadium. Sami Al-Jaber and Yasser Al-Qahtani belong to every Hilali childhood since. Abroad, the Club World Cup provided the proofs: a final against Real Madrid in Rabat in February 2023, and a 4–3 win over Manchester City in Orlando in 2025 that nobody here watched sitting down.',
        'The evening starts in the istirahas of north Riyadh, those rented courtyards with a rug, a screen and a disputed seat by the coffee, or in the lights of Boulevard City next to the Kingdom Arena, where a closed roof multiplies every drum. The Riyadh derby is against Al Nassr. The one against Al Ittihad is simply the Clásico. Every Hilali student abroad has a blue shirt in the suitcase, and when two of them meet, one asks the other about the first match his father took him to.',
      ],
      ar: [
        'عاش عامه الأول باسم «النادي الأولمبي». أسّسه عبدالرحمن بن سعيد في الرياض يوم 16 أكتوبر 1957، ثم جاء الاسم من الملك سعود بعد دورة رياضية تابعها، فصار «الهلال» ومن يومها وهو يكبر. لقبه «الزعيم»، ويقوله المنافس أحيانًا وهو لا يريد.',
        'حين هبط البرازيلي ريفيلينو بطل العالم في الرياض عام 1978 كان ذلك سابقًا لزمانه بعقود. ثم كبر جيل على سامي الجابر وآخر على ياسر القحطاني، وجاءت ليالي كأس العالم للأندية: نهائي الرباط أمام ريال مدريد في فبراير 2023، ورباعية أورلاندو في مرمى مانشستر سيتي صيف 2025، ذلك الفجر الذي لم يجلس فيه هلالي واحد.',
        'ليلة المباراة تبدأ في استراحات شمال الرياض بدلّة قهوة وخلاف قديم على أفضل مكان أمام الشاشة، أو بين أضواء بوليفارد سيتي على خطوات من المملكة أرينا، الملعب المسقوف الذي يعيد لك صوت الطبل مضاعفًا. ديربي العاصمة أمام النصر له حساباته، والكلاسيكو أمام الاتحاد له أعصابه. وفي أمتعة كل مبتعث هلالي قميص أزرق، فإذا التقى اثنان في الغربة سأل أحدهما الآخر عن أول مباراة حضرها مع أبيه.',
      ],
    },
    venue: { en: 'Kingdom Arena', ar: 'المملكة أرينا' },
    capacity: 26000,
    city: { en: 'Riyadh', ar: 'الرياض' },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    founded: '1957-10-16',
    sameAs: ['https://www.alhilal.com'],
    honoursTo: 2026,
    honours: [{ count: 4, title: { en: 'Asian club championships', ar: 'بطولات آسيا للأندية' } }],
    sources: [
      {
        fact: 'Capacity 26,000',
        read: [
          'stored file 69820908249: football grounds',
          'https://thepublicflow.com/riyadh-season-halls-to-be-al-hilals-home-stadium/',
          'https://wikithot.com/en/Kingdom_Arena',
        ],
      },
      {
        fact: 'Asian club championships 4, to 2026',
        read: ['stored file 70407972929: honours of clubs', 'stored file 54604959740: Saudi clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'al-nassr',
    name: { en: 'Al Nassr', ar: 'النصر' },
    aliases: {
      en: ['Nassr', 'Al Nasr', 'Al Alami', 'Faris Najd'],
      ar: ['العالمي', 'فارس نجد', 'نصر الرياض', 'النصر السعودي'],
    },
    sport: 'football',
    league: 'saudi-pro-league',
    short: { en: 'NSR', ar: 'النصر' },
    badge: { colours: ['#FDD116', '#0B4EA2'], pattern: 'rays' },
    description: {
      en: 'Al Nassr fans under one sun: yellow match nights in Riyadh and abroad, derby nerves shared, away seats found.',
      ar: 'جمهور الشمس حولك: مشجعو النصر في ليلة بالأصفر والأزرق، وديربي نعيشه معًا، ومقعد خارج الأرض لا يفوتك.',
    },
    story: {
      en: [
        'The Al-Ja’ba brothers started Al Nassr in Riyadh on 24 October 1955 from their house in Al-Ataif Street, with a dusty pitch by the police barracks. They explained the yellow as the soil of Arabia and the blue as the sea around it. The older nickname is Faris Najd, the knight of the Najd. The newer one, Al Alami, the global one, was earned in January 2000, when the team flew to São Paulo for the first Club World Championship and found Real Madrid and Corinthians in its group.',
        'No name is said here with more care than Majed Abdullah’s. The “Arabian Jewel” headed, waited, and headed again for two decades, all in one shirt, and his run past half the Chinese team in the 1984 Asian Cup final is passed on like an heirloom. Cristiano Ronaldo came at the start of 2023 and waited longer than he is used to: on 21 May 2026, 4–1 against Damac, the league title returned for the first time since 2019.',
        'With Ronaldo the world learned the name of the club. Ask an older supporter, though, and he will begin with Majed, go on to Al-Harifi and Muhaisen, and end with a stand that sang before there were cameras to hear it.',
        'Supporters call themselves the people of the sun, and Al-Awwal Park, on the campus of King Saud University, is small enough for the heat to be felt: stands close to the grass, flags wide as a street, students coming across from the colleges on foot. Before the derby with Al Hilal the majlis separates along the carpet. Afterwards Tahlia Street, if it went well, turns yellow to the last car horn.',
      ],
      ar: [
        'من بيت الأخوين الجبعاء في شارع العطايف إلى ملعب ترابي عند القشلة، هكذا بدأ النصر في الرياض يوم 24 أكتوبر 1955، بأصفر تربة الجزيرة وأزرق بحرها. لقبه الأقدم «فارس نجد»، أما «العالمي» فجاء من البرازيل في يناير 2000 حين شارك في أول كأس عالم للأندية ووقف أمام ريال مدريد وكورينثيانز وجهًا لوجه.',
        'ماجد عبدالله عند النصراويين أكبر من اسم لاعب. «جوهرة العرب» قضى عمره الكروي كله بقميص واحد، يرتقي فيتوقف الوقت، وهدفه بعد مراوغة دفاع الصين في نهائي كأس آسيا 1984 يحكيه الأب لابنه كما تُروى القصيدة.',
        'جمهوره «جمهور الشمس»، وموعده ملعب الأول بارك في حرم جامعة الملك سعود: مدرجات تلامس العشب، وتيفو أعرض من الشارع، وطلاب يأتون من كلياتهم مشيًا. في أسبوع الديربي أمام الهلال ينقسم المجلس الواحد، وإن جاءت النتيجة صفراء فلن ينام شارع التحلية قبل آخر بوق.',
        'ومنذ مطلع 2023 جاء رونالدو فتعلّم العالم اسم النادي، وطال انتظاره للدوري حتى 21 مايو 2026: رباعية في مرمى ضمك أعادت اللقب لأول مرة منذ 2019. لكن النصراوي القديم سيحدثك أولًا عن ماجد، ثم عن الهريفي ومحيسن، وعن مدرج كان يغني قبل الكاميرات.',
      ],
    },
    venue: { en: 'Al-Awwal Park', ar: 'الأول بارك' },
    capacity: 25000,
    city: { en: 'Riyadh', ar: 'الرياض' },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    founded: '1955-10-24',
    sameAs: ['https://www.alnassr.sa/'],
    honoursTo: 2026,
    honours: [{ count: 1, title: { en: 'Arab Club Champions Cups', ar: 'كؤوس العرب للأندية الأبطال' } }],
    sources: [
      {
        fact: 'Capacity 25,000',
        read: [
          'http://stadiumdb.com/stadiums/ksa/king_saud_university_stadium',
          'https://en.wikipedia.org/wiki/King_Saud_University_Stadium',
        ],
      },
      {
        fact: 'Official site',
        read: ['stored file 62420912227: Saudi clubs', 'stored file 69641499117: domains of clubs'],
      },
      {
        fact: 'Arab Club Champions Cups 1, to 2026',
        read: [
          'stored file 54604959740: Saudi clubs',
          'https://atarde.com.br/esportes/sempre-ele-cr7-decide-e-al-nassr-e-campeao-da-liga-dos-campeoes-1238606',
        ],
      },
      {
        fact: 'Majed, Al-Harifi and Muhaisen',
        read: [
          'https://www.okaz.com.sa/sport/saudi/2222013',
          'https://al-jazirah.com./2024/20240407/sp2.htm',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'al-ittihad',
    name: { en: 'Al Ittihad', ar: 'الاتحاد' },
    aliases: { en: ['Ittihad', 'Al Ameed', 'The Tigers'], ar: ['العميد', 'الإتي', 'النمور', 'اتحاد جدة'] },
    sport: 'football',
    league: 'saudi-pro-league',
    short: { en: 'ITT', ar: 'الاتحاد' },
    badge: { colours: ['#F5D000', '#000000'], pattern: 'stripes' },
    description: {
      en: 'Al Ittihad fans from Al-Balad to the Corniche: the Dean’s match nights, black and yellow, with the volume kept up.',
      ar: 'مشجعو الاتحاد من البلد إلى الكورنيش: ليالي العميد بالأصفر والأسود، وتجمّعات لا يُخفض فيها الصوت.',
    },
    story: {
      en: [
        'In 1927, before the Kingdom had its present name, some young men of Jeddah met behind the wireless office to found a football club. Since we are gathered here and united, said one of them, Abdulaziz Jameel, the name is plain: Al Ittihad, the union. It is the oldest in the country still playing, so the nickname was never in dispute: Al Ameed, the Dean. Black and yellow stripes made the second one, the Tigers, almost unavoidable.',
        'Ask for the finest hour and you will be told about an away match. In November 2004 Al Ittihad lost the first leg of the Asian final 3–1 at home to Seongnam of South Korea. The trip to the return looked like a formality for the hosts. It finished 5–0 to the visitors, the cup went to Jeddah, and a year later it was defended. Mohammed Noor, midfielder and captain, was at the heart of both.',
        'The old heart of the support is in Al-Balad, among coral-stone houses and shops whose shutters are quite often the right two colours. The club’s own door is on Sahafa Street. Home games are at King Abdullah Sports City north of town, the Jewel, an hour of horns along the Madinah Road. Against Al Ahli the sea divides in two. When Al Hilal come, the argument is about who was great first, and the Dean has the date in writing.',
      ],
      ar: [
        'قبل أن تُعلن المملكة باسمها الحالي اجتمع شباب من جدة خلف مكتب اللاسلكي عام 1927 ليؤسسوا فريقًا، فقال عبدالعزيز جميل ما معناه: ما دمنا مجتمعين ومتحدين فهو «الاتحاد». صار أقدم أندية البلاد، فلم يختلف أحد على لقبه: «العميد». أما «النمور» فاسأل عنها خطوط القميص.',
        'أجمل حكاياته وقعت بعيدًا عن جدة. خسر ذهاب نهائي دوري أبطال آسيا 2004 على أرضه بثلاثة أهداف مقابل هدف أمام سيونغنام الكوري، وسافر إلى الإياب والناس تعزّيه، فعاد بخماسية نظيفة وبالكأس، ثم كررها في العام التالي. وفي قلب تلك الأيام محمد نور، قائد إذا تحرّك تحرّكت المدرجات معه.',
        'اتحاديو البلد يعرف بعضهم بعضًا من الدكان قبل الملعب، ومقر النادي في شارع الصحافة علامة يعرفها كل سائق أجرة. ويوم المباراة يزحف الأصفر والأسود على طريق المدينة نحو «الجوهرة المشعة» في شمال جدة، والأبواق تسبق السيارات. ديربي الأهلي يقسم البيت الحجازي على سفرة واحدة، وكلاسيكو الهلال سؤال مفتوح عن الأقدم والأكثر بطولات، والعميد يبتسم عند الشق الأول. ولقب الموسم عنده يُحكى في البلد قبل الصحف.',
      ],
    },
    venue: { en: 'Alinma Stadium', ar: 'ملعب الإنماء (الجوهرة المشعة)' },
    capacity: 62000,
    city: { en: 'Jeddah', ar: 'جدة' },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    founded: '1927',
    sameAs: ['https://ittihadclub.sa/'],
    honoursTo: 2026,
    honours: [{ count: 2, title: { en: 'Asian club championships', ar: 'بطولات آسيا للأندية' } }],
    sources: [
      {
        fact: 'Capacity 62,000: 62,345 and 62,241 rounded down',
        read: [
          'https://en.wikipedia.org/wiki/King_Abdullah_Sports_City_Stadium',
          'https://arenasmap.com/king-abdullah-sports-city/',
        ],
      },
      {
        fact: 'Official site',
        read: ['stored file 62420912227: Saudi clubs', 'stored file 54604959740: Saudi clubs'],
      },
      {
        fact: 'Asian club championships 2, to 2026',
        read: ['stored file 70407972929: honours of clubs', 'stored file 54604959740: Saudi clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'al-ahli',
    name: { en: 'Al Ahli', ar: 'الأهلي' },
    aliases: {
      en: ['Ahli', 'Al Raqi', 'Al-Ahli Saudi', 'Al Ahly Jeddah'],
      ar: ['الراقي', 'قلعة الكؤوس', 'أهلي جدة', 'الأهلي السعودي'],
    },
    sport: 'football',
    league: 'saudi-pro-league',
    short: { en: 'AHL', ar: 'الأهلي' },
    badge: { colours: ['#006C35', '#FFFFFF', '#C9A44C'], pattern: 'halves' },
    description: {
      en: 'Al Ahli fans of Jeddah and its diaspora: green match nights, songs learnt by heart and a derby you should not watch alone.',
      ar: 'مشجعو الأهلي أينما كانوا: ليلة خضراء، وأهازيج محفوظة، وديربي جدة الذي لا تشاهده وحدك.',
    },
    story: {
      en: [
        'Jeddah was a harbour before it was anything else, and its second great club, dreamt up in 1937 by pupils of the Falah school, began under a harbour word, Thaghr, before settling on Al Ahli. The manners came early too: opponents call it Al Raqi, the refined one, and mean half of it as a compliment. Cups arrived in such numbers that the other name is the Fortress of Cups.',
        'Loyalty has been tested here more publicly than elsewhere. Champions in 2016 after thirty-two years of waiting, relegated in 2022 for the first time, straight back up as winners a year later, and on 3 May 2025 champions of Asia, in their own city, 2–0 against Kawasaki Frontale. A year later they kept the cup in the same stadium: a man short, 1–0 in extra time against Machida, by Feras Al-Brikan. Whoever bought a ticket in the second tier likes to mention it, and should.',
        'Green and white choreography is a craft in this stand: the Majaneen, the crazy ones, rehearse songs as a choir does, and cover the lower tier of the Jewel in a single cloth. On the way there, cars gather on the Corniche near the fountain and on Jeddah’s own Tahlia Street, where the club has its seat. The derby with Al Ittihad is family business, discussed over fish, and not settled since before either side’s grandfathers could drive.',
      ],
      ar: [
        'جدة ميناء قبل أن تكون أي شيء آخر، ولذلك حمل النادي الذي حلم به طلاب مدرسة الفلاح عام 1937 اسم «الثغر» قبل أن يستقر على الأهلي. يناديه أهله «الراقي»، وتسمّيه الخزائن الممتلئة «قلعة الكؤوس».',
        'قليل من الجماهير امتُحن وفاؤه على الملأ مثل هذا الجمهور: دوري 2016 بعد انتظار 32 عامًا، ثم أول هبوط في تاريخه عام 2022، فعودة بعد موسم واحد من أوسع أبواب دوري يلو، ثم ليلة 3 مايو 2025 حين صار بطلًا لدوري أبطال آسيا للنخبة في جدة نفسها بهدفين في مرمى كاواساكي الياباني. وبعد عام احتفظ بالكأس في الملعب ذاته: عشرة لاعبين، وهدف فراس البريكان في مرمى ماتشيدا في الوقت الإضافي. ومن كان يشتري تذكرته في موسم «يلو» يحق له أن يذكّرك به كل جمعة.',
        '«المجانين» لقب يحبّه أصحابه؛ يتدرّبون على الأهازيج كأنهم فرقة، ويفرشون مدرج الجوهرة بلوحة خضراء واحدة. قبل المباراة لقاؤهم على الكورنيش قرب النافورة أو في شارع التحلية حيث مقر ناديهم، ثم قافلة إلى الشمال. وديربي الاتحاد لا يبدأ بالصافرة، بل على سفرة السمك ظهر الجمعة. والغناء عند هذا الجمهور قبل النتيجة وبعدها، وفي الطريق إلى البيت.',
      ],
    },
    venue: { en: 'Alinma Stadium', ar: 'ملعب الإنماء (الجوهرة المشعة)' },
    capacity: 62000,
    city: { en: 'Jeddah', ar: 'جدة' },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    founded: '1937',
    sameAs: ['https://www.alahlifc.sa/'],
    honoursTo: 2026,
    honours: [
      { count: 2, title: { en: 'AFC Champions League Elite titles', ar: 'ألقاب دوري أبطال آسيا للنخبة' } },
    ],
    sources: [
      {
        fact: 'AFC Champions League Elite kept in April 2026: 1–0 a.e.t. against Machida, Al-Brikan, ten men',
        read: [
          'https://cswnewstest.duckdns.org/article/1460/c2',
          'stored file 61488348939: quiz on Saudi clubs, questions on the final of 2026',
        ],
      },
      {
        fact: 'Capacity 62,000: 62,345 and 62,241 rounded down',
        read: [
          'https://en.wikipedia.org/wiki/King_Abdullah_Sports_City_Stadium',
          'https://arenasmap.com/king-abdullah-sports-city/',
        ],
      },
      {
        fact: 'Official site',
        read: ['stored file 62420912227: Saudi clubs', 'stored file 54604959740: Saudi clubs'],
      },
      {
        fact: 'AFC Champions League Elite titles 2, to 2026',
        read: [
          'stored file 54604959740: Saudi clubs',
          'stored file 57594887503: news of July 2026 on the coach of both titles',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
