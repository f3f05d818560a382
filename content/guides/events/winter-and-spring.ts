import type { GuideEntry } from '../../schema.ts';

export const winterAndSpring: GuideEntry[] = [
  {
    slug: 'afc-asian-cup-2027-opening-match',
    sources: [
      {
        fact: 'Group A: Saudi Arabia, Kuwait, Oman, Palestine',
        read: [
          'stored file 71058509976: fixtures of the Asian Cup',
          'stored file 58215201855: test of the groups',
          'https://en.hathalyoum.net/articles/265004 for the pots, one of each is in the group',
        ],
      },
    ],
    asOf: '2026-11-29',
    heading: { en: 'The night Riyadh opens', ar: 'ليلة تفتح الرياض أبوابها' },
    passages: [
      {
        title: { en: 'How the evening may go', ar: 'كيف تمضي الليلة' },
        text: {
          en: 'A Thursday in January is the best hour of the Riyadh year: cool, clear, the weekend just begun. Families set out early, thobes under green scarves, children with the sword and palm painted on a cheek. In istirahas the screen goes up against the garden wall and the coals are lit for coffee. Abroad, Saudi students book one room and sing the old song to the national team, which everybody over thirty knows by heart.',
          ar: 'مساء خميس من يناير أجمل ما في سنة الرياض: هواء بارد وسماء صافية وعطلة بدأت لتوّها. تخرج العائلات باكرًا، شال أخضر فوق الثوب، وعلى خدود الصغار سيفان ونخلة. وفي الاستراحات شاشة على جدار الحوش وجمر للقهوة والحليب بالزنجبيل. والمبتعث في الخارج يحجز مع أصحابه غرفة، ويرددون «الله الله يا منتخبنا» كما رددها آباؤهم أمام تلفاز صغير في التسعينيات. والمتأخر يجد دعوة من غريب.',
        },
      },
      {
        title: { en: 'What it means', ar: 'ماذا تعني' },
        text: {
          en: 'Saudi Arabia won this cup in 1984, 1988 and 1996, and never at home, because it has never been played there. Those who remember Majed Abdullah’s run against China will tell you about it before you ask. Dress warmly: January nights in Riyadh can drop below ten degrees, and a thobe is no coat.',
          ar: 'ثلاث كؤوس: 1984 و1988 و1996، ولم تكن واحدة منها على أرضنا، لأن البطولة لم تُلعب هنا من قبل. واسأل أباك عن هدف ماجد عبدالله في مرمى الصين، فسيكمل لك الحكاية قبل أن تكمل السؤال. خذ فروتك معك، فليل الرياض في يناير قد تنزل حرارته عن عشر درجات والثوب وحده لا يكفي. وإن حضرت مع أطفالك فاتفق معهم على مكان لقاء عند البوابة، فالزحام ليلتها زحام عيد.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'How many teams take part, and how does it work?',
          ar: 'كم منتخبًا يشارك وكيف النظام؟',
        },
        answer: {
          en: 'Twenty-four in six groups of four. Group A has Saudi Arabia, Kuwait, Oman and Palestine. The first two of each and the four best third-placed sides go on to the knock-out rounds.',
          ar: 'أربعة وعشرون في ست مجموعات. في المجموعة الأولى السعودية والكويت وعُمان وفلسطين. يتأهل الأول والثاني من كل مجموعة، ومعهم أفضل أربعة من أصحاب المركز الثالث، إلى الأدوار الإقصائية.',
        },
      },
      {
        question: { en: 'Who are the holders?', ar: 'من يدافع عن اللقب؟' },
        answer: {
          en: 'Qatar, winners in 2019 and again at home in the edition of 2023, which was played in early 2024.',
          ar: 'قطر، بطلة 2019 ثم بطلة نسخة 2023 التي لُعبت على أرضها مطلع 2024.',
        },
      },
    ],
  },
  {
    slug: 'saudi-cup-2027',
    asOf: '2026-11-22',
    heading: { en: 'Two evenings in Janadriyah', ar: 'ليلتان في الجنادرية' },
    passages: [
      {
        title: { en: 'At the rail', ar: 'عند السياج' },
        text: {
          en: 'The Cup is run after dark, so the day has two halves: one for walking about, one for shouting. Begin at the parade ring, where grooms from Japan, trainers from America and owners from down the road stand in one circle and understand each other perfectly. Then choose a stretch of rail instead of a seat. The dirt muffles everything until the field straightens, and after that the sound arrives before the colours do.',
          ar: 'يُجرى شوط الكأس ليلًا تحت الأضواء، فلليوم نصفان: نصف للمشي ونصف للهتاف. ابدأ بساحة العرض، حيث يقف السائس الياباني والمدرب الأمريكي والمالك السعودي في دائرة واحدة وكلهم يفهم الآخر من نظرة. ثم خذ موضعك عند السياج قبل أن يزدحم، فالرمل يكتم الصوت حتى تستقيم الخيل، وبعدها يصلك الهدير قبل الألوان. وإن كان معك أطفال فقف بهم حيث تعود الخيل بعد الشوط، فهناك تُرى من قرب وهي تتنفس.',
        },
      },
      {
        title: { en: 'What people wear', ar: 'بأي ثوب تأتي' },
        text: {
          en: 'Guests come in the dress of their own region and take it seriously: embroidery from the Hijaz, cloaks edged in gold, silver from the southern mountains, and a grandmother who explains it stitch by stitch. Whoever owns none of that comes smart and is photographed anyway. Bring a layer; February nights at the edge of the desert are colder than the pictures.',
          ar: 'هنا يسبق اللباس الخيل إلى الصور. لكل منطقة زيّها: تطريز الحجاز، والبشت بحاشيته الذهبية، وفضة جبال الجنوب، والجدة تشرح للحفيدة غرزة غرزة. فإن لم يكن عندك شيء من ذلك فثوب نظيف يكفيك، وفوقه فروة، لأن ليل فبراير على طرف الصحراء أبرد مما تقوله الصور.',
        },
      },
      {
        title: { en: 'Names worth knowing', ar: 'أسماء لا بد منها' },
        text: {
          en: 'In 2021 Mishriff won it in the colours of a Saudi prince. A year later came the story that every stable hand can tell: Emblem Road, trained in Riyadh and hardly mentioned beforehand, caught the visitors in the last strides. Panthalassa led all the way for Japan in 2023. The fight of Forever Young with Romantic Warrior in 2025 is still replayed at stable doors. A year later Forever Young came back, beat Nysos by a length and was the first to win it twice.',
          ar: 'في 2021 كسبها الجواد مشرف بشعار أمير سعودي. وبعدها بعام جاءت الحكاية التي يحفظها كل سائس: «إمبلم رود» المدرَّب في الرياض، لم يذكره أحد قبل الشوط فخطفها من الضيوف في الخطوات الأخيرة. ثم قاد الياباني «بانثالاسا» من البوابة إلى النهاية في 2023، وترك «فوريفر يونغ» و«رومانتيك واريور» نهاية 2025 تُعاد في المجالس إلى اليوم، وعاد الأول بعد عام فسبق «نايسوس» بطول واحد، وصار أول جواد يكسبها مرتين. وبحسب تقويم أم القرى لا يفصل ليلة الكأس عن رمضان إلا يوم واحد، فاجعلها سهرة أخيرة قبل أن تتغير المواعيد.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Can you bet at the course?', ar: 'هل في الميدان مراهنات؟' },
        answer: {
          en: 'No, racing in the Kingdom is without betting. People say the name of their horse aloud instead, and are reminded of it.',
          ar: 'لا، فسباقات المملكة بلا مراهنات. يكفي أن تقول اسم جوادك بصوت مسموع، وستُذكَّر به طوال العشاء.',
        },
      },
      {
        question: { en: 'Friday or Saturday?', ar: 'الجمعة أم السبت؟' },
        answer: {
          en: 'Saturday for the Cup and the great names. Friday has the jockeys’ challenge, shorter queues and more room for children at the rail.',
          ar: 'السبت للكأس وكبار الأسماء. والجمعة لتحدي الفرسان، وطوابيرها أقصر، ومكان الصغار عند السياج أوسع.',
        },
      },
    ],
  },
  {
    slug: 'super-bowl-lxi',
    asOf: '2026-11-21',
    heading: { en: 'One game, one long table', ar: 'مباراة واحدة ومائدة طويلة' },
    passages: [
      {
        title: { en: 'How a party is run', ar: 'كيف تُرتَّب السهرة' },
        text: {
          en: 'Half the guests come for the football and half for the advertisements and the concert, so seat them in mixed pairs. Put the food where the screen can be seen from the queue. Draw a grid of a hundred squares, the last digit of each side’s score along the edges, and everyone has something to shout for until the end. Hush for the anthem. Let them all in again for the coin toss.',
          ar: 'نصف الضيوف جاء للمباراة ونصفهم لعرض ما بين الشوطين، فأجلس كل عارف بجانب جديد يشرح له. ضع الطعام حيث تُرى الشاشة من الطابور. ومن ألعاب السهرة أن يكتب كل ضيف توقعه للنتيجة في ورقة مطوية تُفتح مع الصافرة، وصاحب الأقرب يختار فيلم الأسبوع القادم. واختر شاشة كبيرة وإنترنت لا يتقطع، فإن تأخر البث عندك سمعت صيحة الجيران قبل أن ترى اللعبة. ونبّههم قبلها بيوم فقد يأتون.',
        },
      },
      {
        title: { en: 'The hour', ar: 'الساعة' },
        text: {
          en: 'Half past three in California is half past six in New York, half past eleven at night in London and five on Monday morning in Delhi. Americans have the Monday off this time, for Presidents’ Day; nobody else has. Expect close to four hours. Wear either team’s colours or your own lost cause: on this one Sunday every jersey is in order.',
          ar: 'الثانية والنصف فجر الاثنين بتوقيت الرياض، وبحسب تقويم أم القرى تقع في ليالي رمضان الأولى. فابدأ بعد التراويح بجلسة وقهوة، ونَم ساعتين إن استطعت، ثم اجعل السحور بين الشوطين حين يُقام العرض، فهو قرابة الرابعة ومدته تكفي لوجبة كاملة. وقد لا تنتهي المباراة إلا بعد الفجر، فرتّب صلاتك وطريقك إلى الدوام، واختر من الطعام ما لا يُعطش.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Which teams will play?', ar: 'من سيلعب؟' },
        answer: {
          en: 'The winners of the two conferences, known after the championship games at the end of January.',
          ar: 'بطلا AFC وNFC، ويُعرفان بعد نهائيَي المجموعتين في آخر يناير.',
        },
      },
      {
        question: { en: 'What do the Roman numerals mean?', ar: 'لماذا الرقم 61؟' },
        answer: {
          en: 'LXI is sixty-one: the games are numbered instead of named by year, since a season that starts in autumn ends in the next.',
          ar: 'النسخة الحادية والستون. تُرقَّم لأن الموسم يبدأ في سنة وينتهي في أخرى، ويكتبها الأمريكيون بالأرقام الرومانية LXI.',
        },
      },
    ],
  },
  {
    slug: 'grand-national-2027',
    asOf: '2026-11-21',
    heading: { en: 'Ten minutes the whole street watches', ar: 'عشر دقائق ينتظرها الشارع كله' },
    passages: [
      {
        title: { en: 'The sweepstake', ar: 'قرعة الخيول' },
        text: {
          en: 'On Saturday morning somebody cuts the runners out of the newspaper, folds them into a hat and takes it round the office, the ward or the family. You draw a name you have never heard and by four o’clock you are its oldest friend. Cut the colours out too: from the third fence on, the jockey’s cap is the only thing you will know it by.',
          ar: 'صباح السبت يقص أحدهم أسماء الخيل من الجريدة ويطويها في قبعة ويدور بها على العائلة. تسحب اسمًا لم تسمع به قط، فإذا جاءت الساعة صرت أقدم أصحابه. لا مال فيها ولا رهان: من سبق جواده أعفى نفسه من غسل الأطباق. واحفظ لون قميص الفارس، فبعد الحاجز الثالث لن تعرف جوادك إلا به. والصغار يسحبون قبل الكبار.',
        },
      },
      {
        title: { en: 'What to look for', ar: 'ماذا تراقب' },
        text: {
          en: 'A little over four and a quarter miles, twice round, sixteen fences of which fourteen come twice. Becher’s Brook drops away on the far side; at the Canal Turn they swing left in the air; the Chair, before the stands, is the tallest. Then the elbow and a run-in where leads of ten lengths have melted. Red Rum won it three times, in 1973, 1974 and 1977, and is buried by the winning post. Aintree has its own station, and Friday’s hats go home on it.',
          ar: 'نحو سبعة كيلومترات في دورتين، وستة عشر حاجزًا تُقفز أكثرها مرتين. «بيتشرز بروك» أرضه خلف الحاجز أخفض مما قبله، وعند «منعطف القناة» ينعطف الجواد وهو في الهواء، و«الكرسي» أمام المدرجات أعلاها. ثم استقامة طويلة ذابت فيها صدارات كثيرة. فاز «ريد رم» ثلاث مرات في 1973 و1974 و1977، وقبره عند خط النهاية. الانطلاق في السادسة مساءً بتوقيت الرياض، فاجمع لها العائلة قبل المغرب أو بعده بقليل.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Is it safe for the horses?', ar: 'هل السباق آمن للخيل؟' },
        answer: {
          en: 'It carries a risk, and people argue about it honestly. The fences have been softened inside, the field cut to 34 and the start moved, all to lower it.',
          ar: 'فيه خطر، والناس يختلفون حوله بصدق. وقد لُيّنت الحواجز من الداخل وقُلّص العدد إلى 34 لتقليله.',
        },
      },
      {
        question: { en: 'Do I have to bet to enjoy it?', ar: 'هل أستمتع به من دون مراهنة؟' },
        answer: {
          en: 'No. A name out of a hat is enough to have you standing on the sofa.',
          ar: 'نعم، فاسم من القرعة يكفي لتقف على قدميك عند الحاجز الأخير.',
        },
      },
    ],
  },
  {
    slug: 'kentucky-derby-2027',
    asOf: '2026-11-21',
    heading: { en: 'Two minutes in May', ar: 'دقيقتان من مايو' },
    passages: [
      {
        title: { en: 'The day before the race', ar: 'يوم يسبق السباق' },
        text: {
          en: 'Friday belongs to the fillies and to pink. On Saturday the gates open in the morning for a race run towards evening, and the time between is spent on hats. In the infield there are picnics and no view; under the spires there are views and no room. Before the start the band plays “My Old Kentucky Home”, and people who came to be seen sing with their eyes shut.',
          ar: 'الجمعة لسباق المهرات وللون الوردي. ويوم السبت تُفتح البوابات صباحًا لسباق يقام قرب المغرب، وما بينهما للقبعات: واسعة ومزهرة ومحل نظر المصورين. في وسط المضمار عائلات على العشب لا ترى شيئًا، وتحت البرجين من يرى ولا يجد مكانًا. وقبل الانطلاق تعزف الفرقة نشيد الولاية القديم، فيغني معها حتى من جاء ليُرى.',
        },
      },
      {
        title: { en: 'At home', ar: 'في بيتك' },
        text: {
          en: 'Watch the paddock, choose by the eye, and be seated for the gate: up to twenty three-year-olds, none of whom has gone this far before. Secretariat did it in under two minutes in 1973, and that clock is still the one they run against. It falls around midnight in Britain, after it in the Gulf. Serve something cold with mint in it, ask for hats at the door and give the roses to whoever drew the winner.',
          ar: 'شاهد ساحة العرض واختر بعينك، واجلس قبل البوابة: حتى عشرين جوادًا في الثالثة من العمر، ولم يجرِ أي منها هذه المسافة من قبل. في 1973 قطعها «سكرتاريت» في أقل من دقيقتين، وما زال رقمه هو الخصم. والسباق بعد منتصف الليل بتوقيت الرياض، فقدّم ليموناضة بالنعناع، واسحب أسماء الخيل بالقرعة بين ضيوفك، وليكن الورد لمن جاء اسمه أولًا. وللأنساب عند أهل الخيل من العرب حديث طويل يكفي المجلس كله إلى الفجر.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Why only three-year-olds?', ar: 'لماذا خيل الثلاث سنوات فقط؟' },
        answer: {
          en: 'Because it is a classic: each horse has one chance in life. The first leg of the Triple Crown is this; the Preakness and the Belmont follow within weeks.',
          ar: 'لأنه من السباقات الكلاسيكية: لكل جواد فرصة واحدة في عمره. وهو أول التاج الثلاثي، ويليه بريكنس وبلمونت في أسابيع.',
        },
      },
      {
        question: { en: 'How far is it?', ar: 'كم مسافته؟' },
        answer: {
          en: 'A mile and a quarter, ten furlongs, about two kilometres, on dirt and left-handed.',
          ar: 'نحو 2000 متر على الرمل، والدوران إلى اليسار.',
        },
      },
    ],
  },
];
