import type { GuideEntry } from '../../schema.ts';

export const tourDeFrance2027GrandDepart: GuideEntry = {
  slug: 'tour-de-france-2027-grand-depart',
  asOf: '2026-11-27',
  heading: { en: 'Three countries before France', ar: 'ثلاثة بلدان قبل فرنسا' },
  passages: [
    {
      title: { en: 'Where to stand', ar: 'أين تقف' },
      text: {
        en: 'Friday leaves Edinburgh through Midlothian and the Borders. The one climb that counts rises behind Melrose, in the Eildon Hills, and the first yellow jersey is decided outside the castle in Carlisle. Saturday runs from Keswick through the Lake District to Liverpool. Sunday is the hard one: Welshpool, Bannau Brycheiniog, the Rhigos, then Caerphilly Mountain close to the end and a finish in the middle of Cardiff. On a climb the riders are slow enough for you to see each face. On the flat you see a colour and feel a wind. Roads close hours before, so walk up early and plan to walk down late.',
        ar: 'يوم الجمعة يغادر السباق إدنبرة جنوبًا نحو الحدود الإنجليزية، والصعود الوحيد المحسوب خلف بلدة ميلروز، وأول قميص أصفر يُحسم أمام قلعة كارلايل. ويوم السبت من كيزيك بين البحيرات إلى ليفربول. أما الأحد فأصعبها: من ويلشبول عبر جبال ويلز، ثم صعود ريغوس، ثم كيرفيلي قرب النهاية، والختام في قلب كارديف. عند الصعود يبطئ الدرّاجون فترى الوجوه، وعلى السهل ترى لونًا وتحس ريحًا. والطرق تُغلق قبل مرورهم بساعات، فاصعد ماشيًا من الصباح، ولا تستعجل النزول.',
      },
    },
    {
      title: { en: 'What comes past', ar: 'ما الذي يمر بك' },
      text: {
        en: 'First the caravan, an hour of floats that throw hats and sweets. Then police motorbikes, then a helicopter, then perhaps ten seconds of wheels. The team cars follow with bicycles on the roof, and last comes the broom wagon. Take water, a coat, a charged phone to know who is in front, and a bag for your litter. Dogs on a short lead, children behind the line, no arm in the road for the sake of a picture. The women’s Tour leaves Leeds four weeks later, on 30 July, and the same manners apply.',
        ar: 'أولًا قافلة الإعلانات، ساعة من العربات ترمي القبعات والحلوى. ثم دراجات الشرطة، ثم مروحية تسمعها قبل أن تراها، ثم عشر ثوانٍ من العجلات. وبعدها سيارات الفرق، وآخر الجميع عربة المكنسة التي تجمع المتأخرين. خذ ماءً ومعطفًا، وهاتفًا مشحونًا لتعرف من في المقدمة، وكيسًا لما يبقى بعدك. أمسك بيد الصغير، ولا تمدّ ذراعك إلى الطريق من أجل صورة. ومن يتابع من السعودية فالختام عنده آخر العصر أو أول الليل، وهي ساعة القهوة. وبعد أربعة أسابيع، في 30 يوليو، ينطلق طواف السيدات من ليدز.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'What do the other jerseys mean?', ar: 'ما معنى القمصان الأخرى؟' },
      answer: {
        en: 'Yellow leads on time. Green collects points in the sprints, polka dots on the climbs, and white is for the best of the young riders.',
        ar: 'الأصفر لصاحب أقل زمن. والأخضر لنقاط السرعة، والمنقّط لنقاط الصعود، والأبيض لأفضل الشباب.',
      },
    },
    {
      question: {
        en: 'Why do so many finish with the same time?',
        ar: 'لماذا يصل كثيرون بالزمن نفسه؟',
      },
      answer: {
        en: 'A group that crosses the line together is given one time, so that nobody fights for the ninetieth place. Gaps open on the climbs and in the wind.',
        ar: 'من يعبرون الخط مجموعة واحدة يُحسب لهم زمن واحد، كي لا يتزاحموا على المركز التسعين. أما الفوارق فتصنعها الجبال والريح.',
      },
    },
  ],
};
