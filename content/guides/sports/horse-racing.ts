import type { GuideEntry } from '../../schema.ts';

export const horseRacing: GuideEntry = {
  slug: 'horse-racing',
  asOf: '2026-11-21',
  heading: { en: 'A day out with a race every half-hour', ar: 'نهار كامل وسباق كل نصف ساعة' },
  passages: [
    {
      title: { en: 'The walk between races', ar: 'بين سباق وآخر' },
      text: {
        en: 'A race meeting is a circle. You see the runners in the paddock, lean on the rail as they canter down, find a place near the post, shout, and walk back to watch the winner unsaddled. Then you do it again, six or seven times. Regulars look at ears, walk and sweat; beginners choose a name or a jockey’s silks, and do no worse than most.',
        ar: 'يوم السباق دائرة: ترى الخيل في ساحة العرض، ثم تتكئ على السياج وهي تنزل إلى نقطة الانطلاق، ثم تقف قرب خط النهاية وتهتف، ثم تعود لترى الفائز يُنزع عنه سرجه. ثم تدور الدائرة من جديد. أهل الخبرة ينظرون إلى الأذن والخطوة والعرق، والمبتدئ يختار اسمًا أعجبه أو لون قميص الفارس، وكثيرًا ما يصيب.',
      },
    },
    {
      title: { en: 'What to wear', ar: 'ماذا تلبس' },
      text: {
        en: 'Read the badge before you pack. Some enclosures ask for a hat or a tie, most for neither. On the flat in summer it is linen and something on the head; over jumps in winter it is tweed, wool and shoes that have met mud. In Kentucky hats are a competition of their own, and at the Saudi Cup guests come in the dress of their region.',
        ar: 'اقرأ شروط بطاقتك قبل أن تجهّز ثيابك، فبعض المدرجات تطلب قبعة أو ربطة عنق وأكثرها لا يطلب. في مهرجانات الصيف قبعات كأنها حدائق، وفي سباقات الشتاء صوف وحذاء لا يخاف الطين. وفي كأس السعودية يأتي الضيوف بأزياء المناطق: الزبون الحجازي وثوب النشل والبشت، فكأن المدرج معرض تراث.',
      },
    },
    {
      title: { en: 'The year', ar: 'مواسم الخيل' },
      text: {
        en: 'Riyadh and Mumbai’s Mahalaxmi in February, Cheltenham in March, Aintree in April, Churchill Downs on the first Saturday in May, Epsom and Royal Ascot in June, York in August, Paris on the first Sunday in October, Melbourne on the first Tuesday in November. Away from the course, a big race takes a few minutes: invite people for lunch and let each draw a horse from the hat.',
        ar: 'فبراير لكأس السعودية في ميدان الملك عبدالعزيز بالجنادرية، ومارس لدبي وتشلتنهام، ثم إينتري في أبريل وكنتاكي في أول سبت من مايو، وأسكوت في يونيو وباريس في مطلع أكتوبر. وبين هذه المواعيد ليالي السباق الأسبوعية في الرياض، وفي الطائف صيفًا. والخيل العربية في المملكة تسابق باسمها، فللأصيلة أشواط لا يدخلها سواها. زر الميدان مرة وستحفظ الطريق.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'What does “the going” mean?', ar: 'ما الفرق بين سباق العشب وسباق الرمل؟' },
      answer: {
        en: 'How hard the ground is: firm, good, soft, heavy. Each horse has its weather, which is why people look at the sky before the race card.',
        ar: 'العشب أسرع على خيل وأبطأ على غيرها بحسب المطر، والرمل يقذف في وجه من تأخر. لكل جواد أرضه، ولذلك ينظر العارفون إلى السماء قبل القائمة.',
      },
    },
    {
      question: { en: 'May I bring children?', ar: 'هل المكان مناسب للعائلة؟' },
      answer: {
        en: 'On most days yes, and they see the horses closer than the grown-ups do. Big festival days are crowded and some enclosures are for adults. Look before you book.',
        ar: 'في أغلب الأيام نعم، والصغار يرون الخيل من أقرب مكان. واسأل قبل الحجز في أيام المهرجانات الكبرى، فهي مزدحمة.',
      },
    },
    {
      question: { en: 'Is it all about betting?', ar: 'هل يعني الحضور المراهنة؟' },
      answer: {
        en: 'No. Plenty of people go for the horses and never see the ring. SportBuddy will not take or arrange bets.',
        ar: 'لا. يحضر كثيرون من أجل الخيل وحدها، وسباقات المملكة بلا مراهنات. ولن يكون في SportBuddy رهان من أي نوع.',
      },
    },
  ],
};
