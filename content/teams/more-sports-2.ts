import type { TeamEntry } from '../schema.ts';

export const moreSportsTwo: TeamEntry[] = [
  {
    slug: 'harlequins',
    name: { en: 'Harlequins', ar: 'هارلكوينز' },
    sport: 'rugby',
    short: 'HAR',
    badge: { colours: ['#8A1538', '#00A3E0', '#6B4A2B'], pattern: 'quarters' },
    description: {
      en: 'Four-coloured shirts and a Stoop full of song: meet Quins people in south-west London or wherever you watch.',
      ar: 'قميص بأربعة ألوان وملعب «ستوب» يغني: تعرّف على جمهور كوينز في لندن أو حيث تشاهد.',
    },
    story: {
      en: [
        'The club began in Hampstead in 1866 and its kit was marked HFC. When a new name was wanted nobody wished to waste the monogram, so someone opened a dictionary at H, got as far as Harlequin, and the meeting agreed. The shirt followed the word: chocolate, magenta, light blue and French grey in quarters, with black and green sleeves.',
        'The Twickenham Stoop, named after Adrian Stoop, lies across Chertsey Road from the national stadium. Supporters come down from the station along the River Crane, or stand with a pie on Langhorn Drive. “The Mighty Quinn”, one letter short, is the song. Each Christmas since 2008 the match moves over the road as the Big Game. Bath and Saracens are the dependable foes; Bristol remember June 2021, when Quins were 28–0 down in the semi-final and went through 43–36.',
      ],
      ar: [
        'بدأ النادي في هامستيد عام 1866 وعلى ملابسه ثلاثة أحرف أولها H. ولما أرادوا اسمًا جديدًا عزّ عليهم التخلي عن التطريز، ففُتح القاموس على الحرف نفسه حتى وصلوا إلى «هارلكوين»، المهرج ذي الثوب الملوّن. وتبع القميصُ الاسم: بني وقرمزي وسماوي ورمادي في أربعة مربعات.',
        'ملعب «ستوب» على الجهة الأخرى من الطريق قبالة ملعب تويكنهام، ويصله الناس من المحطة بمحاذاة نهر كرين. الأغنية «مايتي كوين»، والموعد السنوي «المباراة الكبرى» التي تنتقل منذ 2008 إلى الملعب الكبير في موسم الأعياد. باث وساراسنز خصمان لا يخيبان، أما بريستول فلا تنسى يونيو 2021: تأخر كوينز 28–0 في نصف النهائي ثم عبر 43–36، بعد وقت إضافي تُروى تفاصيله مثل حكاية قبل النوم.',
      ],
    },
    venue: { en: 'Twickenham Stoop', ar: 'ملعب تويكنهام ستوب' },
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1866',
    sameAs: ['https://www.quins.co.uk/'],
    location: [-0.3436, 51.4503],
    updated: '2026-11-21',
  },
  {
    slug: 'leinster',
    name: { en: 'Leinster', ar: 'لينستر' },
    sport: 'rugby',
    short: 'LEI',
    badge: { colours: ['#003DA5', '#F7F3E9', '#C9A227'], pattern: 'hoops' },
    description: {
      en: 'A sea of blue from Donnybrook to the Aviva: Leinster rugby supporters, for interpros and European Saturdays.',
      ar: 'بحر أزرق من دونيبروك إلى ملعب أفيفا: مشجعو لينستر في ديربيات أيرلندا وليالي أوروبا.',
    },
    story: {
      en: [
        'For a long time Munster had the legends and Leinster had the backs. That changed on one afternoon in May 2009, in a European semi-final at Croke Park, when 82,208 people saw the blue half of the argument win 25–6. The cup came three weeks later. In the final of 2011, in Cardiff, they were sixteen points down at half-time and won by eleven.',
        'The branch dates from 1879 and takes in twelve counties, but the route to a match is short and always the same: off the DART at Lansdowne Road or Sandymount, through Ballsbridge to the RDS, a show ground that still smells faintly of horses each August. The biggest nights are played at the Aviva, ten minutes away. Flags are waved, “Molly Malone” is sung, “Allez les Bleus” is shouted in a Dublin accent, and the post-mortem is held in Donnybrook, where the old ground was. Toulouse and La Rochelle have given the French lessons.',
      ],
      ar: [
        'ظلت الأساطير زمنًا طويلًا من نصيب مونستر، والمهارة من نصيب لينستر. ثم جاء مايو 2009 ونصف نهائي أوروبي في كروك بارك أمام 82,208 متفرجين، فحسم الأزرق الجدل 25–6، وبعد ثلاثة أسابيع جاءت الكأس. وفي نهائي 2011 بكارديف خرج الفريق من الشوط الأول متأخرًا بست عشرة نقطة، وفاز بفارق إحدى عشرة.',
        'تأسس الفرع عام 1879 ويمثل اثنتي عشرة مقاطعة، لكن الطريق إلى المباراة قصير ومعروف: قطار الساحل حتى لانسداون رود أو سانديماونت، ثم مشيًا عبر حي بولزبريدج إلى ساحة RDS، وهي أرض معارض للخيل في أصلها. والليالي الكبرى في ملعب أفيفا على بعد دقائق. ترتفع الأعلام، ويُغنى «مولي مالون»، ويُهتف «آليه لي بلو» بلهجة دبلن، ثم يُفتح ملف المباراة في دونيبروك حيث كان الملعب القديم. أما تولوز ولاروشيل فدروس بالفرنسية.',
      ],
    },
    city: { en: 'Dublin', ar: 'دبلن' },
    country: { en: 'Ireland', ar: 'أيرلندا' },
    founded: '1879',
    gender: 'male',
    sameAs: ['https://www.leinsterrugby.ie/'],
    updated: '2026-11-21',
  },
  {
    slug: 'red-roses',
    name: { en: 'Red Roses', ar: 'الورود الحمراء' },
    sport: 'womens-rugby',
    short: 'RR',
    badge: { colours: ['#FFFFFF', '#C8102E', '#1C2A4A'], pattern: 'plain' },
    description: {
      en: 'From Pontypool Park to a full Twickenham: walk to the ground with England women’s rugby supporters.',
      ar: 'من حديقة بونتيبول إلى تويكنهام وقد امتلأ: امشِ إلى الملعب مع مشجعي سيدات إنجلترا.',
    },
    story: {
      en: [
        'England’s women first played as England on 5 April 1987, against Wales at Pontypool Park, and won 22–4. They were world champions by 1994, in a tournament that had to be moved to Scotland at short notice and was run largely on goodwill. Another title followed in 2014, in Paris.',
        'In April 2023 the Red Roses sold Twickenham on their own for the first time: 58,498 against France. In September 2025 they filled it. The World Cup final there drew 81,885, the opponents were Canada, and the score was 33–13. Their crowd has its own manners, with more daughters on shoulders, fewer ties, glitter in the beards, and a long wait along the railings afterwards because the players come round and talk to everybody. It assembles on Whitton Road and in the West Car Park, and sings on the way back to the trains. France is the spring fixture circled in red; New Zealand, who won five finals against England, is the ghost story.',
      ],
      ar: [
        'لعبت سيدات إنجلترا باسم البلاد أول مرة في 5 أبريل 1987 أمام ويلز في بونتيبول، وفزن 22–4. وفي 1994 صرن بطلات للعالم في نسخة نُقلت إلى اسكتلندا على عجل وقامت على جهد المتطوعين، ثم جاء لقب آخر من باريس عام 2014.',
        'في أبريل 2023 فُتح تويكنهام لهن وحدهن أول مرة فحضر 58,498 متفرجًا أمام فرنسا، وفي سبتمبر 2025 امتلأ عن آخره: 81,885 في نهائي كأس العالم، والخصم كندا، والنتيجة 33–13. لهذا الجمهور طباعه: بنات على أكتاف الآباء، وبريق ملوّن على الوجوه، ووقوف طويل عند السياج بعد الصافرة لأن اللاعبات يمررن بالجميع ويتحدثن إليهم. يتجمع الناس على طريق ويتون ويغنون في العودة إلى القطار. فرنسا موعد الربيع المحاط بدائرة حمراء، ونيوزيلندا كابوس خمسة نهائيات ضاعت أمامها.',
      ],
    },
    venue: { en: 'Twickenham', ar: 'ملعب تويكنهام' },
    capacity: 82000,
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1987',
    gender: 'female',
    sameAs: ['https://www.englandrugby.com/'],
    location: [-0.3417, 51.456],
    updated: '2026-11-21',
  },
  {
    slug: 'pdc',
    name: { en: 'PDC', ar: 'مؤسسة محترفي رمي السهام (PDC)' },
    sport: 'darts',
    kind: 'competition',
    short: 'PDC',
    badge: { colours: ['#0B0B0F', '#D7262E', '#2E9E4F'], pattern: 'rays' },
    description: {
      en: 'Fancy dress, long tables and one hundred and eighty: a seat at Ally Pally, or the sofa, with darts people.',
      ar: 'أزياء تنكرية وطاولات طويلة و«مئة وثمانون!»: مقعد في «آلي بالي» أو على الكنبة مع عشاق السهام.',
    },
    story: {
      en: [
        'In 1992 sixteen of the best players in the world, fed up with how little darts was on television, broke away and formed their own council. It nearly ruined them. Five years later they renamed it the Professional Darts Corporation, and today its world championship is what a great many families watch between Christmas pudding and New Year.',
        'It was held at the Circus Tavern in Purfleet, beside a dual carriageway, until it outgrew the ceiling; since December 2007 it has lived at Alexandra Palace on its hill in north London. A shuttle bus climbs from Wood Green carrying bananas, nuns and a full set of traffic cones. Between legs the room goes up on its benches for “Chase the Sun”; a treble twenty thrice makes six hundred cardboard signs rise as one. The winner lifts the Sid Waddell Trophy, named after the commentator who did for the sport what Homer did for Troy. Taylor and van Barneveld went to a sudden-death leg in the 2007 final. July belongs to Blackpool and the Winter Gardens, where the carpet is stickier.',
      ],
      ar: [
        'في 1992 ضاق ستة عشر من أفضل لاعبي العالم بقلة ظهورهم على الشاشة، فانشقوا وأسسوا مجلسًا خاصًا كاد يقودهم إلى الإفلاس. وبعد خمس سنوات صار اسمه «مؤسسة محترفي رمي السهام»، وصارت بطولته العالمية برنامج العائلات البريطانية في إجازة آخر السنة.',
        'أقيمت أولًا في قاعة صغيرة في بورفليت على طريق سريع، حتى ضاق بها السقف فانتقلت في ديسمبر 2007 إلى «ألكسندرا بالاس» على تلته شمال لندن. تصعد الحافلة من وود غرين وفيها موز وبطاريق وطقم كامل من أقماع المرور، ويغني الجميع بين الأشواط لحن «تشيس ذا صن»، فإذا أصاب اللاعب العشرين الثلاثية ثلاث مرات ارتفعت مئات اللوحات دفعة واحدة. الكأس تحمل اسم سيد واديل، المعلّق الذي وصف السهم كأنه معركة في ملحمة. ونهائي 2007 بين تايلور وفان بارنفيلد حُسم في شوط الموت المفاجئ. أما يوليو فموعده على البحر في بلاكبول.',
      ],
    },
    venue: { en: 'Alexandra Palace', ar: 'ألكسندرا بالاس' },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    founded: '1992',
    sameAs: ['https://www.pdc.tv/'],
    location: [-0.1301, 51.5942],
    updated: '2026-11-21',
  },
  {
    slug: 'wimbledon',
    name: { en: 'Wimbledon', ar: 'ويمبلدون' },
    sport: 'tennis',
    kind: 'event',
    short: 'WIM',
    badge: { colours: ['#00703C', '#522398', '#FFFFFF'], pattern: 'stripes' },
    description: {
      en: 'The Queue, the Hill and a hush before the serve: find tennis company for the fortnight on grass.',
      ar: 'الطابور الشهير والتلة وصمت قبل الإرسال: رفقة لعشاق التنس في أسبوعَي العشب.',
    },
    story: {
      en: [
        'It is the only sporting queue with a printed guide. People pitch two-man tents in Wimbledon Park, take a numbered card, are woken at dawn by stewards of great courtesy, and are on a show court by lunch. The first Championship was held in 1877 off Worple Road to pay for the repair of a roller; the move to Church Road came in 1922, the Centre Court roof in 2009.',
        'A hawk called Rufus keeps the pigeons off. Players wear white and walk on beneath two lines of Kipling about triumph and disaster. For those without a stadium seat there is the grass bank facing the big screen, officially Aorangi Terrace, known as Henman Hill and renamed by the public whenever a new Briton gives it hope. In the village the shopkeepers dress their windows in tennis balls. Borg and McEnroe in 1980, Federer and Nadal in the dusk of 2008, Isner and Mahut over three days in 2010: everyone on the hill has one they were nearly at. Paris is the rival, being clay.',
      ],
      ar: [
        'هنا طابور له كتيّب إرشادات مطبوع. ينصب الناس خيامهم في حديقة ويمبلدون ويأخذون بطاقة مرقمة، ويوقظهم المنظمون فجرًا بأدب شديد، فيجلسون قبل الظهر أمام كبار النجوم. أقيمت البطولة الأولى عام 1877 قرب طريق ووربل لتوفير ثمن إصلاح مدحلة العشب، وانتقلت إلى تشيرش رود في 1922، وجاء سقف الملعب الرئيسي في 2009.',
        'صقر اسمه «روفوس» يطرد الحمام، واللاعبون بالأبيض يدخلون تحت بيتين لكيبلينغ عن النصر والخسارة. ومن لا مقعد له يفترش التلة المقابلة للشاشة الكبيرة، «تلة هنمان» عند الناس، يغيّرون اسمها كلما لاح بريطاني جديد. وفي القرية تتزين واجهات المحلات بكرات التنس، والفراولة بالقشدة طبق اليوم كل يوم. بورغ وماكنرو 1980، وفيدرر ونادال قبيل مغيب 2008، وإيسنر وماهو على ثلاثة أيام في 2010: لكل من على التلة مباراة كاد يحضرها. أما المنافس فباريس، وذنبها أنها ترابية.',
      ],
    },
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1877',
    sameAs: ['https://www.wimbledon.com/'],
    location: [-0.214, 51.434],
    updated: '2026-11-21',
  },
  {
    slug: 'patna-pirates',
    name: { en: 'Patna Pirates', ar: 'باتنا بايرتس' },
    sport: 'kabaddi',
    short: 'PAT',
    badge: { colours: ['#0E7A4B', '#0B0B0F', '#F5B83D'], pattern: 'diamonds' },
    description: {
      en: 'One breath, seven defenders and three titles in a row: Patna’s kabaddi faithful meet here before the raid.',
      ar: 'نَفَس واحد وسبعة مدافعين وثلاثة ألقاب متتالية: هنا يلتقي أوفياء كابادي باتنا قبل الغارة.',
    },
    story: {
      en: [
        'A raider crosses the line alone, muttering “kabaddi, kabaddi” to prove he has not taken a second breath, touches whom he can and tries to get home before seven people sit on him. In Bihar they have played this in mango orchards and school yards for as long as anyone has asked, so when a professional league started in 2014 the surprise was only that Patna would be the sea-less home of Pirates.',
        'From 2016 to 2017 the team won three seasons one after another, the first league side to do it. Mumbai lost the first of those finals, Jaipur the second, Gujarat the third, and all three cities are greeted accordingly. At the Patliputra complex in Kankarbagh the horns start with the warm-up; litti chokha is fried, or rather roasted, outside the gates; and on the nights when the mat is somewhere else the crowd is around a tea stall with one television, holding its own breath for thirty seconds at a time.',
      ],
      ar: [
        'يعبر المهاجم الخط وحيدًا وهو يتمتم «كابادي، كابادي» ليثبت أنه لم يأخذ نفسًا ثانيًا، يلمس من يستطيع، ثم يحاول العودة قبل أن يجلس عليه سبعة رجال. في بيهار لعبها الناس في بساتين المانجو وساحات المدارس منذ أزمان، فلما انطلق الدوري المحترف عام 2014 لم يكن الغريب أن تملك باتنا فريقًا، بل أن يكون اسمه «القراصنة» في ولاية لا بحر لها.',
        'بين 2016 و2017 أحرز الفريق ثلاثة ألقاب متتالية لم يسبقه إليها أحد. خسر أهل مومباي أول تلك النهائيات وجايبور ثانيها وغوجارات ثالثها، ولكل منهم استقبال على قدر الذكرى. في مجمع باتليبوترا بحي كانكارباغ تبدأ الأبواق مع الإحماء، وتفوح رائحة «ليتي تشوكا» المشوية عند البوابات. وإذا كانت المباراة في مدينة أخرى فالجمهور حول أقرب كشك شاي فيه تلفاز، يحبس أنفاسه ثلاثين ثانية مع كل غارة.',
      ],
    },
    city: { en: 'Patna', ar: 'باتنا' },
    country: { en: 'India', ar: 'الهند' },
    founded: '2014',
    gender: 'male',
    updated: '2026-11-21',
  },
  {
    slug: 'premier-lacrosse-league',
    name: { en: 'Premier Lacrosse League', ar: 'الدوري الممتاز للاكروس' },
    sport: 'lacrosse',
    kind: 'competition',
    short: 'PLL',
    badge: { colours: ['#0B0B0F', '#F7F3E9', '#2B3FAE'], pattern: 'cross' },
    description: {
      en: 'The Creator’s Game with a shot clock and a touring summer: find lacrosse people at the next stop or the next screen.',
      ar: 'لعبة قديمة بساعة رمي حديثة وصيف من الترحال: رفاق اللاكروس في المحطة القادمة أو أمام الشاشة.',
    },
    story: {
      en: [
        'Long before anyone drew a crease on a field, the Haudenosaunee played this as the Creator’s Game, for healing and for settling things, over distances that would count today as a hike. Sticks were put into cradles and, at the end, into graves. Any account that starts with colleges starts late.',
        'The professional league is young. Paul Rabil, tired of playing for crowds that would fit in a bus, set it up with his brother Mike in 2018, and the first weekend was at Gillette Stadium in June 2019. All the clubs travelled together from city to city, like a circus with shoulder pads; in the summer of 2020 they shut themselves in at Herriman, Utah, and played the season in a fortnight. Home towns came in 2024. Whipsnakes against Redwoods, the first final, went to overtime and set the tone. Between face-offs children throw against any wall they can find behind the stand, and tailgates run on Maryland crab or Long Island bagels depending on who is in. Wherever two strangers carry sticks on one train, a catch gets played on the platform.',
      ],
      ar: [
        'قبل أن تُرسم الخطوط على الملاعب كان شعب الهودنوشوني يسمي هذه اللعبة «لعبة الخالق»، ويلعبها للشفاء وفض النزاع على مسافات تُعد اليوم رحلة مشي، وتوضع العصا في المهد عند الولادة وفي القبر عند الرحيل. ومن يبدأ الحكاية من الجامعات يبدأ متأخرًا.',
        'أما دوري المحترفين فحديث العهد: ملّ بول رابيل اللعب أمام جمهور تحمله حافلة واحدة، فأسسه مع شقيقه مايك عام 2018، وكانت الجولة الأولى في ملعب جيليت في يونيو 2019. تنقلت الأندية معًا من مدينة إلى أخرى مثل سيرك بواقيات أكتاف، وفي صيف 2020 أغلقوا على أنفسهم في هيريمان بولاية يوتا ولعبوا الموسم كله في أسبوعين. ثم صار لكل فريق موطن عام 2024. نهائي ويبسنيكس وريدوودز الأول ذهب إلى وقت إضافي فعرف الناس ما ينتظرهم. وخلف المدرج لا يخلو جدار من طفل يرمي الكرة إليه، وإذا التقى غريبان يحملان عصًا على رصيف قطار بدأ التمرير قبل السلام.',
      ],
    },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '2018',
    gender: 'male',
    sameAs: ['https://premierlacrosseleague.com/'],
    updated: '2026-11-21',
  },
];
