import type { TeamEntry } from '../../schema.ts';

export const netherlandsPortugal: TeamEntry[] = [
  {
    slug: 'ajax',
    name: { en: 'Ajax', ar: 'أياكس' },
    aliases: { en: ['Ajax Amsterdam', 'Ajacieden'], ar: ['أجاكس', 'أياكس أمستردام'] },
    sport: 'football',
    league: 'eredivisie',
    short: { en: 'AJX', ar: 'أياكس' },
    badge: { colours: ['#FFFFFF', '#D2122E'], pattern: 'stripes' },
    description: {
      en: 'Ajax fans outside the ring road and inside it: total football on a screen, Three Little Birds at the end.',
      ar: 'مشجعو أياكس حيث تسكن: كرة شاملة على الشاشة، وأغنية لبوب مارلي في الختام، ونقاش عن كرويف لا ينتهي.',
    },
    story: {
      en: [
        'Amsterdam keeps its football where its shopping is: three friends renewed an old idea at Café Oost-Indië in the Kalverstraat on 18 March 1900 and called it after a Greek warrior. When the hero’s head was redrawn in 1991 it took eleven lines, one for each player, which is exactly the kind of thing people here like to explain to visitors.',
        'Round the corner from the old ground De Meer, in the Betondorp quarter, lived a greengrocer’s boy called Johan Cruyff whose mother cleaned at the club. With Rinus Michels he turned positions into suggestions, and from 1971 to 1973 the European Cup did not leave town. In Vienna in 1995 a team raised mostly at the academy took it again, through a goal by eighteen-year-old Patrick Kluivert. Number 14 has been retired, although not from conversation.',
        'With Litmanen, Kanu and Overmars that side of the nineties was loved a long way from Amsterdam. In 2019 a new one put out Real Madrid and Juventus and was stopped seconds short of the final. A seat in the stand is not cheap. The ground of the youth teams nearby is called De Toekomst, the future.',
        'Bob Marley is sung because, at a friendly in Cardiff in 2008, someone put Three Little Birds over the loudspeakers and the away end refused to stop. Crowds reach the arena from Bijlmer station across the broad boulevard. Good news has its old address on Leidseplein. Feyenoord, by contrast, comes from Rotterdam, where shirts are sold, the joke goes, with the sleeves already rolled up.',
      ],
      ar: [
        'في مقهى «الهند الشرقية» بشارع التسوق كالفرسترات وُلد أياكس يوم 18 مارس 1900 باسم محارب إغريقي. وحين أُعيد رسم وجه المحارب عام 1991 اكتفوا بأحد عشر خطًا، خط لكل لاعب، وأهل أمستردام يحبون أن يشرحوا لك ذلك.',
        'قرب الملعب القديم «دي مير» عاش صبي أبوه بائع خضار وأمه عاملة نظافة في النادي، واسمه يوهان كرويف. مع رينوس ميخلز صارت المراكز مجرد اقتراح، وبقيت كأس أوروبا عندهم من 1971 إلى 1973. وفي فيينا 1995 عادت بقدم باتريك كلويفرت ابن الثامنة عشرة، ومعظم زملائه من أكاديمية النادي.',
        'حكاية «ثري ليتل بيردز» بدأت من سماعات ملعب في كارديف عام 2008 ولم تتوقف. ينزل الناس في محطة بايلمر، ويحتفلون في ساحة لايدسه بلاين. والكلاسيكو الهولندي أمام فاينورد خصام مدينتين: واحدة تتكلم عن الجمال، وأخرى تشمّر عن ساعديها وتعمل.',
        'وله بيننا من أحبّه في التسعينيات مع ليتمانن وكانو وأوفرمارس، ثم عاد إليه عام 2019 حين أخرج ريال مدريد ويوفنتوس في طريقه وتوقف على بُعد ثوانٍ من النهائي. والمقعد في المدرج ليس رخيصًا. أما ملعب الناشئين القريب فاسمه «دي توكومست»، أي المستقبل.',
      ],
    },
    venue: { en: 'Johan Cruyff Arena', ar: 'يوهان كرويف أرينا' },
    capacity: 55865,
    city: { en: 'Amsterdam', ar: 'أمستردام' },
    country: { en: 'Netherlands', ar: 'هولندا' },
    founded: '1900-03-18',
    sameAs: ['https://www.ajax.nl'],
    honoursTo: 2026,
    honours: [
      { count: 36, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 4, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'Capacity 55,865',
        read: [
          'https://www.number1-footballtravel.com/stadium-information-ajax-johan-cruijff-arena/',
          'https://en.wikipedia.org/wiki/Johan_Cruyff_Arena',
        ],
      },
      {
        fact: 'League titles 36, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
      },
      {
        fact: 'European Cups 4, to 2026',
        read: ['stored file 61378654036: honours of clubs', 'stored file 54531896732: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'benfica',
    name: { en: 'Benfica', ar: 'بنفيكا' },
    aliases: { en: ['SL Benfica', 'Encarnados'], ar: ['بنفيكا لشبونة'] },
    sport: 'football',
    league: 'primeira-liga',
    short: { en: 'BEN', ar: 'بنفيكا' },
    badge: { colours: ['#E83030', '#FFFFFF', '#F2C230'], pattern: 'quarters' },
    description: {
      en: 'Benfica fans in every town with a Portuguese bakery: watch parties in red, an eagle on the screen, and the Luz one day.',
      ar: 'بنفيكا وأنصاره حول العالم: مشاهدة باللون الأحمر، ونسر يحلّق قبل البداية، وموعد مؤجل مع ملعب النور.',
    },
    story: {
      en: [
        'Before the teams come out at the Luz an eagle leaves the third tier, circles over the pitch to a rising hum and lands on the club crest. It does not always hurry, and sixty thousand people will wait. The bird stood for high aims when two dozen young men met at the Franco pharmacy in Belém on 28 February 1904, among them Cosme Damião, a pupil of an orphans’ school who ran almost everything afterwards without pay.',
        'Eusébio, from Mafalala in Mozambique, arrived in 1960 and scored twice in the final of 1962 against Real Madrid. His statue stands by the gates, mid-shot. Béla Guttmann, who coached that side to two European Cups running, is said to have asked for a rise, been refused, and foretold a hundred years without another. Nobody believes in the curse. Nobody laughs about it either.',
        'Few clubs in the world have as many members, and a low number on the card is an honour that families hand down. Jorge Jesus coached here, a name that Al Hilal’s supporters know well.',
        'Ser Benfiquista, recorded by the tenor Luís Piçarra, is the hymn. On match evenings the metro station Colégio Militar/Luz pushes people out between a shopping centre and a row of vans frying bifanas. League titles belong to the Marquês de Pombal roundabout. Sporting lives barely two miles off along the Segunda Circular, Porto three hours north, and neither is far enough.',
      ],
      ar: [
        'قبل صافرة البداية في «ملعب النور» ينطلق نسر حقيقي من أعلى المدرجات، يدور فوق العشب ثم يهبط على شعار النادي، وأحيانًا يطيل الطيران والجميع ينتظر راضيًا. اختار النسر شباب اجتمعوا في صيدلية فرانكو بحي بيليم يوم 28 فبراير 1904، منهم كوزمي دامياو الذي خدم الفريق عمرًا بلا أجر.',
        'أوزيبيو جاء من موزمبيق وسجّل هدفين في نهائي 1962 أمام ريال مدريد، وتمثاله عند البوابة أول من يستقبلك. أما المدرب بيلا غوتمان صاحب اللقبين الأوروبيين فيُروى أنه طلب زيادة فرُفضت، فتوعّدهم بمئة عام بلا كأس أوروبية. لا أحد يصدّق اللعنة، ولا أحد يمزح بها كذلك.',
        'نشيد «أن تكون بنفيكيًا» محفوظ حيثما وُجد برتغالي. تخرج من محطة كوليجيو ميليتار فتجد عربات شطائر البيفانا مصطفّة، ومع كل لقب يكون اللقاء في دوار ماركيز دي بومبال. سبورتينغ لشبونة على الطريق الدائري نفسه، وبورتو في الشمال، وكلاهما قريب أكثر من اللازم.',
        'وعضويته من أكبر عضويات الأندية في العالم، والرقم الصغير على البطاقة شرف يُورَث. ودرّبه جورجي جيسوس، وهو اسم يعرفه جمهور الهلال جيدًا.',
      ],
    },
    venue: { en: 'Estádio da Luz', ar: 'ملعب النور' },
    city: { en: 'Lisbon', ar: 'لشبونة' },
    country: { en: 'Portugal', ar: 'البرتغال' },
    founded: '1904-02-28',
    sameAs: ['https://www.slbenfica.pt'],
    honoursTo: 2026,
    honours: [
      { count: 38, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
      { count: 2, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
    ],
    sources: [
      {
        fact: 'League titles 38, European Cups 2, to 2026',
        read: ['stored file 54531896732: honours of clubs', 'stored file 61378654036: honours of clubs'],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
];
