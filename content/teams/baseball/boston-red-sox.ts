import type { TeamEntry } from '../../schema.ts';

export const bostonRedSox: TeamEntry = {
  slug: 'boston-red-sox',
  name: { en: 'Boston Red Sox', ar: 'بوسطن ريد سوكس' },
  article: true,
  aliases: { en: ['Red Sox', 'BoSox', 'Sox'], ar: ['ريد سوكس'] },
  sport: 'baseball',
  league: 'mlb',
  short: { en: 'BRS', ar: 'بوسطن' },
  badge: { colours: ['#BD3039', '#0C2340', '#FFFFFF'], pattern: 'chevron' },
  description: {
    en: 'Fenway, the Green Monster and a song in the eighth: company for Red Sox fans, from Lansdowne Street outwards.',
    ar: 'ريد سوكس مع رفقة: فينواي و«الوحش الأخضر» وأغنية في الشوط الثامن، ومن يسهر معك إلى آخر ضربة.',
  },
  story: {
    en: [
      'One seat in the right-field bleachers is red and all the others are green. Section 42, row 37, seat 21 marks the spot where Ted Williams landed a ball in 1946, on the straw hat of a man who had been dozing.',
      'Fenway Park opened in April 1912 and has been squeezed between its streets ever since, which is why left field ends early at the Green Monster, thirty-seven feet high, with a scoreboard still changed by hand from inside the wall. Foul poles have names. Pillars have regulars behind them. On Jersey Street and Lansdowne Street the sausage carts start before the pitchers do. On the day of the marathon in April the game begins in the morning, and the runners pass close to the gates.',
      'Ruth was sold to the Yankees after the 1919 season and eighty-six years passed between titles, until 2004, when Boston lost three in a row to New York, won the next four, and then won everything. In the middle of the eighth inning the whole place sings “Sweet Caroline”, including those who say they are tired of it.',
    ],
    ar: [
      'بين مقاعد خضراء لا تُحصى مقعد أحمر واحد في المدرج الأيمن: القطاع 42، الصف 37، المقعد 21. هناك أسقط تيد ويليامز كرة عام 1946 فوق قبعة قش لمتفرج كان يغفو.',
      'فُتح ملعب فينواي في أبريل 1912 محشورًا بين شوارعه، ولهذا ينتهي جانبه الأيسر فجأة عند «الوحش الأخضر»، جدار ارتفاعه أحد عشر مترًا وفيه لوحة نتائج تُبدَّل باليد من الداخل. لعمودَي الحدود هنا اسمان، وخلف كل عمود يحمل السقف زبون دائم لا يشتكي. وفي شارعي جيرسي ولانسداون تبدأ عربات الطعام عملها قبل الرماة.',
      'بيع بيب روث إلى يانكيز بعد موسم 1919، ومضت 86 سنة بين لقب وآخر، حتى جاء 2004: خسر بوسطن ثلاث مباريات متتالية أمام نيويورك، ثم فاز بأربع، ثم أخذ كل شيء. وفي منتصف الشوط الثامن يغني الملعب «سويت كارولاين»، ومعه حتى من يقول إنه ملّها.',
      'وأنسب مبارياته لمتابع الخليج ظهر السبت هناك، فهو أول الليل هنا. وفي أبريل من كل عام، يوم الماراثون، تبدأ المباراة صباحًا ويمر العداؤون بالقرب من البوابات.',
    ],
  },
  venue: { en: 'Fenway Park', ar: 'ملعب فينواي بارك' },
  capacity: 37755,
  city: { en: 'Boston', ar: 'بوسطن' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1901',
  sameAs: ['https://www.mlb.com/redsox'],
  honoursTo: 2025,
  honours: [{ count: 9, title: { en: 'World Series titles', ar: 'ألقاب بطولة العالم للبيسبول' } }],
  sources: [
    {
      fact: 'Capacity 37,755',
      read: ['stored file 56994564809: ballparks', 'stored file 26335448981: American stadiums'],
    },
    {
      fact: 'World Series titles 9, to 2025',
      read: ['stored file 27991948204: World Series', 'stored file 57098159712: MLB teams'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
