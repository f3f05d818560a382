import type { TeamEntry } from '../../schema.ts';

export const premierLeagueOne: TeamEntry[] = [
  {
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
  },
  {
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
      en: 'Claret, blue and bubbles: West Ham United fans, a screen in good company and a lift to the next away end.',
      ar: 'جمهور وست هام يونايتد حولك: فقاعات وعنّابي وأزرق، وشاشة في صحبة طيبة، ومقعد في الرحلة القادمة خارج لندن.',
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
        read: [
          'stored file 66021404016: Premier League grounds',
          'stored file 69820908249: football grounds',
        ],
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
  },
  {
    slug: 'arsenal',
    name: { en: 'Arsenal', ar: 'أرسنال' },
    aliases: { en: ['The Gunners', 'Gooners'], ar: ['الجانرز', 'المدفعجية', 'أرسينال', 'ارسنال لندن'] },
    sport: 'football',
    league: 'premier-league',
    short: { en: 'ARS', ar: 'أرسنال' },
    badge: { colours: ['#DB0007', '#FFFFFF', '#9C824A'], pattern: 'chevron' },
    description: {
      en: 'Arsenal fans around you, from the Holloway Road to the other side of the world: watch parties, songs and away days.',
      ar: 'مشجعو أرسنال من شارع هولواي إلى أبعد مدينة: تجمّعات مشاهدة، وأغنية شمال لندن، ورفقة في كل رحلة.',
    },
    story: {
      en: [
        'A cannon on the badge is easily explained: the founders of 1886 worked in the Royal Arsenal at Woolwich, south of the river, making the real thing. Their first red shirts were a gift from Nottingham Forest. In 1913 the whole enterprise crossed the Thames to Highbury and settled a tram ride from Tottenham, which Tottenham has never forgiven.',
        'Herbert Chapman added white sleeves, a big clock and a word with the railways, so that in 1932 Gillespie Road station became Arsenal. It is the only station on the Tube named after a football club. The Highbury pitch is now a garden between flats. Since 2006 the noise has come from the Emirates, a few minutes away, where Louis Dunford’s The Angel goes round the bowl before kick-off.',
        'You can date supporters by their players. One generation grew up with Henry, Bergkamp and Vieira in Arsène Wenger’s years, and the next came later and learned its patience from the first. The big clock moved house as well, and the end below it carries its name.',
        'Forty-nine league games without defeat, from 2003 to 2004, is the number every regular can recite in their sleep. The next title took twenty-two years and came on a Tuesday in May 2026 with Arsenal not even playing: City had drawn at Bournemouth. Eleven days later, in Budapest, Paris Saint-Germain won the European Cup on penalties, so there is still something to sing for. People gather along Blackstock Road, Holloway Road and around Finsbury Park station, and the last stretch is a slow river over the two bridges above the railway.',
      ],
      ar: [
        'المدفع على الشعار له سبب بسيط: مؤسسو 1886 كانوا عمالًا في مصنع الأسلحة الملكي في وولويتش جنوب التيمز. أول قمصانهم الحمراء هدية من نوتنغهام فورست، ثم عبروا النهر في 1913 إلى هايبري واستقروا على مقربة من توتنهام، ومن يومها لم يهدأ شمال لندن.',
        'المدرب هربرت تشابمان أضاف الأكمام البيضاء والساعة الكبيرة، وأقنع السكك الحديدية بأن تغيّر اسم محطة المترو المجاورة إلى «أرسنال»، وهي الوحيدة في مترو لندن التي سُمّيت على اسم نادٍ. أما لقب «الفريق الذي لا يُقهر» فليس مبالغة هنا: 49 مباراة في الدوري بلا خسارة بين 2003 و2004. ثم طال الانتظار اثنين وعشرين عامًا، حتى جاء اللقب مساء ثلاثاء من مايو 2026 والفريق لا يلعب: تعادل السيتي في بورنموث فانتهى كل شيء. وبعد أحد عشر يومًا ذهبت كأس أوروبا في بودابست إلى باريس بركلات الترجيح، فبقي للأغنية ما تنتظره.',
        'قبل اللقاء تمتلئ أرصفة بلاكستوك وهولواي ومحيط محطة فينسبري بارك، ثم يعبر الجميع الجسرين فوق السكة إلى ملعب الإمارات، حيث صارت أغنية لويس دنفورد عن المنطقة نشيدًا ثانيًا.',
        'في مجالسنا يُقسَّم المدفعجية بالأعمار: جيل حفظ هنري وبيركامب وفييرا في سنوات فينغر، وجيل جاء بعدهم وتعلّم الصبر منهم. الساعة الكبيرة انتقلت من هايبري إلى الملعب الجديد، وتحتها مدرج يحمل اسمها. وهايبري نفسه صار شققًا سكنية حول حديقة كانت هي الملعب، يقف الزائر عند سورها ويعدّ الخطوات. ومباراة الديربي تقسم العائلة قبل صافرتها بأسبوع.',
      ],
    },
    venue: { en: 'Emirates Stadium', ar: 'ملعب الإمارات' },
    capacity: 60704,
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'England', ar: 'إنجلترا' },
    founded: '1886',
    sameAs: ['https://www.arsenal.com'],
    honoursTo: 2026,
    honours: [
      { count: 14, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 14, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
    ],
    sources: [
      {
        fact: 'Capacity 60,704',
        read: [
          'stored file 66021404016: Premier League grounds',
          'stored file 69820908249: football grounds',
        ],
      },
      {
        fact: 'League titles 14, to 2026',
        read: [
          'stored file 63131488838: Premier League clubs',
          'stored file 37616203759: honours of clubs',
          'stored file 66159873889: champions of 2026',
        ],
      },
      {
        fact: 'FA Cups 14, to 2026',
        read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
