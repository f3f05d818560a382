import type { GuideEntry } from '../../schema.ts';

export const ipl: GuideEntry = {
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
};
