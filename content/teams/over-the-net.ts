import type { TeamEntry } from '../schema.ts';

export const overTheNet: TeamEntry[] = [
  {
    slug: 'premier-padel',
    name: { en: 'Premier Padel', ar: 'بريمير بادل' },
    aliases: { en: ['Padel tour', 'Riyadh P1'], ar: ['بطولة الرياض للبادل', 'جولة البادل'] },
    sport: 'padel',
    kind: 'competition',
    short: { en: 'WALL', ar: 'بادل' },
    badge: { colours: ['#0E4C9C', '#D8F24A'], pattern: 'halves' },
    description: {
      en: 'Premier Padel in company: four players, walls of glass, a smash that leaves the court, and a seat beside you when the tour comes by.',
      ar: 'بريمير بادل مع الرفقة: أربعة لاعبين وجدران من زجاج وكرة تغادر الملعب كله، ومقعد بجانبك حين تصل الجولة إلى الرياض.',
    },
    story: {
      en: [
        'Two tours were one too many. The World Padel Tour had run the professional game since 2013. In February 2022 the federation and the players, with a backer from Doha, announced their own, and by July the pairs were walking out at Roland-Garros, a court of glass in the house of clay. For a year and a half there were two calendars and a good deal of argument. In August 2023 the newcomer bought the older tour, and since 2024 everybody has played under one name, women and men at the same tournaments.',
        'Riyadh opened the season three years running, from 2024 to 2026, on the Padel Rush courts in Boulevard City. Juan Lebrón and Alejandro Galán won the first men’s final there in three sets. Arturo Coello and Agustín Tapia lost that night, came back the next February to win, and won again the February after. In the second of those winters Cristiano Ronaldo sat by the glass and cheered two Portuguese brothers through qualifying, like any father at a school match.',
        'The four Majors go to Doha, Rome, Roland-Garros and Acapulco, and the last is a homecoming: there, in 1969, Enrique Corcuera walled in the court at his house so that the ball would stop getting lost among the plants, and found that the wall was the best part. Friends took the game to Spain, and from there to Argentina. Regulars avoid the side. They sit behind the back glass, where the ball comes straight at your face and then thinks better of it. When a smash goes out over the wall they do not look up after it. They look at the door, because somebody may be about to come through it at a run.',
      ],
      ar: [
        'جولتان في لعبة واحدة أكثر مما تحتمل. كانت «وورلد بادل تور» تدير لعبة المحترفين منذ 2013، ثم جاء الاتحاد الدولي واللاعبون في فبراير 2022 ومعهم ممول من الدوحة فأعلنوا جولتهم، وفي يوليو من العام نفسه دخلوا رولان غاروس: ملعب من زجاج في بيت التراب. وبعد عام ونصف من روزنامتين وخلاف طويل اشترت الجديدة القديمة، ومنذ 2024 يلعب الجميع تحت اسم واحد، والسيدات والرجال في البطولة نفسها.',
        'وللرياض فيها شرف الافتتاح: من هنا بدأ الموسم ثلاثة أعوام متتالية، من 2024 إلى 2026، على ملاعب «بادل رش» في بوليفارد سيتي. فاز خوان ليبرون وأليخاندرو غالان بأول نهائي للرجال في ثلاث مجموعات. وأرتورو كويلو وأغوستين تابيا خسرا ليلتها، ثم عادا في فبراير التالي فأخذا اللقب، وأخذاه في الذي يليه. وفي الشتاء الثاني منها جلس كريستيانو رونالدو قرب الزجاج يشجع شقيقين من البرتغال في التصفيات، كأي أب في مباراة مدرسة.',
        'البطولات الأربع الكبرى في الدوحة وروما ورولان غاروس وأكابولكو، والأخيرة عودة إلى البيت: هناك سوّر إنريكي كوركويرا ملعب بيته عام 1969 حتى لا تضيع الكرة بين الشجر، ثم رأى أن الجدار أجمل ما فيه، وحمل الأصدقاء اللعبة إلى إسبانيا، ومنها إلى الأرجنتين. وأهل الخبرة لا يجلسون على الجانب، بل خلف الزجاج الأخير، حيث تأتي الكرة إلى وجهك ثم تغيّر رأيها. وإذا خرجت ضربة من فوق الجدار لم ينظروا إليها، بل إلى الباب، فقد يخرج منه لاعب يركض خلفها.',
      ],
    },
    founded: '2022',
    sameAs: ['https://premierpadel.com/'],
    sources: [
      {
        fact: 'From Acapulco to Spain and Argentina',
        read: [
          'http://clubsdepadel.com/informacion-padel/inicios-padel/',
          'http://www.larazon.es/homenaje-a-enrique-corcuera-inventor-del-pad-IK7905082',
        ],
      },
    ],
    asOf: '2026-11-27',
    updated: '2026-11-29',
  },
  {
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
      ar: 'دوري أمم الكرة الطائرة: ثمانية عشر منتخبًا وأسابيع من المطارات، ومن يسهر معك للمجموعة الخامسة.',
    },
    story: {
      en: [
        'It packs its bags more often than any club side. Since 2018 it has stood where two older competitions stood, the men’s World League and the women’s Grand Prix. For three weeks in early summer the national teams fly from one country to the next, and the best eight meet in one city at the end. In 2025 the field grew from sixteen teams to eighteen, and the one at the bottom of the table learned to worry about relegation.',
        'The women’s cup was American in its first three editions. Then Italy had it, Turkey had it, and Italy had it twice more, the second time in Łódź on 27 July 2025, after fifteen wins in fifteen matches. On 26 July 2026 in Macau it was Turkey’s again, three sets to one against Brazil. Among the men, up to 2025, Russia, France and Poland had two titles each and Brazil one. Poland’s first came in Gdańsk in July 2023, in front of more than 11,000 of their own, and the second on 3 August 2025 in Ningbo, three sets to none against Italy.',
        'Half the pleasure is the stand. The Poles sing between one point and the next. Brazil has never borrowed a drum, and on 26 July 1983 it filled the Maracanã for a friendly with the Soviet Union: 95,887 people, in rain so heavy that some of the players took off their shoes and went on in their socks. Watch it with anyone who was ever in the school team; every family has one who says he used to jump higher than this. Put the telephone away. Look up a moment late, and the ball is on the floor.',
      ],
      ar: [
        'لا فريق يحزم حقائبه كما تفعل منتخباته. منذ 2018 حلّ محل بطولتين، الدوري العالمي للرجال والجائزة الكبرى للسيدات، فصارت المنتخبات في أول الصيف تطير ثلاثة أسابيع من بلد إلى بلد، ثم يجتمع أفضل ثمانية في مدينة واحدة. وفي 2025 صارت المنتخبات ثمانية عشر بدل ستة عشر، وصار لصاحب المركز الأخير ما يخافه: الهبوط.',
        'كأس السيدات كانت أمريكية في نسخها الثلاث الأولى، ثم ذهبت إلى إيطاليا، ثم إلى تركيا، ثم إلى إيطاليا مرتين، ثانيتهما في لودز البولندية يوم 27 يوليو 2025 بعد خمسة عشر فوزًا في خمس عشرة مباراة. وفي 26 يوليو 2026 استعادتها تركيا في ماكاو بثلاث مجموعات مقابل واحدة أمام البرازيل. وعند الرجال حتى 2025 لقبان لكل من روسيا وفرنسا وبولندا، ولقب للبرازيل. جاء لقب بولندا الأول في غدانسك في يوليو 2023 أمام أكثر من 11 ألفًا من أهلها، والثاني في نينغبو الصينية يوم 3 أغسطس 2025 بثلاث مجموعات نظيفة على إيطاليا.',
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
  },
];
