import type { TeamEntry } from '../../schema.ts';

export const ferrari: TeamEntry = {
  slug: 'ferrari',
  name: { en: 'Ferrari', ar: 'فيراري' },
  aliases: {
    en: ['Scuderia', 'Scuderia Ferrari', 'Tifosi', 'Prancing Horse'],
    ar: ['السكوديريا', 'الحصان الجامح'],
  },
  sport: 'f1',
  short: { en: 'FER', ar: 'فيراري' },
  badge: { colours: ['#D40000', '#F7D000', '#0B0B0F'], pattern: 'plain' },
  description: {
    en: 'Ferrari fans in your city, Sunday by Sunday: church bells in Maranello, a red sea at Monza, and tifosi to sit with.',
    ar: 'جمهور فيراري في مدينتك، سباقًا بعد سباق: أجراس مارانيلو وبحر أحمر في مونزا و«تيفوزي» لا يغيبون.',
  },
  story: {
    en: [
      'When Ferrari won, the parish priest of Maranello rang the bells. It was Don Alberto Bernardoni’s own idea, and it gave the town a results service quicker than radio. Enzo Ferrari had founded his Scuderia in Modena in 1929 and moved the workshop up the road during the war. The private track at Fiorano lies just beyond the last houses, and boys still find gaps in the hedge.',
      'No other team has taken part in every season of the world championship since 1950. The first victory came at Silverstone in 1951, through José Froilán González. The horse on the yellow shield belonged to Francesco Baracca, an airman from the First World War.',
      'Arabs have loved the red cars for so long that any fast car is called by the name, even a blue one. A theme park that carries it stands next to the circuit in Abu Dhabi, and on the day of a race in Jeddah yellow and red flags are out along the Corniche from the afternoon.',
      'The supporters have a name of their own, tifosi, after the fever. At Monza they walk through the royal park at dawn, hang banners the size of apartment blocks opposite the pits, and after the flag run on to the straight to stand under the podium, booing politely or otherwise whoever beat the red cars. McLaren has heard it often.',
    ],
    ar: [
      'إذا فاز فيراري قرع كاهن مارانيلو الأجراس، فعرفت البلدة النتيجة قبل المذياع. كانت تلك فكرة الأب ألبرتو برناردوني. أما «السكوديريا» نفسها فأسسها إنزو فيراري في مودينا عام 1929، ثم انتقلت الورشة إلى مارانيلو أيام الحرب، وعند آخر بيوتها تمتد حلبة فيورانو الخاصة التي يسترق الصغار النظر إليها من بين الأشجار.',
      'لم يغب الفريق عن أي موسم من بطولة العالم منذ 1950، وجاء فوزه الأول في سيلفرستون عام 1951 بقيادة الأرجنتيني خوسيه فرويلان غونزاليس. والحصان على الدرع الأصفر شعار طيار إيطالي من الحرب العالمية الأولى اسمه فرانشيسكو باراكا.',
      'للجمهور اسم خاص: «التيفوزي»، من الحمى. في مونزا يعبرون الحديقة الملكية عند الفجر، ويفردون لافتات بحجم العمائر قبالة منطقة الصيانة، وبعد العلم يقتحمون المسار ليقفوا تحت المنصة. ومن تجرأ وهزم السيارة الحمراء سمع رأيهم، وماكلارين سمعه مرارًا.',
      'وللأحمر عند العرب محبة قديمة، فاسمه يُطلق على كل سيارة سريعة ولو كانت زرقاء. وفي أبوظبي مدينة ألعاب تحمل اسمه على بُعد أمتار من الحلبة. ويوم يُقام سباق جدة ترى الأعلام الصفراء والحمراء على الكورنيش منذ العصر.',
    ],
  },
  city: { en: 'Maranello', ar: 'مارانيلو' },
  country: { en: 'Italy', ar: 'إيطاليا' },
  founded: '1929',
  sameAs: ['https://www.ferrari.com/en-EN/formula1'],
  honoursTo: 2025,
  honours: [{ count: 16, title: { en: 'Constructors’ titles', ar: 'ألقاب الصانعين' } }],
  sources: [
    {
      fact: 'Constructors’ titles 16, to 2025',
      read: [
        'stored file 68791364496: Formula 1 champions',
        'stored file 54584230434: Formula 1 constructors',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
