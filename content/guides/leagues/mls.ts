import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const mls: GuideEntry = {
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
};
