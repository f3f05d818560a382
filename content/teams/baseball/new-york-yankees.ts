import type { TeamEntry } from '../../schema.ts';

export const newYorkYankees: TeamEntry = {
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
};
