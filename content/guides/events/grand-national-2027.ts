import type { GuideEntry } from '../../schema.ts';

export const grandNational2027: GuideEntry = {
  slug: 'grand-national-2027',
  asOf: '2026-11-21',
  heading: { en: 'Ten minutes the whole street watches', ar: 'عشر دقائق ينتظرها الشارع كله' },
  passages: [
    {
      title: { en: 'The sweepstake', ar: 'قرعة الخيول' },
      text: {
        en: 'On Saturday morning somebody cuts the runners out of the newspaper, folds them into a hat and takes it round the office, the ward or the family. You draw a name you have never heard and by four o’clock you are its oldest friend. Cut the colours out too: from the third fence on, the jockey’s cap is the only thing you will know it by.',
        ar: 'صباح السبت يقص أحدهم أسماء الخيل من الجريدة ويطويها في قبعة ويدور بها على العائلة. تسحب اسمًا لم تسمع به قط، فإذا جاءت الساعة صرت أقدم أصحابه. لا مال فيها ولا رهان: من سبق جواده أعفى نفسه من غسل الأطباق. واحفظ لون قميص الفارس، فبعد الحاجز الثالث لن تعرف جوادك إلا به. والصغار يسحبون قبل الكبار.',
      },
    },
    {
      title: { en: 'What to look for', ar: 'ماذا تراقب' },
      text: {
        en: 'A little over four and a quarter miles, twice round, sixteen fences of which fourteen come twice. Becher’s Brook drops away on the far side; at the Canal Turn they swing left in the air; the Chair, before the stands, is the tallest. Then the elbow and a run-in where leads of ten lengths have melted. Red Rum won it three times, in 1973, 1974 and 1977, and is buried by the winning post. Aintree has its own station, and Friday’s hats go home on it.',
        ar: 'نحو سبعة كيلومترات في دورتين، وستة عشر حاجزًا تُقفز أكثرها مرتين. «بيتشرز بروك» أرضه خلف الحاجز أخفض مما قبله، وعند «منعطف القناة» ينعطف الجواد وهو في الهواء، و«الكرسي» أمام المدرجات أعلاها. ثم استقامة طويلة ذابت فيها صدارات كثيرة. فاز «ريد رم» ثلاث مرات في 1973 و1974 و1977، وقبره عند خط النهاية. الانطلاق في السادسة مساءً بتوقيت الرياض، فاجمع لها العائلة كلها قبيل أذان المغرب بدقائق.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Is it safe for the horses?', ar: 'هل السباق آمن للخيل؟' },
      answer: {
        en: 'It carries a risk, and people argue about it honestly. The fences have been softened inside, the field cut to 34 and the start moved, all to lower it.',
        ar: 'فيه خطر، والناس يختلفون حوله بصدق. وقد لُيّنت الحواجز من الداخل وقُلّص العدد إلى 34 لتقليله.',
      },
    },
    {
      question: { en: 'Do I have to bet to enjoy it?', ar: 'هل أستمتع به من دون مراهنة؟' },
      answer: {
        en: 'No. A name out of a hat is enough to have you standing on the sofa.',
        ar: 'نعم، فاسم من القرعة يكفي لتقف على قدميك عند الحاجز الأخير.',
      },
    },
  ],
};
