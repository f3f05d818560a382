import type { TeamEntry } from '../../schema.ts';

export const spain: TeamEntry[] = [
  {
    slug: 'real-madrid',
    name: { en: 'Real Madrid', ar: 'ريال مدريد' },
    aliases: {
      en: ['Real', 'Los Blancos', 'Merengues', 'Madridistas'],
      ar: ['الريال', 'الملكي', 'الميرينغي'],
    },
    sport: 'football',
    league: 'la-liga',
    short: { en: 'RMA', ar: 'الريال' },
    badge: { colours: ['#FFFFFF', '#FEBE10', '#00529F'], pattern: 'sash' },
    description: {
      en: 'Real Madrid fans near you for the nights that look lost at the hour mark: late kick-offs, loud rooms, no early exits.',
      ar: 'جمهور ريال مدريد حولك لليالٍ لا تنتهي عند الدقيقة 90: سهرة أوروبية، وشاشة كبيرة، ولا أحد يغادر مبكرًا.',
    },
    story: {
      en: [
        'White was an English fashion when the club was registered in Madrid on 6 March 1902. The crown on the crest, and the word Real, were lent by King Alfonso XIII eighteen years later. Santiago Bernabéu was striker, captain, coach and finally president, and in 1947 he built a stadium far too large for its time on the edge of town. The town grew round it. The Castellana now runs past a steel-wrapped hulk with a pitch that folds itself away underground.',
        'Alfredo Di Stéfano and company won the first five European Cups, which explains a certain impatience in the stands. In the seventh minute people sing for Juanito, the winger who wore that number and believed that ninety minutes in this place were very long for visitors. He has been proved right often enough to be quoted in match reports.',
        'By 2024 the European Cups numbered fifteen, so nobody in the café gets up before the ninetieth minute. Some who had come for Ronaldo and Benzema followed both of them to the Saudi league, and never changed the white shirt for another.',
        'Hours before a big night, crowds line the Plaza de los Sagrados Corazones with flares to meet the team bus. Trophies are taken to the goddess Cibeles, who gets a scarf round her marble neck. Barcelona is the Clásico, Atlético the neighbour who celebrates at the other fountain.',
      ],
      ar: [
        'منذ 6 مارس 1902 والأبيض لون هذا النادي، أما التاج وكلمة «ريال» فهديتان من الملك ألفونسو الثالث عشر بعد ذلك بثمانية عشر عامًا. سانتياغو برنابيو كان مهاجمًا وقائدًا ومدربًا ثم رئيسًا، وبنى في 1947 ملعبًا بدا أكبر من حاجة المدينة، فكبرت المدينة حوله.',
        'أول خمس نسخ من كأس أوروبا ذهبت كلها إلى دي ستيفانو ورفاقه، ومن هنا جاء هذا الجمهور الذي لا يرضى بسهولة. في الدقيقة السابعة من كل مباراة يُغنّى لخوانيتو صاحب القميص رقم 7، الرجل الذي حذّر ضيوفه من طول التسعين دقيقة في البرنابيو، ولم يكذب.',
        'قبل الليالي الكبيرة تصطف الجماهير في ساحة ساغرادوس كوراثونيس لاستقبال الحافلة بالأهازيج والمشاعل، وبعد البطولات موعدهم عند نافورة سيبيليس حيث يُلفّ الشال على عنق التمثال. والكلاسيكو في مجالسنا لا يحتاج تعريفًا: نصف المجلس أبيض ونصفه كتالوني.',
        'وخمس عشرة كأسًا أوروبية حتى 2024 تجعل أي سهرة معه مفتوحة الاحتمالات، فلا أحد في المقهى يقوم قبل الدقيقة التسعين. وفي جيل رونالدو وبنزيما من انتقل معهما إلى متابعة دوري روشن ولم يترك الأبيض.',
      ],
    },
    venue: { en: 'Santiago Bernabéu', ar: 'سانتياغو برنابيو' },
    capacity: 83000,
    city: { en: 'Madrid', ar: 'مدريد' },
    country: { en: 'Spain', ar: 'إسبانيا' },
    founded: '1902-03-06',
    sameAs: ['https://www.realmadrid.com'],
    honoursTo: 2026,
    honours: [
      { count: 36, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 15, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'Capacity 83,000',
        read: ['stored file 69820908249: football grounds', 'stored file 69688316491: Spanish grounds'],
      },
      {
        fact: 'League titles 36, to 2026',
        read: [
          'stored file 61378654036: honours of clubs',
          'stored file 54531896732: honours of clubs',
          'stored file 71185413992: recent champions by competition',
        ],
      },
      {
        fact: 'European Cups 15, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'barcelona',
    name: { en: 'Barcelona', ar: 'برشلونة' },
    aliases: { en: ['Barça', 'Blaugrana', 'Culés'], ar: ['البارسا', 'البرشا', 'البرسا', 'البلوغرانا'] },
    sport: 'football',
    league: 'la-liga',
    short: { en: 'BAR', ar: 'برشلونة' },
    badge: { colours: ['#A50044', '#004D98', '#EDBB00'], pattern: 'stripes' },
    description: {
      en: 'For the culers of your city: Barcelona fans to pass the time with, preferably in triangles, and away days to share.',
      ar: 'البلوغرانا في مكان واحد: مشجعو برشلونة في مدينتك، وتمريرات قصيرة في النقاش، ورفقة في كل رحلة.',
    },
    story: {
      en: [
        'A Swiss accountant placed an advertisement. On 22 October 1899 Hans Gamper, soon to be Joan, asked through a sports paper for anyone who fancied a game, and five weeks later a dozen of them met in the Solé gymnasium. He is buried on Montjuïc, and the summer trophy still carries his Catalan name.',
        'Supporters are called culers, from cul, backside: at the ground on Carrer de la Indústria the ones on top of the wall were seen from the street in a row, rear elevation only. The Camp Nou of 1957 had room for all of them. Its banner says Més que un club, its old song is the Cant del Barça, and its way of playing came with Johan Cruyff, first as a striker in 1973 and later as the coach of the team that won at Wembley in 1992. La Masia, an eighteenth-century farmhouse by the stadium, housed the boys who learned it. One generation grew up with Lionel Messi year by year, and those who wore the 10 as children now buy it for their own.',
        'Titles are taken to the Canaletes fountain at the top of La Rambla, because a newspaper there once chalked the results on a board. Match day belongs to Les Corts and the Collblanc metro. Espanyol is the city’s other half; Madrid is the other everything.',
      ],
      ar: [
        'إعلان صغير في صحيفة رياضية صنع كل هذا: في 22 أكتوبر 1899 طلب السويسري هانز غامبر من يرغب في لعب الكرة، وبعد أسابيع اجتمع بعضهم في صالة سوليه وتأسس برشلونة. أحبّ المدينة حتى أخذ اسمًا من لغتها، فصار خوان غامبر الذي ما زالت كأس الصيف تحمل اسمه.',
        'لقب «الكوليز» فيه طرافة: كان من يجلس على سور الملعب القديم لا يُرى منه من الشارع إلا ظهره. ثم جاء كامب نو في 1957، وجاء كرويف لاعبًا في 1973 فمدربًا لفريق الأحلام الذي حسم ويمبلي 1992، وفي مزرعة لا ماسيا العتيقة تعلّم الصغار أن الكرة تُمرَّر قبل أن تُركل.',
        'البطولات يُحتفل بها عند نافورة كاناليتس في أعلى الرامبلا، لأن صحيفة هناك كانت تكتب النتائج على لوح. ويوم المباراة تمتلئ محطة كولبلانك وشوارع ليس كورتس. شعاره «أكثر من مجرد نادٍ»، ومن جلس مع جمهوره في السعودية ليلة كلاسيكو يعرف المعنى. وجيل ميسي كبر معه سنة بسنة، ومن لبس الرقم 10 صغيرًا يلبسه اليوم لابنه.',
      ],
    },
    venue: { en: 'Camp Nou', ar: 'كامب نو' },
    city: { en: 'Barcelona', ar: 'برشلونة' },
    country: { en: 'Spain', ar: 'إسبانيا' },
    founded: '1899-11-29',
    sameAs: ['https://www.fcbarcelona.com'],
    honoursTo: 2026,
    honours: [
      { count: 29, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 5, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'League titles 29, to 2026',
        read: ['stored file 66159873889: champions of 2026', 'stored file 68516212632: page on the Clásico'],
      },
      {
        fact: 'European Cups 5, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 54531896732: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'atletico-madrid',
    name: { en: 'Atlético Madrid', ar: 'أتلتيكو مدريد' },
    aliases: { en: ['Atleti', 'Atlético', 'Colchoneros'], ar: ['الأتلتي', 'أتلتيكو', 'اتليتيكو مدريد'] },
    sport: 'football',
    league: 'la-liga',
    short: { en: 'ATM', ar: 'أتلتيكو' },
    badge: { colours: ['#CB3524', '#FFFFFF', '#272E61'], pattern: 'stripes' },
    description: {
      en: 'For those who suffer properly: Atlético Madrid fans nearby, red and white company, and someone to blame luck with.',
      ar: 'لمن يعرف أن الفوز لا يأتي سهلًا: مشجعو أتلتيكو مدريد القريبون، وأعصاب مشدودة أخفّ حين نتقاسمها.',
    },
    story: {
      en: [
        'Basque students homesick for Bilbao set it up in Madrid on 26 April 1903 as a branch of Athletic. The striped shirts that eventually arrived matched the ticking on cheap mattresses, so rivals shouted colchoneros, mattress-makers, and the word was taken home and kept.',
        'For half a century the river Manzanares ran past the Vicente Calderón and a motorway ran under its main stand. Luis Aragonés scored there, then coached there, four times over, and gave the club its doctrine: win, win and win again. In between came heartbreaks enough for the nickname Pupas, the jinxed one. Joaquín Sabina’s centenary song admits as much: nobody outside can explain it. When the league was settled at the Camp Nou in May 2014, the home crowd stood up to applaud.',
        'Diego Simeone was a player here, came back as the coach, and gave patience a name. Whoever takes up this club has chosen to worry, and will tell you so with a smile, before every match and after it.',
        'Since 2017 the Metropolitano in San Blas has been home, a long ride out on metro line 7, with bronze plaques underfoot for the men who played a hundred games. Joy has its own address: Neptune’s fountain, a short walk down the Paseo del Prado from the goddess where Real’s people go. Two gods, one street, no shared parties.',
      ],
      ar: [
        'طلاب من إقليم الباسك اشتاقوا إلى بلباو فأنشأوا في مدريد يوم 26 أبريل 1903 فرعًا لناديهم، وكبر الفرع حتى استقل. ولأن خطوط القميص الحمراء والبيضاء تشبه قماش المراتب الشعبية سُمّوا «صنّاع المراتب»، فأخذوا السخرية وجعلوها لقبًا.',
        'عاش نصف قرن على ضفة نهر مانزاناريس في ملعب فيسنتي كالديرون، حيث كان الطريق السريع يمر تحت المدرج. هناك سجّل لويس أراغونيس ثم درّب، وترك قاعدة لا تحتاج شرحًا: الفوز، ثم الفوز، ثم الفوز من جديد. وغنّى خواكين سابينا في المئوية عن حب لا يُشرح لمن لم يجرّبه. ولعلّ أجمل الأيام يوم من مايو 2014 حُسم فيه لقب الدوري داخل كامب نو نفسه.',
        'منذ 2017 انتقلت الحكاية إلى المتروبوليتانو في حي سان بلاس على خط المترو السابع. أما الفرح فعنوانه تمثال نبتون في باسيو ديل برادو، على خطوات من نافورة الجار الأبيض، ولكلٍّ تمثاله.',
        'ومع سيميوني، اللاعب الذي عاد مدربًا، صار للصبر اسم في مجالسنا. من شجعه هنا اختار القلق طوعًا، وهو يقولها مبتسمًا قبل كل مباراة وبعدها.',
      ],
    },
    venue: { en: 'Metropolitano', ar: 'المتروبوليتانو' },
    capacity: 70000,
    city: { en: 'Madrid', ar: 'مدريد' },
    country: { en: 'Spain', ar: 'إسبانيا' },
    founded: '1903-04-26',
    sameAs: ['https://www.atleticodemadrid.com'],
    honoursTo: 2026,
    honours: [{ count: 11, title: { en: 'League titles', ar: 'ألقاب الدوري' } }],
    sources: [
      {
        fact: 'Capacity 70,000',
        read: [
          'stored file 69820908249: football grounds',
          'stored file 69688316491: Spanish grounds',
          'stored file 68637075075: stadiums by team',
        ],
      },
      {
        fact: 'League titles 11, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
