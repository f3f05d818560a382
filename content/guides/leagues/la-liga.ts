import type { GuideEntry } from '../../schema.ts';

export const laLiga: GuideEntry = {
  slug: 'la-liga',
  asOf: '2026-11-21',
  heading: { en: 'The late country', ar: 'بلاد تلعب ليلًا' },
  passages: [
    {
      title: { en: 'A match day by the clock', ar: 'يوم المباراة بالساعة' },
      text: {
        en: 'There may be a match at two, before lunch, and one at nine, before dinner, and in between a town lies down. People walk to the ground in families, three generations holding one bag of sunflower seeds. By the end the concrete is white with shells. When a team plays badly the stand pulls out white handkerchiefs, without a word, and waves them towards the directors’ box. It is the politest cruelty in football.',
        ar: 'مباراة في الثانية قبل الغداء، وأخرى في التاسعة قبل العشاء، وبينهما تنام المدينة. تمشي العائلة إلى الملعب بأجيالها الثلاثة وبين أيديها كيس بذور دوّار الشمس، فإذا انتهت المباراة ابيضّت الدرجات من القشور. وإذا ساء الأداء أخرج الجمهور مناديل بيضاء ولوّح بها نحو المنصة دون كلمة، وتلك أقسى رسالة وأكثرها أدبًا.',
      },
    },
    {
      title: { en: 'The peña', ar: 'البينيا' },
      text: {
        en: 'Half club, half café, with a framed shirt and a lottery ticket behind the counter. A peña runs the coach to away games, argues about the line-up from Tuesday, and has branches wherever Spaniards have worked: Zürich, Buenos Aires, Tangier. In the Basque derby supporters of both sides mix in the same streets and sing at each other over the same snacks.',
        ar: 'نصفها نادٍ ونصفها مقهى، على جدارها قميص في إطار. تنظّم الحافلة إلى مباريات الخارج، وتختلف على التشكيلة من يوم الثلاثاء، ولها فروع حيث عمل الإسبان، ومنها طنجة وتطوان على بُعد بحر ضيق. وفي ديربي الباسك يختلط الجمهوران في الشارع الواحد ويغني كل منهما للآخر. وأتلتيك بلباو لا يلعب له إلا من وُلد في الإقليم أو تدرّب فيه، فكل هدف هناك هدف ابن الحي.',
      },
    },
    {
      title: { en: 'Watching from elsewhere', ar: 'المشاهدة من هنا' },
      text: {
        en: 'Nine in Madrid is eight in London, late evening in Riyadh, mid-afternoon in New York. For a Clásico, cafés in Casablanca, Cairo and Riyadh put out every chair they have, and rows are divided by shirt. Go with somebody from the other side at least once. It is how the best stories begin.',
        ar: 'تاسعة مدريد تقع قبيل منتصف الليل بتوقيت الرياض، وهي ساعة نعرفها. وليلة الكلاسيكو تُخرج المقاهي كراسيها كلها من الدار البيضاء إلى جدة، ويُقسم الصف بالقميص: مدريدي وكتالوني ومن جاء ليراقب. وفي البيت الواحد أخوان لا يتكلمان حتى الصباح. احضرها مرة مع من يشجع خصمك، فمن هنا تبدأ أجمل الحكايات.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'What separates two teams level on points?', ar: 'كيف يُفصل بين فريقين متساويين؟' },
      answer: {
        en: 'Their matches against each other, before goal difference. So a late consolation goal in October can decide something in May.',
        ar: 'بمواجهاتهما المباشرة قبل فارق الأهداف. فهدف متأخر في أكتوبر قد يحسم شيئًا في مايو.',
      },
    },
    {
      question: { en: 'Why are there two Madrid fountains in every story?', ar: 'ما حكاية نافورتي مدريد؟' },
      answer: {
        en: 'Real celebrate at Cibeles and Atlético at Neptune, a short walk apart. To learn who has won, see which way people are walking.',
        ar: 'ريال يحتفل عند سيبيليس وأتلتيكو عند نبتون، وبينهما مشوار قصير. ولتعرف الفائز انظر إلى أين يسير الناس.',
      },
    },
  ],
};
