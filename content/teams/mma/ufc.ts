import type { TeamEntry } from '../../schema.ts';

export const ufc: TeamEntry = {
  slug: 'ufc',
  name: { en: 'UFC', ar: 'UFC' },
  article: true,
  aliases: {
    en: ['Ultimate Fighting Championship', 'The Octagon'],
    ar: ['يو إف سي', 'الأوكتاغون'],
  },
  sport: 'mma',
  kind: 'competition',
  short: { en: 'OCT', ar: 'الأوكتاغون' },
  badge: { colours: ['#D20A0A', '#0B0B0F', '#F7F3E9'], pattern: 'diamonds' },
  description: {
    en: 'Eight sides, one door and a main event at dawn: UFC fans awake at the same hour to share the fight card with.',
    ar: 'ليلة UFC مع من يسهر مثلك: ثمانية أضلاع وباب واحد، ونزال رئيسي مع الفجر، ومن يوقظك للجولة الأخيرة.',
  },
  story: {
    en: [
      'On 12 November 1993, in a Denver arena, eight men from different martial arts entered a fenced octagon to find out who was right. The answer was Royce Gracie, the lightest-looking of them, in a white gi. He won three fights in one night, mostly lying down. Everyone else went away and learned jiu-jitsu.',
      'The sport has rounds, gloves and rules now, and its ceremonies have set: the stare-down at the weigh-in, the walk from the tunnel to a song chosen with care, Bruce Buffer turning on his heel for “It’s time!”. Las Vegas is home, but the feuds travel. When Nurmagomedov met McGregor there in 2018, Dagestan and Dublin sat up through the same night. Supporters of the fights are used to that. In London they take over the late screens around Leicester Square until four; in Riyadh, where the first card was held in June 2024, and in Abu Dhabi, whose Yas Island was sealed off as Fight Island in 2020, the clock for once is on their side.',
      'Khabib Nurmagomedov in his woollen hat is the name that a room still argues about, and after him Khamzat Chimaev, who fights under the flag of the Emirates. Gyms open before dawn to show a card. The coach stops the picture to explain a single grip, and then he plays it again, twice.',
    ],
    ar: [
      'في 12 نوفمبر 1993 دخل ثمانية رجال من مدارس قتال مختلفة قفصًا مثمنًا في دنفر ليعرفوا من منهم على حق. وكان الجواب رويس غرايسي، أنحفهم مظهرًا وببدلة بيضاء: ثلاثة نزالات في ليلة واحدة حسم معظمها وهو على الأرض. وفي اليوم التالي ذهب البقية لتعلم الجوجيتسو.',
      'صارت للعبة جولات وقفازات وقوانين، وترسخت طقوسها: نظرة التحدي عند الميزان، والدخول على أغنية مختارة بعناية، وصيحة بروس بافر «حان الوقت!». البيت لاس فيغاس لكن الثارات تسافر، ويوم التقى حبيب وماكغريغور هناك عام 2018 سهرت داغستان ودبلن معًا. تعوّد جمهورنا أن يضبط المنبه على الرابعة فجرًا، إلى أن جاءت أول بطاقة إلى الرياض في يونيو 2024، وقبلها «جزيرة النزال» في ياس بأبوظبي عام 2020، فصار التوقيت أخيرًا في صفه. والتجمع في استراحة فيها شاشة كبيرة وقهوة لا تنقطع. ومن الأسماء التي يرددها المجلس حبيب بقبعته الصوفية، وبعده حمزات شيماييف الذي يقاتل بعلم الإمارات. وصالات التدريب تفتح قبل الفجر للمشاهدة، والمدرب يوقف الصورة ليشرح قبضة واحدة. ثم يعيدها مرتين.',
    ],
  },
  city: { en: 'Las Vegas', ar: 'لاس فيغاس' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1993',
  sameAs: ['https://www.ufc.com/'],
  sources: [
    {
      fact: 'Khamzat Chimaev for the Emirates, Khabib Nurmagomedov’s hat',
      read: [
        'https://www.sportskeeda.com/mma/is-khamzat-chimaev-uae-here-s-borz-changed-flag-ufc',
        'https://thesportsrush.com/ufc-news-will-make-this-country-proud-ufc-star-khamzat-chimaev-expresses-gratitude-after-receiving-his-uae-passport/',
        'https://calfkicker.com/when-khabib-revealed-why-he-doesnt-represent-the-russian-flag/',
      ],
    },
  ],
  updated: '2026-11-29',
};
