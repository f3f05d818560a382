import type { TeamEntry } from '../../schema.ts';

export const westHamUnited: TeamEntry = {
  slug: 'west-ham-united',
  name: { en: 'West Ham United', ar: 'وست هام يونايتد' },
  aliases: {
    en: ['West Ham', 'WHUFC', 'The Hammers', 'The Irons'],
    ar: ['ويست هام', 'وست هام', 'الهامرز'],
  },
  sport: 'football',
  division: { en: 'Championship', ar: 'التشامبيونشيب' },
  short: { en: 'WHU', ar: 'وست هام' },
  badge: { colours: ['#7A263A', '#1BB1E7', '#F3D459'], pattern: 'chevron' },
  description: {
    en: 'Claret, blue and bubbles: West Ham United fans, a screen in good company, and more of it on the way to the next away end.',
    ar: 'جمهور وست هام يونايتد حولك: فقاعات وعنّابي وأزرق، وشاشة في صحبة طيبة، ورفقة في الرحلة القادمة خارج لندن.',
  },
  story: {
    en: [
      'The shipyard is long gone but its tools are still on the badge. West Ham began in 1895 as Thames Ironworks, a works team of men who built ships beside the river, and the crossed hammers are the kind that drove rivets, not the kind that hang pictures. Irons or Hammers, both nicknames come from the same bench.',
      'For 112 years home was the Boleyn Ground at Upton Park, close enough to Green Street to smell the market. In 2016 the club carried everything a few miles west to the Olympic stadium in Stratford, including I’m Forever Blowing Bubbles and the machines that take the title literally. The last afternoon of 2025–26, on 24 May, was that song in full: West Ham beat Leeds 3–0 and went down all the same, because Spurs won as well. The season of 2026–27 is one in the Championship.',
      'The song is a sad one if you listen: dreams that fly high and dissolve, sung with a smile since the 1920s. Now and then one of them stays up. In Prague in 2023 Jarrod Bowen scored in the last minute, the Conference League was won, and the whole of east London was in the street.',
      'Three of its men stood at the heart of 30 July 1966: Bobby Moore lifted the World Cup, Geoff Hurst scored three and Martin Peters got the other. Any Londoner will also tell you about Millwall, a quarrel that started between dockyards and never clocked off. Crowds now pour from Stratford station over the bridges of the Olympic park, or wander in by canal from Hackney Wick. Some older hands still pass through Green Street first, out of manners.',
    ],
    ar: [
      'المطرقتان على الشعار ليستا زينة. مؤسسو وست هام عام 1895 كانوا عمالًا في مصنع «تيمز آيرن ووركس» لبناء السفن، يدقّون المسامير نهارًا ويلعبون الكرة مساءً، ومن هنا جاء لقب «الهامرز».',
      'عاش النادي أكثر من قرن في أبتون بارك قرب سوق غرين ستريت، ثم انتقل عام 2016 إلى الملعب الأولمبي في ستراتفورد ومعه آلات الفقاعات التي تطير مع أغنيته القديمة قبل كل مباراة. وفي ذاكرة إنجلترا كلها يوم واحد من صيف 1966: القائد بوبي مور، والأهداف الأربعة لجيف هيرست ومارتن بيترز، وثلاثتهم من هنا.',
      'العداوة مع ميلوول بدأت بين عمال الأرصفة ولم تنتهِ بإغلاقها. واليوم تتدفق الجماهير من محطة ستراتفورد عبر جسور الحديقة الأولمبية، أو تأتي مشيًا بمحاذاة القناة من هاكني ويك.',
      'كلمات أغنية الفقاعات حزينة لمن يصغي إليها: أحلام تطير عاليًا ثم تذوب، وجمهورها يغنيها مبتسمًا منذ عشرينيات القرن الماضي. وقد صدقت يوم 24 مايو 2026، حين فاز الفريق على ليدز بثلاثية وهبط مع ذلك إلى التشامبيونشيب في موسم 2026–27، لأن توتنهام فاز أيضًا. وقبلها، في 2023، رفع الفريق كأس دوري المؤتمر الأوروبي في براغ بهدف جارود بوين في الدقيقة الأخيرة، فنزل شرق لندن كله إلى الشوارع. ومن سافر في السبعينيات يقول إن الانتظار كان يستحق.',
    ],
  },
  venue: { en: 'London Stadium', ar: 'ملعب لندن' },
  capacity: 62500,
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1895',
  sameAs: ['https://www.whufc.com'],
  honoursTo: 2026,
  honours: [{ count: 3, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } }],
  sources: [
    {
      fact: 'Relegated to the Championship on 24 May 2026, after 3–0 against Leeds',
      read: [
        'https://chancegoal.com/news/west-ham-relegated-after-14-premier-league-seasons-165789',
        'https://www.gbnews.com/sport/football/west-ham-relegated-tottenham-premier-league',
      ],
    },
    {
      fact: 'Capacity 62,500',
      read: ['stored file 66021404016: Premier League grounds', 'stored file 69820908249: football grounds'],
    },
    {
      fact: 'FA Cups 3, to 2026',
      read: [
        'stored file 37616203759: honours of clubs',
        'https://www.bestonlinebettingsites.co.uk/football/tournaments/fa-cup/west-ham-united/',
        'https://www.whufc.com/news/day-west-ham-win-fa-cup-third-time',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
