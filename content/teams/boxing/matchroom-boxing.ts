import type { TeamEntry } from '../../schema.ts';

export const matchroomBoxing: TeamEntry = {
  slug: 'matchroom-boxing',
  name: { en: 'Matchroom Boxing', ar: 'ماتشروم للملاكمة' },
  aliases: { en: ['Matchroom'], ar: ['ماتشروم'] },
  sport: 'boxing',
  kind: 'competition',
  short: { en: 'MRB', ar: 'ماتشروم' },
  badge: { colours: ['#0B0B0F', '#E10600', '#F7F3E9'], pattern: 'cross' },
  description: {
    en: 'Matchroom Boxing fans, from a Romford snooker hall to Diriyah’s desert ring: a fight-night crowd that comes for the undercard too.',
    ar: 'ليالي ماتشروم للملاكمة من صالة سنوكر في رومفورد إلى حلبة الدرعية، مع من لا يفوّت حتى نزالات التمهيد.',
  },
  story: {
    en: [
      'It started round a snooker table. Barry Hearn ran a hall in Romford, on the Essex edge of London, and named his company after the room where the big matches were played. Boxing came in October 1987, when Frank Bruno met Joe Bugner under the lights of White Hart Lane. The headquarters in Brentwood used to be the family house. In the locked-down summer of 2020 the ring went up on its lawn and they called it Fight Camp.',
      'Its nights are told by their venues. Froch and Groves settled their argument at Wembley in 2014. Katie Taylor and Amanda Serrano filled Madison Square Garden in 2022, the first women to headline there. Joshua won his belts back from Ruiz in Diriyah in December 2019. But the heart of it is smaller: York Hall in Bethnal Green, where the balcony hangs over the ropes and sons box where fathers did. Ticket-holders sing “Sweet Caroline” before the ring walk, and Frank Warren’s stable is the house across the road. Afterwards it is kebabs on Cambridge Heath Road and scorecards from memory.',
      'It rained on the night of Joshua and Ruiz, which had been in no plan. The open-air arena, with seats for fifteen thousand, had been built for the occasion beside the ruins of the old capital.',
    ],
    ar: [
      'البداية كانت طاولة سنوكر. كان باري هيرن يدير صالة في رومفورد شرق لندن، وسمى شركته على غرفة المباريات الكبيرة فيها. ثم دخلت الملاكمة في أكتوبر 1987 بنزال برونو وباغنر تحت أضواء وايت هارت لين. ومقر الشركة في برنتوود كان بيت العائلة، وفي صيف الحجر عام 2020 نُصبت الحلبة على عشب حديقته.',
      'لياليها تُعرف بأماكنها: ويمبلي حسم خصومة فروتش وغروفز في 2014، وماديسون سكوير غاردن شهد كيتي تايلور وأماندا سيرانو أول امرأتين تتصدران أمسية فيه في 2022. أما نحن فليلتنا في الدرعية، ديسمبر 2019، يوم استعاد جوشوا أحزمته من رويز تحت زخات مطر لم يحسب لها أحد حسابًا. ويبقى القلب قاعة «يورك هول» في بيثنال غرين، شرفتها تكاد تلامس الحبال، والأبناء يلاكمون حيث لاكم الآباء. خصمها في السوق فرانك وارن، وأغنيتها «سويت كارولاين»، وبعد الجرس الأخير يعيد الناس جمع النقاط على مائدة عشاء متأخر. أما ساحة الدرعية المكشوفة، بمقاعدها الخمسة عشر ألفًا، فقد شُيّدت خصيصًا لتلك المناسبة بجوار أطلال العاصمة القديمة.',
    ],
  },
  city: { en: 'Brentwood, Essex', ar: 'برنتوود، إسكس' },
  country: { en: 'England', ar: 'إنجلترا' },
  sameAs: ['https://www.matchroomboxing.com/'],
  sources: [
    {
      fact: 'Rain at the arena of Diriyah, December 2019',
      read: [
        'https://www.theguardian.com/sport/2019/dec/07/anthony-joshua-andy-ruiz-jr-job-done-odd-arabian-night',
        'https://www.arabnews.com/node/1595521/sport',
      ],
    },
  ],
  updated: '2026-11-29',
};
