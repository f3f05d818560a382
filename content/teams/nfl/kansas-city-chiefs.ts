import type { TeamEntry } from '../../schema.ts';

export const kansasCityChiefs: TeamEntry = {
  slug: 'kansas-city-chiefs',
  name: { en: 'Kansas City Chiefs', ar: 'كانساس سيتي تشيفس' },
  article: true,
  aliases: { en: ['Chiefs', 'KC Chiefs', 'Kansas City'], ar: ['التشيفس', 'كانساس سيتي'] },
  sport: 'nfl',
  short: { en: 'KAN', ar: 'تشيفس' },
  badge: { colours: ['#C8102E', '#F2B632', '#FFFFFF'], pattern: 'sash' },
  description: {
    en: 'Arrowhead noise, car-park barbecue and Red Friday: company for Kansas City Chiefs fans before the first snap.',
    ar: 'ضجيج آروهيد وشواء المواقف و«الجمعة الحمراء»: صحبة لمشجعي تشيفس قبل أول كرة.',
  },
  story: {
    en: [
      'On 29 September 2014 the Guinness people brought a meter to Arrowhead and read 142.2 decibels off it, roughly what a jet says when it leaves. The crowd has treated that figure as a house rule. Visiting quarterbacks work in sign language.',
      'Lamar Hunt founded the club as the Dallas Texans, played the AFL’s first season in 1960 and moved north in 1963. By the family’s account he also coined the name Super Bowl, with his children’s bouncing Super Ball in mind. The Raiders are the enemy inherited from those AFL days; Denver would like to be.',
      'With Patrick Mahomes and the coach Andy Reid the team became a regular guest of February, and won three championships between the seasons of 2019 and 2023. The last of those finals, in Las Vegas in February 2024, went to overtime, and in the Gulf it was past six in the morning before anyone left the sofa.',
      'Kansas City takes barbecue personally, and before a game the Truman Sports Complex car park is where it argues the case, rib by rib, under a sweet sauce whose inventor the city cannot agree on. Offices turn red on the Friday before kick-off, the last line of the anthem ends in a roared “CHIEFS!”, and those without a ticket fill the Power & Light District downtown.',
    ],
    ar: [
      'في 29 سبتمبر 2014 حضر مندوبو «غينيس» إلى ملعب آروهيد ومعهم جهاز قياس، فسجّل 142.2 ديسيبل، أي ما يقارب هدير طائرة لحظة الإقلاع. الجمهور اعتبر الرقم من آداب الضيافة، والخصوم تعلموا التفاهم بالإشارات.',
      'أسس لامار هنت الفريق باسم «دالاس تكسانز» وخاض به أول موسم للدوري الأمريكي AFL عام 1960، ثم نقله شمالًا في 1963. وتروي عائلته أنه صاحب تسمية «السوبر بول»، وقد أوحت بها كرة مطاطية كان أولاده يلعبون بها. ومن ذلك الزمن ورث الجمهور خصومة رايدرز، وبعدها دنفر.',
      'الشواء في كانساس سيتي مسألة كرامة، ومواقف الملعب ساحة النقاش. يوم الجمعة تلبس الدوائر والمدارس الأحمر، وتُختم كلمات النشيد بصرخة واحدة: «تشيفس!». فإن فاتتك التذكرة فموعدك حي «باور آند لايت» في وسط المدينة.',
      'ثم جاء باتريك ماهومز والمدرب أندي ريد فصار الفريق ضيفًا ثابتًا على فبراير، وفاز بثلاث بطولات بين موسمي 2019 و2023. وامتد نهائي لاس فيغاس في فبراير 2024 إلى وقت إضافي، فلم يقم ساهر الخليج عن شاشته إلا بعد السادسة صباحًا. أما أكلة اليوم فأضلاع على نار هادئة، وصلصة حلوة يختلف أهل المدينة على صاحب وصفتها.',
    ],
  },
  venue: { en: 'Arrowhead Stadium', ar: 'ملعب آروهيد' },
  capacity: 76416,
  city: { en: 'Kansas City, Missouri', ar: 'كانساس سيتي، ميزوري' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1960',
  sameAs: ['https://www.chiefs.com/'],
  honoursTo: 2026,
  honours: [{ count: 4, title: { en: 'Super Bowls', ar: 'ألقاب السوبر بول' } }],
  sources: [
    {
      fact: 'Super Bowls 4, to 2026',
      read: [
        'stored file 27864835016: NFL teams',
        'stored file 38008672515: NFL teams',
        'stored file 61941064470: Super Bowl LX',
        'stored file 71016455313: Super Bowl LX',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
