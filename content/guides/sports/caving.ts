import type { GuideEntry } from '../../schema.ts';

export const caving: GuideEntry = {
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
};
