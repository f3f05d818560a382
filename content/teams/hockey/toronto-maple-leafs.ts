import type { TeamEntry } from '../../schema.ts';

export const torontoMapleLeafs: TeamEntry = {
  slug: 'toronto-maple-leafs',
  name: { en: 'Toronto Maple Leafs', ar: 'تورونتو مابل ليفس' },
  article: true,
  aliases: { en: ['Leafs', 'Maple Leafs'], ar: ['مابل ليفس'] },
  sport: 'hockey',
  league: 'nhl',
  short: { en: 'TOR', ar: 'تورونتو' },
  badge: { colours: ['#00205B', '#FFFFFF'], pattern: 'halves' },
  description: {
    en: 'Saturday night, blue and white, and a patience measured in decades: company for Leafs fans on match night.',
    ar: 'ليلة السبت والأزرق والأبيض وصبر يُقاس بالعقود: رفقة لمشجعي تورونتو ليلة المباراة.',
  },
  story: {
    en: [
      'Conn Smythe bought the team in 1927 and renamed it after the badge Canadian soldiers had worn in the war he came home from. He also insisted on Leafs rather than Leaves, and no schoolteacher in Ontario has been able to do anything about it.',
      'In 1931, in the middle of the Depression, Maple Leaf Gardens went up on Carlton Street in about five months, part of the wages paid in shares. From a gondola under its roof Foster Hewitt told a country “He shoots, he scores!”, and Saturday became the night when Canada stays in. The hall is a grocery and a university rink now. Centre ice is marked by a red dot in an aisle.',
      'Children of immigrants learn hockey from this team before they have seen snow, and within two seasons they complain of it more loudly than anybody. From Riyadh it is a game for the hours before dawn, and only the early Saturdays are kind.',
      'Scotiabank Arena is where the trains meet at Union Station. Outside, Maple Leaf Square fills in any weather with people watching on the wall what others are watching indoors. Montreal is the oldest grievance, Ottawa the provincial one, Boston the recurring dream. Whoever saw the Stanley Cup of 1967 is asked about it at every table.',
    ],
    ar: [
      'اشترى كون سمايث النادي عام 1927 وسماه على شارة ورقة القيقب التي حملها الجنود الكنديون في حرب عاد منها. وأصرّ على جمع للكلمة يخالف قواعد الإنجليزية، ولم يستطع أي معلم في أونتاريو أن يصححه منذ ذلك اليوم.',
      'في عز الكساد عام 1931 ارتفعت صالة «مابل ليف غاردنز» في شارع كارلتون خلال خمسة أشهر تقريبًا، وقبض عمالها جزءًا من أجورهم أسهمًا. ومن مقصورة معلقة تحت سقفها قال فوستر هيويت لبلد كامل: «يسدد… ويسجل!»، فصار السبت ليلة لا يخرج فيها أحد. المبنى اليوم متجر بقالة وحلبة جامعية، ونقطة المنتصف دائرة حمراء بين الرفوف.',
      'صالة «سكوشيا بنك» ملاصقة لمحطة يونيون، وساحتها «مابل ليف سكوير» تمتلئ في الثلج والمطر أمام الشاشة الكبيرة. مونتريال أقدم الخصوم، وأوتاوا خصومة أبناء المقاطعة، وبوسطن كابوس يتكرر. أما كأس 1967 فمحفوظة بأدق تفاصيلها.',
      'وفي تورونتو يتعلم أبناء المهاجرين الهوكي من هذا الفريق قبل أن يروا الثلج، ويصيرون بعد موسمين أشد الناس شكوى منه. مبارياته تبدأ فجرًا بتوقيت الرياض، ومباريات السبت المبكرة وحدها ترحم من له صلاة ودوام.',
    ],
  },
  venue: { en: 'Scotiabank Arena', ar: 'صالة سكوشيا بنك أرينا' },
  capacity: 18800,
  city: { en: 'Toronto', ar: 'تورونتو' },
  country: { en: 'Canada', ar: 'كندا' },
  founded: '1917',
  sameAs: ['https://www.nhl.com/mapleleafs/'],
  honoursTo: 2026,
  honours: [{ count: 13, title: { en: 'Stanley Cups', ar: 'كؤوس ستانلي' } }],
  sources: [
    {
      fact: 'Capacity 18,800',
      read: [
        'https://simple.wikipedia.org/wiki/Scotiabank_Arena',
        'https://www.stadiumjourney.com/stadiums/scotiabank-arena-s40',
      ],
    },
    {
      fact: 'Stanley Cups 13, to 2026',
      read: [
        'stored file 27743453804: Stanley Cups',
        'stored file 25411363872: American champions',
        'stored file 67121906619: American champions of 2026',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
