import { launchText } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const cricket: GuideEntry = {
  slug: 'cricket',
  asOf: '2026-11-21',
  heading: { en: 'Bring food, stay for the evening', ar: 'هات الشاي وابقَ إلى المساء' },
  passages: [
    {
      title: { en: 'Pick your length', ar: 'اختر طول مباراتك' },
      text: {
        en: 'A Twenty20 is an evening out. A one-day match takes the day, and a Test takes the week off work. In a Test nobody watches every ball: you read, you nap, you walk round the ground at lunch, and at ten to six two wickets fall and you are on your feet. Whoever says nothing is happening has come for the wrong hour.',
        ar: 'مباراة T20 سهرة واحدة، واليوم الواحد يأخذ نهارك، أما «التيست» فيأخذ إجازتك. ومتابع الأيام الخمسة لا يراقب كل رمية: يقرأ، ويغفو، ويتمشى في استراحة الغداء، ثم يسقط ضاربان قبل المغيب فتجده واقفًا. ومن قال لك إن شيئًا لا يحدث فقد حضر في الساعة الخطأ.',
      },
    },
    {
      title: { en: 'The sound of it', ar: 'صوت المدرج' },
      text: {
        en: 'India and Pakistan crowds come with whistles and dhol; Sri Lanka has its papare bands of brass and drum; England’s travelling support has a trumpet and sings “Jerusalem” before the first over. At Edgbaston one stand arrives dressed as nuns or bananas. In Lahore, Mumbai or Dhaka leave the window open: with luck the street tells you of a six before the stream does.',
        ar: 'جماهير الهند وباكستان تأتي بالصفارات والطبول، وسريلانكا بفرقها النحاسية، وجمهور إنجلترا ببوق واحد لا يسكت. وفي لاهور أو مومباي أو دكا دع النافذة مفتوحة، فقد يخبرك الشارع بالسداسية قبل أن يعرضها البث. وفي السعودية والإمارات تُنصب العصي في الساحات المفتوحة صباح الجمعة، وكرة تنس يلفّها شريط لاصق تكفي ليبدأ اللعب.',
      },
    },
    {
      title: { en: 'When to meet', ar: 'متى تجتمع برفاقك' },
      text: {
        en: 'Evening matches in India are the afternoon in Britain and tea-time in Dubai: an easy first meeting. English Tests suit everyone from Riyadh to Delhi. Australia’s summer is for night owls in Europe, where the Boxing Day Test starts late on Christmas night. In America, where weekend leagues play in public parks, the same games come with breakfast.',
        ar: 'أمسيات الهند تبدأ عصرًا بتوقيت الرياض، وهي أسهل موعد للقاء أول. ومباريات إنجلترا تبدأ بعد الظهر. أما صيف أستراليا فلمن يسهر إلى الفجر. وفي ليالي رمضان بكراتشي تُقام بطولات الشوارع بعد التراويح، وهذه لا تحتاج إلى شاشة. خذ معك كرسيًا وترمس شاي وصحن سمبوسة، واجلس قرب من يحفظ الأرقام، فعنده معدّل كل ضارب منذ كان في المدرسة، ولا يبخل به على جليسه.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'How does a meetup work for a match that lasts five days?',
        ar: 'كيف يكون اللقاء لمباراة تمتد خمسة أيام؟',
      },
      answer: {
        get en() {
          return `By session. A Test watch party ${launchText('will be set', 'is set')} for a morning, an evening or a whole weekend, and you may come for the tea interval only.`;
        },
        get ar() {
          return `بالفترات. ${launchText('سيكون التجمّع', 'التجمّع')} لصباح أو مساء أو عطلة أسبوع كاملة، ولك أن تحضر استراحة الشاي وحدها.`;
        },
      },
    },
    {
      question: { en: 'Is it only for the IPL and the PSL?', ar: 'هل يقتصر الأمر على IPL وPSL؟' },
      answer: {
        en: 'No. Internationals, counties and the side that plays on your park on Sundays fit in just as well: name what you follow.',
        ar: 'لا. للمنتخبات والأندية مكانها كذلك، ومثلها الفريق الذي يلعب في ساحة حيّك يوم الجمعة؛ اكتب ما تتابعه.',
      },
    },
    {
      question: { en: 'What do I wear to a ground?', ar: 'ماذا ألبس في الملعب؟' },
      answer: {
        en: 'A hat, above all. Your side’s shirt for the short game, anything comfortable for the long one, and a jumper even in July if it is England.',
        ar: 'القبعة قبل كل شيء. وقميص منتخبك للمباراة القصيرة، وما يريحك للطويلة، وكنزة معك في إنجلترا ولو كان الشهر يوليو.',
      },
    },
  ],
};
