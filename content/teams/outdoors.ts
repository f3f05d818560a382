import type { TeamEntry } from '../schema.ts';

export const outdoors: TeamEntry[] = [
  {
    slug: 'parkrun',
    name: { en: 'parkrun', ar: 'بارك رن' },
    aliases: { en: [], ar: [] },
    sport: 'running',
    kind: 'participation',
    short: { en: 'RUN', ar: 'الجري' },
    badge: { colours: ['#2B233D', '#FFA300', '#00CEAE'], pattern: 'hoops' },
    description: {
      en: 'Your first parkrun: five kilometres, a barcode, a café, and somebody to stand with at the start line on Saturday morning.',
      ar: 'بارك رن صباح السبت: خمسة كيلومترات ورمز شريطي ومقهى، ومن يقف بجانبك عند خط البداية.',
    },
    story: {
      en: [
        'On 2 October 2004 thirteen people ran round Bushy Park in south-west London because Paul Sinton-Hewitt was injured, fed up and wanted to see his friends. Somebody held a stopwatch. The finishing tokens were washers from a hardware shop. It was free, there was coffee afterwards, and it happened again the week after. Nothing important has been added since.',
        'The name has a small p and the event has no losers, since a tail walker in a hi-vis vest always comes in last. First-timers are clapped at the briefing, hundredth-timers are given cake. Volunteers scan barcodes, marshal a gate in the rain and shout everyone’s dog by name. The rival is you, last week, plus a person of similar age in a club vest whom you never speak to and always look for. When the last barcode is done the crowd moves to a café, such as the Pheasantry at Bushy itself, and discusses knees.',
        'If you travel to Britain or Australia, print your barcode before you leave and turn up on Saturday morning wherever there is one. Registration is free, and there is only one question: where have you come from?',
      ],
      ar: [
        'في 2 أكتوبر 2004 ركض ثلاثة عشر شخصًا في حديقة بوشي جنوب غربي لندن، لأن بول سينتون هيويت كان مصابًا ومتضايقًا ويريد أن يرى أصدقاءه. حمل أحدهم ساعة توقيت، ووُزعت على الواصلين حلقات معدنية من محل أدوات بدل البطاقات، ثم شربوا القهوة. وتكرر الأمر في الأسبوع التالي، ولم يُضف إليه شيء مهم منذ ذلك اليوم.',
        'لا خاسر هنا، فآخر الواصلين دائمًا متطوع بسترة لامعة مهمته أن يكون الأخير. من يحضر أول مرة يُصفَّق له، ومن يبلغ المئة يُحضرون له كعكة. والمتطوعون يمسحون الرموز ويقفون عند المنعطفات تحت المطر وينادون الناس بأسمائهم. أما المنافس فأنت قبل أسبوع، ومعه شخص في مثل سنك لا تكلمه أبدًا وتبحث عنه كل مرة. وبعد آخر رمز ينتقل الجميع إلى المقهى لمناقشة آلام الركبة.',
        'والفكرة نفسها تراها في حدائقنا صباح الجمعة: ممشى وساعة ومجموعة تنتظر المتأخر. من سافر إلى بريطانيا أو أستراليا فليطبع رمزه قبل الرحلة، وليحضر صباح السبت في أي حديقة، فالتسجيل مجاني والسؤال الوحيد الذي يُسأله: من أين أتيت؟',
      ],
    },
    founded: '2004-10-02',
    sameAs: ['https://www.parkrun.com/'],
    updated: '2026-11-29',
  },
  {
    slug: 'british-caving-association',
    name: { en: 'British Caving Association', ar: 'الرابطة البريطانية لاستكشاف الكهوف' },
    article: true,
    aliases: { en: ['BCA'], ar: ['الكهوف البريطانية'] },
    sport: 'caving',
    kind: 'participation',
    short: { en: 'CAVE', ar: 'الكهوف' },
    badge: { colours: ['#3A3F4B', '#F5B83D', '#7FE3CF'], pattern: 'rays' },
    description: {
      en: 'The British Caving Association and those who go under the hill: wellies, wet rope, a pot of tea at daylight.',
      ar: 'الرابطة البريطانية لاستكشاف الكهوف وأهلها: حبل مبلل وشاي عند الخروج إلى الضوء، ومن تساءل عمّا تحت التل.',
    },
    story: {
      en: [
        'There is no grandstand, and mostly no light. British cavers are drawn to four or five stretches of limestone: the Mendips, the Peak, South Wales, the Yorkshire Dales, with a Devon contingent that prefers not to be forgotten. The association speaks for them all. Titan, in Derbyshire, is a shaft deeper than the London Eye is tall.',
        'Twice a year the public can join in, when the Bradford and Craven pothole clubs rig a winch over Gaping Gill and lower anybody, in a chair, past a waterfall into a hall the size of a cathedral. The rest goes on in huts with wet socks on every pipe. On Mendip the evening is held at the Hunters’ Lodge near Priddy, and Swildon’s Hole is the reason for it. Up north it is Ingleton or a bunkhouse floor. Mendip and Yorkshire each suspect the other of having it easy. At Hidden Earth, the annual gathering, grown adults queue to crawl through a squeeze machine, and boast of the millimetres.',
        'To begin, ask the club nearest to you for its beginners’ day, and look at the rain forecast before you set out, because the water gets there ahead of you and does not knock. The helmet is lent.',
      ],
      ar: [
        'لا مدرجات هنا، ولا ضوء في أغلب الوقت. كهوف بريطانيا موزعة على بضع مناطق من الحجر الجيري، والرابطة صوتها جميعًا: تلال مينديب، ومنطقة بيك، وجنوب ويلز، ووديان يوركشير، ومعها ديفون التي لا تحب أن تُنسى. وفي ديربيشير بئر اسمها «تايتان» عمقها يفوق ارتفاع عجلة لندن الدوّارة.',
        'مرتين في السنة يشارك عامة الناس: ينصب ناديا برادفورد وكريفن رافعة فوق «غيبنغ غيل» ويُنزلان من شاء على كرسي، بمحاذاة شلال، إلى قاعة بحجم كاتدرائية. وما عدا ذلك يجري في أكواخ الأندية حيث الجوارب المبللة على كل أنبوب، وفي قرية بريدي فوق مينديب يجتمع العائدون من «سويلدونز هول» حول المدفأة، وفي الشمال تجمعهم إنغلتون. كل فريق يظن الآخر مدللًا. وفي لقاء «هيدن إيرث» السنوي يصطف الكبار ليزحفوا في جهاز يضيق عليهم شيئًا فشيئًا، ثم يتفاخرون بالمليمترات. ومن زار دحول الصمان عرف هذا الشعور.',
        'وللبداية اسأل أقرب نادٍ إليك عن يوم المبتدئين، وانتبه إلى نشرة المطر قبل الخروج، فالماء هناك يصل قبلك ولا يستأذن. والخوذة تُعار.',
      ],
    },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    sameAs: ['https://british-caving.org.uk/'],
    updated: '2026-11-29',
  },
  {
    slug: 'outdoor-swimming-society',
    name: { en: 'Outdoor Swimming Society', ar: 'جمعية السباحة في الهواء الطلق' },
    article: true,
    aliases: { en: ['OSS'], ar: ['السباحة في الهواء الطلق'] },
    sport: 'outdoor-swimming',
    kind: 'participation',
    short: { en: 'SWIM', ar: 'سباحة' },
    badge: { colours: ['#2A6F97', '#FF6B3D', '#F7F3E9'], pattern: 'halves' },
    description: {
      en: 'The Outdoor Swimming Society and those who go in: cold rivers, moonlit lidos, cake on the bank.',
      ar: 'جمعية السباحة في الهواء الطلق وأهلها: أنهار باردة ومسابح تحت القمر وكعك على الضفة، ورفيق ينزل معك الماء.',
    },
    story: {
      en: [
        'Roger Deakin once got into the moat of his Suffolk farmhouse and decided to swim through the whole country. The book, “Waterlog”, came out in 1999 and a good many readers put it down wet. Kate Rew founded the society in 2006 so that they would not have to go alone. It has no ground and no season, only a growing list of places where one may get in.',
        'The Bantham Swoosh is the nearest thing to a fixture: down the Devon Avon on a falling tide, until the estuary narrows and carries everybody, squeaking, towards the sea. Otherwise supporters gather by temperature. In London that means the ponds on Hampstead Heath, Tooting Bec Lido with its coloured doors, and Parliament Hill at seven on a frosty morning. In the Lakes it means a lay-by and a flask. The customs are a bobble hat, a shriek that is denied afterwards, and cake. Heated indoor pools are the rival, and on some mornings in January they have a point.',
        'If you come from a warm sea, start in August and not in January, with a wetsuit and a friend from the place. Fresh water carries you less than you are used to, and the cold comes from below. At the end there is a cake from somebody’s kitchen. If you have forgotten your cup, you get the lid of a flask.',
      ],
      ar: [
        'نزل روجر ديكن يومًا في الخندق المائي المحيط ببيته الريفي في سوفولك، ثم قرر أن يعبر البلاد سباحة. صدر كتابه «ووترلوغ» عام 1999، وكثير من قرائه أغلقوه وهم مبتلون. وفي 2006 أسست كيت رو الجمعية كي لا ينزلوا الماء فرادى. لا ملعب لها ولا موسم، بل قائمة أماكن تطول.',
        'أقرب ما عندهم إلى مباراة كبرى سباحة «بانثام سوش» في ديفون: ينزلون مع الجزر في نهر آفون حتى يضيق المصب فيحملهم التيار وهم يضحكون. وما عدا ذلك يتجمعون بحسب درجة الحرارة: برك هامستيد هيث في لندن، ومسبح توتينغ بيك بأبوابه الملونة، ومسبح بارلمنت هيل عند السابعة والصقيع على العشب. الطقوس قبعة صوف، وصرخة يُنكرها صاحبها بعد دقيقة، وكعك. الخصم هو المسبح الدافئ المسقوف، وفي بعض صباحات يناير يكون الحق معه.',
        'وإن زرتهم من الخليج فابدأ في أغسطس لا في يناير، ومعك بدلة سباحة وصديق من أهل المكان. البحيرة غير البحر: الماء الحلو يحملك أقل مما تعودت، والبرد يصل من تحت. وفي آخر كل سباحة كعكة من صنع البيت، ومن نسي كوبه ملؤوا له غطاء الترمس.',
      ],
    },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    founded: '2006',
    sameAs: ['https://www.outdoorswimmingsociety.com/'],
    updated: '2026-11-29',
  },
];
