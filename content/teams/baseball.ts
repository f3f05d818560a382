import type { TeamEntry } from '../schema.ts';

export const baseball: TeamEntry[] = [
  {
    slug: 'new-york-yankees',
    name: { en: 'New York Yankees', ar: 'نيويورك يانكيز' },
    article: true,
    aliases: { en: ['Yankees', 'Yanks', 'NYY', 'Bronx Bombers'], ar: ['اليانكيز'] },
    sport: 'baseball',
    league: 'mlb',
    short: { en: 'BRX', ar: 'برونكس' },
    badge: { colours: ['#0C2340', '#FFFFFF'], pattern: 'stripes' },
    description: {
      en: 'Pinstripes, a roll call from the bleachers and Sinatra after a win: Yankees fans on your own subway line.',
      ar: 'القميص المخطط ونداء الأسماء من المدرج وسيناترا بعد الفوز: مشجعو يانكيز في مدينتك.',
    },
    story: {
      en: [
        'In the top of the first inning the people in section 203 call every fielder by name and keep calling until he turns round and waves. They are the Bleacher Creatures, the ritual is the roll call, and no player in the Bronx has properly arrived until it has happened to him.',
        'The 4 train runs above River Avenue close enough to see into the ground. Under its girders, between the sports bars and the souvenir stalls at 161st Street, the crowd sorts itself out before the gates open. The team came to New York in 1903, was called the Highlanders for ten years, and in 1923 opened the first Yankee Stadium, which Babe Ruth’s drawing power is said to have built. The present one, across the street, dates from 2009 and brought Monument Park with it.',
        'There are no names on the shirts, because the number is enough. Derek Jeter, the captain, ended his last game here with the winning hit, and 2 will not be worn again. The cap with the interlocking letters is on heads all over the world that do not know it belongs to a team.',
        'Boston is the quarrel handed down in families. The Mets are the quarrel at the office. After a win the evening ends with Frank Sinatra and “New York, New York”, twice if the house insists. After a defeat you can hear the train.',
      ],
      ar: [
        'مع أول شوط يبدأ جمهور القطاع 203 بالنداء على لاعبي الدفاع واحدًا واحدًا، ولا يسكت حتى يلتفت اللاعب ويلوّح. هذا هو «نداء الأسماء»، ومن لم يُنادَ باسمه في البرونكس فكأنه لم يصل بعد.',
        'قطار الخط 4 يمر فوق شارع «ريفر أفينيو» قريبًا حتى يكاد راكبه يرى الملعب، وتحت جسره الحديدي عند شارع 161 يتجمع الناس قبل فتح البوابات. جاء الفريق إلى نيويورك عام 1903 باسم «هايلاندرز» وحمله عشر سنوات، ثم افتتح في 1923 ملعبه الأول الذي يقال إن شعبية بيب روث هي التي بنته. والحالي على الجهة المقابلة منذ 2009، ومعه «حديقة الأنصاب التذكارية».',
        'الخصومة مع بوسطن تورَّث في البيوت، ومع ميتس تُدار في المكاتب. وبعد الفوز تنتهي السهرة بصوت فرانك سيناترا وأغنية «نيويورك، نيويورك»، وقد تُعاد إذا لم يرغب أحد في الانصراف. أما بعد الخسارة فلا تسمع إلا القطار.',
        'والقبعة الزرقاء بحرفيها المتشابكين لبسها في بلادنا من لا يعرف أنها لفريق. أما من عرف فيحفظ ديريك جيتر، القائد الذي أنهى مشواره في الملعب بضربة فوز، والرقم 2 بعده لا يلبسه أحد. ولا أسماء على ظهور القمصان هنا، فالرقم يكفي.',
      ],
    },
    venue: { en: 'Yankee Stadium', ar: 'ملعب يانكي' },
    capacity: 46537,
    city: { en: 'New York', ar: 'نيويورك' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '1903',
    sameAs: ['https://www.mlb.com/yankees'],
    honoursTo: 2025,
    honours: [{ count: 27, title: { en: 'World Series titles', ar: 'ألقاب بطولة العالم للبيسبول' } }],
    sources: [
      {
        fact: 'Capacity 46,537',
        read: ['stored file 53186198495: stadiums', 'stored file 56994564809: ballparks'],
      },
      {
        fact: 'World Series titles 27, to 2025',
        read: ['stored file 27991948204: World Series', 'stored file 57098159712: MLB teams'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'los-angeles-dodgers',
    name: { en: 'Los Angeles Dodgers', ar: 'لوس أنجلوس دودجرز' },
    article: true,
    aliases: { en: ['Dodgers', 'LA Dodgers'], ar: ['الدودجرز'] },
    sport: 'baseball',
    league: 'mlb',
    short: { en: 'LAD', ar: 'دودجرز' },
    badge: { colours: ['#005A9C', '#FFFFFF', '#EF3E42'], pattern: 'sash' },
    description: {
      en: 'Brooklyn by birth, Chavez Ravine by heart: a place for Dodgers fans to share the late innings and the traffic home.',
      ar: 'بروكلين مسقط الرأس وتشافيز رافين مهوى القلب: ملتقى مشجعي دودجرز حتى آخر شوط.',
    },
    story: {
      en: [
        'What they dodged was trams. Brooklyn had so many that its people were called trolley dodgers, and the ball club of 1883 ended up with the name. On 15 April 1947 Jackie Robinson walked out for it at Ebbets Field and the whole sport changed. Forty-two is now retired by every team, and comes out once a year, on that date, on every back.',
        'The Dodgers left for California after the 1957 season, which parts of Brooklyn have yet to discuss. Since 1962 they have played above downtown in Chavez Ravine, with palms and the San Gabriel Mountains beyond the outfield and the sunset timed for about the third inning. For sixty-seven seasons Vin Scully opened the evening with “It’s time for Dodger baseball”, and people brought radios to the park to hear what they were looking at. Since Shohei Ohtani signed at the end of 2023, alarm clocks are set for the first pitch from Osaka to Seoul.',
        'Supporters walk up from Sunset Boulevard and Echo Park, eat a Dodger Dog because one does, and take the pavilions behind the outfield, the loud end of the house. San Francisco is the grudge. It came west with them, on the same moving day.',
      ],
      ar: [
        'ما كانوا يتفادونه هو الترام. كثرت خطوطه في بروكلين حتى سُمّي أهلها «المراوغين»، ومنهم أخذ نادي 1883 اسمه. وفي 15 أبريل 1947 نزل جاكي روبنسون إلى الملعب فتغيرت اللعبة كلها، ورقمه 42 محجوب اليوم في كل الفرق، ولا يعود إلا في ذكرى ذلك اليوم على ظهور الجميع.',
        'رحل دودجرز إلى كاليفورنيا بعد موسم 1957، وما زال في بروكلين من لم يسامح. ومنذ 1962 يلعب في «تشافيز رافين» المطلة على وسط المدينة، خلفه النخيل وجبال سان غابرييل، وغروب يصل عادةً مع الشوط الثالث. وعلى مدى 67 موسمًا افتتح المعلّق فين سكالي الأمسية بعبارة «حان وقت بيسبول دودجرز»، وكان الناس يحملون المذياع إلى المدرج ليسمعوه وهم يرون اللعب أمامهم.',
        'يصعد الجمهور مشيًا من «سانسيت بوليفارد» و«إيكو بارك»، وأعلى الأصوات تأتي من الجناحين خلف الملعب. أما سان فرانسيسكو جاينتس فجار قديم انتقل معهم غربًا في العام نفسه، وحمل الخصومة في أمتعته. ومن أوساكا إلى سيول يُضبط المنبه على مبارياته منذ وقّع له شوهي أوتاني آخر عام 2023.',
      ],
    },
    venue: { en: 'Dodger Stadium', ar: 'ملعب دودجر' },
    capacity: 56000,
    city: { en: 'Los Angeles', ar: 'لوس أنجلوس' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    founded: '1883',
    sameAs: ['https://www.mlb.com/dodgers'],
    honoursTo: 2025,
    honours: [{ count: 9, title: { en: 'World Series titles', ar: 'ألقاب بطولة العالم للبيسبول' } }],
    sources: [
      {
        fact: 'World Series titles 9, to 2025',
        read: [
          'https://www.canyon-news.com/noh-canada-dodgers-repeat-as-world-series-champions/',
          'https://dailysports.net/news/los-angeles-dodgers-are-world-series-champions-for-the-second-year-in-a-row/',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
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
  },
];
