import type { TeamEntry } from '../../schema.ts';

export const pickleballEngland: TeamEntry = {
  slug: 'pickleball-england',
  name: { en: 'Pickleball England', ar: 'اتحاد البيكلبول الإنجليزي' },
  sport: 'pickleball',
  kind: 'governing',
  short: { en: 'PKL', ar: 'بيكلبول' },
  badge: { colours: ['#C8102E', '#F7F3E9', '#B7D433'], pattern: 'cross' },
  description: {
    en: 'Pickleball England players near you: a plastic ball, a forbidden kitchen, a court, and a partner with a spare paddle.',
    ar: 'اتحاد البيكلبول الإنجليزي ولاعبوه: كرة بلاستيكية ومنطقة ممنوعة اسمها «المطبخ»، وملعب وشريك معه مضرب زائد.',
  },
  story: {
    en: [
      'In the summer of 1965, on Bainbridge Island near Seattle, three fathers with bored children and an old badminton court could not find the shuttlecock. They used table-tennis-style bats and a ball with holes in it. Whether the game was named after a pickle boat or a dog called Pickles is argued to this day, chiefly by people waiting for their turn.',
      'In England it moved into the leisure centre, on the badminton lines, between over-sixties aerobics and futsal. Telford has been where the English Open draws its crowd, dozens of courts under one roof, a clatter like hail on a conservatory. Tennis clubs are the rival, particularly those that have discovered tape. Afterwards the sports-hall café runs out of flapjacks, and someone’s uncle of seventy-four is asked how he does that.',
      'Most of its players began late, so a beginner is soon at home. All winter it is played indoors, with evenings for women and others for families. The first word to learn is “sorry”. It is said each time the ball clips the net.',
    ],
    ar: [
      'كان ذلك صيف 1965 في جزيرة بينبريدج قرب سياتل: ثلاثة آباء وأولاد أصابهم الملل وملعب ريشة قديم ضاعت ريشته. أخذوا مضارب تشبه مضارب الطاولة وكرة مثقوبة، فوُلدت اللعبة وظلت الكرة مثقوبة إلى اليوم. أما الاسم فهل جاء من قارب أم من كلب يُدعى «بيكلز»؟ الخلاف قائم، ويديره غالبًا المنتظرون لدورهم.',
      'في إنجلترا سكنت اللعبة المراكز الرياضية فوق خطوط الريشة الطائرة، بين تمارين كبار السن وكرة الصالات، واستضافت تيلفورد بطولة إنجلترا المفتوحة بعشرات الملاعب تحت سقف واحد، وصوت كالبَرَد على الزجاج. الخصم نوادي التنس، خصوصًا التي اكتشفت الشريط اللاصق. وبعد اللعب يجتمعون في مقهى الصالة، وهناك عمّ في الرابعة والسبعين يسأله الشباب كيف فعل ذلك.',
      'ولأن أكثر لاعبيها بدأ متأخرًا فالمبتدئ فيها لا يشعر بغربة. تُلعب داخل الصالات طوال الشتاء، وفيها أمسيات للسيدات وأخرى للعائلات. والعائد من بريطانيا إلى الخليج يحمل مضربه معه، فيجد ملاعب البادل قد رسمت له خطوطًا جديدة. والكلمة الأولى التي يتعلمها هناك «سوري»، تُقال بعد كل كرة تلمس الشبكة.',
    ],
  },
  country: { en: 'England', ar: 'إنجلترا' },
  sameAs: ['https://www.pickleballengland.org/'],
  updated: '2026-11-29',
};
