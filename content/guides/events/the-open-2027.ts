import type { GuideEntry } from '../../schema.ts';

export const theOpen2027: GuideEntry = {
  slug: 'the-open-2027',
  asOf: '2026-11-21',
  heading: { en: 'Four days by the North Sea', ar: 'أربعة أيام على بحر الشمال' },
  passages: [
    {
      title: { en: 'A town that becomes a course', ar: 'بلدة تصير ملعبًا' },
      text: {
        en: 'In St Andrews the last fairway ends in a street. Students let their flats, the bakery opens at five, and a caddie may be behind you in the queue. Trains stop at Leuchars, five miles off, with buses from there. Most greens on the Old Course serve two holes, so from one spot on the Loop you see players coming and going; the Road Hole wants an early place on the wall. It was last played here in 2022.',
        ar: 'في سانت أندروز ينتهي العشب الأخير عند شارع. يفتح المخبز في الخامسة، وقد يكون من خلفك في الطابور حامل مضارب لأحد النجوم. أقرب محطة قطار لوشارز، ومنها حافلات. وفي «الملعب القديم» تشترك أغلب الحفر كل اثنتين في عشب واحد، فمن موضع واحد ترى الذاهب والعائد. أما «حفرة الطريق» فتحتاج إلى مكان على السور من الصباح. وآخر مرة زارته البطولة كانت عام 2022.',
      },
    },
    {
      title: { en: 'Dress and manners', ar: 'لباس وأدب' },
      text: {
        en: 'Four seasons before lunch: a waterproof, a jersey, sun cream for the ears. Applaud a good shot by anybody. On the Sunday the crowd is let through behind the final pair and walks up the eighteenth with them, which is worth four days of wind. At home, the early starters are on with the cornflakes, and in the Gulf with mid-morning coffee.',
        ar: 'أربعة فصول قبل الغداء: سترة للمطر وكنزة وواقي شمس للأذنين. صفّق للضربة الجميلة أيًّا كان صاحبها. ويوم الأحد يُسمح للجمهور بأن يمشي خلف المجموعة الأخيرة حتى الحفرة الثامنة عشرة، وتلك وحدها تستحق ريح أربعة أيام. والمتابعة من الخليج تبدأ مع قهوة الضحى وتنتهي قرب العشاء، في عز صيف لا يُلعب فيه الجولف نهارًا، فلا شيء يفوتك في الخارج. وخصّص للأحد مجلسًا كاملًا، فجولته الأخيرة خمس ساعات لا تُختصر.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Why does the wind matter so much here?', ar: 'لماذا للريح هنا كل هذه الأهمية؟' },
      answer: {
        en: 'Because there are no trees. The course goes out along the sand and comes home; a change of wind at noon can be worth several strokes to half the field.',
        ar: 'لأن الملعب بلا أشجار، يذهب بمحاذاة الرمل ثم يعود. وتبدّل الريح عند الظهر قد يكلف نصف اللاعبين ضربات كثيرة.',
      },
    },
    {
      question: { en: 'What is a cut?', ar: 'ما معنى «الكت»؟' },
      answer: {
        en: 'After two rounds the top seventy and ties stay for the weekend. The others have a drive home to think about it.',
        ar: 'بعد جولتين يبقى السبعون الأوائل ومن تعادل معهم لعطلة الأسبوع، ويعود البقية إلى بيوتهم.',
      },
    },
  ],
};
