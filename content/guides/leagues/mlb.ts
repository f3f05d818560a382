import type { GuideEntry } from '../../schema.ts';

export const mlb: GuideEntry = {
  slug: 'mlb',
  asOf: '2026-11-21',
  heading: { en: 'Nearly every day, from spring to autumn', ar: 'كل يوم تقريبًا' },
  passages: [
    {
      title: { en: 'Series, not matches', ar: 'سلسلة لا مباراة' },
      text: {
        en: 'A team comes to town for three or four days. You lose on Friday, have a theory on Saturday, and bring the children on Sunday afternoon to test it. That is why regulars talk of the series and why a bad night weighs so little. The trade deadline at midsummer, the scoreboard watching of September, then October, when suddenly each pitch has a whole winter behind it.',
        ar: 'يأتي الفريق إلى المدينة ثلاثة أيام أو أربعة. تخسر الجمعة، وتضع نظرية يوم السبت، وتختبرها مع أبنائك عصر الأحد. لذلك يتحدث أهلها عن «السلسلة» لا عن المباراة، ولذلك لا تثقل عليهم ليلة سيئة. ثم موعد إغلاق الصفقات في منتصف الصيف، ومراقبة الجدول في سبتمبر، ثم أكتوبر حين يصير لكل رمية وزن شتاء كامل.',
      },
    },
    {
      title: { en: 'Each park its own', ar: 'لكل ملعب طبعه' },
      text: {
        en: 'The rules fix the bases and leave the walls alone. Boston has a green one thirty-seven feet high and sings “Sweet Caroline” in the eighth; Chicago’s is ivy; San Francisco has kayaks waiting in the bay for home runs. Fans take visiting other parks as seriously as others take capitals. Food is local and eaten in the hand.',
        ar: 'القانون يحدد مواضع القواعد الأربع ويترك الجدران للمدن. في بوسطن جدار أخضر عالٍ وأغنية في الشوط الثامن، وفي شيكاغو لبلاب على السور، وفي سان فرانسيسكو قوارب صغيرة تنتظر الكرة في الخليج. وزيارة الملاعب كلها عند بعضهم مشروع عمر، يأخذ الأب ابنه إلى ملعب كل صيف ويدوّنان التاريخ. والطعام محلي ويؤكل باليد، ولكل مدينة طبق تغضب إن سألت عن غيره.',
      },
    },
    {
      title: { en: 'A following on three continents', ar: 'من طوكيو إلى دبي' },
      text: {
        en: 'In Tokyo the Dodgers’ games are morning television. In Santo Domingo, Caracas and San Juan half the line-up went to somebody’s school. London has had regular-season series, and Dubai since 2025 a ballpark with a small league of its own. For evenings in Europe or the Gulf, choose the Sunday afternoon games and bring a scorecard to teach from.',
        ar: 'في طوكيو تُشاهَد مباريات لوس أنجلوس مع الفطور، وفي سانتو دومينغو وكاراكاس نصف التشكيلة من أبناء الحي. وفي دبي منذ 2025 ملعب بيسبول ودوري صغير تحمل فرقه أسماء من الهند وباكستان وبلاد العرب. وأنسب المواعيد مباريات ظهر الأحد بتوقيت أمريكا، فهي بعد العشاء في الرياض. خذ معك ورقة تدوين وعلّم عليها صاحبك، فاللعبة تُفهم بالقلم أسرع مما تُفهم بالعين.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'What is the difference between the two leagues?',
        ar: 'ما الفرق بين «الأمريكي» و«الوطني»؟',
      },
      answer: {
        en: 'Mostly history: they were rivals until 1903, when their winners first met in a World Series. Since 2022 both let a designated hitter bat for the pitcher.',
        ar: 'التاريخ قبل كل شيء: كانا متنافسين حتى التقى بطلاهما أول مرة عام 1903. ومنذ 2022 توحّدت القوانين بينهما.',
      },
    },
    {
      question: { en: 'Is one game enough to like it?', ar: 'هل تكفي مباراة واحدة لأحبه؟' },
      answer: {
        en: 'Give it three, in the same week, with the same team. Baseball is a serial.',
        ar: 'امنحه ثلاثًا في أسبوع واحد ومع فريق واحد، فهو مسلسل لا فيلم.',
      },
    },
    {
      question: { en: 'How does a team reach October?', ar: 'كيف يصل الفريق إلى أكتوبر؟' },
      answer: {
        en: 'By winning its division of five, or with one of the wild cards left over: six clubs from each league in all.',
        ar: 'بصدارة مجموعته من خمسة فرق، أو ببطاقة إضافية؛ ستة من كل دوري.',
      },
    },
  ],
};
