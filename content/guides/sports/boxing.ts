import type { GuideEntry } from '../../schema.ts';

export const boxing: GuideEntry = {
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
};
