import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const saudiProLeague: GuideEntry = {
  slug: 'saudi-pro-league',
  asOf: '2026-11-21',
  heading: { en: 'From Thursday evening to Saturday night', ar: 'من مساء الخميس إلى مساء السبت' },
  passages: [
    {
      title: { en: 'How a round goes', ar: 'كيف تمضي الجولة' },
      text: {
        en: 'The Saudi weekend is Friday and Saturday, so a round usually opens on Thursday evening. Matches start after sunset, when the heat allows it, and around the prayers. In Ramadan they begin late and finish close to the pre-dawn meal. Families have their own gates and rows. Women have come to league grounds since January 2018, and Jeddah saw it first.',
        ar: 'تبدأ الجولة عادة مساء الخميس، لأن العطلة جمعة وسبت. المباريات بعد المغرب حين يهدأ الحر، ومواعيدها تراعي الصلوات، وفي رمضان تتأخر فتنتهي قريبًا من السحور. وللعائلات مدخلها ومقاعدها، ومنذ يناير 2018 صار المدرج للأسرة كلها، وكانت البداية من جدة. فإن فاتك الملعب فموعدك الاستراحة: شاشة وفناء ومن يتكفّل بالشاي.',
      },
    },
    {
      title: { en: 'What it sounds like', ar: 'صوت المدرج' },
      text: {
        en: 'The rabita, the supporters’ group, sits in a block behind the goal with drums, a caller and songs that owe more to wedding processions than to England. The tifo takes volunteers a night to lay out. In Jeddah the two great clubs answer each other’s verses across the ground. In Riyadh the derby begins on social media on Monday.',
        ar: 'الرابطة كتلة واحدة خلف المرمى: طبول وقائد هتاف وأهازيج فيها من السامري والعرضة والفن الشعبي أكثر مما فيها من إنجلترا. التيفو يسهر على فرشه متطوعون ليلة كاملة. في جدة يردّ كل مدرج على الآخر بيتًا ببيت، وفي الرياض يبدأ الديربي على الجوال من يوم الاثنين. وللشرقية والقصيم والجنوب ديربيات لا تقل حرارة، وفي عسير قد ينزل الضباب إلى العشب فيلعب مع الفريقين.',
      },
    },
    {
      title: { en: 'Coming from abroad', ar: 'إن كنت زائرًا أو مغتربًا' },
      text: {
        en: 'Book on the clubs’ own channels, bring the name on your passport, arrive early for the coffee and dates that somebody in your row will offer. Dress for a mild evening and modestly. A scarf in club colours suits a thobe as well as a jacket. Kick-off is late afternoon in London and night in Mumbai.',
        ar: 'التذاكر من منصات الأندية ومنصة الدوري الرسمية. احضر باكرًا، فالصداقة تبدأ قبل المباراة بفنجان يمده لك من بجانبك. والشال يليق بالثوب كما يليق بالقميص. والمباراة في لندن عصرًا وفي أمريكا ظهرًا، والغربة أهون حين تجد من يعرف معنى «الكلاسيكو» دون شرح.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Which are the derbies?', ar: 'ما أبرز الديربيات؟' },
      answer: {
        en: 'Al Hilal against Al Nassr in Riyadh and Al Ittihad against Al Ahli in Jeddah. Al Hilal against Al Ittihad, capital against coast, is called the Clásico.',
        ar: 'الهلال والنصر في الرياض، والاتحاد والأهلي في جدة. والهلال والاتحاد كلاسيكو المدينتين، ولكل منطقة ديربي يعرفه أهلها.',
      },
    },
    {
      question: { en: 'Can I take my family?', ar: 'هل أصطحب عائلتي؟' },
      answer: {
        en: 'Yes. Choose the family section when you book, since it is away from the drums and close to the food.',
        ar: 'نعم، واختر قسم العائلات عند الحجز، فهو بعيد عن الطبول قريب من الخدمات.',
      },
    },
    {
      question: { en: 'Why does the season pause?', ar: 'لماذا يتوقف الدوري في أثناء الموسم؟' },
      answer: {
        get en() {
          return `For the national team, the King’s Cup and Asia’s club competitions${textUntil('2027-02-05', '; 2027 begins with the Asian Cup at home', '')}.`;
        },
        get ar() {
          return `للمنتخب وكأس الملك والبطولات الآسيوية${textUntil('2027-02-05', '، وفي مطلع 2027 لكأس آسيا على أرضنا', '')}.`;
        },
      },
    },
  ],
};
