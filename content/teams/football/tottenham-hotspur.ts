import type { TeamEntry } from '../../schema.ts';

export const tottenhamHotspur: TeamEntry = {
  slug: 'tottenham-hotspur',
  name: { en: 'Tottenham Hotspur', ar: 'توتنهام هوتسبير' },
  aliases: { en: ['Spurs', 'Tottenham', 'THFC', 'Lilywhites'], ar: ['السبيرز', 'توتنهام', 'السبرز'] },
  sport: 'football',
  league: 'premier-league',
  short: { en: 'TOT', ar: 'توتنهام' },
  badge: { colours: ['#132257', '#FFFFFF'], pattern: 'plain' },
  description: {
    en: 'Tottenham Hotspur fans who live round the corner: share the hope, the High Road stories and the trip home.',
    ar: 'مجتمع مشجعي توتنهام هوتسبير: أمل لا ينفد، وحكايات الهاي رود، ورفقة تشاركك ليلة المباراة وطريق العودة.',
  },
  story: {
    en: [
      'Schoolboys from a cricket club wanted something to do in winter, and in 1882 they met under a lamp post on Tottenham High Road to arrange it. They took their name from Harry Hotspur, a knight in a hurry, and from his spurs came the cockerel that stands on a ball to this day.',
      'Firsts are the local speciality. In 1901 Spurs won the FA Cup from outside the Football League, which nobody has repeated. In 1961 came the first Double of the century, in 1963 the first European trophy for a British club. Bill Nicholson, who managed the last two, wanted it done with style or not at all, and his standard still hangs over every safe sideways pass. In Bilbao in 2025 the Europa League ended a long wait.',
      'Harry Kane came through the academy and became the record scorer of the club. Below the grass lies a second pitch, uncovered when American football comes to visit.',
      'The stadium opened in 2019 on the same plot as White Hart Lane, with a single-tier South Stand that starts When the Spurs Go Marching In at the pace of a hymn and ends at a gallop. From Seven Sisters it is half an hour on foot up the High Road, and half the friendships here were made on that pavement. Arsenal is four miles south and much too close.',
    ],
    ar: [
      'أراد تلاميذ في نادٍ للكريكيت شيئًا يلعبونه في الشتاء، فاجتمعوا عام 1882 تحت عمود إنارة في هاي رود بتوتنهام. استعاروا الاسم من الفارس هاري هوتسبير المعروف باستعجاله، ومن مهمازه جاء الديك الواقف على الكرة.',
      'سجلّ النادي حافل بالسبق: كأس الاتحاد الإنجليزي 1901 وهو خارج رابطة الدوري، وثنائية 1961 التي لم يسبقه إليها أحد في القرن العشرين، وأول لقب أوروبي لنادٍ بريطاني في 1963. بيل نيكلسون علّم الناس أن الفوز بلا متعة نصف فوز، وفي بلباو 2025 أنهى لقب الدوري الأوروبي انتظارًا طويلًا.',
      'الملعب الحديث قام مكان وايت هارت لين، ومدرجه الجنوبي كتلة واحدة شاهقة، يبدأ نشيده بطيئًا ثم يركض. من محطة سفن سيسترز نصف ساعة مشيًا حتى البوابة، وكثير من الصداقات بدأت على ذلك الرصيف. وأرسنال جار أقرب مما ينبغي.',
      'وُلد له في الخليج جمهور صغير عنيد، يعرّف نفسه بجملة واحدة: نحب اللعب الجميل ونتعايش مع الباقي. وهاري كين خرج من أكاديميته هدافًا تاريخيًا للنادي. وتحت العشب الطبيعي عشب آخر يُكشف لمباريات كرة القدم الأمريكية.',
    ],
  },
  venue: { en: 'Tottenham Hotspur Stadium', ar: 'ملعب توتنهام هوتسبير' },
  capacity: 62850,
  city: { en: 'London', ar: 'لندن' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1882',
  sameAs: ['https://www.tottenhamhotspur.com'],
  honoursTo: 2026,
  honours: [
    { count: 2, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 8, title: { en: 'FA Cups', ar: 'كؤوس الاتحاد الإنجليزي' } },
  ],
  sources: [
    {
      fact: 'Capacity 62,850',
      read: [
        'stored file 66021404016: Premier League grounds',
        'stored file 63131488838: Premier League clubs',
      ],
    },
    {
      fact: 'League titles 2, FA Cups 8, to 2026',
      read: ['stored file 63131488838: Premier League clubs', 'stored file 37616203759: honours of clubs'],
    },
    {
      fact: 'Harry Kane’s record, pitch for American football',
      read: [
        'https://gulfnews.com/sport/football/harry-kane-england-captain-passes-greaves-as-tottenhams-all-time-top-goal-scorer-1.93674859',
        'https://iafrica.com/kane-breaks-greaves-goal-record-for-tottenham/',
        'https://www.venuesnow.com/at-tottenhams-home-a-field-for-all-football/',
        'https://www.si.com/soccer/2017/09/07/video-spurs-unveil-plans-worlds-first-dividing-retractable-pitch-new-stadium',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
