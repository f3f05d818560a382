import type { GuideEntry } from '../../schema.ts';

export const saudiCup2027: GuideEntry = {
  slug: 'saudi-cup-2027',
  asOf: '2026-11-22',
  heading: { en: 'Two evenings in Janadriyah', ar: 'ليلتان في الجنادرية' },
  passages: [
    {
      title: { en: 'At the rail', ar: 'عند السياج' },
      text: {
        en: 'The Cup is run after dark, so the day has two halves: one for walking about, one for shouting. Begin at the parade ring, where grooms from Japan, trainers from America and owners from down the road stand in one circle and understand each other perfectly. Then choose a stretch of rail instead of a seat. The dirt muffles everything until the field straightens, and after that the sound arrives before the colours do.',
        ar: 'يُجرى شوط الكأس ليلًا تحت الأضواء، فلليوم نصفان: نصف للمشي ونصف للهتاف. ابدأ بساحة العرض، حيث يقف السائس الياباني والمدرب الأمريكي والمالك السعودي في دائرة واحدة وكلهم يفهم الآخر من نظرة. ثم خذ موضعك عند السياج قبل أن يزدحم، فالرمل يكتم الصوت حتى تستقيم الخيل، وبعدها يصلك الهدير قبل الألوان. وإن كان معك أطفال فقف بهم حيث تعود الخيل بعد الشوط، فهناك تُرى من قرب وهي تتنفس.',
      },
    },
    {
      title: { en: 'What people wear', ar: 'بأي ثوب تأتي' },
      text: {
        en: 'Guests come in the dress of their own region and take it seriously: embroidery from the Hijaz, cloaks edged in gold, silver from the southern mountains, and a grandmother who explains it stitch by stitch. Whoever owns none of that comes smart and is photographed anyway. Bring a layer; February nights at the edge of the desert are colder than the pictures.',
        ar: 'هنا يسبق اللباس الخيل إلى الصور. لكل منطقة زيّها: تطريز الحجاز، والبشت بحاشيته الذهبية، وفضة جبال الجنوب، والجدة تشرح للحفيدة غرزة غرزة. فإن لم يكن عندك شيء من ذلك فثوب نظيف يكفيك، وفوقه فروة، لأن ليل فبراير على طرف الصحراء أبرد مما تقوله الصور.',
      },
    },
    {
      title: { en: 'Names worth knowing', ar: 'أسماء لا بد منها' },
      text: {
        en: 'In 2021 Mishriff won it in the colours of a Saudi prince. A year later came the story that every stable hand can tell: Emblem Road, trained in Riyadh and hardly mentioned beforehand, caught the visitors in the last strides. Panthalassa led all the way for Japan in 2023. The fight of Forever Young with Romantic Warrior in 2025 is still replayed at stable doors. A year later Forever Young came back, beat Nysos by a length and was the first to win it twice.',
        ar: 'في 2021 كسبها الجواد مشرف بشعار أمير سعودي. وبعدها بعام جاءت الحكاية التي يحفظها كل سائس: «إمبلم رود» المدرَّب في الرياض، لم يذكره أحد قبل الشوط فخطفها من الضيوف في الخطوات الأخيرة. ثم قاد الياباني «بانثالاسا» من البوابة إلى النهاية في 2023، وترك «فوريفر يونغ» و«رومانتيك واريور» نهاية 2025 تُعاد في المجالس إلى اليوم، وعاد الأول بعد عام فسبق «نايسوس» بطول واحد، وصار أول جواد يكسبها مرتين. وبحسب تقويم أم القرى لا يفصل ليلة الكأس عن رمضان إلا يوم واحد، فاجعلها سهرة أخيرة قبل أن تتغير المواعيد.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Can you bet at the course?', ar: 'هل في الميدان مراهنات؟' },
      answer: {
        en: 'No, racing in the Kingdom is without betting. People say the name of their horse aloud instead, and are reminded of it.',
        ar: 'لا، فسباقات المملكة بلا مراهنات. يكفي أن تقول اسم جوادك بصوت مسموع، وستُذكَّر به طوال العشاء.',
      },
    },
    {
      question: { en: 'Friday or Saturday?', ar: 'الجمعة أم السبت؟' },
      answer: {
        en: 'Saturday for the Cup and the great names. Friday has the jockeys’ challenge, shorter queues and more room for children at the rail.',
        ar: 'السبت للكأس وكبار الأسماء. والجمعة لتحدي الفرسان، وطوابيرها أقصر، ومكان الصغار عند السياج أوسع.',
      },
    },
  ],
};
