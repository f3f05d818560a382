import type { TeamEntry } from '../../schema.ts';

export const manchesterUnited: TeamEntry = {
  slug: 'manchester-united',
  name: { en: 'Manchester United', ar: 'مانشستر يونايتد' },
  aliases: {
    en: ['Man United', 'Man Utd', 'Man U', 'MUFC', 'United', 'The Red Devils'],
    ar: ['اليونايتد', 'مان يونايتد', 'مانشيستر يونايتد', 'الشياطين الحمر'],
  },
  sport: 'football',
  league: 'premier-league',
  short: { en: 'MUN', ar: 'يونايتد' },
  badge: { colours: ['#DA291C', '#FBE122', '#14110F'], pattern: 'sash' },
  description: {
    en: 'Manchester United fans everywhere, including next door: a Stretford End away from Old Trafford.',
    ar: 'جمهور مانشستر يونايتد منتشر في كل مكان، وربما في عمارتك: ابحث عن مدرج ستريتفورد صغير بعيدًا عن أولد ترافورد.',
  },
  story: {
    en: [
      'Railwaymen began it. The carriage and wagon workers of the Lancashire and Yorkshire line formed Newton Heath in 1878 and played in green and gold beside the tracks. The name Manchester United, the red, and a rescue from bankruptcy came together in 1902. Old Trafford followed in 1910, and Bobby Charlton later christened it the Theatre of Dreams.',
      'A clock on the stadium wall has one date on it: Feb 6th 1958, Munich. Seven of Matt Busby’s young players died there, and Duncan Edwards in hospital fifteen days later. Ten years afterwards survivors of that crash helped to win the European Cup at Wembley, and most of what this crowd believes about stubbornness comes from that decade. Barcelona in 1999, two goals in added time, comes from the same place.',
      'In 2013 Alex Ferguson announced that he would stop, after twenty-six years, and living rooms a long way from Manchester went quiet. People who grew up in the nineties can still give you the team of 1999 number by number, and tell you where they were for the last two minutes.',
      'Supporters arrive by tram, at the stop shared with the cricket ground, and drift down Sir Matt Busby Way through the smell of onions to the statue of Best, Law and Charlton. Liverpool, at the other end of the East Lancs Road, remains the game. City, the neighbour, was once not worth a song; now it has several.',
    ],
    ar: [
      'القصة بدأت على سكة القطار: عمال ورش العربات أسّسوا «نيوتن هيث» عام 1878 وارتدوا الأخضر والذهبي، وبعد أزمة مالية كادت تنهي كل شيء في 1902 وُلد الاسم الذي يعرفه العالم واللون الأحمر معًا. وبعدها بثماني سنوات فُتح أولد ترافورد، وسمّاه بوبي تشارلتون «مسرح الأحلام».',
      'على جدار الملعب ساعة تحمل تاريخ 6 فبراير 1958، ذكرى كارثة ميونيخ التي أخذت ثمانية من شبان مات بازبي. بعد عشر سنوات رفع الناجون مع رفاقهم كأس أوروبا في ويمبلي، ومن تلك السيرة تعلّم الجمهور ألا يغادر مبكرًا، وهو ما أثبته الوقت بدل الضائع في كامب نو 1999.',
      'يصل الناس بالترام ثم يمشون في شارع السير مات بازبي حتى تمثال الثلاثي جورج بست ودينيس لو وبوبي تشارلتون. مواجهة ليفربول هي الأثقل، أما الجار الأزرق فكان تجاهله عادة قديمة، ثم سقطت العادة.',
      'وكم مجلس صمت يوم أعلن فيرغسون رحيله في 2013 بعد ستة وعشرين عامًا. جيل التسعينيات هنا يحفظ تشكيلة 1999 رقمًا رقمًا، وما زال يروي أين كان في الدقيقتين الأخيرتين.',
    ],
  },
  venue: { en: 'Old Trafford', ar: 'أولد ترافورد' },
  capacity: 74000,
  city: { en: 'Manchester', ar: 'مانشستر' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1878',
  sameAs: ['https://www.manutd.com'],
  honoursTo: 2026,
  honours: [
    { count: 20, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 13, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
    { count: 3, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'Capacity 74,000',
      read: [
        'stored file 66021404016: Premier League grounds',
        'stored file 63131488838: Premier League clubs',
      ],
    },
    {
      fact: 'League titles 20, FA Cups 13, European Cups 3, to 2026',
      read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
