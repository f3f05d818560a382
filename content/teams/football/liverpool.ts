import type { TeamEntry } from '../../schema.ts';

export const liverpool: TeamEntry = {
  slug: 'liverpool',
  name: { en: 'Liverpool', ar: 'ليفربول' },
  aliases: { en: ['LFC', 'The Reds', 'The Kop'], ar: ['الليفر', 'الريدز', 'الأنفيلد'] },
  fullName: { en: 'Liverpool FC', ar: 'نادي ليفربول' },
  sport: 'football',
  league: 'premier-league',
  short: { en: 'LIV', ar: 'ليفربول' },
  badge: { colours: ['#C8102E', '#F7F3E9', '#F2B632'], pattern: 'plain' },
  description: {
    en: 'For Liverpool fans: who will be watching, where the Kop’s songs travel on match night, and who will join the next away day.',
    ar: 'ملتقى مشجعي ليفربول: أين ستُشاهَد المباراة القادمة، ومن يحفظ أهازيج مدرج الكوب، ومن سيرافقك في الرحلة القادمة.',
  },
  story: {
    en: [
      'Liverpool exist because of a row about rent. In 1892 Everton walked out of Anfield and took themselves across Stanley Park, leaving the landlord, John Houlding, with a perfectly good ground and nobody to play on it. So he founded a club to fill it.',
      'The Kop went up in 1906, named after a hill in the Boer War, and has been arguing with referees ever since. Before kick-off it sings You’ll Never Walk Alone with scarves held out flat, a habit from the sixties that half of Europe has borrowed since. The European night people tell their children about is Istanbul in 2005, where 3–0 down at half-time turned out to be a good position. The twentieth league title, in April 2025, was the first since 1990 that a full Anfield could sing in.',
      'The number 96 stood on banners here for a generation. In 2021 it became 97, and those who know why explain it to the children in a low voice. Above the stairs of the tunnel hangs the sign of the ground, and the players touch it on their way out.',
      'The day starts at Lime Street station and runs uphill to Walton Breck Road, past gable ends painted with players. Everton is the derby that divides breakfast tables; Manchester United is the fixture that spoils sleep. On 97 Avenue, at the Hillsborough memorial, even the late ones slow down.',
    ],
    ar: [
      'وُلد ليفربول من خلاف على الإيجار. عام 1892 حزم إيفرتون أمتعته وغادر أنفيلد إلى الجهة الأخرى من حديقة ستانلي، فوجد المالك جون هولدينغ نفسه أمام ملعب جاهز بلا فريق، فأسّس فريقًا يملؤه.',
      'مدرج «الكوب» يحمل منذ 1906 اسم تلّة بعيدة في جنوب أفريقيا، وصوته يسبق صافرة البداية: الشالات مرفوعة والنشيد «لن تسير وحدك أبدًا». ولتفهم عناد هذا الجمهور اسأل عن إسطنبول 2005، يوم كان التأخر بثلاثة أهداف أول القصة لا آخرها. ثم جاء لقب الدوري العشرون في أبريل 2025، وهو الأول منذ 1990 الذي يغنّي له أنفيلد وهو ممتلئ.',
      'يبدأ يوم المباراة من محطة لايم ستريت ثم يصعد نحو شارع والتون بريك بين جداريات النجوم على البيوت. ديربي إيفرتون يقسم العائلة الواحدة، ومواجهة مانشستر يونايتد تطرد النوم. وعند نصب هيلزبره تهدأ الخطوات احترامًا لسبعة وتسعين اسمًا.',
      'وفي بلادنا لهذا النادي بيوت ورثته أبًا عن جد. تقع مباراته عصرًا أو مع العشاء، ويقف الجميع لسماع النشيد كأنهم في الكوب. والرقم 96 الذي بقي على اللافتات سنوات صار 97 عام 2021، ومن يعرف السبب يشرحه للصغير بصوت منخفض. وإن زرت أنفيلد فالمس شارته فوق درج النفق، فاللاعبون يفعلون.',
    ],
  },
  venue: { en: 'Anfield', ar: 'أنفيلد' },
  capacity: 61015,
  city: { en: 'Liverpool', ar: 'ليفربول' },
  country: { en: 'England', ar: 'إنجلترا' },
  sampleFans: { from: 150_000, to: 200_000 },
  founded: '1892',
  sameAs: ['https://www.liverpoolfc.com'],
  honoursTo: 2024,
  honours: [
    { count: 19, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 6, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    { count: 8, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
    { count: 10, title: { en: 'League Cups', ar: 'كؤوس الرابطة' } },
  ],
  legends: [
    { name: { en: 'Ray Clemence', ar: 'راي كليمنس' }, shirt: '1', years: '1967–1981' },
    { name: { en: 'Kevin Keegan', ar: 'كيفن كيغان' }, shirt: '7', years: '1971–1977' },
    { name: { en: 'Kenny Dalglish', ar: 'كيني دالغليش' }, shirt: '7', years: '1977–1990' },
    { name: { en: 'Alan Hansen', ar: 'آلان هانسن' }, shirt: '6', years: '1977–1991' },
    { name: { en: 'Ian Rush', ar: 'إيان راش' }, shirt: '9', years: '1980–1987, 1988–1996' },
    { name: { en: 'John Barnes', ar: 'جون بارنز' }, shirt: '10', years: '1987–1997' },
    { name: { en: 'Jamie Carragher', ar: 'جيمي كاراغر' }, shirt: '23', years: '1996–2013' },
    { name: { en: 'Steven Gerrard', ar: 'ستيفن جيرارد' }, shirt: '8', years: '1998–2015' },
  ],
  sources: [
    {
      fact: 'From 96 to 97',
      read: [
        'https://feeds.bbci.co.uk/news/uk-england-merseyside-58099651',
        'https://www.thisisanfield.com/2021/07/coroner-rules-97th-victim-of-hillsborough-disaster-was-unlawfully-killed/',
      ],
    },
  ],
  asOf: '2026-11-21',
  updated: '2026-11-29',
};
