import type { TeamEntry } from '../../schema.ts';

export const nascar: TeamEntry = {
  slug: 'nascar',
  name: { en: 'NASCAR', ar: 'ناسكار' },
  aliases: { en: ['Stock cars', 'Daytona'], ar: ['النسكار'] },
  sport: 'motorsport',
  kind: 'competition',
  short: { en: 'NAS', ar: 'ناسكار' },
  badge: { colours: ['#FFD659', '#E4002B', '#007AC2'], pattern: 'chevron' },
  description: {
    en: 'Infield campers, moonshine ancestry and five hundred miles of left turns: race day with NASCAR people.',
    ar: 'مخيمات وسط الحلبة وخمسمئة ميل من الانعطاف يسارًا: يوم السباق مع أهل ناسكار.',
  },
  story: {
    en: [
      'Its grandfathers drove fast because of what was in the boot. During Prohibition, bootleggers in the Appalachian hills tuned ordinary saloons to outrun the sheriff, and on Sundays raced each other to see whose was best. Bill France tidied this up at the Streamline Hotel in Daytona Beach. NASCAR was founded on 21 February 1948, and in 1959 the racing left the beach for a new speedway and its Daytona 500.',
      'Every track has its habit. At Darlington, the Lady in Black, the wall leaves a stripe. Martinsville gives the winner a grandfather clock and everyone else a hot dog dyed alarmingly pink. Bristol is a bowl with a race at the bottom. Talladega’s infield has its own boulevard and no bedtime. Fans come by motorhome days ahead, build viewing decks out of scaffolding, rent headsets to hear the drivers complain, and settle Ford against Chevrolet round the fire, as their parents did about Petty and Pearson.',
      'Richard Petty, in his hat and dark glasses, is the King. Dale Earnhardt died on the track in 2001, and the crowd held up three fingers for him on the third lap. You need not understand everything. Watch how the cars run nose to tail to cut the air, and wait for the last twenty laps. In the Gulf the great race of February is a whole night, and finishes just before dawn.',
    ],
    ar: [
      'أجداد هذه الرياضة أسرعوا بسبب ما في صندوق السيارة. في عشرينيات القرن الماضي كان مهرّبو جبال الأبالاش يعدّلون سيارات عادية ليسبقوا الشرطة، ويوم الأحد يتسابقون فيما بينهم. ثم رتّب بيل فرانس الفوضى في فندق بدايتونا بيتش، فتأسست ناسكار في 21 فبراير 1948، وفي 1959 غادرت السباقات رمل الشاطئ إلى حلبة جديدة وسباق اسمه دايتونا 500.',
      'ولكل حلبة عادة: جدار دارلينغتون يترك خطه على السيارة، ومارتينسفيل تهدي الفائز ساعة بندول طويلة بدل الكأس، وبريستول طاسة في قعرها سباق، ووسط تالاديغا شارع كامل لا ينام. يصل الجمهور ببيوت متنقلة قبل أيام، ويبني منصات من السقالات، ويستأجر سماعات ليسمع السائقين يتذمرون. وحول النار يُحسم الجدل بين فورد وشفروليه، كما كان الآباء يحسمونه بين بيتي وبيرسون. السباق الكبير في فبراير يبدأ ليلًا بتوقيتنا وينتهي قبل الفجر، فهو سهرة كاملة. ولا يُشترط أن تفهم كل شيء: راقب السيارات وهي تلتصق بعضها ببعض لتكسر الهواء، وانتظر اللفات العشرين الأخيرة. ومن أسماء هذه الرياضة ريتشارد بيتي «الملك» بقبعته ونظارته، وديل إيرنهارت الذي رحل على المسار عام 2001 فرفع له الجمهور ثلاثة أصابع في اللفة الثالثة.',
    ],
  },
  city: { en: 'Daytona Beach, Florida', ar: 'دايتونا بيتش، فلوريدا' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1948-02-21',
  sameAs: ['https://www.nascar.com/'],
  sources: [
    {
      fact: 'Tribute to Dale Earnhardt',
      read: [
        'https://nascarchronicle.com/why-do-nascar-fans-hold-up-3-fingers/',
        'https://speedwaymedia.com/2021/02/13/sundays-daytona-500-will-feature-lap-3-tribute-to-dale-earnhardt-sr/',
      ],
    },
  ],
  updated: '2026-11-29',
};
