import type { TeamEntry } from '../schema.ts';

export const moreSportsTwo: TeamEntry[] = [
  {
    slug: 'matchroom-boxing',
    name: { en: 'Matchroom Boxing', ar: 'ماتشروم للملاكمة' },
    aliases: { en: ['Matchroom'], ar: ['ماتشروم'] },
    sport: 'boxing',
    kind: 'competition',
    short: { en: 'MRB', ar: 'ماتشروم' },
    badge: { colours: ['#0B0B0F', '#E10600', '#F7F3E9'], pattern: 'cross' },
    description: {
      en: 'Matchroom Boxing fans, from a Romford snooker hall to Diriyah’s desert ring: a fight-night crowd that comes for the undercard too.',
      ar: 'ليالي ماتشروم للملاكمة من صالة سنوكر في رومفورد إلى حلبة الدرعية، مع من لا يفوّت حتى نزالات التمهيد.',
    },
    story: {
      en: [
        'It started round a snooker table. Barry Hearn ran a hall in Romford, on the Essex edge of London, and named his company after the room where the big matches were played. Boxing came in October 1987, when Frank Bruno met Joe Bugner under the lights of White Hart Lane. The headquarters in Brentwood used to be the family house. In the locked-down summer of 2020 the ring went up on its lawn and they called it Fight Camp.',
        'Its nights are told by their venues. Froch and Groves settled their argument at Wembley in 2014. Katie Taylor and Amanda Serrano filled Madison Square Garden in 2022, the first women to headline there. Joshua won his belts back from Ruiz in Diriyah in December 2019. But the heart of it is smaller: York Hall in Bethnal Green, where the balcony hangs over the ropes and sons box where fathers did. Ticket-holders sing “Sweet Caroline” before the ring walk, and Frank Warren’s stable is the house across the road. Afterwards it is kebabs on Cambridge Heath Road and scorecards from memory.',
        'It rained on the night of Joshua and Ruiz, which had been in no plan. The open-air arena, with seats for fifteen thousand, had been built for the occasion beside the ruins of the old capital.',
      ],
      ar: [
        'البداية كانت طاولة سنوكر. كان باري هيرن يدير صالة في رومفورد شرق لندن، وسمى شركته على غرفة المباريات الكبيرة فيها. ثم دخلت الملاكمة في أكتوبر 1987 بنزال برونو وباغنر تحت أضواء وايت هارت لين. ومقر الشركة في برنتوود كان بيت العائلة، وفي صيف الحجر عام 2020 نُصبت الحلبة على عشب حديقته.',
        'لياليها تُعرف بأماكنها: ويمبلي حسم خصومة فروتش وغروفز في 2014، وماديسون سكوير غاردن شهد كيتي تايلور وأماندا سيرانو أول امرأتين تتصدران أمسية فيه في 2022. أما نحن فليلتنا في الدرعية، ديسمبر 2019، يوم استعاد جوشوا أحزمته من رويز تحت زخات مطر لم يحسب لها أحد حسابًا. ويبقى القلب قاعة «يورك هول» في بيثنال غرين، شرفتها تكاد تلامس الحبال، والأبناء يلاكمون حيث لاكم الآباء. خصمها في السوق فرانك وارن، وأغنيتها «سويت كارولاين»، وبعد الجرس الأخير يعيد الناس جمع النقاط على مائدة عشاء متأخر. أما ساحة الدرعية المكشوفة، بمقاعدها الخمسة عشر ألفًا، فقد شُيّدت خصيصًا لتلك المناسبة بجوار أطلال العاصمة القديمة.',
      ],
    },
    city: { en: 'Brentwood, Essex', ar: 'برنتوود، إسكس' },
    country: { en: 'England', ar: 'إنجلترا' },
    sameAs: ['https://www.matchroomboxing.com/'],
    sources: [
      {
        fact: 'Rain at the arena of Diriyah, December 2019',
        read: [
          'https://www.theguardian.com/sport/2019/dec/07/anthony-joshua-andy-ruiz-jr-job-done-odd-arabian-night',
          'https://www.arabnews.com/node/1595521/sport',
        ],
      },
    ],
    updated: '2026-11-29',
  },
  {
    slug: 'harlequins',
    name: { en: 'Harlequins', ar: 'هارلكوينز' },
    aliases: { en: ['Quins'], ar: ['كوينز'] },
    sport: 'rugby',
    short: { en: 'HAR', ar: 'كوينز' },
    badge: { colours: ['#8A1538', '#00A3E0', '#6B4A2B'], pattern: 'quarters' },
    description: {
      en: 'Harlequins fans in four-coloured shirts: a Stoop full of song, and Quins people in south-west London or wherever you watch.',
      ar: 'جمهور هارلكوينز: قميص بأربعة ألوان وملعب «ستوب» يغني، ورفقة في لندن أو حيث تشاهد.',
    },
    story: {
      en: [
        'The club began in Hampstead in 1866 and its kit was marked HFC. When a new name was wanted nobody wished to waste the monogram, so someone opened a dictionary at H, got as far as Harlequin, and the meeting agreed. The shirt followed the word: chocolate, magenta, light blue and French grey in quarters, with black and green sleeves.',
        'The Twickenham Stoop, named after Adrian Stoop, lies across Chertsey Road from the national stadium. Supporters come down from the station along the River Crane, or stand with a pie on Langhorn Drive. “The Mighty Quinn”, one letter short, is the song. Each Christmas since 2008 the match moves over the road as the Big Game. Bath and Saracens are the dependable foes; Bristol remember June 2021, when Quins were 28–0 down in the semi-final and went through 43–36 after extra time.',
        'What strikes a visitor first is that both crowds sit together. Danny Care, Chris Robshaw and Mike Brown wore the quarters for many years.',
        'The women wear the same quarters, and in the summer of 2021 both teams were champions at once. Children are let onto the grass after the whistle, and stay until somebody calls.',
      ],
      ar: [
        'بدأ النادي في هامستيد عام 1866 وعلى ملابسه ثلاثة أحرف أولها H. ولما أرادوا اسمًا جديدًا عزّ عليهم التخلي عن التطريز، ففُتح القاموس على الحرف نفسه حتى وصلوا إلى «هارلكوين»، المهرج ذي الثوب الملوّن. وتبع القميصُ الاسم: بني وقرمزي وسماوي ورمادي في أربعة مربعات.',
        'ملعب «ستوب» على الجهة الأخرى من الطريق قبالة ملعب تويكنهام، ويصله الناس من المحطة بمحاذاة نهر كرين. الأغنية «مايتي كوين»، والموعد السنوي «المباراة الكبرى» التي تنتقل منذ 2008 إلى الملعب الكبير في أواخر ديسمبر. باث وساراسنز خصمان لا يخيبان، أما بريستول فلا تنسى يونيو 2021: تأخر كوينز 28–0 في نصف النهائي ثم عبر 43–36، بعد وقت إضافي تُروى تفاصيله مثل حكاية قبل النوم.',
        'وأول ما يلفت زائره الخليجي أن الجمهورين يجلسان معًا، وأن الأطفال ينزلون إلى العشب بعد الصافرة ليتقاذفوا الكرة. هنا لعب داني كير وكريس روبشو ومايك براون سنوات طويلة، وهنا للسيدات فريق يرتدي المربعات ذاتها وفاز بالدوري عام 2021 مع الرجال في صيف واحد.',
      ],
    },
    venue: { en: 'Twickenham Stoop', ar: 'ملعب تويكنهام ستوب' },
    capacity: 14800,
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1866',
    sameAs: ['https://www.quins.co.uk/'],
    honoursTo: 2021,
    honours: [{ count: 2, title: { en: 'English titles', ar: 'ألقاب الدوري الإنجليزي' } }],
    sources: [
      {
        fact: 'Capacity 14,800',
        read: ['stored file 51840701094: rugby grounds', 'https://wikimili.com/en/Harlequin_F.C.'],
      },
      {
        fact: 'English titles 2, to 2021',
        read: [
          'https://www.rugbynoise.com/what-year-did-harlequins-win-the-premiership/',
          'https://wikimili.com/en/Harlequin_F.C.',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'leinster',
    name: { en: 'Leinster', ar: 'لينستر' },
    aliases: { en: ['Leinster Rugby'], ar: [] },
    sport: 'rugby',
    short: { en: 'LEI', ar: 'لينستر' },
    badge: { colours: ['#003DA5', '#F7F3E9', '#C9A227'], pattern: 'hoops' },
    description: {
      en: 'A sea of blue from Donnybrook to the Aviva: Leinster rugby supporters, for interpros and European Saturdays.',
      ar: 'بحر أزرق من دونيبروك إلى ملعب أفيفا: مشجعو لينستر في ديربيات أيرلندا وليالي أوروبا.',
    },
    story: {
      en: [
        'For a long time Munster had the legends and Leinster had the backs. That changed on one afternoon in May 2009, in a European semi-final at Croke Park, when 82,208 people saw the blue half of the argument win 25–6. The cup came three weeks later. In the final of 2011, in Cardiff, they were sixteen points down at half-time and won by eleven.',
        'Most of Ireland’s players are from here, so when the country plays there are blue shirts under the green ones. Many come out of the schools of Dublin, whose cup final fills whole stands with pupils.',
        'The branch dates from 1879 and takes in twelve counties, but the route to a match is short and always the same: off the DART at Lansdowne Road or Sandymount, through Ballsbridge, either to the RDS, a show ground that smells faintly of horses each August, or to the Aviva, ten minutes away, for the biggest nights and for the seasons in which the other is being rebuilt. Flags are waved, “Molly Malone” is sung, “Allez les Bleus” is shouted in a Dublin accent, and the post-mortem is held in Donnybrook, where the old ground was. Toulouse and La Rochelle are the away trips people save for.',
      ],
      ar: [
        'ظلت الأساطير زمنًا طويلًا من نصيب مونستر، والمهارة من نصيب لينستر. ثم جاء مايو 2009 ونصف نهائي أوروبي في كروك بارك أمام 82,208 متفرجين، فحسم الأزرق الجدل 25–6، وبعد ثلاثة أسابيع جاءت الكأس. وفي نهائي 2011 بكارديف خرج الفريق من الشوط الأول متأخرًا بست عشرة نقطة، وفاز بفارق إحدى عشرة.',
        'تأسس الفرع عام 1879 ويمثل اثنتي عشرة مقاطعة، لكن الطريق إلى المباراة قصير ومعروف: قطار الساحل حتى لانسداون رود أو سانديماونت، ثم مشيًا عبر حي بولزبريدج إلى ساحة RDS، وهي أرض معارض للخيل في أصلها. والليالي الكبرى في ملعب أفيفا على بُعد دقائق. ترتفع الأعلام، ويُغنى «مولي مالون»، ويُهتف «آليه لي بلو» بلهجة دبلن، ثم يُفتح ملف المباراة في دونيبروك حيث كان الملعب القديم. أما تولوز ولاروشيل فدروس بالفرنسية.',
        'وأكثر لاعبي منتخب أيرلندا من هنا، فيوم المنتخب ترى القمصان الزرقاء تحت الخضراء. ومن مدارس دبلن يأتي اللاعبون، ولنهائي كأس المدارس مدرجات كاملة من الطلاب. ومباريات أوروبا عصر السبت تصلك أول المساء.',
      ],
    },
    city: { en: 'Dublin', ar: 'دبلن' },
    country: { en: 'Ireland', ar: 'أيرلندا' },
    founded: '1879',
    sameAs: ['https://www.leinsterrugby.ie/'],
    sources: [
      {
        fact: 'Leinster’s share of Ireland’s team, schools’ cup final',
        read: [
          'https://www.rugbypass.com/news/andy-farrell-ireland-selection-criticism/',
          'https://www.vavel.com/en-us/more-sports/2023/02/25/1138635-ireland-vs-italy-live-updates-score-stream-info-and-how-to-watch-six-nations.html',
          'http://www.liquisearch.com/leinster_schools_rugby_senior_cup',
          'https://wikisum.wiki/wiki/Ireland_national_rugby_union_schoolboy_team',
        ],
      },
    ],
    updated: '2026-11-29',
  },
  {
    slug: 'red-roses',
    name: { en: 'Red Roses', ar: 'سيدات إنجلترا للرجبي' },
    article: true,
    aliases: {
      en: ['England Women rugby', 'England Roses'],
      ar: ['الورود الحمراء', 'منتخب إنجلترا لرجبي السيدات'],
    },
    sport: 'womens-rugby',
    kind: 'national',
    short: { en: 'RR', ar: 'الورود' },
    badge: { colours: ['#FFFFFF', '#C8102E', '#1C2A4A'], pattern: 'plain' },
    description: {
      en: 'Red Roses fans, from Pontypool Park to a full Twickenham: England women’s rugby supporters to walk to the ground with.',
      ar: 'سيدات إنجلترا للرجبي، «الورود الحمراء»، من حديقة بونتيبول إلى تويكنهام وقد امتلأ: امشِ إلى الملعب مع جمهورهن.',
    },
    story: {
      en: [
        'England’s women first played as England on 5 April 1987, against Wales at Pontypool Park, and won 22–4. They were world champions by 1994, in a tournament that had to be moved to Scotland at short notice and was run largely on goodwill. Another title followed in 2014, in Paris.',
        'In April 2023 the Red Roses sold Twickenham on their own for the first time: 58,498 against France. In September 2025 they filled it. The World Cup final there drew 81,885, the opponents were Canada, and the score was 33–13. Their crowd has its own manners, with more daughters on shoulders, fewer ties, glitter in the beards, and a long wait along the railings afterwards because the players come round and talk to everybody. It assembles on Whitton Road and in the West Car Park, and sings on the way back to the trains. France is the spring fixture circled in red; New Zealand, who won five finals against England, is the ghost story.',
        'The rose on the shirt is big enough for children to paint on a cheek. For a family this is an easy first match. On the day of that match against France there was a funfair outside the gates, and people stayed long after the end.',
      ],
      ar: [
        'لعبت سيدات إنجلترا باسم البلاد أول مرة في 5 أبريل 1987 أمام ويلز في بونتيبول، وفزن 22–4. وفي 1994 صرن بطلات للعالم في نسخة نُقلت إلى اسكتلندا على عجل وقامت على جهد المتطوعين، ثم جاء لقب آخر من باريس عام 2014.',
        'في أبريل 2023 فُتح تويكنهام لهن وحدهن أول مرة فحضر 58,498 متفرجًا أمام فرنسا، وفي سبتمبر 2025 امتلأ عن آخره: 81,885 في نهائي كأس العالم، والخصم كندا، والنتيجة 33–13. لهذا الجمهور طباعه: بنات على أكتاف الآباء، وبريق ملوّن على الوجوه، ووقوف طويل عند السياج بعد الصافرة لأن اللاعبات يمررن بالجميع ويتحدثن إليهم. يتجمع الناس على طريق ويتون ويغنون في العودة إلى القطار. فرنسا موعد الربيع المحاط بدائرة حمراء، ونيوزيلندا كابوس خمسة نهائيات ضاعت أمامها.',
        'مدرجهن بداية طيبة لعائلة عربية في لندن. يوم مباراة فرنسا تلك نُصبت ألعاب للصغار خارج البوابات، وبقي الناس طويلًا بعد الصافرة. والوردة على القميص كبيرة يرسمها الصغار على الخد. ومباريات الربيع عصرًا بتوقيتنا. فاجعلها أول مباراة لابنتك.',
      ],
    },
    venue: { en: 'Allianz Stadium, Twickenham', ar: 'ملعب أليانز في تويكنهام' },
    capacity: 82000,
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1987',
    sameAs: ['https://www.englandrugby.com/'],
    honoursTo: 2025,
    honours: [{ count: 3, title: { en: 'World Cups', ar: 'كؤوس العالم' } }],
    sources: [
      {
        fact: 'World Cups 3, to 2025',
        read: [
          'https://evrimagaci.org/gpt/england-red-roses-triumph-in-recordbreaking-rugby-world-cup-504801',
          'https://www.englandfanzine.co.uk/englands-red-roses-win-womens-rugby-world-cup',
        ],
      },
      {
        fact: 'Funfair at Twickenham, April 2023',
        read: [
          'https://www.thetimes.co.uk/article/twickenham-milestone-moment-england-france-womens-six-nations-js7t86hzq',
          'https://bestwebsite-builders.agency/womens-six-nations-2023-england-reflect-on-twickenham-pinch-yourself-moment/',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'pdc',
    name: { en: 'PDC', ar: 'رابطة محترفي الدارتس (PDC)' },
    article: true,
    aliases: { en: ['Professional Darts Corporation', 'Ally Pally'], ar: ['بطولة العالم للدارتس'] },
    sport: 'darts',
    kind: 'competition',
    short: { en: '180', ar: '180' },
    badge: { colours: ['#0B0B0F', '#D7262E', '#2E9E4F'], pattern: 'rays' },
    description: {
      en: 'Fancy dress, long tables and one hundred and eighty: a PDC night at Ally Pally, or on the sofa, with darts people.',
      ar: 'ليالي رابطة محترفي الدارتس: أزياء تنكرية وطاولات طويلة و«مئة وثمانون!»، ومقعد في «آلي بالي» أو على الكنبة.',
    },
    story: {
      en: [
        'In 1992 sixteen of the best players in the world, fed up with how little darts was on television, broke away and formed their own council. It nearly ruined them. Five years later they renamed it the Professional Darts Corporation, and today its world championship is what a great many families watch between Christmas pudding and New Year.',
        'It was held at the Circus Tavern in Purfleet, beside a dual carriageway, until it outgrew the ceiling. Since December 2007 it has lived at Alexandra Palace on its hill in north London. A shuttle bus climbs from Wood Green carrying bananas, nuns and a full set of traffic cones. Between legs the room goes up on its benches for “Chase the Sun”. A treble twenty thrice makes six hundred cardboard signs rise as one. The winner lifts the Sid Waddell Trophy, named after the commentator who did for the sport what Homer did for Troy. Taylor and van Barneveld went to a sudden-death leg in the 2007 final. July belongs to Blackpool and the Winter Gardens, with sea air for an interval.',
        'In January 2024 Luke Littler reached the final at sixteen. A year later he won it, and children everywhere took up their fathers’ game.',
      ],
      ar: [
        'في 1992 ضاق ستة عشر من أفضل لاعبي العالم بقلة ظهورهم على الشاشة، فانشقوا وأسسوا مجلسًا خاصًا كاد يقودهم إلى الإفلاس. وبعد خمس سنوات صار اسمه «رابطة محترفي الدارتس»، وصارت بطولته العالمية برنامج العائلات البريطانية في إجازة آخر السنة.',
        'أقيمت أولًا في قاعة صغيرة في بورفليت على طريق سريع، حتى ضاق بها السقف فانتقلت في ديسمبر 2007 إلى «ألكسندرا بالاس» على تلته شمال لندن. تصعد الحافلة من وود غرين وفيها موز وبطاريق وطقم كامل من أقماع المرور، ويغني الجميع بين الأشواط لحن «تشيس ذا صن»، فإذا أصاب اللاعب العشرين الثلاثية ثلاث مرات ارتفعت مئات اللوحات دفعة واحدة. الكأس تحمل اسم سيد واديل، المعلّق الذي وصف السهم كأنه معركة في ملحمة. ونهائي 2007 بين تايلور وفان بارنفيلد حُسم في شوط فاصل أخير. أما يوليو فموعده على البحر في بلاكبول.',
        'وفي يناير 2024 بلغ لوك ليتلر نهائيها وهو في السادسة عشرة، ثم فاز بها بعد عام، فعرف الأطفال لعبة آبائهم. وفي الخليج تُتابَع جولاتها الأخيرة في مقاهي الألعاب.',
      ],
    },
    venue: { en: 'Alexandra Palace', ar: 'ألكسندرا بالاس' },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    founded: '1992',
    sameAs: ['https://www.pdc.tv/'],
    asOf: '2026-11-21',
    updated: '2026-11-29',
  },
  {
    slug: 'wimbledon',
    name: { en: 'Wimbledon', ar: 'ويمبلدون' },
    aliases: { en: ['SW19', 'All England Club', 'The Championships'], ar: ['ومبلدون', 'ويمبلدن'] },
    sport: 'tennis',
    kind: 'event',
    short: { en: 'WIM', ar: 'ويمبلدون' },
    badge: { colours: ['#00703C', '#522398', '#FFFFFF'], pattern: 'stripes' },
    description: {
      en: 'Wimbledon with company: the Queue, the Hill, a hush before the serve, and tennis people for the fortnight on grass.',
      ar: 'ويمبلدون مع الرفقة: الطابور الشهير والتلة وصمت قبل الإرسال، وأسبوعان من التنس على العشب.',
    },
    story: {
      en: [
        'It is the only sporting queue with a printed guide. People pitch two-man tents in Wimbledon Park, take a numbered card, are woken at dawn by stewards of great courtesy, and are on a show court by lunch. The first Championship was held in 1877 off Worple Road to pay for the repair of a roller. The move to Church Road came in 1922, the Centre Court roof in 2009.',
        'A hawk called Rufus keeps the pigeons off. Players wear white and walk on beneath two lines of Kipling about triumph and disaster. For those without a stadium seat there is the grass bank facing the big screen, officially Aorangi Terrace, known as Henman Hill and renamed by the public whenever a new Briton gives it hope. In the village the shopkeepers dress their windows in tennis balls. Borg and McEnroe in 1980, Federer and Nadal in the dusk of 2008, Isner and Mahut over three days in 2010: everyone on the hill has one they were nearly at. Paris is the rival: clay, long nights and another way of clapping.',
        'Ons Jabeur was the first Arab woman in the final, in 2022 and again in 2023, with all of Tunisia before a screen. Strawberries and cream are the dish of the day every day. There are people who watch that one match a year and no other, with a bowl of them on the arm of the chair.',
      ],
      ar: [
        'هنا طابور له كتيّب إرشادات مطبوع. ينصب الناس خيامهم في حديقة ويمبلدون ويأخذون بطاقة مرقمة، ويوقظهم المنظمون فجرًا بأدب شديد، فيجلسون قبل الظهر أمام كبار النجوم. أقيمت البطولة الأولى عام 1877 قرب طريق ووربل لتوفير ثمن إصلاح مدحلة العشب، وانتقلت إلى تشيرش رود في 1922، وجاء سقف الملعب الرئيسي في 2009.',
        'صقر اسمه «روفوس» يطرد الحمام، واللاعبون بالأبيض يدخلون تحت بيتين لكيبلينغ عن النصر والخسارة. ومن لا مقعد له يفترش التلة المقابلة للشاشة الكبيرة، «تلة هنمان» عند الناس، يغيّرون اسمها كلما لاح بريطاني جديد. وفي القرية تتزين واجهات المحلات بكرات التنس، والفراولة بالقشدة طبق اليوم كل يوم. بورغ وماكنرو 1980، وفيدرر ونادال قبيل مغيب 2008، وإيسنر وماهو على ثلاثة أيام في 2010: لكل من على التلة مباراة كاد يحضرها. أما المنافس فباريس، وذنبها أنها ترابية.',
        'وأنس جابر أول عربية بلغت نهائيها، في 2022 ثم في 2023، وتونس كلها أمام الشاشة. وفي المجلس من يشاهد اللقاء النهائي كل عام ولا يشاهد سواه، وبجانبه صحن فراولة.',
      ],
    },
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1877',
    sameAs: ['https://www.wimbledon.com/'],
    updated: '2026-11-29',
  },
];
