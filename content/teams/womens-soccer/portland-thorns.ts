import type { TeamEntry } from '../../schema.ts';

export const portlandThorns: TeamEntry = {
  slug: 'portland-thorns',
  name: { en: 'Portland Thorns', ar: 'بورتلاند ثورنز' },
  article: true,
  aliases: { en: ['Thorns'], ar: ['ثورنز'] },
  sport: 'womens-soccer',
  league: 'nwsl',
  short: { en: 'POR', ar: 'بورتلاند' },
  badge: { colours: ['#971D1F', '#202121', '#3AA856'], pattern: 'cross' },
  description: {
    en: 'Portland Thorns fans in the City of Roses and far from the rain: red smoke, Riveters’ songs, Cascadia grudges.',
    ar: 'مشجعو بورتلاند ثورنز في مدينة الورود وبعيدًا عن مطرها: دخان أحمر، وأهازيج «ريفترز»، وديربي الشمال الغربي.',
  },
  story: {
    en: [
      'Portland calls itself the City of Roses, so its women’s team became the other part of the plant. The Thorns were there when the league began in 2013 and, to general delight at home and irritation elsewhere, won the first championship, away, with ten players on the pitch for the last half-hour.',
      'What struck everyone else was the crowd. Providence Park in Goose Hollow, sunk below street level since 1926, filled up at once. The Rose City Riveters took the north end, borrowed Rosie’s headscarf and sleeves, and brought red smoke for goals and roses for everything else. Christine Sinclair, the Canadian who scored more international goals than anyone before her, played all her club seasons in this league under that noise, from the first to her farewell in 2024.',
      'Players look down from murals across the city, and small girls know their numbers by heart. In June one week can hold both the Rose Festival and a match.',
      'MAX trains stop at the gate, and passers-by can see a slice of the game through the railings on 18th Avenue. Across the river on Northeast Broadway stands The Sports Bra, a bar where the screens show women’s sport and nothing else. Seattle, three hours up Interstate 5, shares the fir trees, the drizzle and no affection at all.',
    ],
    ar: [
      'بورتلاند مدينة الورود، فاختار فريق السيدات أن يكون الشوك. حضر «ثورنز» منذ الموسم الأول للدوري عام 2013 وفاز بلقبه خارج أرضه بعشر لاعبات في آخر نصف ساعة، فعرف الجميع أن الاسم في محله.',
      'لكن الدهشة الحقيقية كانت في المدرجات. ملعب بروفيدنس بارك المنخفض عن الشارع منذ 1926 امتلأ سريعًا، واحتلت رابطة «روز سيتي ريفترز» مدرج الشمال بدخانها الأحمر ومناديل الرأس. الدخان للأهداف والورد لكل ما عداها. وهنا لعبت الكندية كريستين سنكلير منذ الموسم الأول حتى وداعها في 2024.',
      'القطار الخفيف يقف عند الباب، ومن يمرّ في الشارع 18 يلمح جزءًا من المباراة عبر السياج. وفي شمال شرقي المدينة مكان اسمه «ذا سبورتس برا» لا تعرض شاشاته سوى رياضة المرأة. أما سياتل فتبعد ثلاث ساعات وتشاركهم المطر وأشجار التنوب، ولا تشاركهم شيئًا آخر.',
      'وعلى جدران المدينة جداريات للاعبات، والصغيرات يحفظن أرقامهن. من سافر إليها في يونيو وجد مهرجان الورد ومباراة في أسبوع واحد. ومواعيده مع فطورنا في اليوم التالي، فشاهد الإعادة قبل أن تُفتح الرسائل.',
    ],
  },
  venue: { en: 'Providence Park', ar: 'بروفيدنس بارك' },
  capacity: 25218,
  city: { en: 'Portland', ar: 'بورتلاند' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '2012',
  sameAs: ['https://www.thorns.com'],
  honoursTo: 2022,
  honours: [{ count: 3, title: { en: 'NWSL Championships', ar: 'ألقاب دوري NWSL' } }],
  sources: [
    {
      fact: 'Official site',
      read: [
        'https://wweek.com/culture/2024/07/23/portland-thorns-fc-is-home-to-all-star-players',
        'stored file 69635312091: sites of Portland clubs',
      ],
    },
    {
      fact: 'Capacity 25,218',
      read: [
        'https://en.m.wikipedia.org/wiki/Portland_Thorns_FC',
        'stored file 28937680798: venues of Portland',
      ],
    },
    {
      fact: 'NWSL Championships 3, to 2022',
      read: [
        'https://www.oregonlive.com/portland-thorns/2022/11/portland-thorns-host-raucous-rally-to-celebrate-2022-nwsl-championship.html',
        'https://en.m.wikipedia.org/wiki/Portland_Thorns_FC',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
