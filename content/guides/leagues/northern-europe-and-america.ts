import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const northernEuropeAndAmerica: GuideEntry[] = [
  {
    slug: 'bundesliga',
    asOf: '2026-11-21',
    heading: { en: 'Half past three, standing', ar: 'الثالثة والنصف، وقوفًا' },
    passages: [
      {
        title: { en: 'Saturday by train', ar: 'السبت بالقطار' },
        text: {
          en: 'In many cities the match ticket is also the tram ticket, so the day begins on a platform, among scarves tied to wrists and denim waistcoats with thirty years of patches. A sausage before the gate is not a meal but a formality. You take your place on the terrace early, since places there have no numbers. The announcer calls the scorer’s first name and fifty thousand give him the surname, three times.',
          ar: 'في مدن كثيرة تذكرة المباراة هي تذكرة الترام، فيبدأ اليوم على الرصيف بين شالات معقودة على المعاصم وسترات جينز عليها رقع ثلاثين سنة. تأخذ مكانك في مدرج الوقوف باكرًا، فلا أرقام هناك. ينادي المذيع اسم الهدّاف الأول فيردّ الملعب كله باسم عائلته، ثلاث مرات. قف مرة بين عشرات الألوف وهم يقفزون معًا، وستعرف لماذا لا يريدون المقاعد.',
        },
      },
      {
        title: { en: 'The Konferenz', ar: 'الكونفرنس: كل الملاعب في بث واحد' },
        text: {
          en: 'Five matches usually start together, and those at home listen to the Konferenz, voices interrupting one another from ground to ground: goal in Bremen, over to Mainz. It is loved more than any single game. At half past six one match gets the evening to itself. A winter break empties January for two or three weeks, and people discover their families.',
          ar: 'تنطلق عدة مباريات معًا، ومن في البيت يتابع «الكونفرنس»: معلّقون يقاطع بعضهم بعضًا من ملعب إلى ملعب، هدف في بريمن، ننتقل إلى ماينز. كثيرون يفضلونه على أي مباراة كاملة. وفي السادسة والنصف قمة المساء وحدها. ثم تأتي الراحة الشتوية فيكتشف الناس عائلاتهم أسبوعين أو ثلاثة، ويعودون إلى المدرج كأنهم غابوا سنة.',
        },
      },
      {
        title: { en: 'Whose club is it?', ar: 'لمن النادي؟' },
        text: {
          en: 'Members hold more than half the votes at most clubs, a rule called fifty plus one, and they use them, on ticket prices, on Monday games they got rid of, on tennis balls thrown at investors’ plans. Outside Germany the fan clubs keep the habit: minutes, a treasurer, a table reserved for ever. In Riyadh the afternoon games fall in the early evening, the kindest hour of any European league.',
          ar: 'الأعضاء يملكون أكثر من نصف الأصوات في معظم الأندية، ويسمّونها قاعدة «50+1»، وبها أوقفوا مباريات الاثنين واعترضوا على صفقات المستثمرين بكرات تنس رُميت على العشب. ورابطتهم في الغربة كما في بلادهم: محضر وأمين صندوق وطاولة محجوزة. أما ساعتهم فألطف ساعات أوروبا علينا: أول المساء في الرياض، تنتهي المباراة ويبدأ عشاء العائلة. وإن كان لك أبناء فابدأ بهذا الدوري، فلا سهر فيه ولا اعتذار عن مدرسة الغد.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'How do I get into a standing section?', ar: 'كيف أدخل مدرج الوقوف؟' },
        answer: {
          en: 'Mostly as a member or a guest of one. Places go first to those with season tickets. For a first visit take a seat in a corner next to it, and try the second division, where the terraces are as loud.',
          ar: 'غالبًا بعضوية أو مع عضو، فالأولوية لأصحاب التذاكر الموسمية. لأول مرة خذ مقعدًا مجاورًا، أو جرّب الدرجة الثانية، فمدرجاتها لا تقل صوتًا.',
        },
      },
      {
        question: { en: 'What is the relegation play-off?', ar: 'ما ملحق الهبوط؟' },
        answer: {
          en: 'The last two go down. The one above them plays the third of the second division twice, and that week is shared by supporters of neither.',
          ar: 'الأخيران يهبطان، والذي فوقهما يلعب مباراتين مع ثالث الدرجة الثانية. أسبوع تتابعه ألمانيا كلها ولو لم يكن لها فيه فريق.',
        },
      },
    ],
  },
  {
    slug: 'eredivisie',
    asOf: '2026-11-21',
    heading: { en: 'Plates on laps at seven', ar: 'هولندا على طاولة العشاء' },
    passages: [
      {
        title: { en: 'Sunday as it was', ar: 'يوم الأحد' },
        text: {
          en: 'For generations the Dutch have eaten on Sunday evening with the plate on their lap, because the highlights were on at seven. Matches run from Friday night to Sunday afternoon. People go by bicycle, lock it to another bicycle, and are home for soup. Grounds are compact and roofed, and the ball is on the grass. Behind you a boy may be telling his father what the midfielder should have done.',
          ar: 'أجيال من الهولنديين تتعشى مساء الأحد والصحن على الركبة لأن ملخصات الجولة في السابعة. المباريات من مساء الجمعة إلى عصر الأحد، يذهب إليها الناس بالدراجة ويربطونها بدراجة أخرى ويعودون قبل أن تبرد الشوربة. الملاعب صغيرة مسقوفة والكرة على الأرض. وربما وجدت خلفك فتى يشرح لأبيه ما كان على لاعب الوسط أن يفعله.',
        },
      },
      {
        title: { en: 'Travelling together', ar: 'السفر جماعةً' },
        text: {
          en: 'For risky matches away supporters must travel on one arranged bus or train, ticket and journey in one, and the club’s scarves fill a motorway services. It is a nuisance and it has made friendships. The champions receive a silver dish, not a cup. It is held up on a balcony in the middle of the city, or on the Coolsingel if the city is Rotterdam.',
          ar: 'في المباريات الحساسة يسافر الضيوف في حافلات أو قطار واحد تصدر تذكرته مع تذكرة المباراة. أمر مزعج صنع صداقات كثيرة. والبطل يرفع صحنًا من فضة لا كأسًا، على شرفة في وسط المدينة يقف تحتها عشرات الألوف. وفي روتردام يملأ الاحتفال شارعًا كاملًا، وفي أيندهوفن يركب اللاعبون عربة مفتوحة، وفي أمستردام يزدحم الميدان حتى يصعد الناس أعمدة الإنارة.',
        },
      },
      {
        title: { en: 'Why people abroad follow it', ar: 'لماذا يتابعه البعيد' },
        text: {
          en: 'To see them first. In Paramaribo and Willemstad it is cousins; in Jakarta it is names on the national team; in London it is scouts and romantics. The spring play-offs for a European place keep mid-table honest. Learn one word, gezellig: company in a warm room. It describes the watch party you are looking for.',
          ar: 'ليرى النجوم قبل الجميع. نحن نعرف المدرسة الهولندية منذ قاد مدربوها منتخباتنا، ومنهم فان مارفيك الذي عاد بالأخضر إلى المونديال، ونعرف المغاربة الذين نشأوا في أحيائه ثم عادوا إلى «الأسود». وأوقات مبارياته رحيمة، أغلبها بين العصر والعشاء بتوقيت الرياض. وعندهم كلمة لا تُترجم، «خِزيلِخ»، ومعناها صحبة في غرفة دافئة؛ وهي عندنا ببساطة: مجلس. فاجمع له ثلاثة يحبون الكرة الحلوة ولا يسألون عن النتيجة أولًا.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'What is Total Football, and is it still played?',
          ar: 'ما «الكرة الشاملة»، وهل ما زالت تُلعب؟',
        },
        answer: {
          en: 'The idea, from Amsterdam around 1970, that everyone can take everyone’s place. The names have changed. The habit of asking a defender to think has not.',
          ar: 'فكرة من أمستردام قبل نصف قرن: كل لاعب يأخذ مكان الآخر. تغيرت الأسماء وبقي المطلوب من المدافع أن يفكر.',
        },
      },
      {
        question: { en: 'Can a visitor buy a ticket?', ar: 'هل يشتري الزائر تذكرة بسهولة؟' },
        answer: {
          en: 'For most grounds yes, after registering online. For the big derbies it is often only with a club card. Choose Heerenveen or Nijmegen for a first time.',
          ar: 'لأغلب الملاعب نعم بعد التسجيل في موقع النادي، أما القمم فكثيرًا ما تُشترط لها بطاقة. واختر لأول مرة مدينة صغيرة.',
        },
      },
    ],
  },
  {
    slug: 'mls',
    asOf: '2026-11-21',
    heading: { en: 'March to the match', ar: 'مسيرة إلى الملعب' },
    passages: [
      {
        title: { en: 'Saturday, an hour before', ar: 'قبل المباراة بساعة' },
        text: {
          en: 'It starts at a bar or a car park some blocks away. Drums, then a column down the middle of the road, then the stairs and a stand reserved for those who will not sit. Songs are in English, Spanish and, in Montreal, French; the capo’s notebook has all three. In Portland a man with a chainsaw cuts a slice off a log for every goal, and in Seattle scarves go up for the team to come out.',
          ar: 'تبدأ من ساحة على بُعد شوارع: طبول، ثم مسيرة في وسط الطريق، ثم مدرج لمن لا يجلس. الأهازيج بالإنجليزية والإسبانية، وفي مونتريال بالفرنسية. في بورتلاند رجل يقطع بالمنشار شريحة من جذع شجرة مع كل هدف، وفي سياتل ترتفع الشالات لدخول الفريق. وفيها شيء من كل بلد كروي: طبل برازيلي وبوق مكسيكي ولافتة إنجليزية.',
        },
      },
      {
        title: { en: 'Distances', ar: 'المسافات' },
        text: {
          en: 'An away trip may be a five-hour flight. So the rivalries people can drive to matter twice: the Cascadia Cup in the north-west was invented and paid for by supporters, as was the Supporters’ Shield for the best record of the regular season. Then come play-offs and a single final. Newcomers ask why the best team is not the champion. Americans ask why it would be.',
          ar: 'قد تكون رحلة الضيوف خمس ساعات بالطائرة، ولذلك تغلو الديربيات التي تصلها السيارة. كأس كاسكاديا في الشمال الغربي فكرة المشجعين ومن جيوبهم، ومثلها درع المشجعين لصاحب أفضل سجل في الموسم المنتظم. وبعده أدوار إقصائية ونهائي واحد. يسأل الجديد: لماذا لا يكون المتصدر هو البطل؟ ويجيبه الأمريكي: ولماذا نلعب النهائي إذن؟ وكلاهما مقتنع.',
        },
      },
      {
        title: { en: 'Following it from afar', ar: 'متابعته من هنا' },
        text: {
          en: 'Saturday evening there is after midnight in Britain and before dawn in Riyadh. The occasional Sunday afternoon game is the one to share. At home, backyards and taquerias; abroad, replays on Sunday morning with the result kept from you. Wear the scarf: it was America’s adopted tradition, and it is knitted thick for March in Minnesota.',
          ar: 'مساء السبت هناك قبيل الفجر هنا، فخذ منه مباريات عصر الأحد فهي ليلتك. أو شاهد الإعادة ظهرًا وقد وعدك أصحابك ألا يخبروك بالنتيجة. دخل الدوري بيوتنا مع قدوم ميسي إلى ميامي عام 2023، ثم بقي من أعجبه غيره. وإن سافرت فخذ شالًا سميكًا، فمارس في مينيسوتا ليس ربيعًا، وخذ ماء إن كان موعدك في هيوستن صيفًا.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'When is the season?', ar: 'متى يُلعب الموسم؟' },
        answer: {
          get en() {
            return textUntil(
              '2027-05-31',
              'It has run from late winter to autumn. The league has announced a change: a short season from February to May 2027, and from that July a calendar like Europe’s, with a winter break.',
              'It ran from late winter to autumn until 2026. For the time from July 2027 on the league announced a calendar like Europe’s, with a winter break.',
            );
          },
          get ar() {
            return textUntil(
              '2027-05-31',
              'كان من آخر الشتاء إلى الخريف. وأعلن الدوري التغيير: موسم قصير من فبراير إلى مايو 2027، ثم من يوليو روزنامة كأوروبا مع راحة شتوية.',
              'كان حتى 2026 من آخر الشتاء إلى الخريف. وأعلن الدوري أنه يسير بدءًا من يوليو 2027 على روزنامة كأوروبا مع راحة شتوية.',
            );
          },
        },
      },
      {
        question: { en: 'Why does nobody go down?', ar: 'لماذا لا يهبط أحد؟' },
        answer: {
          en: 'Places are owned by the league and its partners, as in other American sports, and are not won or lost by results. The drama is saved for the play-offs.',
          ar: 'لأن المقاعد حصص في الدوري كما في بقية الرياضات الأمريكية، لا تُكسب ولا تُخسر بالنتائج. والإثارة مؤجلة إلى الأدوار الإقصائية.',
        },
      },
    ],
  },
  {
    slug: 'nwsl',
    asOf: '2026-11-21',
    heading: { en: 'A league that belongs to its crowd', ar: 'دوري يشبه جمهوره' },
    passages: [
      {
        title: { en: 'Who is beside you', ar: 'من يجلس بجانبك' },
        text: {
          en: 'A youth team in shin pads, on the way from its own game. Two women who have had season tickets since the club had eight staff. A father with a sign that says his daughter is shy but would like a wave. The supporters’ end has drums and flags of every sort, and a rule most sections print on a card: everyone is welcome, and we sing for our own more than against theirs.',
          ar: 'فريق فتيات بواقيات الساق، جئن من مباراتهن مباشرة. وسيدتان لهما تذكرة موسمية منذ كان النادي مكتبًا صغيرًا. وأب يحمل لوحة كُتب عليها: ابنتي خجولة وتتمنى تحية. وفي مدرج الرابطة طبول وأعلام وقاعدة يوزعونها على بطاقة: الجميع مرحّب به، ونغني لفريقنا أكثر مما نغني على خصمنا. ومن جاء وحده لا يبقى وحده إلى الشوط الثاني.',
        },
      },
      {
        title: { en: 'The long season', ar: 'موسم طويل' },
        text: {
          en: 'March to November, through heat and national-team summers, towards eight play-off places and a final at a chosen ground. In 2024 it became the first of the large American leagues to do away with the draft: players choose their clubs, and the press conference in which they explain why is watched closely. World Cup winners, Brazilians and teenagers on their first contract share a midfield.',
          ar: 'من مارس إلى نوفمبر، عبر حر الصيف وإجازات المنتخبات، نحو ثمانية مقاعد إقصائية ونهائي في ملعب يُختار سلفًا. وفي 2024 كان أول دوري أمريكي كبير يلغي «الدرافت»، فصارت اللاعبة تختار ناديها وتشرح السبب أمام الكاميرات. وفي وسط الملعب الواحد بطلة عالم وبرازيلية ومراهقة في أول عقد لها، والجمهور يحفظ عن الثلاث كل شيء. وبين المدن مطار، فرحلة الضيوف هناك سفر كامل بحقيبة وصورة جماعية.',
        },
      },
      {
        title: { en: 'Ways to watch', ar: 'كيف تشاهده' },
        text: {
          en: 'On the spot, go early: autographs come before the warm-up as well as after the match. Elsewhere, women’s sports bars have opened in a good many American cities since the first in Portland in 2022. From Europe choose the weekend matinees, from the Gulf the same ones, late in the evening, or a recording with breakfast and no telephone.',
          ar: 'إن كنت هناك فاذهب باكرًا، فالتواقيع قبل الإحماء كما هي بعد المباراة. وقد فُتحت في مدن أمريكية كثيرة أماكن لا تعرض إلا رياضة المرأة، أولها في بورتلاند عام 2022. وإن كنت هنا فمباريات النهار تصلك في السهرة، وما سواها شاهده مسجلًا مع الفطور وجوالك مغلق. وإن كنت تدرّب فتيات في أكاديمية أو مدرسة فاجعل مباراة منه درس آخر الأسبوع، وأوقف الإعادة عند كل لقطة تستحق.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'How does it relate to the national team?', ar: 'ما علاقته بمنتخب أمريكا؟' },
        answer: {
          en: 'Most of the squad plays here, and the calendar stops, more or less, when it does. The league is also where Canadians, Mexicans and Zambians became idols of cities far from home.',
          ar: 'أكثر لاعبات المنتخب هنا. وفيه أيضًا كنديات ومكسيكيات وزامبيات صرن محبوبات مدن بعيدة عن بلادهن.',
        },
      },
      {
        question: { en: 'Which match should I travel for?', ar: 'لأي مباراة أسافر؟' },
        answer: {
          en: 'Portland against Seattle, for trees, rain and bad blood; Kansas City, for a stadium built with nobody else in mind.',
          ar: 'بورتلاند وسياتل للخصومة والمطر، وكانساس سيتي لملعب لم يُبنَ لأحد غيرهن.',
        },
      },
    ],
  },
];
