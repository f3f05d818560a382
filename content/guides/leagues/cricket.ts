import type { GuideEntry } from '../../schema.ts';

export const cricketLeagues: GuideEntry[] = [
  {
    slug: 'ipl',
    asOf: '2026-11-21',
    heading: { en: 'Half past seven, every evening', ar: 'كل مساء، شهرين كاملين' },
    passages: [
      {
        title: { en: 'How India watches', ar: 'كيف تشاهده الهند' },
        text: {
          en: 'Dinner is moved, traffic thins, and the tea stall with the television takes in chairs from the tailor. There is a match most evenings and two at weekends, so nobody sees all of it. You follow your city, and one other because of a player. In smaller towns the board sets up fan parks on a school field with a giant screen. The sound to learn is Chennai’s: a whistle with two fingers, thirty thousand at a time.',
          ar: 'يُقدَّم العشاء وتخف الزحمة، وكشك الشاي الذي عنده تلفاز يستعير الكراسي من الخياط. مباراة كل مساء واثنتان في العطلة، فلا أحد يشاهدها كلها؛ تتابع مدينتك، ومدينة أخرى من أجل لاعب. وفي البلدات الصغيرة تُنصب شاشة عملاقة في ساحة المدرسة. والصوت الذي عليك أن تتعلمه صوت تشيناي: صفير بإصبعين من المدرج كله.',
        },
      },
      {
        title: { en: 'The auction', ar: 'المزاد' },
        text: {
          en: 'Before a ball is bowled there is a day of paddles and purses, watched like a final. Strangers argue over all-rounders’ prices in a queue at the bank. Lately it has come to the expatriates: to Jeddah in November 2024, to Abu Dhabi the year after. Offices hold their own version, with a spreadsheet, and are quieter for a week.',
          ar: 'قبل أن تُرمى كرة واحدة يوم من اللوحات والأرقام يُشاهَد كأنه نهائي. وقد جاء المزاد إلينا: جدة في نوفمبر 2024، ثم أبوظبي بعدها بعام. وإن كان لك زملاء من الهند فأنت تعرف نسخة المكتب منه: جدول وأسماء ومساومات، ثم أسبوع يقلّ فيه الكلام بين الأقسام. اسأل أحدهم من اشترى فريقك الخيالي، وستخرج بصديق ومحاضرة.',
        },
      },
      {
        title: { en: 'Abroad', ar: 'في الخليج وبعيدًا عنه' },
        text: {
          en: 'In Dubai the evening match starts in the late afternoon and ends by dinner. The Emirates hosted the whole season of 2020. In Britain it is an afternoon for those with an understanding employer. New Jersey watches with breakfast idlis. Wear the franchise’s shirt, or just its colour: yellow, blue and red will each find a table.',
          ar: 'المباراة المسائية في الهند تبدأ عصرًا بتوقيت الرياض وتنتهي قبل العشاء. والإمارات استضافت موسم 2020 كله. فإن أردت أن تفهم جارك أو زميلك فاجلس معه لمباراة واحدة، واسأله عن مدينته أولًا وعن فريقه ثانيًا. البس الأصفر أو الأزرق أو الأحمر، ولكل لون طاولة تعرف صاحبها، وسيُقدَّم لك ما لم تطلبه.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'What do the orange and purple caps mean?', ar: 'ما القبعة البرتقالية والبنفسجية؟' },
        answer: {
          en: 'Orange is worn by the batter with the most runs so far, purple by the bowler with the most wickets. They change heads all season.',
          ar: 'البرتقالية لصاحب أكثر الركضات، والبنفسجية لأكثر الرماة إسقاطًا. وتنتقلان من رأس إلى رأس طوال الموسم.',
        },
      },
      {
        question: { en: 'How long is a match?', ar: 'كم تطول المباراة؟' },
        answer: {
          en: 'Twenty overs a side, so an evening of between three and four hours. A tie is settled by a super over, six balls each.',
          ar: 'عشرون أوفرًا لكل فريق، أي سهرة من ثلاث ساعات إلى أربع. وإن تعادلا حسمها «السوبر أوفر»: ست كرات لكل منهما.',
        },
      },
      {
        question: { en: 'May I support two teams?', ar: 'هل أشجع فريقين؟' },
        answer: {
          en: 'One from the heart and one from the fantasy sheet is accepted practice. Both in the final is your own fault.',
          ar: 'واحد بالقلب وآخر في الفانتازي أمر مقبول. فإن التقيا في النهائي فأنت السبب.',
        },
      },
    ],
  },
  {
    slug: 'psl',
    asOf: '2026-11-21',
    heading: { en: 'Pace, floodlights and a dhol', ar: 'سرعة وأضواء وطبل' },
    passages: [
      {
        title: { en: 'A night at home', ar: 'ليلة في البيت' },
        text: {
          en: 'The league comes in the cool part of the year or just after, with matches under lights. If it meets Ramadan they start later, and the break falls to somebody with dates in his pocket. On roofs in Lahore there is a projector and a bedsheet, while in Karachi’s lanes the tape-ball game stops for the super over and then goes on, copying it. A new anthem is released every season and disliked for a week.',
          ar: 'موسمه في برودة السنة أو بعدها بقليل وتحت الأضواء. فإن وافق رمضان تأخرت المباريات وحضر التمر مع الاستراحة. على أسطح لاهور جهاز عرض وشرشف أبيض، وفي أزقة كراتشي تتوقف كرة الشريط اللاصق للأوفر الأخير ثم تُستأنف وهي تقلّده. وكل موسم أغنية جديدة لا تعجب أحدًا في أسبوعها الأول، ثم يرقص عليها الجميع في النهائي.',
        },
      },
      {
        title: { en: 'What the crowd wants', ar: 'ماذا يريد الجمهور' },
        text: {
          en: 'Yorkers. A fast bowler coming in from the far end with fifty phones alight behind him is what this league is about, and a stump out of the ground gets a louder cheer than a six. Peshawar supporters wear their flat wool cap, Lahore’s bring green and the dhol, Multan’s are on their feet by the second over. Rawalpindi is said to know its cricket best, mostly by people from Rawalpindi.',
          ar: 'يريد «اليوركر». رامٍ سريع يركض من بعيد وخلفه أضواء الجوالات: هذا هو الدوري. وعصا تطير من الأرض تنال صيحة أعلى من السداسية. جمهور بيشاور بقبعته الصوفية، ولاهور بالأخضر والطبل، وملتان واقفة من الأوفر الثاني. ويقال إن جمهور راولبندي أعرفهم باللعبة؛ اسأل أي واحد من راولبندي. أما كراتشي فتأتي بنصف المدينة ثم تقول إن النصف الآخر عالق في الزحام.',
        },
      },
      {
        title: { en: 'From Bradford to Riyadh', ar: 'من برادفورد إلى الرياض' },
        text: {
          en: 'Play begins at tea-time in Britain and around sunset in Dubai. Alum Rock, Southall and Oldham have restaurants that keep the volume for it; in Jeddah, Sharjah and Riyadh the place is a karahi house with plastic chairs, and families take the upper floor. Bring a shirt, an appetite and an opinion on who should open the bowling.',
          ar: 'تبدأ المباراة قرابة المغرب بتوقيت الرياض. والمكان مطعم كراهي بكراسيّ بلاستيكية وشاشة فوق التنور، وللعائلات الطابق الأعلى. في الشارقة وجدة والرياض تعرفه من بعيد بالدراجات الواقفة عند بابه. تعال جائعًا ومعك رأي فيمن يبدأ الرمي، واسمع قصة كل رجل على الطاولة عن أول مباراة حضرها مع أبيه؛ فكثير منهم لم يرَ ملعب مدينته منذ سنين، وهذه السهرة أقرب طريق إليها.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Why was it first played abroad?', ar: 'لماذا بدأ خارج باكستان؟' },
        answer: {
          en: 'After the attack on Sri Lanka’s team in Lahore in 2009 visiting sides stayed away. The final of 2017 was played in Lahore, Karachi had the next, and by 2020 the whole season was at home.',
          ar: 'بعد الهجوم على حافلة منتخب سريلانكا في لاهور عام 2009 غابت الفرق الزائرة. ثم عاد نهائي 2017 إلى لاهور، وتلاه نهائي كراتشي، وفي 2020 صار الموسم كله في الوطن.',
        },
      },
      {
        question: { en: 'Who are the great rivals?', ar: 'من الغريمان؟' },
        answer: {
          en: 'Lahore and Karachi: Qalandars and Kings, food against sea, a dispute older than the league by some centuries.',
          ar: 'لاهور وكراتشي: «القلندر» و«الملوك»، المطبخ والبحر، وخلاف أقدم من الدوري نفسه.',
        },
      },
    ],
  },
  {
    slug: 'wpl',
    sources: [
      {
        fact: 'Bengaluru: WPL 2024 and 2026, IPL 2025',
        read: [
          'https://www.devdiscourse.com/article/sports-games/3795483-rcb-dominates-indian-cricket-with-ipl-and-wpl-wins',
          'https://www.indiatoday.in/sports/cricket/story/rcb-wpl-title-virat-kohli-smriti-mandhana-2863896-2026-02-06',
        ],
      },
    ],
    asOf: '2026-11-29',
    heading: { en: 'A short season, fully lived', ar: 'موسم قصير يُعاش كله' },
    passages: [
      {
        title: { en: 'How it is watched', ar: 'كيف يُشاهَد' },
        text: {
          en: 'It stays in a city for a week or so and moves on, as a fair does. Schools book whole blocks. In the first season women and girls came in free, and mothers who had never been to a ground brought three generations and a tiffin. The noise is higher than at the men’s matches, in pitch too. Names on backs are Mandhana, Kaur, Verma and, this being India, a few Australians.',
          ar: 'يقيم في المدينة أسبوعًا أو نحوه ثم يرحل كأنه مهرجان، فتحجز المدارس مدرجات كاملة. في موسمه الأول دخلت النساء والفتيات مجانًا، وأمهات لم يعرفن الملاعب من قبل جئن بثلاثة أجيال وعلبة طعام. الصوت أعلى من مباريات الرجال، وأرفع نبرة كذلك. وعلى الظهور أسماء ماندانا وكور وفيرما، ومعها أسماء أستراليات أحبّهن الجمهور كأنهن بنات الحي.',
        },
      },
      {
        title: { en: 'The shape of it', ar: 'شكل البطولة' },
        text: {
          en: 'Five sides, home and away in principle, one place in the final for the leader and a single knock-out for the next two. So no lead is safe and no week is idle. Mumbai and Bengaluru have their men’s clubs’ colours and grudges. Lucknow’s team and Gujarat’s had to find their own. When Bengaluru won in 2024, a city that had waited sixteen years with its men danced for its women. The men won at last in 2025, and the women again in 2026.',
          ar: 'خمسة فرق، والمتصدر إلى النهائي مباشرة، والثاني والثالث في مباراة واحدة على المقعد الآخر. فلا أحد في مأمن ولا أحد ينتظر الموسم القادم. لمومباي وبنغالور ألوان فريقي الرجال وخصوماتهما، وعلى غيرهما أن يصنع حكايته. وحين فازت بنغالور عام 2024 رقصت لسيداتها مدينة انتظرت رجالها ستة عشر عامًا، ثم فاز الرجال أخيرًا في 2025 والسيدات مرة أخرى في 2026. ومن يومها صار القميص الأحمر في الشارع لا يُعرف أهو لهنّ أم لهم.',
        },
      },
      {
        title: { en: 'Joining in from afar', ar: 'من بعيد' },
        text: {
          en: 'Evening in India is tea-time in Jeddah and lunch in Britain, so it suits women’s clubs after practice and families before bed. In Leicester and Harrow they bring the under-elevens. Have somebody explain the powerplay once, put the eleven on the fridge, and let the youngest choose whom to shout for. She will not change her mind.',
          ar: 'مساء الهند عصر الرياض، وهو وقت يناسب العائلة قبل الواجبات المدرسية. في الرياض وجدة ودبي بيوت هندية وباكستانية وبنغالية تشاهده والبنات في الصف الأول. اطلب ممن حولك أن يشرح «الباور بلاي» مرة واحدة: ستة أوفرات لا يقف فيها خارج الدائرة الداخلية إلا لاعبتان. ثم دع الصغيرة تختار فريقها، فلن تغيّره بعد اليوم، وستحاسبك على كل خسارة.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Is it the same as the IPL, but for women?', ar: 'هل هو نسخة نسائية من IPL؟' },
        answer: {
          en: 'The same board runs it and three owners have teams in both. The season is shorter, the grounds mostly smaller, and a score of 160 is still worth defending.',
          ar: 'الجهة المنظّمة واحدة، وثلاثة من الملاك لهم فريق في كل منهما. لكن الموسم أقصر، والدفاع عن 160 ركضة ما زال ممكنًا.',
        },
      },
      {
        question: { en: 'Which league do the players go to next?', ar: 'أين تلعب النجمات بعده؟' },
        answer: {
          en: 'The Hundred in England in summer and the Big Bash in Australia at the end of the year; between them, their countries.',
          ar: '«ذا هندرد» في إنجلترا صيفًا، و«بيغ باش» في أستراليا آخر السنة، وبينهما المنتخبات.',
        },
      },
    ],
  },
];
