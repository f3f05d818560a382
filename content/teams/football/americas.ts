import type { TeamEntry } from '../../schema.ts';

export const americas: TeamEntry[] = [
  {
    slug: 'inter-miami',
    name: { en: 'Inter Miami', ar: 'إنتر ميامي' },
    aliases: { en: ['The Herons', 'Miami'], ar: ['ميامي'] },
    sport: 'football',
    league: 'mls',
    short: { en: 'MIA', ar: 'ميامي' },
    badge: { colours: ['#F7B5CD', '#231F20'], pattern: 'rays' },
    description: {
      en: 'Inter Miami fans from Little Havana to your living room: pink match nights, loud drums, company for away trips.',
      ar: 'مشجعو إنتر ميامي من ليتل هافانا إلى صالة بيتك: ليلة وردية، وطبول لاتينية، ورفقة لكل سفرة.',
    },
    story: {
      en: [
        'Few clubs can date themselves to a clause in somebody’s contract. When David Beckham joined the Los Angeles side in 2007, his deal let him found a team later at a fixed price. He chose Miami in 2014, was granted it on 29 January 2018, and the first match came in March 2020. Two weeks later the world closed. It was an unusual way to meet the neighbours.',
        'They waited in Fort Lauderdale, in a ground built at speed where old Lockhart Stadium had seen George Best and Gerd Müller play out the 1970s, and there won MLS Cup on 6 December 2025, 3–1 against Vancouver. The home the city had argued over for a decade finally rose on a former golf course beside Miami International Airport, so planes, too, now look down on the pink.',
        'From the summer of 2023 the pink shirt was in every market, because Lionel Messi had put it on and scored from a free kick in the last minute of his first match.',
        'Herons on the crest, black for the other shirt, and drums from the first minute: the supporters’ groups behind the goal, among them Vice City 1896, Southern Legion and The Siege, sing as La Familia, in whatever language the chorus arrived in. People gather along Calle Ocho, where domino tables pause for the line-ups. Orlando, three and a half hours up the turnpike, is the derby.',
      ],
      ar: [
        'حكايته بدأت ببند في عقد. حين وقّع ديفيد بيكهام مع لوس أنجلوس غالاكسي عام 2007 كسب معه حق تأسيس فريق لاحقًا، فاختار ميامي، وحصل على الموافقة في 29 يناير 2018، ولعب فريقه أول مباراة في مارس 2020 قبل أن يغلق العالم أبوابه بأسبوعين. بداية لا يُحسد عليها.',
        'انتظر سنواته الأولى في فورت لودرديل مكان ملعب لوكهارت القديم الذي مرّ به جورج بست وغيرد مولر، وهناك رفع كأس الدوري يوم 6 ديسمبر 2025 بثلاثة أهداف لهدف في مرمى فانكوفر، إلى أن قام بيته بجوار مطار ميامي الدولي على أرض كانت ملعب جولف، فصارت الطائرات تشاهد الوردي من فوق.',
        'طيور البلشون على الشعار، والوردي والأسود في كل زاوية، ومجموعات المشجعين خلف المرمى تغنّي معًا باسم «لا فاميليا» بالإسبانية والإنجليزية وما بينهما. قبل المباراة مرّ على «كايي أوتشو» في ليتل هافانا حيث تتوقف لعبة الدومينو لحظة إعلان التشكيلة. والديربي أمام أورلاندو يبعد نحو ثلاث ساعات ونصف الساعة بالسيارة.',
        'ومنذ صيف 2023 صار قميصه الوردي في كل سوق، لأن ميسي لبسه وسجّل به ركلة حرة في الدقيقة الأخيرة من أول مباراة. وموعده فجرًا في الغالب.',
      ],
    },
    venue: { en: 'Nu Stadium', ar: 'نو ستاديوم' },
    capacity: 26700,
    city: { en: 'Miami', ar: 'ميامي' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '2018-01-29',
    sameAs: ['https://www.intermiamicf.com'],
    honoursTo: 2025,
    honours: [{ count: 1, title: { en: 'MLS Cups', ar: 'كؤوس الدوري الأمريكي MLS' } }],
    sources: [
      {
        fact: 'Capacity 26,700',
        read: [
          'https://worldsoccertalk.com/news/inter-miami-announce-new-name-for-stadium-at-miami-freedom-park-ahead-of-official-opening/',
          'https://www.tudn.com/futbol/mls/nueva-casa-de-lionel-messi-del-inter-miami-mls-ya-tiene-nombre',
        ],
      },
      {
        fact: 'MLS Cups 1, to 2025',
        read: [
          'stored file 71185413992: recent champions by competition',
          'https://worldsoccertalk.com/news/inter-miami-announce-new-name-for-stadium-at-miami-freedom-park-ahead-of-official-opening/',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'la-galaxy',
    name: { en: 'LA Galaxy', ar: 'لوس أنجلوس غالاكسي' },
    article: true,
    aliases: { en: ['Galaxy', 'Los Angeles Galaxy'], ar: ['غالاكسي'] },
    sport: 'football',
    league: 'mls',
    short: { en: 'LAG', ar: 'غالاكسي' },
    badge: { colours: ['#00245D', '#FFD200', '#FFFFFF'], pattern: 'sash' },
    description: {
      en: 'LA Galaxy fans in the right car park: Carson tailgates, Tráfico nerves and company for the drive up the coast.',
      ar: 'مشجعو غالاكسي في كل زحمة سير: شواء قبل المباراة في كارسون، وديربي «إل ترافيكو»، ورفيق للطريق.',
    },
    story: {
      en: [
        'One of the ten teams that kicked off Major League Soccer in 1996, the Galaxy drew nearly seventy thousand to its first home game, at the Rose Bowl in Pasadena, which surprised no one more than the people selling tickets. In 2003 it moved to Carson, to a stadium built for football and nothing else on the campus of a state university, with a grass bank at one end for families and for children with opinions about pressing.',
        'Cobi Jones, dreadlocks flying, was there from day one until 2007. Landon Donovan outlasted every doubt. David Beckham came from Madrid in 2007. He and Donovan stand in bronze in Legends Plaza, and in January 2025 the club announced that Jones would be the third. The white shirt crossed by a sash is a look that people here defend at length, usually while wearing it. In 2024 came a sixth MLS Cup, which was more than any other club had.',
        'Match day in Carson is a matter of asphalt and charcoal. The Galaxians, going since 1996, the LA Riot Squad and the Angel City Brigade march from their tailgates with drums. Two derbies divide the year: the California Clásico with San Jose, the oldest dispute in the league’s west, and El Tráfico with LAFC, named after what everyone sits in on the way there.',
      ],
      ar: [
        'غالاكسي من الأندية العشرة التي افتتحت الدوري الأمريكي عام 1996، وفي أول ظهور على أرضه جاء قرابة سبعين ألفًا إلى ملعب «روز بول» في باسادينا، ففوجئ بائعو التذاكر قبل غيرهم. منذ 2003 بيته في كارسون داخل حرم جامعة، في ملعب صُمم لكرة القدم وحدها وعلى طرفه تلّة عشب تفترشها العائلات.',
        'كوبي جونز بضفائره حاضر منذ اليوم الأول، ولاندون دونوفان الذي أسكت كل من شكّ فيه، وديفيد بيكهام القادم من مدريد في 2007. لبيكهام ودونوفان تمثالان في ساحة الأساطير، وفي يناير 2025 أعلن النادي أن الثالث لجونز. أما القميص الأبيض ذو الشريط المائل فله محامون كثر، وأغلبهم يرتديه وهو يترافع.',
        'لا مترو ولا مقاهي أمام البوابات، بل مواقف سيارات ودخان شواء ومسيرة طبول تقودها مجموعات مثل «غالاكسيانز» و«أنجل سيتي بريغيد». له ديربيان: كلاسيكو كاليفورنيا أمام سان خوسيه وهو الأقدم، و«إل ترافيكو» أمام لوس أنجلوس إف سي، واسمه مأخوذ من شيء يعرفه كل ساكن هناك. وفي 2024 فاز بكأس الدوري السادسة، وهو رقم لم يبلغه غيره، فعاد الصخب إلى المواقف.',
      ],
    },
    venue: { en: 'Dignity Health Sports Park', ar: 'ديغنيتي هيلث سبورتس بارك' },
    capacity: 27000,
    city: { en: 'Carson', ar: 'كارسون' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '1994',
    sameAs: ['https://www.lagalaxy.com'],
    honoursTo: 2025,
    honours: [{ count: 6, title: { en: 'MLS Cups', ar: 'كؤوس الدوري الأمريكي MLS' } }],
    sources: [
      {
        fact: 'Capacity 27,000',
        read: ['stored file 35051729478: stadiums', 'stored file 53186198495: stadiums'],
      },
      {
        fact: 'MLS Cups 6, to 2025',
        read: [
          'https://www.mlssoccer.com/news/champions-la-galaxy-lift-mls-cup-2024-over-new-york-red-bulls',
          'https://www.foxla.com/sports/la-galaxy-win-mls-cup-2024-red-bulls',
        ],
      },
      {
        fact: 'Statues of Beckham, Donovan and Jones',
        read: [
          'https://www.thebiglead.com/the-latest-l-a-sports-legend-to-be-honored-with-a-statue',
          'https://www.oursportscentral.com/services/releases/la-galaxy-to-unveil-statue-of-club-legend-cobi-jones/n-6185674',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'flamengo',
    name: { en: 'Flamengo', ar: 'فلامنغو' },
    aliases: { en: ['Mengão', 'Fla'], ar: [] },
    sport: 'football',
    short: { en: 'FLA', ar: 'فلامنغو' },
    badge: { colours: ['#C52613', '#000000', '#FFFFFF'], pattern: 'hoops' },
    description: {
      en: 'Flamengo fans beyond Rio and deep inside it: the Nation’s watch parties, Fla-Flu evenings and airport send-offs.',
      ar: 'أمّة فلامنغو خارج ريو وداخلها: ليالي الأحمر والأسود، وديربي «فلا فلو»، ووداع جماعي في المطار.',
    },
    story: {
      en: [
        'Rowers came first. On a beach called Flamengo in 1895, young men bought a leaky boat to impress the girls who admired other clubs’ crews, and for sixteen years no one kicked anything. Then in 1911 a group of champions fell out with Fluminense, walked round the bay and asked for a football section. The oarsmen agreed, on condition that they did not wear the rowing shirt. Fla-Flu began forty minutes before nothing, the playwright Nelson Rodrigues said, and he supported the others.',
        'Zico, a thin boy from Quintino, became the number 10 of a whole country. On 13 December 1981 in Tokyo his passes took Liverpool apart, 3–0 by half-time, and every child in red and black can recite the eleven. Lima, November 2019, two goals from Gabigol in the last minutes against River Plate, is the sequel. Al Hilal know the team face to face, from two semi-finals of the Club World Cup: they lost the first and won the second, in February 2023.',
        'Rivals mocked the poor of the stands as urubus, vultures. In 1969 somebody let one loose at the Maracanã with a flag on its leg, Flamengo won, and the bird has been family ever since. The metro stops at the ground’s own ramp. From Lapa to the Zona Norte the screens go out on the pavement. Before a final comes AeroFla, when fans see the squad off at Galeão in numbers no airport was designed for.',
      ],
      ar: [
        'قبل الكرة كان المجداف. تأسس فلامنغو عام 1895 على شاطئ يحمل اسمه في ريو دي جانيرو ناديًا للتجديف، ولم يعرف كرة القدم إلا في 1911 حين اختلف أبطال من فلومينينسي مع إدارتهم وطرقوا بابه. من تلك القطيعة وُلد «فلا فلو»، ديربي كتب عنه الأدباء قبل المحللين.',
        'زيكو، الفتى النحيل من ضاحية كوينتينو، صنع يوم 13 ديسمبر 1981 في طوكيو ثلاثية في مرمى ليفربول قبل الاستراحة، وأسماء تلك التشكيلة تُحفظ عندهم كالأناشيد. ثم أعاد غابيغول المشهد في ليما 2019 حين قلب نهائي ليبرتادوريس على ريفر بليت في الدقائق الأخيرة.',
        'عيّر الخصوم فقراء المدرج بالنسر الأسود «أوروبو»، فأطلق أحدهم طائرًا منه في ماراكانا عام 1969 وفاز الفريق، فصار الطائر تميمته. من حي لابا إلى شمال المدينة تخرج الشاشات إلى الأرصفة، والمترو يقف عند منحدر الملعب. وقبل كل نهائي موعد اسمه «إيروفلا»: آلاف يودّعون البعثة في مطار غالياو كأنهم مسافرون معها. والهلال يعرفه وجهًا لوجه: نصف نهائي كأس العالم للأندية مرتين، خسر الأولى وربح الثانية في فبراير 2023.',
      ],
    },
    venue: { en: 'Maracanã', ar: 'ماراكانا' },
    capacity: 78838,
    city: { en: 'Rio de Janeiro', ar: 'ريو دي جانيرو' },
    country: { en: 'Brazil', ar: 'البرازيل' },
    founded: '1895',
    sameAs: ['https://www.flamengo.com.br'],
    honoursTo: 2025,
    honours: [{ count: 4, title: { en: 'Copa Libertadores titles', ar: 'كؤوس ليبرتادوريس' } }],
    sources: [
      {
        fact: 'Capacity 78,838',
        read: [
          'https://www.rio-de-janeiro.com/de/maracana-stadium-tours/seating-capacity',
          'https://stadiumcapacity.com/maracana-stadium-rio-de-janeiro-capacity/',
        ],
      },
      {
        fact: 'Copa Libertadores titles 4, to 2025',
        read: [
          'stored file 71036722340: champions of 2025',
          'https://www.aljazeera.com/sports/2025/12/4/flamengo-add-brazilian-title-days-after-copa-libertadores-win',
        ],
      },
      {
        fact: 'Semi-finals against Al Hilal, 2019 and 2023',
        read: [
          'https://gulfnews.com/sport/football/club-world-cup-semi-final-saudi-pro-league-team-al-hilal-seeking-revenge-over-flamengo-1.93679300',
          'https://www.newsbytesapp.com/news/sports/fifa-club-world-cup-al-hilal-beat-flamengo/story',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'boca-juniors',
    name: { en: 'Boca Juniors', ar: 'بوكا جونيورز' },
    aliases: { en: ['Boca', 'Xeneizes'], ar: ['بوكا'] },
    sport: 'football',
    short: { en: 'BOC', ar: 'بوكا' },
    badge: { colours: ['#003087', '#FFC72C'], pattern: 'hoops' },
    description: {
      en: 'Boca Juniors fans far from the Riachuelo: late kick-offs, the twelfth player’s songs and Superclásico company.',
      ar: 'مشجعو بوكا جونيورز بعيدًا عن بوينس آيرس: سهرات متأخرة، وأهازيج اللاعب الثاني عشر، وسوبركلاسيكو جماعي.',
    },
    story: {
      en: [
        'Five sons of Genoese immigrants sat down on a bench in Plaza Solís on 3 April 1905. They lacked colours, so it was agreed that the next ship into the docks would decide, and in came one under the flag of Sweden. Blue and gold it was. Locals still call themselves Xeneizes, which is Genoese for Genoese.',
        'La Bombonera was squeezed into La Boca in 1940: three steep tiers and, on the fourth side, a flat stack of boxes, as there was no room for another stand. It is named after a chocolate box. When La Doce jumps, the concrete moves, and the local view is that it does not tremble, it beats. The Twelfth Man has been a title here since the European tour of 1925, when one supporter, Victoriano Caffarena, travelled with the team and did everything but play. The day of the Boca fan is, naturally, the twelfth of December.',
        'Diego Maradona kept a box; Juan Román Riquelme kept the ball. The approach runs from Parque Lezama down Almirante Brown, or by Caminito, past tin houses painted with what the shipyard had left over, and the smoke of choripán. River Plate was born in the same streets and moved to a better address, which has been held against it in every Superclásico since.',
      ],
      ar: [
        'خمسة فتيان من أبناء مهاجري جنوى جلسوا على مقعد في ساحة سوليس يوم 3 أبريل 1905 وأسسوا بوكا. اختلفوا على اللون، فاتفقوا على علم أول سفينة تدخل الميناء، فدخلت سفينة سويدية، وهكذا جاء الأزرق والذهبي إلى بوينس آيرس.',
        'حُشر ملعب «لا بومبونيرا» بين بيوت لا بوكا عام 1940: ثلاثة مدرجات شاهقة وجدار مقصورات مستقيم، فأشبه علبة الشوكولاتة وأخذ اسمها. حين يقفز مدرج «لا دوسي» تتحرك الخرسانة، ويقول أهلها إن الملعب لا يهتز بل ينبض. واللاعب الثاني عشر هنا شخص حقيقي: فيكتوريانو كافارينا الذي رافق الفريق في جولة أوروبا 1925 وخدمه في كل شيء، ولهذا جاء عيد مشجعي بوكا يوم 12 ديسمبر.',
        'كان لمارادونا مقصورته ولريكيلمي كرته التي لا تُؤخذ منه. يمشي الناس من حديقة ليزاما نزولًا، أو عبر كامينيتو وبيوته المطلية ببقايا طلاء السفن، ودخان التشوريبان دليلهم. أما ريفر بليت فوُلد في الحي نفسه ثم غادر إلى الشمال، وتلك لا تُغتفر في أي سوبركلاسيكو. ويُلعب «السوبر» في بيوتنا قبيل الفجر أحيانًا.',
      ],
    },
    venue: { en: 'La Bombonera', ar: 'لا بومبونيرا' },
    city: { en: 'Buenos Aires', ar: 'بوينس آيرس' },
    country: { en: 'Argentina', ar: 'الأرجنتين' },
    founded: '1905-04-03',
    sameAs: ['https://www.bocajuniors.com.ar'],
    honoursTo: 2025,
    honours: [
      { count: 35, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 6, title: { en: 'Copa Libertadores titles', ar: 'كؤوس ليبرتادوريس' } },
    ],
    sources: [
      {
        fact: 'League titles 35, Copa Libertadores titles 6, to 2025',
        read: ['stored file 68523482981: honours of clubs', 'stored file 61378654036: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
