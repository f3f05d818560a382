import type { TeamEntry } from '../../schema.ts';

export const astonVilla: TeamEntry = {
  slug: 'aston-villa',
  name: { en: 'Aston Villa', ar: 'أستون فيلا' },
  aliases: { en: ['Villa', 'AVFC', 'Villans'], ar: ['فيلا', 'الفيلانز'] },
  sport: 'football',
  league: 'premier-league',
  short: { en: 'AVL', ar: 'فيلا' },
  badge: { colours: ['#670E36', '#95BFE5', '#FEE505'], pattern: 'halves' },
  description: {
    en: 'Holte Enders, wherever you live now: Aston Villa fans nearby, screens with sound on, and company to the away end.',
    ar: 'أهل مدرج هولت أينما سكنوا: مشجعو أستون فيلا القريبون، وشاشة بصوت مرتفع، ورفقة إلى مدرج الضيوف.',
  },
  story: {
    en: [
      'League football was invented by a Scottish draper on Aston Villa’s committee. William McGregor was tired of friendlies that nobody turned up for, wrote to some other clubs in 1888, and the fixture list, with all the misery and joy attached to it, followed. Villa itself was fourteen years old by then, dreamt up by a chapel cricket team with nothing to do in winter.',
      'Villa Park has stood since 1897 on the pleasure gardens of Aston Hall, the Jacobean house visible up the slope. The Holte End carries the name of the baronet who built the house, Sir Thomas, and is steep enough to feel him looking. Burnley borrowed its claret and blue in 1910, and others have too. Crazy Train plays in honour of Ozzy Osbourne, who grew up within earshot.',
      'The Champions League returned in 2024, and so did Bayern, who lost at Villa Park by the one goal that parents remember from Rotterdam. Many Arab and Pakistani families live round here, and the road to the ground passes bakeries and tea rooms that are theirs.',
      'On 26 May 1982 in Rotterdam, Peter Withe met a low cross with his shin and Bayern Munich lost the European Cup to Birmingham’s B6. The other Birmingham club, City, makes the Second City derby the least polite day of the year. Witton station and Aston station share the crowd, and Trinity Road does the rest with chips.',
    ],
    ar: [
      'جدول الدوري الذي تراجعه كل أسبوع فكرة رجل من أستون فيلا: تاجر الأقمشة وليام ماكغريغور ضاق بالمباريات الودية التي تُلغى، فكتب إلى الأندية عام 1888 وتأسست أول بطولة دوري في العالم. النادي نفسه أقدم بأربعة عشر عامًا، أنشأه لاعبو كريكيت ليشغلوا شتاءهم.',
      'يقوم فيلا بارك منذ 1897 في حدائق قصر أستون، ومدرج هولت الشاهق على اسم صاحب القصر. ولأن أوزي أوزبورن ابن هذه الشوارع تُسمع أغنيته «كريزي ترين» قبل البداية، فتعرف أنك في برمنغهام لا في سواها.',
      'روتردام، 26 مايو 1982: كرة بيتر ويث ترتطم بالقائم وتدخل، وبايرن ميونيخ يعود بلا كأس أوروبا. ديربي المدينة مع برمنغهام سيتي يوم لا مجاملات فيه. ومن محطتي ويتون وأستون إلى شارع ترينيتي، الطريق كله عنّابي وأزرق.',
      'وفي برمنغهام جاليات عربية وباكستانية كبيرة، فالطريق إلى الملعب يمر بمخابز ومقاهٍ تعرف طعم الشاي كما نعرفه. وزاد الساهرون مع الفريق في الخليج حين عاد إلى دوري الأبطال عام 2024 وهزم بايرن ميونيخ في فيلا بارك بهدف واحد، النتيجة نفسها التي حفظها الآباء عن روتردام.',
    ],
  },
  venue: { en: 'Villa Park', ar: 'فيلا بارك' },
  capacity: 42000,
  city: { en: 'Birmingham', ar: 'برمنغهام' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1874',
  sameAs: ['https://www.avfc.co.uk'],
  honoursTo: 2026,
  honours: [
    { count: 7, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 7, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
    { count: 1, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'Capacity 42,000',
      read: ['stored file 69820908249: football grounds', 'stored file 63131488838: Premier League clubs'],
    },
    {
      fact: 'League titles 7, FA Cups 7, European Cups 1, to 2026',
      read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
