import type { GuideEntry } from '../../schema.ts';

export const chess: GuideEntry = {
  slug: 'chess',
  asOf: '2026-11-21',
  heading: { en: 'The board in the café and the board on the screen', ar: 'رقعة المقهى ورقعة الشاشة' },
  passages: [
    {
      title: { en: 'A club evening', ar: 'أمسية في النادي' },
      text: {
        en: 'You shake hands, press the clock and do not speak. Round you forty people are doing the same, and the loudest thing in the room is a biscuit. Afterwards it is the reverse: the two who played sit down again, put the pieces back, and explain to each other for an hour what they did not dare. That hour is why people come. Touch a piece and you must move it. To straighten one, say “j’adoube” first.',
        ar: 'تصافح خصمك وتضغط الساعة ولا تتكلم. حولك أربعون شخصًا مثلك، وأعلى صوت في الغرفة صوت ملعقة الشاي. ثم ينقلب الحال بعد المباراة: يعيد اللاعبان القطع إلى مواضعها ويشرح كل منهما للآخر ساعةً ما لم يجرؤ عليه. من أجل تلك الساعة يأتي الناس. ومن لمس قطعة لزمه تحريكها.',
      },
    },
    {
      title: { en: 'Watching chess', ar: 'كيف تُشاهَد' },
      text: {
        en: 'On a screen there is a bar at the side that says who is winning, and grandmasters who explain it faster than you can nod. With friends, switch the bar off. Each writes down the next move, and whoever is right is let off the tea. Title matches fill afternoons for weeks, blitz takes five minutes, and a tournament at a seaside hotel lets you look over the shoulder of somebody who has been on television.',
        ar: 'على الشاشة شريط يقول لك من المتقدم، ومعلّق يشرح أسرع مما تستوعب. مع الأصحاب أطفئ الشريط، وليكتب كل واحد النقلة القادمة في ورقة، ومن أصاب لا يصبّ الشاي. مباريات اللقب تملأ أسابيع من العصر، والخاطفة خمس دقائق. وفي بطولة مفتوحة تقف خلف كتف لاعب عرفته على الشاشة، فترى الورقة والقلم والقهوة التي بردت.',
      },
    },
    {
      title: { en: 'Places to find a board', ar: 'أين تجد رقعة' },
      text: {
        en: 'Chennai, where Anand grew up and Gukesh after him, any library on a wet Saturday, and any café whose owner does not count the hours. In Riyadh the boards come out in cafés, late, and later in Ramadan.',
        ar: 'مكتبات تشيناي مدينة أناند وغوكيش، ومقاهي جدة والرياض آخر الليل، وفي رمضان بعد التراويح إلى السحور. وإن لم تجد فاحمل رقعة قماش تُطوى وضعها أمامك، وسيجلس إليك أحد قبل أن تبرد القهوة. واحفظ افتتاحًا واحدًا جيدًا ونكتة واحدة، فالأول يفتح المباراة والثانية تفتح الحديث، ومن خسر يطلب الثأر في الموعد نفسه من الأسبوع القادم.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'I only play online. Will I be lost?',
        ar: 'لا ألعب إلا عبر الإنترنت، فهل أضيع في النادي؟',
      },
      answer: {
        en: 'For one evening. The board looks bigger, nobody flags an illegal move, and you must press the clock with the hand that moved. Ask for a friendly game first.',
        ar: 'ليلة واحدة. ستبدو الرقعة أكبر، ولن ينبهك أحد إلى نقلة خاطئة، وعليك ضغط الساعة باليد التي حرّكت. ابدأ بمباراة ودية.',
      },
    },
    {
      question: { en: 'What do the clock’s numbers mean?', ar: 'ما معنى 3+2 أو 15+10؟' },
      answer: {
        en: 'Minutes for the whole game, then seconds added with each move. Three and two is blitz, fifteen and ten rapid, and a classical game can take an afternoon and your supper.',
        ar: 'الدقائق للمباراة كلها، ثم ثوانٍ تُضاف مع كل نقلة. الأولى خاطفة والثانية سريعة، والكلاسيكية تأخذ العصر والعشاء.',
      },
    },
  ],
};
