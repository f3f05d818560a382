import type { GuideEntry } from '../../schema.ts';

export const waterAndCaves: GuideEntry[] = [
  {
    slug: 'swimming',
    asOf: '2026-11-21',
    heading: { en: 'A day by the pool', ar: 'يوم على حافة المسبح' },
    passages: [
      {
        title: { en: 'How a gala goes', ar: 'كيف يمضي يوم السباقات' },
        text: {
          en: 'It is hot, it smells of chlorine and the programme is as long as a novel. Parents hold stopwatches, since there are never enough timekeepers. At “take your marks” four hundred people stop talking; a beep, and they make up for it. Heats take the morning and finals the evening. Relays come last and are what people stay for: everyone who has finished swimming stands at the end of the lane and screams at a friend who cannot hear.',
          ar: 'الجو حار ورائحة الكلور في كل مكان والبرنامج لا ينتهي. الآباء يحملون ساعات التوقيت لأن المؤقّتين لا يكفون أبدًا. وعند نداء الاستعداد يصمت مئات الناس، ثم تنطلق الصافرة فيعوضون ما فات. التصفيات صباحًا والنهائيات مساءً. وآخر السباقات التتابع، وهو سبب المجيء: كل من انتهى من سباقه يقف عند طرف الحارة ويصرخ لصاحب لا يسمعه.',
        },
      },
      {
        title: { en: 'How to read a race', ar: 'كيف تقرأ السباق' },
        text: {
          en: 'Watch the turns. Half of it happens under water, where the best come up a metre ahead without having passed anybody. In a medley the order is butterfly, back, breast, crawl; in the medley relay it starts on the back, because nobody can dive backwards off a teammate. The middle lanes hold the fastest from the heats. Outside lanes are for surprises, so look there once before the last turn.',
          ar: 'راقب الانقلابات، فنصف السباق تحت الماء، وهناك يخرج الأفضل متقدمًا مترًا ولم يتجاوز أحدًا. في الفردي المتنوع: فراشة ثم ظهر ثم صدر ثم حرة، وفي تتابع المتنوع يبدأ الظهر. أسرع السباحين في الحارات الوسطى، والطرفية للمفاجآت، فانظر إليها مرة قبل الانقلابة الأخيرة. وعُدّ الضربات في كل طول، فمن قلّت ضرباته وبقي سريعًا فعنده ما يدّخره للنهاية.',
        },
      },
      {
        title: { en: 'What to take', ar: 'ماذا تأخذ' },
        text: {
          en: 'A T-shirt under the coat, a pencil for the splits, water, and cash for the cake table that pays for the minibus. Sit by your own club. In many places, the Gulf among them, there are hours and galas for women only. Ask at the desk.',
          ar: 'قميصًا خفيفًا تحت المعطف، وقلمًا للأزمنة، وماءً، ومنشفة لطفل ليس طفلك. واجلس مع ناديك. وإن جئت وحدك فاسأل من يحمل ساعة، وسيشرح لك البرنامج كله قبل السباق التالي. وفي مسابح الخليج أوقات للسيدات ولقاءات لهن وحدهن، فاسأل عند الاستقبال عن المواعيد قبل أن تصل العائلة.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'How do I meet people at a pool where everyone swims up and down?',
          ar: 'كيف أتعرف على أحد والكل يسبح ذهابًا وإيابًا؟',
        },
        answer: {
          en: 'Join a club’s masters session: they share lanes, rest at the same wall and complain about the same coach. Grown-ups of any age, and no times asked.',
          ar: 'انضم إلى حصة الكبار في نادٍ: حارة مشتركة، واستراحة عند الجدار نفسه، وشكوى من المدرب نفسه. ولا يسألك أحد عن زمنك.',
        },
      },
      {
        question: { en: 'Why are there two kinds of record?', ar: 'لماذا للسباحة رقمان قياسيان؟' },
        answer: {
          en: 'Because pools of 25 and of 50 metres are different sports. More turns make the short one faster, so their records are kept apart.',
          ar: 'لأن مسبح 25 مترًا غير مسبح 50. كثرة الانقلابات تجعل القصير أسرع، فتُحفظ أرقامهما منفصلة.',
        },
      },
      {
        question: { en: 'Is open water on this page too?', ar: 'هل السباحة في البحر ضمن هذه الصفحة؟' },
        answer: {
          en: 'Lakes and the sea have their own, under Outdoor Swimming. Here there are lane ropes.',
          ar: 'للبحر والبحيرات صفحتها: السباحة في المياه المفتوحة. وهنا حارات وحبال.',
        },
      },
    ],
  },
  {
    slug: 'outdoor-swimming',
    asOf: '2026-11-21',
    heading: { en: 'In together, out together', ar: 'ننزل معًا ونخرج معًا' },
    passages: [
      {
        title: { en: 'How a dip goes', ar: 'كيف تمضي السباحة' },
        text: {
          en: 'There is a car park, too early, and six people in coats pretending to look at the view. Somebody has read the tide table. You count heads, agree on the turning point and walk in, breathing out. The first minute takes your breath, which is why nobody dives. After that it is only water. Getting out is the dangerous part and the merriest: dry layers at once, hats, a flask, cake, and ten minutes of shivering at each other with great contentment.',
          ar: 'موقف سيارات قبل الشروق وستة أشخاص يتظاهرون بتأمل المنظر. أحدهم قرأ جدول المد. تعدّ الحاضرين وتتفق معهم على نقطة العودة، ثم يمشي الجميع في الماء على مهل، زفيرًا لا شهيقًا. الدقيقة الأولى تخطف النفس، ولذلك لا يقفز أحد. وبعدها لا شيء سوى الماء. ثم يأتي أجمل ما فيها: ثياب جافة وقهوة ساخنة وتمر، وحديث يطول أكثر من السباحة نفسها.',
        },
      },
      {
        title: { en: 'The rules that matter', ar: 'قواعد لا يُتهاون فيها' },
        text: {
          en: 'They are short, and every group has learned them from somebody’s bad morning.',
          ar: 'قصيرة، وكل مجموعة تعلمتها من صباح صعب.',
        },
        points: [
          {
            en: 'never alone, and someone stays on the shore',
            ar: 'لا أحد ينزل وحده، وواحد يبقى على الشاطئ',
          },
          { en: 'bright cap, tow float, whistle', ar: 'قبعة سباحة بلون فاقع وعوّامة مربوطة وصافرة' },
          { en: 'know the way out before you go in', ar: 'اعرف مخرجك قبل دخولك' },
          {
            en: 'float first if the cold or a current takes you: lie back, breathe, then decide',
            ar: 'إن أخذك البرد أو التيار فاستلقِ على ظهرك وتنفّس، ثم قرر',
          },
          { en: 'stop while it is still pleasant', ar: 'اخرج وأنت ما زلت مستمتعًا' },
        ],
      },
      {
        title: { en: 'Seas of every temperature', ar: 'لكل بحر حرارته' },
        text: {
          en: 'London’s Serpentine has raced on Christmas morning since 1864. Coney Island goes in on New Year’s Day, Dover’s beach trains for the Channel, which Arati Saha of Calcutta crossed in 1959. In the Gulf and the Red Sea the trouble is the other way about: warm water, sun, jellyfish and boats, so swims start at first light and keep along the shore.',
          ar: 'في لندن يتسابقون في بحيرة السربنتاين صباح 25 ديسمبر منذ 1864، وعند دوفر يتدرب من ينوي عبور القنال الإنجليزي. أما عندنا فالخطر معكوس: ماء دافئ وشمس وقناديل وقوارب سريعة، ولذلك تبدأ السباحة مع أول الضوء وبمحاذاة الشاطئ. وعلى البحر الأحمر تلبس قناعك فتشاهد الشعاب في الطريق، وتشرب قبل أن تعطش، وتبتعد عن مسار الدبابات البحرية.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'How cold is too cold?', ar: 'هل أحتاج إلى بدلة سباحة؟' },
        answer: {
          en: 'There is no figure for everyone. Below about fifteen degrees the shock is real. Begin in late summer, go in weekly as it cools, and ask a doctor first if your heart or blood pressure is known to them.',
          ar: 'في مياهنا صيفًا لا، وفي الشتاء أو في البحيرات الباردة نعم لمن لم يتعود. ومن يشكو قلبه أو ضغطه فليسأل طبيبه أولًا.',
        },
      },
      {
        question: {
          en: 'I am a pool swimmer. What will surprise me?',
          ar: 'أسبح في المسبح فقط، فما الذي سيفاجئني؟',
        },
        answer: {
          en: 'No wall, no line on the bottom, and waves from one side. Learn to lift your eyes every few strokes, and to breathe away from the wind.',
          ar: 'لا جدار ولا خط في القاع، وموج من جهة واحدة. تعلّم أن ترفع عينيك كل بضع ضربات، وأن تتنفس عكس الريح.',
        },
      },
      {
        question: { en: 'What is the tow float for?', ar: 'ما فائدة العوّامة المربوطة؟' },
        answer: {
          en: 'To be seen by boats, and to hold on to for a rest. It is not a lifejacket. Some have a dry pocket for keys.',
          ar: 'ليراك أصحاب القوارب وتستريح عليها. وليست سترة نجاة. وفي بعضها جيب جاف للمفاتيح.',
        },
      },
    ],
  },
  {
    slug: 'caving',
    asOf: '2026-11-21',
    heading: { en: 'A day underground', ar: 'نهار تحت الأرض' },
    passages: [
      {
        title: { en: 'How a trip goes', ar: 'كيف تمضي الرحلة' },
        text: {
          en: 'It begins with a message: where we are going, how many, and by what hour to worry. Then lamps are checked, twice, and you leave the weather behind. The pace is that of the slowest. You crawl, you wade, you pass the bag along, and in the big chamber someone asks for all lights out, so that you know what dark is. For a minute there is only dripping. Back on the surface the first job is to cancel the call-out. The second is chips.',
          ar: 'تبدأ برسالة إلى من فوق الأرض: أين نحن، وكم عددنا، ومتى تقلق علينا. ثم تُفحص المصابيح مرتين، ويُترك الطقس في الخارج. السرعة سرعة الأبطأ. تزحف وتخوض وتناول الحقيبة لمن خلفك، وفي القاعة الكبيرة يطلب أحدهم إطفاء الأضواء كلها لتعرف ما الظلام. وأول ما تفعله حين تعود أن تُطمئن من ينتظر رسالتك، ثم يأتي الشاي على الجمر.',
        },
      },
      {
        title: { en: 'Clubs, huts and winches', ar: 'أين أهل الكهوف' },
        text: {
          en: 'Caving lives in clubs, many with a hut in the hills: bunks, a drying room, a wall of surveys. North Americans call a club a grotto, and Kentucky has the longest cave known. In Meghalaya expeditions still map new miles each dry season.',
          ar: 'في المملكة كهوف يعرفها أهلها قبل الخرائط: أم جرسان في حرة خيبر، وهو أنبوب حمم بازلتي طويل، وعين هيت قرب الخرج بمائها تحت الصخر، ودحول الصمّان التي ورد ذكرها في شعر البادية. وفي عُمان «مجلس الجن» بقاعته الهائلة. وفي بريطانيا أندية لها أكواخ في التلال، وغرفة لتجفيف الثياب، وجدار من الخرائط. فإن لم يكن قربك نادٍ فابدأ برحلة مع مرشد مرخّص، ولا تنزل دحلًا بحبل صديق.',
        },
      },
      {
        title: { en: 'What to wear', ar: 'ماذا تلبس' },
        text: { en: 'Old and warm, with these on top:', ar: 'قديمًا لا تحزن عليه، وفوقه:' },
        points: [
          { en: 'a helmet with a lamp, and a second lamp', ar: 'خوذة بمصباح، ومصباح ثانٍ معك' },
          { en: 'wellingtons or boots with grip', ar: 'حذاء مطاطي أو ذو نعل لا ينزلق' },
          { en: 'overalls, gloves, no cotton', ar: 'بدلة عمل وقفازان، ولا قطن يحبس البلل' },
          {
            en: 'food in a box, and a bag to carry everything out again',
            ar: 'طعام في علبة، وكيس تعود فيه بكل ما حملت',
          },
        ],
      },
    ],
    questions: [
      {
        question: { en: 'What if I am afraid of tight places?', ar: 'أخاف من الأماكن الضيقة، فماذا أفعل؟' },
        answer: {
          en: 'Say so at the start. Many caves can be walked through upright, and a good leader picks one with a way back. Turning round is never remarked on.',
          ar: 'قلها من البداية. كثير من الكهوف تُمشى وقوفًا، والقائد الجيد يختار ما فيه طريق عودة. ولا يُعاب على أحد أنه رجع.',
        },
      },
      {
        question: { en: 'How do I go for the first time?', ar: 'كيف أخوض أول تجربة؟' },
        answer: {
          en: 'With a club’s novice day or a qualified instructor, never with a rope from the garage. They lend the helmet, lamp and suit, and tell you what the rain upstream will do.',
          ar: 'في يوم مخصص للمبتدئين مع نادٍ أو مدرب مؤهل. يعيرونك الخوذة والمصباح، ويعرفون ما يفعله السيل البعيد بالكهف القريب.',
        },
      },
      {
        question: { en: 'May I take a stone home?', ar: 'هل آخذ حجرًا للذكرى؟' },
        answer: {
          en: 'No. A finger-long straw of calcite may be older than the road you came on, and a touch marks it for good. Take pictures, and leave the place as if you had not been.',
          ar: 'لا. ما طوله إصبع قد يكون أقدم من الطريق الذي جئت منه، ولمسة واحدة تترك أثرها. خذ الصور، واترك المكان كأنك لم تأتِ.',
        },
      },
    ],
  },
];
