import type { GuideEntry } from '../../schema.ts';

export const running: GuideEntry = {
  slug: 'running',
  asOf: '2026-11-21',
  heading: { en: 'Stand where it hurts them', ar: 'قف حيث يصعب عليهم الطريق' },
  passages: [
    {
      title: { en: 'How to cheer', ar: 'كيف تشجع' },
      text: {
        en: 'Not at the finish, where everybody is happy. Go to the twentieth mile, or the bridge, or the long straight by the ring road, and stay after the fast ones have passed. Read the name off the vest and say it. “Nearly there” is a lie and they know. Bring a cowbell, orange quarters, and a sign that can be read in two seconds. In Boston, Wellesley’s students are heard half a mile before they are seen.',
        ar: 'لا تقف عند خط النهاية، فالجميع هناك سعيد. اذهب إلى الكيلومتر الثاني والثلاثين، إلى الجسر أو الشارع الطويل الخالي، وابقَ بعد أن يمر المسرعون. اقرأ الاسم على القميص ونادِ صاحبه به. ولا تقل «اقتربت»، فهو يعرف كم بقي. خذ جرسًا وشرائح برتقال ولوحة تُقرأ في ثانيتين. والهتاف بالاسم عند تلك النقطة يُحكى عنه سنة كاملة.',
      },
    },
    {
      title: { en: 'A run of your own', ar: 'مجموعة الجري' },
      text: {
        en: 'Running groups meet by the clock: Saturday at nine in a British park, Tuesday after work outside a shop, six in the morning on the promenade in Mumbai. In the Gulf they go before sunrise or after the evening prayer, with lights on, and in Ramadan just before sunset, so that the last kilometre smells of soup. The back of the group talks most. Say at the start how far you mean to go. You may change your mind at the first hill.',
        ar: 'مجموعات الجري تلتقي على الساعة: صباح الجمعة قبل الشروق، أو مساء الثلاثاء بعد العشاء على الممشى، ومعها أضواء صغيرة على الأذرع. وفي رمضان موعدان، قبيل المغرب حيث تفوح رائحة الشوربة في آخر كيلومتر، أو بعد التراويح. وماراثون الرياض في الشتاء يجمعهم كلهم مرة في السنة. وأهل الصف الأخير أكثرهم حديثًا، فابدأ من عندهم. ومن لا يركض يأتي ليحرس الحقائب ويصبّ القهوة عند العودة، وهو أول من يحفظ أسماء الجميع.',
      },
    },
    {
      title: { en: 'First time out', ar: 'إن كانت أول مرة' },
      text: { en: 'What regulars wish they had been told:', ar: 'ما يتمنى القدامى لو قيل لهم:' },
      points: [
        { en: 'start slower than feels polite', ar: 'ابدأ أبطأ مما تظنه لائقًا' },
        {
          en: 'old shirt, good shoes, nothing new on race day',
          ar: 'قميص قديم وحذاء جيد، ولا جديد يوم السباق',
        },
        { en: 'walking is allowed and often clever', ar: 'المشي مسموح، وكثيرًا ما يكون ذكاءً' },
        { en: 'thank a marshal; they were up before you', ar: 'اشكر المتطوع، فقد استيقظ قبلك' },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Am I too slow for a group?', ar: 'هل أنا بطيء على أي مجموعة؟' },
      answer: {
        en: 'Ask for their easy pace and whether somebody stays with the last runner. If the answer to the second is yes, you are in the right place.',
        ar: 'اسأل عن إيقاعهم السهل، وهل يبقى أحد مع الأخير. فإن قالوا نعم فأنت في مكانك.',
      },
    },
    {
      question: {
        en: 'How do I see a marathon more than once?',
        ar: 'كيف أرى العدّاء أكثر من مرة في الماراثون؟',
      },
      answer: {
        en: 'Look for a loop in the course and a metro line across it. Agree which side of the road you will stand on. It matters more than the spot.',
        ar: 'ابحث في الخريطة عن موضع يلتف فيه المسار ومحطة قريبة منه. واتفق معه على جهة الطريق، فهي أهم من المكان.',
      },
    },
    {
      question: { en: 'Can a family do it together?', ar: 'هل تناسب العائلة؟' },
      answer: {
        en: 'Yes: many races have a mile for children and a walk beside it, and someone must hold the coats.',
        ar: 'نعم، فمع كثير من السباقات شوط للصغار ومسار للمشي، ولا بد لأحد أن يمسك المعاطف.',
      },
    },
  ],
};
