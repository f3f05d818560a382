import type { TeamEntry } from '../../schema.ts';

export const juventus: TeamEntry = {
  slug: 'juventus',
  name: { en: 'Juventus', ar: 'يوفنتوس' },
  aliases: {
    en: ['Juve', 'The Old Lady', 'Bianconeri'],
    ar: ['اليوفي', 'السيدة العجوز', 'جوفنتوس'],
  },
  sport: 'football',
  league: 'serie-a',
  short: { en: 'JUV', ar: 'يوفنتوس' },
  badge: { colours: ['#000000', '#FFFFFF', '#D9B45B'], pattern: 'stripes' },
  description: {
    en: 'Juventus fans within walking distance: black and white match nights, a bench in Turin’s honour, and trips north together.',
    ar: 'أنصار السيدة العجوز قربك: يوفنتوس على الشاشة، وأبيض وأسود حول الطاولة، ورحلة إلى تورينو يومًا ما.',
  },
  story: {
    en: [
      'A park bench on Corso Re Umberto is where pupils of the Massimo d’Azeglio school sat in 1897 and decided on a Latin word for youth. The club has kept the bench. The first shirts were pink and faded badly, so in 1903 an English member ordered replacements, and a parcel from Nottingham delivered the black and white stripes of Notts County.',
      'Italy calls it the Old Lady, a joke on the Latin that turned into respect. Half of her admirers have never lived in Piedmont: the trains that brought southerners to the Fiat lines at Mirafiori made Juventini of whole villages in Calabria and Sicily. Platini, Zoff, Scirea and Del Piero are family names in those kitchens.',
      'In 2006 a tribunal put the club down to the second division. Buffon and Del Piero stayed and came up again with it, and the supporters count that as a title for which there is no cup. Those who were there for Zidane still describe his goals with their hands at the café table.',
      'The stadium of 2011 rose where the windswept Delle Alpi had been, and it stands on a street called Corso Gaetano Scirea. The entrance song is Storia di un grande amore. Torino, from the same city and a different temper, supplies the derby della Mole; Inter, since a columnist coined the phrase in 1967, the derby d’Italia. On match days the Vallette district smells of coffee and salamella, and half the coaches have driven through the night.',
    ],
    ar: [
      'مقعد خشبي في كورسو ري أومبرتو جلس عليه طلاب مدرسة ثانوية عام 1897 واختاروا كلمة لاتينية معناها «الشباب»، والنادي يحتفظ بالمقعد إلى اليوم. القميص الأول كان ورديًا يبهت مع الغسيل، ثم وصل من نوتنغهام في 1903 طرد فيه الأبيض والأسود فاستقر الأمر.',
      'إيطاليا تسمّيه «السيدة العجوز»، وهي دعابة صارت تقديرًا. ونصف عشاقه لم يسكنوا الشمال أصلًا: قطارات العمال القادمة إلى مصانع فيات حملت حبّه عائدة إلى قرى كالابريا وصقلية. وعندنا أيضًا من ورثه عن أب كان يسهر لبلاتيني ثم ديل بييرو.',
      'الملعب الحالي افتُتح في 2011 مكان «ديلي ألبي» البارد، في شارع يحمل اسم غايتانو شيريا، وتسبق المباراة أغنية «قصة حب كبير». ديربي المدينة أمام تورينو، وديربي إيطاليا أمام إنتر ميلان. وفي حي فاليتي ترى حافلات سارت طوال الليل من أقصى الجنوب لتسعين دقيقة فقط.',
      'وما زال من عاش أيام زيدان وديل بييرو وبوفون يصف أهدافهم بيديه على طاولة المقهى. وفي 2006 هبط النادي إلى الدرجة الثانية بقرار، فبقي بوفون وديل بييرو معه وصعدا به، وتلك عند جمهوره بطولة لا كأس لها.',
    ],
  },
  venue: { en: 'Juventus Stadium', ar: 'ملعب يوفنتوس' },
  capacity: 41000,
  city: { en: 'Turin', ar: 'تورينو' },
  country: { en: 'Italy', ar: 'إيطاليا' },
  founded: '1897',
  sameAs: ['https://www.juventus.com'],
  honoursTo: 2026,
  honours: [
    { count: 36, title: { en: 'League titles', ar: 'ألقاب الدوري' } },
    { count: 2, title: { en: 'European Cups', ar: 'كؤوس أبطال أوروبا' } },
  ],
  sources: [
    {
      fact: 'Capacity 41,000: 41,689 and 41,507 rounded down',
      read: [
        'https://en.wikipedia.org/wiki/Juventus_Stadium',
        'https://sportskevijesti.com/2017/06/02/italijanska-seria-a-stadion-juventusa-ima-novo-ime',
      ],
    },
    {
      fact: 'League titles 36, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 37616203759: honours of clubs'],
    },
    {
      fact: 'European Cups 2, to 2026',
      read: ['stored file 61378654036: honours of clubs', 'stored file 54531896732: honours of clubs'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
