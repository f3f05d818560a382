import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const fightsAndFrames: GuideEntry[] = [
  {
    slug: 'mma',
    asOf: '2026-11-21',
    heading: { en: 'From the first prelim to the last walkout', ar: 'من أول نزال تمهيدي إلى آخر دخول' },
    passages: [
      {
        title: { en: 'How a fight night goes', ar: 'كيف تمضي ليلة النزالات' },
        text: {
          en: 'Ten fights or more, and the best one is often the third, when half the guests have not come yet. Undercard bouts last three rounds of five minutes, title fights five. Between them there is time for food and for somebody to explain, with the help of a cushion, what a triangle choke is. The room goes quiet twice: at the walkout, and when two people on the floor stop moving.',
          ar: 'عشرة نزالات أو أكثر، وكثيرًا ما يكون أجملها الثالث قبل أن يصل نصف الضيوف. النزال العادي ثلاث جولات من خمس دقائق، ونزال اللقب خمس. وبين هذا وذاك وقت للعشاء، ولمن يشرح لك بوسادة معنى الخنق المثلث. ويسكت المجلس مرتين: عند دخول المقاتل، وحين يتوقف اثنان على الأرض عن الحركة.',
        },
      },
      {
        title: { en: 'Reading the ground', ar: 'حين تنزل المعركة إلى الأرض' },
        text: {
          en: 'Newcomers boo when the fighters go down; the rest lean forward. Watch the hips and the wrists. Whoever can still move the knees is not beaten yet. If nothing makes sense, find the person in the room with bent ears. Rounds are scored ten to nine, rarely ten to eight, and your card will differ from the judges’.',
          ar: 'المبتدئ يتذمر حين يسقط المقاتلان، والعارف يقترب من الشاشة. راقب الوركين والمعصمين، فمن تحررت ركبتاه فهو المتقدم. وإن لم تفهم شيئًا فابحث عن صاحب الأذن المتورمة، فقد تمرّن سنوات ليشرح لك هذه اللحظة. الجولة تُحسب عشرة مقابل تسعة، ونادرًا ثمانية، وورقتك ستخالف ورقة الحكام لا محالة.',
        },
      },
      {
        title: { en: 'Around the clock', ar: 'بتوقيتك' },
        text: {
          en: 'A Saturday night main event in Las Vegas is the small hours in London and Sunday breakfast in Dubai and in Delhi, where gyms put on the screen before training. Cards from Abu Dhabi or Riyadh turn that round and give Asia and Europe an evening. Come in a fighter’s T-shirt and leave fancy dress for the darts. Flags are welcome, and in Dublin, Makhachkala and Rio they come with songs.',
          ar: 'النزال الرئيسي مساء السبت في لاس فيغاس يصلك صباح الأحد، ولذلك تفتح صالات التدريب شاشتها مع الفطور قبل الحصة. وحين تقام الأمسية في أبوظبي أو الرياض ينقلب الحال، فتصير لنا السهرة ولهم الفجر. خذ معك علم من تشجع، وأبقِ النتائج سرًا عمن ينوي مشاهدة الإعادة. وحضّر طعامًا يؤكل بيد واحدة، ففي الأخرى جوالك وقد فُتح على ورقة النقاط، ولا وقت لملعقة بين جرسين.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Is it suitable for children?', ar: 'هل تناسب مشاهدتها الأطفال؟' },
        answer: {
          en: 'That is for each family to decide. There is blood, and it is shown again slowly. Hosts will say who their evening is for.',
          ar: 'القرار للوالدين، ففيها دم يُعاد بطيئًا. وسيذكر كل مضيف لمن سهرته.',
        },
      },
      {
        question: { en: 'Is MMA the same as the UFC?', ar: 'هل الفنون المختلطة هي UFC؟' },
        answer: {
          en: 'The UFC is one promoter, the largest. The sport is older and wider, from the PFL to a regional card in a leisure centre, and amateurs have world championships of their own.',
          ar: 'UFC جهة تنظيم واحدة وهي الأكبر. أما اللعبة فأوسع: PFL وغيرها، وبطولات محلية في صالات صغيرة، وبطولة عالم للهواة.',
        },
      },
      {
        question: { en: 'Where do I try it myself?', ar: 'أين أجربها بنفسي؟' },
        answer: {
          en: 'In a gym with a beginners’ class, and not in somebody’s garage. Start with grappling: you learn to tap, and go home without a black eye.',
          ar: 'في نادٍ فيه حصة للمبتدئين ومدرب معتمد. ابدأ بالمصارعة الأرضية، فأول درس فيها أن تضرب البساط بيدك وتستسلم بسلام.',
        },
      },
    ],
  },
  {
    slug: 'boxing',
    asOf: '2026-11-21',
    heading: { en: 'Score it yourself', ar: 'احسبها بنفسك' },
    passages: [
      {
        title: { en: 'The long evening', ar: 'السهرة الطويلة' },
        text: {
          en: 'A bill starts in daylight with two teenagers in front of empty seats, and ends after midnight with a ring walk. In between there are anthems, a great deal of sitting down, and songs that the whole house has learned by the second line. At home, pencils: everybody writes ten for the round’s winner and nine for the other, and hands stay over the paper until the bell.',
          ar: 'تبدأ الأمسية بشابين أمام مقاعد خالية، وتنتهي بعد منتصف الليل بدخول البطل. وبينهما أناشيد وانتظار طويل وحديث أطول. وفي المجلس أقلام وأوراق: عشرة لمن كسب الجولة وتسعة للآخر، وكلٌّ يغطي ورقته بيده حتى الجرس. ومن سقط خصمه كتب ثمانية. ثم يُعلن الحكام نتيجتهم، فيبدأ النزال الثاني، نزال الكلام.',
        },
      },
      {
        title: { en: 'Small halls', ar: 'من القاعة الصغيرة إلى موسم الرياض' },
        text: {
          en: 'The sport is better understood from six rows away, in a hall for a few hundred, where you hear the breath go out with each punch and the corner counting the seconds. Amateur clubs put on home shows, with tea from an urn, where every boy and girl has twenty relatives. The big nights of Riyadh Season start late and suit European evenings. Mexican champions keep the weekends of May and September.',
          ar: 'من أراد أن يفهم اللعبة فليجلس في الصف السادس من قاعة صغيرة: يسمع الزفرة مع كل لكمة، ويسمع المدرب يعدّ ما بقي من الثواني. ثم جاء موسم الرياض بنزالات يتابعها العالم كله، ومعها جمهور جديد يعرف الفرق بين الخطّاف والمستقيمة. ونوادي الهواة تفتح أبوابها في حفلاتها الداخلية، ولكل لاعب صغير فيها عشرون قريبًا يهتفون باسمه.',
        },
      },
      {
        title: { en: 'What to know before the bell', ar: 'قبل الجرس' },
        text: {
          en: 'Twelve rounds of three minutes for a men’s world title, as a rule ten of two for a women’s. Four bodies give out belts, so “champion” needs a surname. Do not talk through a count.',
          ar: 'لقب العالم اثنتا عشرة جولة من ثلاث دقائق للرجال، والعادة عشر جولات من دقيقتين للسيدات. واسكت حين يعدّ الحكم، فالعدّ لا يُسمع مرتين. وكُل قبل النزالات الأخيرة، فالضربة القاضية تختار دائمًا لحظة ذهابك إلى المطبخ. واتفق مع أصحابك على إبعاد الجوالات، لأن بثّ غيرك قد يسبق بثّك بثوانٍ، ورسالة واحدة من صديق بعيد تطفئ ليلة كاملة.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'Why are there several world champions at one weight?',
          ar: 'لماذا أكثر من بطل عالم في الوزن الواحد؟',
        },
        answer: {
          en: 'Because four organisations, the WBA, WBC, IBF and WBO, each recognise their own. Whoever holds all four is called undisputed, and that is the fight people cross oceans for.',
          ar: 'لأن أربع هيئات تمنح أحزمتها: WBA وWBC وIBF وWBO. ومن جمع الأربعة سُمّي البطل بلا منازع، وذلك هو النزال الذي يسافر له الناس.',
        },
      },
      {
        question: { en: 'When will the main event really start?', ar: 'متى يبدأ النزال الرئيسي فعلًا؟' },
        answer: {
          en: 'Later than the poster says. The undercard decides. Hosts do well to serve food early and to keep some back.',
          ar: 'بعد الموعد المعلن، فالنزالات التي قبله هي التي تقرر. قدّم العشاء باكرًا واحتفظ ببعضه.',
        },
      },
    ],
  },
  {
    slug: 'wrestling',
    asOf: '2026-11-29',
    heading: { en: 'Half sport, half theatre, all noise', ar: 'نصفها رياضة ونصفها مسرح' },
    passages: [
      {
        title: { en: 'At the show', ar: 'في ليلة العرض' },
        text: {
          en: 'Learn the songs on the way, because the crowd answers each entrance with one of its own. Bring a cardboard sign and a thick pen, keep it short, and lower it once the bell has rung. Count along with the referee. Boo the villain with good manners: he has worked for it. When two wrestlers stop and look around, they are listening for you.',
          ar: 'احفظ الهتافات في الطريق، فلكل داخل إلى الحلبة ردّ يعرفه المدرج. خذ لوحة كرتون وقلمًا عريضًا، واكتب كلمتين لا أكثر، وأنزلها حين يدق الجرس لأن خلفك طفلًا. عُدّ مع الحكم بصوت عالٍ. واستهجن الشرير بأدب، فقد تعب ليكسب كرهك. وحين يتوقف المصارعان ويتلفتان فهما يصغيان إليك.',
        },
      },
      {
        title: { en: 'Around the year', ar: 'مواعيد السنة' },
        text: {
          en: 'Television nights come weekly and are for regulars. The large cards, the Rumble in winter, the great show of spring, are for a full room with a sweepstake on who comes through the curtain next. Jeddah and Riyadh stage cards of that size too, with families in the front rows. In Britain small promotions fill town halls on a Saturday at tea-time; in Mexico it is a Friday, with masks; in Japan people throw paper streamers.',
          ar: 'حلقات الأسبوع لأهل الصبر، والعروض الكبرى لغرفة ممتلئة: «رويال رامبل» في الشتاء وعرض الربيع الأكبر، مع قرعة على من يخرج من الستار تاليًا. وجدة والرياض تستضيفان عروضًا بهذا الحجم، والعائلات في الصفوف الأولى. وفي المكسيك أقنعة مساء الجمعة، وفي اليابان شرائط ورقية تُرمى على الحلبة. ومواعيد أمريكا تصلك فجرًا، فأعدّ فطورك معها.',
        },
      },
      {
        title: { en: 'The other wrestling', ar: 'المصارعة الأخرى' },
        text: {
          en: 'Freestyle and Greco-Roman are Olympic, with two three-minute periods and no chairs. Punjab and Maharashtra keep the earth pit, Turkey its oil at Kırkpınar, Senegal its drums. A dangal begins in the afternoon, and the village closes for it.',
          ar: 'الحرة والرومانية في الأولمبياد: فترتان من ثلاث دقائق وبساط بلا كراسي. وفي البنجاب حفرة من تراب، وفي تركيا زيت الزيتون في قرقبينار، وفي السنغال طبول. وحين تقام تلك النزالات تُغلق القرية دكاكينها. وإن أعجبت ابنك ليلة العرض فابحث له عن نادٍ فيه بساط للناشئين، يتعلم عليه السقوط قبل الرمي، وسيعرف من أول حصة أيّ المصارعتين أصعب.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'May I ask whether it is real?', ar: 'هل يصح أن أسأل: أهي حقيقية؟' },
        answer: {
          en: 'Once. The results are written and the falls are not soft. Most people in the row know both and cheer anyway, as one does for Hamlet.',
          ar: 'مرة واحدة. النتائج مكتوبة، والسقوط على الأرض ليس مكتوبًا. والجميع يعرف الأمرين ويهتف، كمن يعرف نهاية الفيلم ويبكي.',
        },
      },
      {
        question: { en: 'Where should a family sit?', ar: 'أين تجلس العائلة في العرض؟' },
        answer: {
          en: 'Beside the entrance ramp for waves and high fives, or a few rows up for a view. The floor seats are flat: when the row in front stands, a child sees backs.',
          ar: 'قرب الممر لمن يريد المصافحة، أو أعلى قليلًا لمن يريد الرؤية. فمقاعد الأرض مستوية، وإذا وقف من أمامك لم يرَ الصغير إلا الظهور.',
        },
      },
      {
        question: { en: 'Is WrestleMania coming to Riyadh?', ar: 'هل تأتي راسلمانيا إلى الرياض؟' },
        answer: {
          get en() {
            return textUntil(
              '2027-12-31',
              'WWE announced on 12 September 2025 that WrestleMania 43 goes to Riyadh in 2027. We have read of no day yet, so book nothing on the strength of it.',
              'WWE announced on 12 September 2025 that WrestleMania 43 would go to Riyadh in 2027. What came of it is on the promotion’s own site.',
            );
          },
          get ar() {
            return textUntil(
              '2027-12-31',
              'أعلنت WWE في 12 سبتمبر 2025 أن راسلمانيا 43 تقام في الرياض عام 2027. ولم نقرأ لها موعدًا محددًا بعد، فلا تحجز على أساسها شيئًا.',
              'أعلنت WWE في 12 سبتمبر 2025 أن راسلمانيا 43 تقام في الرياض عام 2027. وما جرى بعدها تجده في موقع المنظّم.',
            );
          },
        },
      },
    ],
    sources: [
      {
        fact: 'WrestleMania 43 announced for Riyadh in 2027. A report of 2026 says that it was under review',
        read: [
          'https://wrestlingheadlines.com/more-details-on-riyadh-season-making-history-by-hosting-wrestlemania-43-in-2027/',
          'https://www.sescoops.com/news/wwe/wrestlemania-43-riyadh-triple-h-wwe/',
        ],
      },
    ],
  },
  {
    slug: 'snooker',
    asOf: '2026-11-21',
    heading: { en: 'A crowd that holds its breath', ar: 'جمهور يكتم أنفاسه' },
    passages: [
      {
        title: { en: 'In the arena', ar: 'في القاعة' },
        text: {
          en: 'You sit closer than in any other professional sport, and you may not rustle. An earpiece with the commentary is sold at the door, so that two hundred people chuckle at a joke that was not spoken aloud. Applause has grades: two claps for a good safety, more for a long red, and for a century the whole room including the opponent, tapping the table. A player who is lucky lifts a hand in apology. He is not sorry, and it is still good manners.',
          ar: 'تجلس أقرب مما تجلس في أي رياضة احترافية، ولا يُسمح لكيس بأن يخشخش. كثيرون يضعون سماعة فيها التعليق، فيضحك صف كامل على نكتة لم تُقل بصوت مسموع. والتصفيق درجات: ضربتان لكرة دفاعية ذكية، وأكثر لحمراء بعيدة، والقاعة كلها للمئة، ومعها الخصم يطرق الطاولة بعصاه. ومن جاءته كرة بالحظ رفع يده معتذرًا، وما به أسف.',
        },
      },
      {
        title: { en: 'The spring fortnight and a bit', ar: 'ربيع شيفيلد' },
        text: {
          en: 'The World Championship, in Sheffield, takes up the second half of April and the first days of May, over so many sessions that people plan leave around it. Evenings run late, and a final over two days is watched in parts, with a television carried into the garden. In Gulf time the evening session is your late one; in China and Thailand it is for the night shift.',
          ar: 'بطولة العالم في شيفيلد بين أبريل ومايو، وجلساتها من الكثرة بحيث تُرتَّب عليها الإجازات. جلسة المساء هناك سهرتك هنا، والنهائي يومان يُشاهَدان على أقساط. وفي البيت شاشة واحدة بصوت منخفض: من أراد الكلام تكلم بين الأشواط، ومن أراد الشاي انتظر حتى تضيع كرة.',
        },
      },
      {
        title: { en: 'A club near you', ar: 'طاولة قريبة' },
        text: {
          en: 'Every town has a room with low lamps and a man who knows your average. Indian and Pakistani clubs take the game seriously, after work, for the price of the light, and a stranger is welcome as long as he sets up the balls when he has lost. Bring chalk, not opinions.',
          ar: 'في كل مدينة سعودية صالة بأضواء منخفضة وطاولات خضراء تمتلئ بعد العشاء. وعند الهندي والباكستاني في الطاولة المجاورة درس مجاني لمن طلبه بأدب. خذ طباشيرك واترك النصائح، فاللاعب لا يحتاجها قبل أن يخطئ. وابدأ بالكرات القريبة، ودع الضربة البعيدة لآخر الليل حين لا يعدّ أحد. واحجز طاولتك قبل ليلة الخميس، ومن خسر يجمع الكرات ويطلب الشاي.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'How do I follow the score?', ar: 'كيف أتابع النقاط؟' },
        answer: {
          en: 'A red is one, then a colour, then a red again. Yellow two, green three, brown four, blue five, pink six, black seven. Once the reds have gone the colours are taken in that order.',
          ar: 'الحمراء بواحدة، بعدها ملوّنة، ثم حمراء. الصفراء 2، الخضراء 3، البنية 4، الزرقاء 5، الوردية 6، السوداء 7؛ فإذا انتهت الحمراء أُخذت الملوّنة بهذا الترتيب.',
        },
      },
      {
        question: { en: 'Why is there so much sitting?', ar: 'لماذا يجلس أحدهما طويلًا؟' },
        answer: {
          en: 'Because the chair is where you pay for a miss. A visit lasts until the player fails to pot, and the best can keep the other in his seat for the frame.',
          ar: 'لأن الكرسي ثمن الخطأ. الدور لا ينتهي حتى تضيع كرة، والمتمكن قد يُبقي خصمه جالسًا الشوط كله.',
        },
      },
      {
        question: { en: 'Can a beginner join a club table?', ar: 'هل ألعب في صالة وأنا مبتدئ؟' },
        answer: {
          en: 'Yes: ask for a quiet afternoon. Cues are lent, the rest is explained, and a full-size table is longer than it looks on a screen.',
          ar: 'نعم، واختر ساعة هادئة بعد الظهر. العصي تُعار، والطاولة أطول مما تبدو على الشاشة.',
        },
      },
    ],
  },
];
