import type { GuideEntry } from '../../schema.ts';

export const premierLeague: GuideEntry = {
  slug: 'premier-league',
  asOf: '2026-11-21',
  heading: { en: 'A weekend in five kick-offs', ar: 'عطلة أسبوع بخمسة مواعيد' },
  passages: [
    {
      title: { en: 'How the weekend is laid out', ar: 'كيف تتوزع الجولة' },
      text: {
        en: 'Saturday has an early match, the three o’clocks and one at half past five; Sunday has two or three; Monday, now and then, an epilogue. In Britain those at three are not on live television, an old rule made to protect smaller grounds, so fans there go, or follow the scores as they fall. Abroad nearly everything is shown. Lagos has viewing centres with benches, Mumbai an evening of it, New York breakfast with eggs and a scarf.',
        ar: 'السبت مباراة مبكرة، ثم زحام الثالثة بتوقيت لندن، ثم موعد الخامسة والنصف. والأحد مباراتان أو ثلاث، والاثنين أحيانًا خاتمة. مباريات الثالثة لا تُنقل مباشرة في بريطانيا نفسها بقاعدة قديمة تحمي الملاعب الصغيرة، أما أنت فتشاهدها عصر الرياض أو مغربها. وآخر مباراة في السبت تنتهي قبل العشاء المتأخر، ولذلك صار لهذا الدوري في استراحاتنا موعد ثابت كموعد الدوري المحلي، وخلافه أطول.',
      },
    },
    {
      title: { en: 'The away end', ar: 'مدرج الضيوف' },
      text: {
        en: 'Three thousand seats at most, sold to those who went last time. The price has been capped since 2016, and the away end is where new songs are tried, on trains first. A neutral can hear who is winning with the sound down: one side sings, the other complains.',
        ar: 'بضعة آلاف مقعد لا يصل إليها إلا من سافر من قبل، ولأسعارها سقف منذ 2016. هناك تُجرَّب الأهازيج الجديدة بعد أن تُغنّى في القطار. وإن أردت أن تعرف المتقدم وأنت مغمض العينين فاستمع: جانب يغني وجانب يتذمر. والذي يسكت منهما أولًا هو الخاسر في العادة.',
      },
    },
    {
      title: { en: 'Dates to keep', ar: 'مواعيد لا تفوت' },
      text: {
        en: 'The fixtures come out in June and weddings are moved. Boxing Day is football by custom. On the last Sunday all ten matches start together, and one phone in every row is on somebody else’s game. Fantasy teams must be in ninety minutes before the first whistle of the round. Say no more to your colleagues after that.',
        ar: 'يصدر الجدول في يونيو فتتغير مواعيد كثيرة في البيوت. وآخر ديسمبر مزدحم بالمباريات حين تستريح الدوريات الأخرى. وفي الأحد الأخير تنطلق المباريات العشر معًا، وفي كل صف جوال مفتوح على مباراة أخرى. أما فريقك في الفانتازي فيُغلق قبل أول مباراة في الجولة بتسعين دقيقة، ومن نسي لامه زملاؤه أسبوعًا.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'What is decided at the bottom and the top?', ar: 'ماذا يُحسم في القمة والقاع؟' },
      answer: {
        en: 'The last three go down to the Championship and three come up. The leading places send clubs to Europe. How many depends on how English teams did there the year before, and on who won the cups.',
        ar: 'الثلاثة الأخيرون يهبطون ويصعد مكانهم ثلاثة. والمراكز الأولى تؤهل إلى أوروبا، وعددها يتغير بحسب نتائج الإنجليز هناك ومن فاز بالكؤوس.',
      },
    },
    {
      question: {
        en: 'My club is not among the badges here. Can I still join?',
        ar: 'نادٍ أشجعه لا أراه هنا، فهل أسجّل؟',
      },
      answer: {
        en: 'Yes. Write it as your team: promotion exists for a reason.',
        ar: 'نعم، اكتبه في خانة الفريق، فالصعود وُجد لأمثاله.',
      },
    },
  ],
};
