import type { TeamEntry } from '../../schema.ts';

export const realMadrid: TeamEntry = {
  slug: 'real-madrid',
  name: { en: 'Real Madrid', ar: 'ريال مدريد' },
  aliases: {
    en: ['Real', 'Los Blancos', 'Merengues', 'Madridistas'],
    ar: ['الريال', 'الملكي', 'الميرينغي'],
  },
  sport: 'football',
  league: 'la-liga',
  short: { en: 'RMA', ar: 'الريال' },
  badge: { colours: ['#FFFFFF', '#FEBE10', '#00529F'], pattern: 'sash' },
  description: {
    en: 'Real Madrid fans near you for the nights that look lost at the hour mark: late kick-offs, loud rooms, no early exits.',
    ar: 'جمهور ريال مدريد حولك لليالٍ لا تنتهي عند الدقيقة 90: سهرة أوروبية، وشاشة كبيرة، ولا أحد يغادر مبكرًا.',
  },
  story: {
    en: [
      'White was an English fashion when the club was registered in Madrid on 6 March 1902. The crown on the crest, and the word Real, were lent by King Alfonso XIII eighteen years later. Santiago Bernabéu was striker, captain, coach and finally president, and in 1947 he built a stadium far too large for its time on the edge of town. The town grew round it. The Castellana now runs past a steel-wrapped hulk with a pitch that folds itself away underground.',
      'Alfredo Di Stéfano and company won the first five European Cups, which explains a certain impatience in the stands. In the seventh minute people sing for Juanito, the winger who wore that number and believed that ninety minutes in this place were very long for visitors. He has been proved right often enough to be quoted in match reports.',
      'By 2024 the European Cups numbered fifteen, so nobody in the café gets up before the ninetieth minute. Some who had come for Ronaldo and Benzema followed both of them to the Saudi league, and never changed the white shirt for another.',
      'Hours before a big night, crowds line the Plaza de los Sagrados Corazones with flares to meet the team bus. Trophies are taken to the goddess Cibeles, who gets a scarf round her marble neck. Barcelona is the Clásico, Atlético the neighbour who celebrates at the other fountain.',
    ],
    ar: [
      'منذ 6 مارس 1902 والأبيض لون هذا النادي، أما التاج وكلمة «ريال» فهديتان من الملك ألفونسو الثالث عشر بعد ذلك بثمانية عشر عامًا. سانتياغو برنابيو كان مهاجمًا وقائدًا ومدربًا ثم رئيسًا، وبنى في 1947 ملعبًا بدا أكبر من حاجة المدينة، فكبرت المدينة حوله.',
      'أول خمس نسخ من كأس أوروبا ذهبت كلها إلى دي ستيفانو ورفاقه، ومن هنا جاء هذا الجمهور الذي لا يرضى بسهولة. في الدقيقة السابعة من كل مباراة يُغنّى لخوانيتو صاحب القميص رقم 7، الرجل الذي حذّر ضيوفه من طول التسعين دقيقة في البرنابيو، ولم يكذب.',
      'قبل الليالي الكبيرة تصطف الجماهير في ساحة ساغرادوس كوراثونيس لاستقبال الحافلة بالأهازيج والمشاعل، وبعد البطولات موعدهم عند نافورة سيبيليس حيث يُلفّ الشال على عنق التمثال. والكلاسيكو في مجالسنا لا يحتاج إلى تعريف: نصف المجلس أبيض ونصفه كتالوني.',
      'وخمس عشرة كأسًا أوروبية حتى 2024 تجعل أي سهرة معه مفتوحة الاحتمالات، فلا أحد في المقهى يقوم قبل الدقيقة التسعين. وفي جيل رونالدو وبنزيما من انتقل معهما إلى متابعة دوري روشن ولم يترك الأبيض.',
    ],
  },
  venue: { en: 'Santiago Bernabéu', ar: 'سانتياغو برنابيو' },
  capacity: 83000,
  city: { en: 'Madrid', ar: 'مدريد' },
  country: { en: 'Spain', ar: 'إسبانيا' },
  founded: '1902-03-06',
  sameAs: ['https://www.realmadrid.com'],
  honoursTo: 2026,
  honours: [
    { count: 36, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 15, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'Capacity 83,000',
      read: ['stored file 69820908249: football grounds', 'stored file 69688316491: Spanish grounds'],
    },
    {
      fact: 'League titles 36, to 2026',
      read: [
        'stored file 61378654036: honours of clubs',
        'stored file 54531896732: honours of clubs',
        'stored file 71185413992: recent champions by competition',
      ],
    },
    {
      fact: 'European Cups 15, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
