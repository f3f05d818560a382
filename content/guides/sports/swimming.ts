import type { GuideEntry } from '../../schema.ts';

export const swimming: GuideEntry = {
  slug: 'swimming',
  asOf: '2026-11-21',
  heading: { en: 'A day by the pool', ar: 'يوم على حافة المسبح' },
  passages: [
    {
      title: { en: 'How a gala goes', ar: 'كيف يمضي يوم السباقات' },
      text: {
        en: 'It is hot, it smells of chlorine and the programme is as long as a novel. Parents hold stopwatches, since there are never enough timekeepers. At “take your marks” four hundred people stop talking; a beep, and they make up for it. Heats take the morning and finals the evening. Relays come last and are what people stay for: everyone who has finished swimming stands at the end of the lane and screams at a friend who cannot hear.',
        ar: 'الجو حار ورائحة الكلور في كل مكان والبرنامج لا ينتهي. الآباء يحملون ساعات التوقيت لأن المؤقّتين لا يكفون أبدًا. وعند نداء الاستعداد يصمت مئات الناس، ثم تنطلق الصافرة فيعوضون ما فات. التصفيات صباحًا والنهائيات مساءً. وآخر السباقات التتابع، وهو سبب المجيء: كل من انتهى من سباقه يقف عند طرف الحارة ويصرخ لصاحب لا يسمعه.',
      },
    },
    {
      title: { en: 'How to read a race', ar: 'كيف تقرأ السباق' },
      text: {
        en: 'Watch the turns. Half of it happens under water, where the best come up a metre ahead without having passed anybody. In a medley the order is butterfly, back, breast, crawl; in the medley relay it starts on the back, because nobody can dive backwards off a teammate. The middle lanes hold the fastest from the heats. Outside lanes are for surprises, so look there once before the last turn.',
        ar: 'راقب الانقلابات، فنصف السباق تحت الماء، وهناك يخرج الأفضل متقدمًا مترًا ولم يتجاوز أحدًا. في الفردي المتنوع: فراشة ثم ظهر ثم صدر ثم حرة، وفي تتابع المتنوع يبدأ الظهر. أسرع السباحين في الحارات الوسطى، والطرفية للمفاجآت، فانظر إليها مرة قبل الانقلابة الأخيرة. وعُدّ الضربات في كل طول، فمن قلّت ضرباته وبقي سريعًا فعنده ما يدّخره للنهاية.',
      },
    },
    {
      title: { en: 'What to take', ar: 'ماذا تأخذ' },
      text: {
        en: 'A T-shirt under the coat, a pencil for the splits, water, and cash for the cake table that pays for the minibus. Sit by your own club. In many places, the Gulf among them, there are hours and galas for women only. Ask at the desk.',
        ar: 'قميصًا خفيفًا تحت المعطف، وقلمًا للأزمنة، وماءً، ومنشفة لطفل ليس طفلك. واجلس مع ناديك. وإن جئت وحدك فاسأل من يحمل ساعة، وسيشرح لك البرنامج كله قبل السباق التالي. وفي مسابح الخليج أوقات للسيدات ولقاءات لهن وحدهن، فاسأل عند الاستقبال عن المواعيد قبل أن تصل العائلة.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'How do I meet people at a pool where everyone swims up and down?',
        ar: 'كيف أتعرف على أحد والكل يسبح ذهابًا وإيابًا؟',
      },
      answer: {
        en: 'Join a club’s masters session: they share lanes, rest at the same wall and complain about the same coach. Grown-ups of any age, and no times asked.',
        ar: 'انضم إلى حصة الكبار في نادٍ: حارة مشتركة، واستراحة عند الجدار نفسه، وشكوى من المدرب نفسه. ولا يسألك أحد عن زمنك.',
      },
    },
    {
      question: { en: 'Why are there two kinds of record?', ar: 'لماذا للسباحة رقمان قياسيان؟' },
      answer: {
        en: 'Because pools of 25 and of 50 metres are different sports. More turns make the short one faster, so their records are kept apart.',
        ar: 'لأن مسبح 25 مترًا غير مسبح 50. كثرة الانقلابات تجعل القصير أسرع، فتُحفظ أرقامهما منفصلة.',
      },
    },
    {
      question: { en: 'Is open water on this page too?', ar: 'هل السباحة في البحر ضمن هذه الصفحة؟' },
      answer: {
        en: 'Lakes and the sea have their own, under Outdoor Swimming. Here there are lane ropes.',
        ar: 'للبحر والبحيرات صفحتها: السباحة في المياه المفتوحة. وهنا حارات وحبال.',
      },
    },
  ],
};
