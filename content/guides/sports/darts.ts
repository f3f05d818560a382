import type { GuideEntry } from '../../schema.ts';

export const darts: GuideEntry = {
  slug: 'darts',
  asOf: '2026-11-21',
  heading: { en: 'One hundred and eighty, all together', ar: 'مئة وثمانون، بصوت واحد' },
  passages: [
    {
      title: { en: 'The big room', ar: 'القاعة الكبيرة' },
      text: {
        en: 'It is the one sport where the audience sits at tables with its back half-turned and misses nothing. Groups agree on a costume in October and deny it in November. Cards with a number on them lie on every bench, to go up on a maximum. The walk-on song belongs to the player until the first word, and after that to the floor. Book as a table, keep an eye on the last bus, and stand for the nine-darter, because the one next to you will never have seen one either.',
        ar: 'الرياضة الوحيدة التي يجلس جمهورها على موائد وظهره نصف ملتفت ولا يفوته شيء. تتفق المجموعات على الزي التنكري في أكتوبر وتنكره في نوفمبر. على كل مقعد لوحة كرتون تُرفع حين يصيب اللاعب الرقم الأعلى. وأغنية الدخول ملك صاحبها حتى أول كلمة، وبعدها للقاعة كلها. احجز طاولة لا كرسيًا، وإذا اقترب لاعب من تسعة أسهم كاملة فقف، فجارك أيضًا لم يرها من قبل.',
      },
    },
    {
      title: { en: 'League night', ar: 'ليلة الدوري' },
      text: {
        en: 'Most darts is played on a weekday in the corner of a pub, home team nearest the radiator. Someone chalks, which is the best way to learn subtraction. Whoever is not throwing keeps behind the thrower and quiet. In Dublin, Rotterdam or Manila it is the same corner. In the Gulf it is clubs and compounds, and in many Asian cities an electronic board that adds up for you.',
        ar: 'بعيدًا عن الأضواء تُلعب الدارتس في ليلة من وسط الأسبوع بركن مقهى أو نادٍ. أحدهم يكتب النقاط، وتلك خير مدرسة للطرح، ومن لا يرمي يقف خلف الرامي ساكتًا. وفي الخليج تجدها في المجمعات السكنية وصالات الترفيه، وفي مدن آسيا لوحات إلكترونية تحسب عنك وتغني إن أحسنت. وهي لعبة يغلب فيها الأب أبناءه الثلاثة في ليلة واحدة، ثم يطلبون الثأر.',
      },
    },
    {
      title: { en: 'The distance', ar: 'المسافات' },
      text: {
        en: 'Seven feet nine and a quarter inches from the board, the bull at five feet eight. Put the mat where no door opens.',
        ar: 'بينك وبين اللوحة 2.37 متر، ومركزها على ارتفاع 1.73 متر. وعلّقها حيث لا يُفتح باب فجأة. وافرش تحتها بساطًا يحمي الأرض ورؤوس الأسهم، وأضئها من الأمام حتى لا يسقط ظلك عليها. واجعل الصغار خلف الرامي لا بجانبه، ثم ابدأ.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'How does 501 work?', ar: 'كيف تُلعب 501؟' },
      answer: {
        en: 'Each side starts there and takes its scores off, three darts a visit. You must reach exactly nothing, and the last dart has to land in a double. Overshoot, and the visit does not count.',
        ar: 'تبدأ من 501 وتطرح ما تصيب، ثلاثة أسهم في كل دور. لا بد أن تصل إلى الصفر تمامًا بسهم في خانة مزدوجة، فإن تجاوزته ضاع دورك.',
      },
    },
    {
      question: { en: 'Must I dress up?', ar: 'هل الزي التنكري واجب؟' },
      answer: {
        en: 'No. But at the winter world championship you may be the only one in your row who came as a person.',
        ar: 'لا، لكنك قد تكون في صفك الوحيد الذي جاء بثيابه.',
      },
    },
  ],
};
