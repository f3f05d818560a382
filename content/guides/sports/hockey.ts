import type { GuideEntry } from '../../schema.ts';

export const hockey: GuideEntry = {
  slug: 'hockey',
  asOf: '2026-11-21',
  heading: { en: 'Three periods and a horn', ar: 'ثلاث فترات وبوق' },
  passages: [
    {
      title: { en: 'How a night goes', ar: 'كيف تمضي الليلة' },
      text: {
        en: 'Stay in your seat while the puck is live. The usher will hold you at the top of the stairs until the whistle. Periods are twenty minutes, the breaks nearly as long, and the ice machine gets a round of applause. A goal is a horn, a song and strangers hugging through coats. Three by one player and the hats come down, good ones too. When a play-off series ends, both teams line up and shake hands, and the crowd waits for it.',
        ar: 'لا تنزل الدرج والقرص يتحرك، فالمنظّم سيوقفك حتى تُطلق الصافرة. الفترة عشرون دقيقة والاستراحة تكاد تعادلها، ولآلة تسوية الجليد تصفيقها. الهدف بوق وأغنية وعناق بين غرباء. وإذا سجل لاعب ثلاثة أهداف رُميت القبعات على الجليد، الجديدة قبل القديمة. وحين تنتهي سلسلة إقصائية يصطف الفريقان للمصافحة، ولا يغادر الجمهور قبلها.',
      },
    },
    {
      title: { en: 'What to wear', ar: 'ماذا تلبس' },
      text: {
        en: 'More than you think: it is winter indoors. A sweater, as the shirts are called, goes over the coat rather than under it. In spring some let their beards grow until the team is out, and the rest draw one on.',
        ar: 'أكثر مما تظن، فالشتاء داخل الصالة. والقميص العريض يُلبس فوق المعطف لا تحته. وفي الأدوار الإقصائية يطلق كثيرون لحاهم حتى يخرج الفريق، والصغار يرسمونها بالقلم. وخذ بطانية صغيرة للصغار ومشروبًا ساخنًا في يدك، فبين الفترتين ستتمشى لتدفأ لا لتأكل. والقادم من الخليج أول مرة يضحكه أنه يرتعد داخل مبنى، ثم يشتري القميص قبل الفترة الثانية لأنه أدفأ ما في المتجر.',
      },
    },
    {
      title: { en: 'Far from the ice', ar: 'بعيدًا عن الجليد' },
      text: {
        en: 'Saturday night in Canada has been hockey night for generations. For Europe the same games start at midnight or later, for the Gulf before dawn, so look out for weekend matinees. Britain’s own league plays at weekends, in rinks where the fans know the man who sharpens the skates. In the Gulf, rinks stand in shopping malls, and the last skaters of the evening often have sticks.',
        ar: 'مساء السبت في كندا للهوكي منذ أجيال. ومواعيدها هنا قبيل الفجر، فانتظر مباريات النهار في عطلة الأسبوع. وللجليد في الخليج عنوان غير متوقع: حلبات داخل المجمعات التجارية، يتدرب فيها الهواة بعد أن يخلو المكان من العائلات. اسأل هناك، فمن يحمل عصًا يعرف من يسهر مع الدوري.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'I cannot see the puck. What should I watch?',
        ar: 'لا أرى القرص على الشاشة، فماذا أتابع؟',
      },
      answer: {
        en: 'The players’ shoulders: everybody turns to where it is going. After two periods your eye arrives on its own. A bigger screen helps, and so does sitting next to someone who groans early.',
        ar: 'تابع أكتاف اللاعبين، فكلها تتجه إلى حيث يذهب. بعد فترتين تعتاد عينك. والشاشة الكبيرة تعين، ومثلها جار يتنهد قبل الهدف بثانية.',
      },
    },
    {
      question: { en: 'Is this ice hockey or field hockey?', ar: 'هل المقصود هوكي الجليد أم هوكي العشب؟' },
      answer: {
        en: 'This page is about ice. In India and Pakistan, and in many a British school, hockey means eleven a side on turf, with eight Olympic golds for India to show for it. If that is yours, write it in the sign-up form.',
        ar: 'هوكي الجليد. أما هوكي العشب، لعبة الهند وباكستان العريقة بأحد عشر لاعبًا، فاكتبها في نموذج التسجيل إن كانت لعبتك.',
      },
    },
  ],
};
