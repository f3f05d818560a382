import type { GuideEntry } from '../../schema.ts';

export const kabaddi: GuideEntry = {
  slug: 'kabaddi',
  asOf: '2026-11-21',
  heading: { en: 'Thirty seconds without a breath', ar: 'ثلاثون ثانية بلا نَفَس' },
  passages: [
    {
      title: { en: 'How to watch a raid', ar: 'كيف تشاهد الغارة' },
      text: {
        en: 'Look at the defenders, not the raider. Seven of them hold hands in a chain and bend with him. The one who lets go is about to dive for an ankle. He has thirty seconds, the murmur has to be heard, and if his team’s last two raids came home empty this one must not. A hand over the middle line is enough. In the hall that inch is seen by everybody at the same moment and the roof goes up.',
        ar: 'انظر إلى المدافعين لا إلى المهاجم. سبعة يمسك بعضهم بأيدي بعض في سلسلة تنثني معه، ومن ترك يد صاحبه فهو على وشك الانقضاض على الكاحل. أمامه ثلاثون ثانية، ولا بد أن تُسمع همهمته، فإن عادت غارتان قبله بلا نقاط وجب أن تنجح هذه. ويكفي أن تعبر أصابعه خط الوسط. ذلك الشبر تراه القاعة كلها في لحظة واحدة فيرتفع السقف.',
      },
    },
    {
      title: { en: 'Mat and mud', ar: 'بساط وتراب' },
      text: {
        en: 'The professional league in India brought mats, lights and walk-on music, and moves from city to city for weeks at a time. Circle kabaddi in Punjab, on both sides of the border, is older: a round field, bare chests, a dhol, and a commentator in verse who thanks the donors. In summer it comes to playing fields in the English Midlands, Vancouver and Toronto, with free food for whoever sits down.',
        ar: 'الدوري الهندي المحترف أتى بالبساط والأضواء وموسيقى الدخول، ويتنقل من مدينة إلى أخرى. أما كابادي الدائرة في البنجاب، على جانبي الحدود، فأقدم: ساحة مستديرة وطبل ومعلّق يرتجل الشعر ويشكر المتبرعين. وفي الصيف تحملها الجاليات إلى ميادين وسط إنجلترا وكندا، والطعام مجاني لمن جلس. وفي الخليج تُلعب على رمل الساحات في أيام العطلة، ويقف حولها من يشرح لك القواعد بلغتين.',
      },
    },
    {
      title: { en: 'Evenings in company', ar: 'سهرة مع أهلها' },
      text: {
        en: 'League matches fall in the Indian evening, so tea-time in Dubai and after lunch in Britain. Forty minutes, two halves, no excuse. Serve something that can be eaten with one hand, because the other will be gripping a neighbour. Iran, who beat India at the Asian Games of 2018, is a good second team for any room.',
        ar: 'مباريات الدوري مساءً في الهند، أي قرابة المغرب بتوقيت الرياض، ومدتها أربعون دقيقة في شوطين. قدّم ما يؤكل بيد واحدة، فالأخرى ستمسك بذراع جارك. وإن لم يكن لك فريق فخذ لون من يجلس بجانبك ولا تندم. واحذر مباراة تظنها محسومة، فالهند سيدة اللعبة ومع ذلك خسرت ذهب الألعاب الآسيوية عام 2018.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Why do they keep saying “kabaddi”?', ar: 'لماذا يردد المهاجم «كابادي»؟' },
      answer: {
        en: 'To prove that they are on one breath. If the chant stops in the other half, the raid is over and the referee sends them out.',
        ar: 'ليثبت أنه على نَفَس واحد. فإن انقطع الصوت في نصف الخصم انتهت غارته وخرج.',
      },
    },
    {
      question: { en: 'What happens to a player who is tagged?', ar: 'ماذا يحدث لمن لُمس؟' },
      answer: {
        en: 'Out, until the team scores: every point brings one back in. Empty the other half completely and that is two points more, called an all out.',
        ar: 'يخرج حتى يسجل فريقه، فكل نقطة تعيد لاعبًا. وإذا أُفرغ نصف الخصم كله فتلك نقطتان زيادة.',
      },
    },
  ],
};
