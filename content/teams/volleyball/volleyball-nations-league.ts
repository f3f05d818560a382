import type { TeamEntry } from '../../schema.ts';

export const volleyballNationsLeague: TeamEntry = {
  slug: 'volleyball-nations-league',
  name: { en: 'Volleyball Nations League', ar: 'دوري أمم الكرة الطائرة' },
  article: true,
  aliases: { en: ['VNL', 'Nations League'], ar: ['دوري الأمم'] },
  sport: 'volleyball',
  kind: 'competition',
  short: { en: 'NET', ar: 'الطائرة' },
  badge: { colours: ['#1B3FA0', '#F5B700'], pattern: 'sash' },
  description: {
    en: 'Volleyball Nations League nights: eighteen teams, a month of airports, and somebody near you who will stay up for the fifth set.',
    ar: 'دوري أمم الكرة الطائرة: ثمانية عشر منتخبًا وأسابيع من المطارات، ومن يسهر معك للشوط الخامس.',
  },
  story: {
    en: [
      'It packs its bags more often than any club side. Since 2018 it has stood where two older competitions stood, the men’s World League and the women’s Grand Prix. For three weeks in early summer the national teams fly from one country to the next, and the best eight meet in one city at the end. In 2025 the field grew from sixteen teams to eighteen, and the one at the bottom of the table learned to worry about relegation.',
      'The women’s cup was American in its first three editions. Then Italy had it, Turkey had it, and Italy had it twice more, the second time in Łódź on 27 July 2025, after fifteen wins in fifteen matches. On 26 July 2026 in Macau it was Turkey’s again, three sets to one against Brazil. Among the men, up to 2025, Russia, France and Poland had two titles each and Brazil one. Poland’s first came in Gdańsk in July 2023, in front of more than 11,000 of their own, and the second on 3 August 2025 in Ningbo, three sets to none against Italy.',
      'Half the pleasure is the stand. The Poles sing between one point and the next. Brazil has never borrowed a drum, and on 26 July 1983 it filled the Maracanã for a friendly with the Soviet Union: 95,887 people, in rain so heavy that some of the players took off their shoes and went on in their socks. Watch it with anyone who was ever in the school team; every family has one who says he used to jump higher than this. Put the telephone away. Look up a moment late, and the ball is on the floor.',
    ],
    ar: [
      'لا فريق يحزم حقائبه كما تفعل منتخباته. منذ 2018 حلّ محل بطولتين، الدوري العالمي للرجال والجائزة الكبرى للسيدات، فصارت المنتخبات في أول الصيف تطير ثلاثة أسابيع من بلد إلى بلد، ثم يجتمع أفضل ثمانية في مدينة واحدة. وفي 2025 صارت المنتخبات ثمانية عشر بدل ستة عشر، وصار لصاحب المركز الأخير ما يخافه: الهبوط.',
      'كأس السيدات كانت أمريكية في نسخها الثلاث الأولى، ثم ذهبت إلى إيطاليا، ثم إلى تركيا، ثم إلى إيطاليا مرتين، ثانيتهما في لودز البولندية يوم 27 يوليو 2025 بعد خمسة عشر فوزًا في خمس عشرة مباراة. وفي 26 يوليو 2026 استعادتها تركيا في ماكاو بثلاثة أشواط مقابل شوط أمام البرازيل. وعند الرجال حتى 2025 لقبان لكل من روسيا وفرنسا وبولندا، ولقب للبرازيل. جاء لقب بولندا الأول في غدانسك في يوليو 2023 أمام أكثر من 11 ألفًا من أهلها، والثاني في نينغبو الصينية يوم 3 أغسطس 2025 بثلاثة أشواط دون رد أمام إيطاليا.',
      'نصف المتعة في المدرج. البولنديون يغنون بين النقطة والنقطة، والبرازيليون لا يستعيرون طبلًا من أحد، وقد ملؤوا ماراكانا يوم 26 يوليو 1983 لمباراة ودية مع الاتحاد السوفييتي: 95,887 متفرجًا تحت مطر خلع له بعض اللاعبين أحذيتهم وأكملوا بالجوارب. اجمع لها من كان يومًا في فريق المدرسة، ففي كل عائلة واحد يقول إنه كان يقفز أعلى من هؤلاء. وأبعد جوالك: ترفع رأسك متأخرًا لحظة فتجد الكرة على الأرض.',
    ],
  },
  sameAs: ['https://en.volleyballworld.com/'],
  sources: [
    {
      fact: 'Women’s final of 2026: Turkey 3–1 Brazil in Macau on 26 July. The men’s final could not be read',
      read: [
        'stored file 59357995981: score sheet of match 116',
        'stored file 59122460358: news on the final of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
