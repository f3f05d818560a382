import type { TeamEntry } from '../../schema.ts';

export const everton: TeamEntry = {
  slug: 'everton',
  name: { en: 'Everton', ar: 'إيفرتون' },
  aliases: { en: ['EFC', 'The Toffees'], ar: ['التوفيز', 'افرتون'] },
  sport: 'football',
  league: 'premier-league',
  short: { en: 'EVE', ar: 'إيفرتون' },
  badge: { colours: ['#003399', '#FFFFFF'], pattern: 'chevron' },
  description: {
    en: 'Everton fans for company on match night: Goodison memories, a new dock on the Mersey and the siren before kick-off.',
    ar: 'مشجعو إيفرتون على موعد: ذكريات غوديسون، ورصيف جديد على نهر ميرسي، وصفّارة «زد كارز» قبل البداية.',
  },
  story: {
    en: [
      'In August 2025 the oldest habit on Merseyside changed direction. After 133 years at Goodison Park, with a church in one corner and Archibald Leitch’s criss-cross steel on the stands, Everton’s men moved to the river at Bramley-Moore Dock. Goodison was not flattened but handed to the women’s team, which says something about the family.',
      'That family started in 1878 at St Domingo’s church and once played at Anfield, a fact best raised carefully. The round tower on the crest is a lock-up from Everton Brow where the Georgian city kept its drunks. Z-Cars, a police-drama tune with a siren in front, brings the teams out, and a Toffee Lady still throws mints to the crowd, dressed as if 1890 had never ended.',
      'They call themselves the People’s Club, and since the first league season of 1888 they have missed only four in the top division. On derby day a father in blue and a son in red come down one pavement. For a while it was known as the friendly derby, until the name wore off.',
      'Dixie Dean’s sixty league goals in 1927–28 remain a number no one in England has touched. Liverpool is the rival and also, very often, the brother-in-law. For the new ground people come off the train at Sandhills or stroll down the dock road from the Ten Streets, with the wind off the Mersey arriving first.',
    ],
    ar: [
      'في صيف 2025 غيّرت مدينة ليفربول أقدم عاداتها: غادر فريق الرجال في إيفرتون ملعب غوديسون بارك بعد 133 عامًا إلى رصيف براملي مور على ضفة النهر. الملعب القديم لم يُهدم بل صار بيتًا لفريق السيدات، وهذه لفتة تشبه النادي.',
      'البداية من كنيسة سانت دومينغو في 1878، ثم سنوات في أنفيلد نفسه، وهي معلومة يحسن ذكرها بلطف. البرج على الشعار سجن صغير من القرن الثامن عشر، وموسيقى المسلسل البوليسي «زد كارز» تعلن دخول اللاعبين، وسيدة الحلوى، بثياب زمن مضى، ترمي قطع النعناع للجماهير.',
      'ستون هدفًا سجّلها ديكسي دين في دوري 1927–1928، ولم يقترب منها أحد. والغريم يسكن البيت نفسه أحيانًا. إلى الملعب الجديد ينزل الناس في محطة ساندهيلز أو يمشون على طريق الأرصفة، والريح تسبقهم.',
      'يسمّونه «نادي الشعب»، ومن أول دوري عام 1888 لم يغب عن الدرجة الأولى إلا أربعة مواسم. وفي الديربي ترى أبًا بالأزرق وابنه بالأحمر على رصيف واحد، ولذلك سُمّي «ديربي الأصدقاء» زمنًا ولم تدم التسمية طويلًا. ومشجعه السعودي اختاره غالبًا لأنه لم يكن اختيار أحد غيره، وهذا عنده سبب كافٍ.',
    ],
  },
  venue: { en: 'Hill Dickinson Stadium', ar: 'ملعب هيل ديكنسون' },
  capacity: 52000,
  city: { en: 'Liverpool', ar: 'ليفربول' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1878',
  sameAs: ['https://www.evertonfc.com'],
  honoursTo: 2026,
  honours: [
    { count: 9, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 5, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
  ],
  sources: [
    {
      fact: 'Capacity 52,000',
      read: ['stored file 66021404016: Premier League grounds', 'stored file 69820908249: football grounds'],
    },
    {
      fact: 'League titles 9, FA Cups 5, to 2026',
      read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
    },
    {
      fact: 'Four seasons below the top division',
      read: [
        'http://www.toffeeweb.com/history/records/100seasons.asp',
        'http://w.owiki.org/wiki/List_of_Everton_F.C._seasons',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
