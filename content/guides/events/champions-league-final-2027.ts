import type { GuideEntry } from '../../schema.ts';

export const championsLeagueFinal2027: GuideEntry = {
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
};
