import type { GuideEntry } from '../../schema.ts';

export const summerAndAutumn: GuideEntry[] = [
  {
    slug: 'champions-league-final-2027',
    asOf: '2026-11-21',
    heading: { en: 'The last Saturday of the European season', ar: 'آخر سبت في موسم أوروبا' },
    passages: [
      {
        title: { en: 'In Madrid', ar: 'في مدريد' },
        text: {
          en: 'As a rule each club is given a square, and by noon it has changed colour. People without a ticket come all the same, for the songs and the walk. The Metropolitano is on metro line 7, out in San Blas; June afternoons there are hot, so the shade along Gran Vía is as fought over as a seat. Carry water, a copy of your passport and a phone number on paper.',
          ar: 'العادة أن تكون لكل جمهور ساحة، وما إن يحل الظهر حتى تتغير ألوان الساحتين. يأتي كثيرون بلا تذاكر من أجل الأهازيج والمسيرة وحدها. الملعب في حي سان بلاس على خط المترو السابع، وعصر يونيو هناك حار، فالظل على «غران فيا» يُتنافس عليه كالمقاعد. احمل ماءً وصورة من جوازك، واكتب رقم رفيقك على ورقة. وإن جئت بلا تذكرة فاعرف أولًا أين تُنصب الشاشات.',
        },
      },
      {
        title: { en: 'Anywhere else', ar: 'وفي كل مكان آخر' },
        text: {
          en: 'It is the one club match to which people without a club are invited. So seat the neutrals in the middle and let each side have an arm of the sofa. Learn the hymn’s three languages, or hum; the words are English, German and French. Book in May, somewhere that does not close before extra time.',
          ar: 'المباراة التي يُدعى إليها من لا فريق له. أجلس المحايدين في الوسط، ولكل جمهور طرف من المجلس. نشيد البطولة بثلاث لغات، إنجليزية وألمانية وفرنسية، فدندن معه ولا حرج. وإن ذهبت إلى ركلات الترجيح فأغلق الباب، فالكل سيقف والدلّة في خطر. احجز من مايو مكانًا يتسع ولا يضيق صاحبه بالوقت الإضافي، والحوش في ليالي يونيو أجمل من الصالة، فأخرج الشاشة إليه مع الشاي والنعناع.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Who will be in it?', ar: 'من طرفا النهائي؟' },
        answer: {
          en: 'The winners of the two semi-finals, which are played over two legs in spring. Until then, everyone will tell you and no one will know.',
          ar: 'الفائزان في نصف النهائي ذهابًا وإيابًا في الربيع. ولا يعرفهما أحد قبل ذلك مهما ادّعى.',
        },
      },
      {
        question: { en: 'What happens after ninety minutes level?', ar: 'ماذا لو تعادلا؟' },
        answer: {
          en: 'Two halves of fifteen minutes, then penalty kicks. Away goals have not counted double since 2021, and in a single match never did.',
          ar: 'شوطان إضافيان، ثم ركلات الترجيح.',
        },
      },
    ],
  },
  {
    slug: 'wimbledon-2027',
    asOf: '2026-11-21',
    heading: { en: 'Monday morning, in the Queue', ar: 'صباح الاثنين في الطابور' },
    passages: [
      {
        title: { en: 'The Queue', ar: 'الطابور' },
        text: {
          en: 'You come to Wimbledon Park, find the end, and are handed a card with a number. That card is your place; you may leave for half an hour and be believed. Those at the front slept there, in tents, for the show courts. Everyone else gets a ground pass, which on the first day is worth more than it costs: a dozen and more courts in use, a seat a yard from somebody’s serve.',
          ar: 'تصل إلى حديقة ويمبلدون وتبحث عن آخر الصف فتُعطى بطاقة برقم. تلك البطاقة مكانك، ولك أن تغيب نصف ساعة وتُصدَّق. من في الأمام ناموا في خيامهم طلبًا للملاعب الكبرى، والبقية يأخذون تذكرة الساحات، وهي في اليوم الأول أثمن من سعرها: ملاعب جانبية كلها مشغولة، ومقعد على بُعد خطوة من إرسال لاعب قد يصير بطلًا.',
        },
      },
      {
        title: { en: 'What to take and when', ar: 'ماذا تأخذ ومتى' },
        text: {
          en: 'The outside courts begin at eleven, the great ones after lunch; play can last until eleven at night under the roof. Take:',
          ar: 'الملاعب الجانبية تبدأ الحادية عشرة صباحًا هناك، أي الواحدة ظهرًا في الرياض، والكبرى بعد ذلك، وقد يمتد اللعب تحت السقف إلى ساعة متأخرة، فهو رفيق يوم كامل لمن يعمل من بيته. خذ معك:',
        },
        points: [
          { en: 'a hat and a coat, for the same afternoon', ar: 'قبعة ومعطفًا للعصر نفسه' },
          { en: 'a picnic; you may bring your own', ar: 'طعامك من البيت، فهو مسموح' },
          { en: 'a small bag, since large ones are turned away', ar: 'حقيبة صغيرة، فالكبيرة تُردّ' },
          { en: 'shoes for grass and for standing', ar: 'حذاء للعشب والوقوف الطويل' },
          {
            en: 'a name or two from the order of play you have never heard of',
            ar: 'اسمًا من جدول اليوم لم تسمع به من قبل، وشجّعه',
          },
        ],
      },
      {
        title: { en: 'Away from the gates', ar: 'بعيدًا عن البوابات' },
        text: {
          en: 'It is a working Monday, so gather from the late afternoon on, when the best matches are in their fourth set and the strawberries reduced.',
          ar: 'اليوم دوام، فاجمع رفاقك بعد العصر، حين تبلغ أجمل المباريات مجموعتها الرابعة. ولا عذر في الفراولة، فهي تباع في الرياض أيضًا.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Do spectators have to wear white?', ar: 'هل على المتفرج أن يلبس الأبيض؟' },
        answer: {
          en: 'No, only players. Torn jeans and dirty trainers are frowned upon, more in some seats than in others.',
          ar: 'لا، اللاعبون وحدهم. ويكفي لباس مرتب.',
        },
      },
      {
        question: { en: 'Who opens play on Centre Court?', ar: 'من يفتتح الملعب الرئيسي؟' },
        answer: {
          en: 'By custom the gentlemen’s champion of the year before, on Monday after lunch; the ladies’ champion has the honour on Tuesday.',
          ar: 'جرت العادة أن يفتتحه بطل الرجال في العام السابق يوم الاثنين، وبطلة السيدات يوم الثلاثاء.',
        },
      },
    ],
  },
  {
    slug: 'the-open-2027',
    asOf: '2026-11-21',
    heading: { en: 'Four days by the North Sea', ar: 'أربعة أيام على بحر الشمال' },
    passages: [
      {
        title: { en: 'A town that becomes a course', ar: 'بلدة تصير ملعبًا' },
        text: {
          en: 'In St Andrews the last fairway ends in a street. Students let their flats, the bakery opens at five, and a caddie may be behind you in the queue. Trains stop at Leuchars, five miles off, with buses from there. Most greens on the Old Course serve two holes, so from one spot on the Loop you see players coming and going; the Road Hole wants an early place on the wall. It was last played here in 2022.',
          ar: 'في سانت أندروز ينتهي العشب الأخير عند شارع. يفتح المخبز في الخامسة، وقد يكون من خلفك في الطابور حامل مضارب لأحد النجوم. أقرب محطة قطار لوشارز، ومنها حافلات. وفي «الملعب القديم» تشترك أغلب الحفر كل اثنتين في عشب واحد، فمن موضع واحد ترى الذاهب والعائد. أما «حفرة الطريق» فتحتاج إلى مكان على السور من الصباح. وآخر مرة زارته البطولة كانت عام 2022.',
        },
      },
      {
        title: { en: 'Dress and manners', ar: 'لباس وأدب' },
        text: {
          en: 'Four seasons before lunch: a waterproof, a jersey, sun cream for the ears. Applaud a good shot by anybody. On the Sunday the crowd is let through behind the final pair and walks up the eighteenth with them, which is worth four days of wind. At home, the early starters are on with the cornflakes, and in the Gulf with mid-morning coffee.',
          ar: 'أربعة فصول قبل الغداء: سترة للمطر وكنزة وواقي شمس للأذنين. صفّق للضربة الجميلة أيًّا كان صاحبها. ويوم الأحد يُسمح للجمهور بأن يمشي خلف المجموعة الأخيرة حتى الحفرة الثامنة عشرة، وتلك وحدها تستحق ريح أربعة أيام. والمتابعة من الخليج تبدأ مع قهوة الضحى وتنتهي قرب العشاء، في عز صيف لا يُلعب فيه الجولف نهارًا، فلا شيء يفوتك في الخارج. وخصّص للأحد مجلسًا كاملًا، فجولته الأخيرة خمس ساعات لا تُختصر.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Why does the wind matter so much here?', ar: 'لماذا للريح هنا كل هذه الأهمية؟' },
        answer: {
          en: 'Because there are no trees. The course goes out along the sand and comes home; a change of wind at noon can be worth several strokes to half the field.',
          ar: 'لأن الملعب بلا أشجار، يذهب بمحاذاة الرمل ثم يعود. وتبدّل الريح عند الظهر قد يكلف نصف اللاعبين ضربات كثيرة.',
        },
      },
      {
        question: { en: 'What is a cut?', ar: 'ما معنى «الكت»؟' },
        answer: {
          en: 'After two rounds the top seventy and ties stay for the weekend. The others have a drive home to think about it.',
          ar: 'بعد جولتين يبقى السبعون الأوائل ومن تعادل معهم لعطلة الأسبوع، ويعود البقية إلى بيوتهم.',
        },
      },
    ],
  },
  {
    slug: 'rugby-world-cup-2027-opening-match',
    asOf: '2026-11-21',
    heading: { en: 'A Friday that starts in Perth', ar: 'جمعة تبدأ من بيرث' },
    passages: [
      {
        title: { en: 'On the river', ar: 'على ضفة النهر' },
        text: {
          en: 'The stadium stands on the Burswood bank of the Swan, and the way to it is a footbridge: gold shirts going over the water at sunset, in spring, with the city behind. Western Australians treat rugby as a guest, football there meaning something else, and are good to guests. Hong Kong’s supporters know how to behave at a tournament, having run a rather well-known one of sevens since 1976. Expect drums, and “Waltzing Matilda” from all sides.',
          ar: 'الملعب على ضفة نهر سوان، والطريق إليه جسر للمشاة: قمصان ذهبية تعبر الماء ساعة الغروب في ربيع الجنوب والمدينة خلفها. وأهل بيرث يعاملون الرجبي معاملة الضيف، لأن كرتهم الأولى لعبة أخرى، وهم كرام مع الضيوف. أما جمهور هونغ كونغ فيعرف البطولات جيدًا، فعنده مهرجان سباعيات شهير منذ 1976. توقّع طبولًا وأغنية «والتزينغ ماتيلدا» من المدرجات كلها. وسيغنيها معك من لا تعرفه.',
        },
      },
      {
        title: { en: 'On your clock', ar: 'بتوقيتك' },
        text: {
          en: 'Kick-off is a quarter to twelve in London, a quarter to two in Riyadh, a quarter past four in Delhi and before breakfast in Toronto. So it is lunch, and clubs will open their kitchens. Six groups of four follow, matches most days, and by the second week everyone has adopted a small nation. Choose yours early: the shirts sell out.',
          ar: 'صافرة البداية الثانية إلا ربعًا ظهرًا بتوقيت الرياض، أي بعد صلاة الجمعة وغدائها مباشرة، وهي ساعة لا تتكرر لافتتاح كأس عالم. فاجعلها غداء ممتدًا: كبسة في الوسط، وشاشة في الصدر، ومن يعرف القوانين في المنتصف. تليها ست مجموعات من أربعة منتخبات ومباريات في أغلب الأيام، وأوقاتها كلها بين فجرنا وعصرنا، فلا سهر هذه المرة. واختر من اليوم منتخبًا صغيرًا تتبنّاه، فهذا نصف المتعة.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'How do twenty-four teams become two?', ar: 'كيف تصير الأربعة والعشرون اثنين؟' },
        answer: {
          en: 'Two from each of six groups and the four best thirds make a round of sixteen, which is new; then quarter-finals, semi-finals and Sydney.',
          ar: 'اثنان من كل مجموعة وأفضل أربعة ثوالث إلى دور الستة عشر، وهو جديد، ثم ربع النهائي فنصفه فسيدني.',
        },
      },
      {
        question: { en: 'Is it a good first rugby match?', ar: 'هل تصلح أول مباراة رجبي أشاهدها؟' },
        answer: {
          en: 'Yes. One side will have most of the ball and the other most of the hearts, and there will be tries, which explain themselves.',
          ar: 'نعم. لطرف أكثر الكرة وللآخر أكثر القلوب، والمحاولات لا تحتاج إلى شرح.',
        },
      },
    ],
  },
];
