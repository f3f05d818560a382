import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const womensGames: GuideEntry[] = [
  {
    slug: 'womens-football',
    asOf: '2026-11-21',
    heading: { en: 'Sunday, the front row, the whole family', ar: 'يوم للعائلة كلها' },
    passages: [
      {
        title: { en: 'How a match day goes', ar: 'كيف يمضي يوم المباراة' },
        text: {
          en: 'The day starts with flags in a rucksack and ends at the railings. In England it is often a Sunday around noon, in smaller grounds where the bench can be heard. Afterwards the players walk the edge of the pitch for a good half-hour, and children with felt-tip signs stay to the last. The songs are quicker to change than the men’s: one written on the train may be sung by the second half.',
          ar: 'يبدأ اليوم بأعلام في حقيبة صغيرة وينتهي عند السياج. في إنجلترا كثير من المباريات ظهر الأحد، في ملاعب تسمع فيها صوت المدرّبة من مقعدك. وبعد الصافرة تدور اللاعبات حول الملعب على مهل، والصغيرات بلوحاتهن الملوّنة آخر من يغادر. أما الأهازيج فتُكتب في القطار صباحًا وتُغنّى في الشوط الثاني.',
        },
      },
      {
        title: { en: 'A game that came back', ar: 'لعبة عادت بعد غياب' },
        text: {
          en: 'On Boxing Day 1920 about 53,000 people watched Dick, Kerr Ladies at Goodison Park. A year later the English FA shut women out of its grounds, and kept them out for half a century. That is why the crowd sings as if it has time to make up. Since 2022 Saudi Arabia has had a women’s league of its own, and in Kathmandu the final of South Asia’s championship has filled the national stadium.',
          ar: 'في 26 ديسمبر 1920 حضر نحو 53 ألف متفرج مباراة للسيدات في ملعب غوديسون بارك بليفربول، وبعد عام أُغلقت ملاعب الاتحاد الإنجليزي في وجوههن نصف قرن. لذلك يغني هذا الجمهور كأن له دَينًا قديمًا. وفي السعودية لعب منتخب السيدات أول مباراة له في فبراير 2022 وفاز، وفي العام نفسه انطلق الدوري الممتاز، وصار للأندية التي تعرفها فرق ترتدي القميص ذاته.',
        },
      },
      {
        title: { en: 'Finding a screen', ar: 'أين تجد الشاشة' },
        text: {
          en: 'Ask the pub early and bring numbers: ten people who order lunch will move a channel. For the big nights, tournaments and European finals, book. Wear the shirt, men’s or women’s cut. It is one club.',
          ar: 'اطلب القناة قبل الموعد بيوم، وتعال ومعك عشرة يطلبون الغداء، فلن يرفض صاحب المقهى. وليالي البطولات والنهائيات تحتاج إلى حجز. والقميص واحد للفريقين، فالنادي واحد. وإن كانت ابنتك معك فاختر مقهى فيه جلسات للعائلات، وصِل قبل الصافرة بنصف ساعة، واترك لها مقعدًا ترى منه الشاشة كلها، فهي من ستشرح له التشكيلة.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'Is it a good first match for children?',
          ar: 'هل يناسب أطفالي أن تكون أول مباراة لهم؟',
        },
        answer: {
          en: 'It is the one we would choose: a daytime start, room to move, and players close enough to wave back. Bring a pen for autographs and ear defenders for a baby.',
          ar: 'هي ما نختاره لهم: موعد في النهار، ومتسع للحركة، ولاعبات قريبات يرددن التحية. خذ قلمًا للتواقيع.',
        },
      },
      {
        question: {
          en: 'How is this different from the Women’s Soccer page?',
          ar: 'ما الفرق بينها وبين صفحة كرة القدم النسائية في أمريكا الشمالية؟',
        },
        answer: {
          en: 'Only by continent. North American leagues and their supporters’ sections have that page. Clubs from the rest of the world meet here.',
          ar: 'القارة لا أكثر. دوريات أمريكا الشمالية وروابطها لها تلك الصفحة، وأندية بقية العالم هنا.',
        },
      },
    ],
  },
  {
    slug: 'womens-soccer',
    asOf: '2026-11-21',
    heading: { en: 'Drums, signs and a seat that folds', ar: 'طبول ولافتات ومقعد يُطوى' },
    passages: [
      {
        title: { en: 'The supporters’ section', ar: 'مدرج الرابطة' },
        text: {
          en: 'It stands behind one goal, and it stands for ninety minutes. There is a capo on a box with her back to the play, drummers who rehearse, and a table at the gate where newcomers are given a song sheet. Painted banners, known as tifo, go up with the anthem. Elsewhere in the ground whole youth teams come in their own club’s kit, with home-made signs asking the goalkeeper for her gloves.',
          ar: 'خلف أحد المرميين جمهور يقف تسعين دقيقة. قائدة الهتاف على منصة صغيرة تعطي ظهرها للملعب، والطبّالون تدرّبوا طوال الأسبوع، وعند البوابة طاولة توزّع كلمات الأهازيج على القادم الجديد. ومع النشيد يُرفع التيفو. وفي بقية المدرجات فرق ناشئات كاملة بأطقمها، ولافتات مكتوبة باليد تطلب من الحارسة قفازيها.',
        },
      },
      {
        title: { en: 'When it is on', ar: 'متى تُلعب' },
        text: {
          en: 'Spring to late autumn, the year the other way round from Europe’s. Weekend afternoons on the east coast are evenings in London and late evenings in Riyadh. West-coast nights are tomorrow’s breakfast. Canada has had its Northern Super League since 2025. The national team has its own calendar, and for it people will drive through two states.',
          ar: 'من الربيع إلى أواخر الخريف، عكس أوروبا. مباريات العصر على الساحل الشرقي تقع في أول الليل بتوقيت الرياض، ومباريات الغرب مع فطور اليوم التالي. ولكندا دوريها الخاص منذ 2025. أما المنتخب الأمريكي فله روزنامته، ومن أجله يقطع الناس ولايتين بالسيارة. ولهذا صار لمتابعيها في الخليج عادة: تسجيل المباراة، وإغلاق الجوال حتى العصر، ثم مشاهدتها مع الأصحاب كأنها على الهواء.',
        },
      },
      {
        title: { en: 'What people still talk about', ar: 'ما زال حديث المجالس' },
        text: {
          en: 'The summer of 1999: 90,185 in the Rose Bowl, a World Cup final without a goal, and Brandi Chastain’s penalty. Mothers who were ten that day now bring ten-year-olds. Ask anyone in the section where they were. It is the quickest way to be introduced.',
          ar: 'صيف 1999: أكثر من 90 ألفًا في ملعب روز بول، ونهائي كأس عالم بلا أهداف، وركلة جزاء براندي تشاستين أمام الصين. من كانت يومها في العاشرة تحضر اليوم مع ابنتها. اسأل أي مشجع هناك عن تلك الظهيرة، فهي أسرع طريق إلى التعارف، ولكل بيت روايته عن المكان الذي شاهدها فيه ومن بكى أولًا.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'Do I have to sing if I sit behind the goal?',
          ar: 'هل يلزمني الهتاف إن جلست خلف المرمى؟',
        },
        answer: {
          en: 'You have to stand, and not mind a flag in front of your eyes. Singing comes by itself. If you would rather see the tactics, take the long side and the shade.',
          ar: 'يلزمك الوقوف، وألا تضيق بعلم يحجب عنك اللقطة. والهتاف يأتي وحده. فإن أردت متابعة الخطط فاجلس على الجانب الطويل حيث الظل.',
        },
      },
      {
        question: {
          get en() {
            return textUntil(
              '2027-07-25',
              'Where and when is the next World Cup?',
              'Where was the World Cup of 2027?',
            );
          },
          get ar() {
            return textUntil('2027-07-25', 'أين كأس العالم القادمة ومتى؟', 'أين كانت كأس العالم 2027؟');
          },
        },
        answer: {
          get en() {
            return textUntil(
              '2027-07-25',
              'FIFA has announced Brazil, 24 June to 25 July 2027: South America’s first, with evening kick-offs there falling late at night in Europe and after midnight in the Gulf.',
              'In Brazil, from 24 June to 25 July 2027: South America’s first. It comes round every four years.',
            );
          },
          get ar() {
            return textUntil(
              '2027-07-25',
              'أعلن الفيفا البرازيل، من 24 يونيو إلى 25 يوليو 2027، وهي الأولى في أمريكا الجنوبية. مباريات المساء هناك تقع بعد منتصف الليل بتوقيت الرياض.',
              'في البرازيل من 24 يونيو إلى 25 يوليو 2027، وكانت الأولى في أمريكا الجنوبية. وهي بطولة تعود كل أربع سنوات.',
            );
          },
        },
      },
    ],
  },
  {
    slug: 'womens-cricket',
    asOf: '2026-11-21',
    heading: { en: 'A lighter ball, a closer rope', ar: 'كرة أخف وحبل أقرب' },
    passages: [
      {
        title: { en: 'What is different, and what is not', ar: 'ما الذي يختلف وما الذي لا يختلف' },
        text: {
          en: 'The ball is about half an ounce lighter and the boundary shorter. The lbw arguments are the same length. Spin decides more and power somewhat less, so those who like to watch a batter think have come to the right place. Go early enough for the warm-up: the nets are near the rail, and fielders at the rope talk back.',
          ar: 'الكرة أخف قليلًا، وحبل الحدود أقرب، أما الجدل على قرارات الحكم فبالطول نفسه. للرمي الدوّار هنا كلمة أعلى من القوة، فمن يحب أن يرى الضاربة وهي تفكر وجد ضالته. احضر قبل البداية لترى الإحماء عن قرب، فشباك التدريب تلاصق السياج، ومن تقف عند الحبل ترد عليك إن ناديتها.',
        },
      },
      {
        title: { en: 'Through the year', ar: 'على مدار العام' },
        text: {
          en: 'India’s league takes the winter evenings, England’s Hundred the summer holidays, Australia’s Big Bash the weeks before Christmas. In the Hundred one ticket covers the women’s match and the men’s after it, which is how many families found out which they preferred. The women’s Ashes count points across all three forms of the game, so a rainy Test can still haunt a Twenty20.',
          ar: 'دوري الهند لأمسيات الشتاء، و«ذا هندرد» الإنجليزية لإجازة الصيف، و«بيغ باش» الأسترالية لآخر السنة. وفي «ذا هندرد» تذكرة واحدة لمباراة السيدات ثم مباراة الرجال، وهكذا عرفت عائلات كثيرة أيهما تفضّل. أما «آشز» السيدات بين إنجلترا وأستراليا فتُجمع نقاطها من الأشكال الثلاثة للعبة، فقد يطاردك تعادل تحت المطر حتى آخر مباراة.',
        },
      },
      {
        title: { en: 'Who comes', ar: 'من يحضر' },
        text: {
          en: 'School groups, club sides in matching hoodies, fathers with score books. In India girls wear the name of Smriti Mandhana or Harmanpreet Kaur, and they stayed up late for the World Cup that was won at home. Far from a ground, look for the household that has the channel; at one, bring sun cream and a pencil.',
          ar: 'مدارس كاملة، وفرق حارات بقمصان موحّدة، وآباء معهم دفتر التسجيل. وفي الهند تلبس الفتيات اسم سمريتي ماندانا أو هارمانبريت كور، وقد سهرن لكأس عالم فازت بها الهند على أرضها. وفي مدن الخليج تجد بينهن من يلعبن صباح العطلة، فاسأل زميلة من الهند أو باكستان أو سريلانكا عن الموعد والمكان وما تحمله معك.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Is there women’s Test cricket?', ar: 'هل تلعب السيدات مباريات «تيست»؟' },
        answer: {
          en: 'Yes, since 1934, when England toured Australia, but only a few each year. Most of the calendar is Twenty20 and one-day cricket, so a Test is worth the day off.',
          ar: 'نعم، منذ جولة إنجلترا في أستراليا عام 1934، لكنها قليلة في السنة. أغلب المواعيد مباريات قصيرة، فإن جاءت «تيست» فخذ لها إجازة.',
        },
      },
      {
        question: { en: 'Why “batter” and not “batsman”?', ar: 'هل أقول «ضاربة» أم «ضارب»؟' },
        answer: {
          en: 'The Laws themselves changed the word in 2021, for everybody. You will still hear the old one, and the game goes on.',
          ar: 'قل «ضاربة» و«رامية» كما تقول لاعبة. وفي الإنجليزية غيّر كتاب القوانين نفسه الكلمة عام 2021 إلى لفظ واحد للجميع.',
        },
      },
    ],
  },
  {
    slug: 'womens-rugby',
    asOf: '2026-11-21',
    heading: { en: 'One stand for both shirts', ar: 'مدرج واحد للقميصين' },
    passages: [
      {
        title: { en: 'How an afternoon goes', ar: 'كيف يمضي العصر' },
        text: {
          en: 'Trains fill with scarves of both sides and nobody changes carriage. There is face paint, a queue for chips, an anthem sung to the end. A good tackle gets the noise that elsewhere is kept for tries. If New Zealand are playing, their haka comes first, and is watched standing and in silence.',
          ar: 'يمتلئ القطار بشالات الفريقين ولا يغيّر أحد عربته. ألوان على الوجوه، وطابور للبطاطس، ونشيد يُغنّى إلى آخره. والتدخل النظيف ينال الصيحة التي تُدّخر عند غيرهم للمحاولات. وإذا كانت نيوزيلندا طرفًا فهناك «الهاكا»، تُشاهَد وقوفًا وبصمت. وإن جئت محايدًا فخذ لون من يجلس بجانبك، ولن يسألك أحد عن السبب.',
        },
      },
      {
        title: { en: 'Fifteens and sevens', ar: 'خمس عشرة أو سبع' },
        text: {
          en: 'Fifteens is the spring, with the Six Nations, and a club season through the winter. Sevens is a weekend party: fourteen-minute matches, three days, women and men on the same pitch. In Dubai it comes at the turn of November, when whole offices turn up in costume. It is an Olympic game, and has been since Rio in 2016.',
          ar: 'رجبي الخمس عشرة موسم شتاء للأندية وربيع للأمم الست. أما السباعيات فمهرجان عطلة أسبوع: مباريات من أربع عشرة دقيقة، والسيدات والرجال على أرض واحدة، وهي لعبة أولمبية منذ ريو 2016. وأقرب مواعيدها إلينا دبي بين نوفمبر وديسمبر، حيث تأتي العائلات منذ الصباح وتفترش العشب حول الملاعب الجانبية، فيشاهد الصغار مباراة ويلعبون أخرى.',
        },
      },
      {
        title: { en: 'If you would rather play', ar: 'إن أردت أن تلعب' },
        text: {
          en: 'Say so at the bar. Women’s sides recruit from the touchline and always have; the 1991 World Cup, the first, was organised by four players and won by the United States. Boots can be borrowed, and there is a position for every build.',
          ar: 'قلها لمن حولك، فالفرق النسائية تجد لاعباتها بين المتفرجات، وأول كأس عالم عام 1991 نظّمتها أربع لاعبات وفازت بها أمريكا. الحذاء يُستعار، ولكل بنية مركز. وأول تدريب يكون بلا تدخلات: تمرير إلى الخلف وضحك كثير، ثم شاي مع الفريق كله. وإن لم يكن في مدينتك فريق فاسأل عن رجبي اللمس، ففيه الركض كله ولا سقوط فيه.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Are the rules the same as the men’s?', ar: 'هل القوانين هي قوانين الرجال؟' },
        answer: {
          en: 'Yes, law for law: fifteen players, eighty minutes, five points for a try. So whatever you know from the men’s game will do, and whatever you do not know you may ask without a blush.',
          ar: 'نعم، بندًا بندًا: خمس عشرة لاعبة وثمانون دقيقة وخمس نقاط للمحاولة. فما تعرفه من مباريات الرجال يكفيك هنا.',
        },
      },
      {
        question: { en: 'What if I do not know when to cheer?', ar: 'متى أهتف ومتى أسكت؟' },
        answer: {
          en: 'Cheer every yard. Be quiet for a kick at goal, whoever is taking it. If the scrum puzzles you, ask either neighbour. You will get two answers.',
          ar: 'اهتف لكل متر يُكسب، واسكت عند ركلة المرمى أيًّا كان منفّذها. وإذا حيّرك التجمّع «السكرم» فاسأل جاريك، وستسمع جوابين.',
        },
      },
    ],
  },
];
