import { parseEntries } from '../parse-entries.ts';
import { pubSchema } from './schema.ts';

/** London pubs known for showing sport, within the area of the pub map. */
export const pubs = parseEntries('content/places/pubs.ts', pubSchema, [
  {
    slug: 'twelve-pins',
    name: 'The Twelve Pins',
    area: { en: 'Finsbury Park', ar: 'فينسبري بارك' },
    location: [-0.1052, 51.5652],
    knownFor: {
      en: 'Arsenal songs before and after the match, by the station.',
      ar: 'أهازيج أرسنال قبل المباراة وبعدها، بجوار المحطة.',
    },
    sports: ['football', 'rugby'],
  },
  {
    slug: 'tollington',
    name: 'The Tollington',
    area: { en: 'Holloway', ar: 'هولواي' },
    location: [-0.1118, 51.557],
    knownFor: {
      en: 'The last stop before the Emirates, red from wall to wall.',
      ar: 'آخر محطة قبل ملعب الإمارات، لا ترى على جدرانها إلا الأحمر.',
    },
    sports: ['football'],
    asOf: '2026-11-27',
  },
  {
    slug: 'faltering-fullback',
    name: 'The Faltering Fullback',
    area: { en: 'Stroud Green', ar: 'ستراود غرين' },
    location: [-0.1083, 51.5676],
    knownFor: {
      en: 'Rugby in the back room and a garden built like a tree house.',
      ar: 'الرجبي في الصالة الخلفية، وحديقة متدرجة كبيت شجرة.',
    },
    sports: ['rugby', 'football'],
    asOf: '2026-11-27',
  },
  {
    slug: 'bricklayers-arms',
    name: 'The Bricklayers Arms',
    area: { en: 'Tottenham', ar: 'توتنهام' },
    location: [-0.0681, 51.6052],
    knownFor: {
      en: 'Spurs shirts on the walls and on everybody in front of them.',
      ar: 'قمصان توتنهام على الجدران وعلى كل من أمامها.',
    },
    sports: ['football'],
  },
  {
    slug: 'antwerp-arms',
    name: 'The Antwerp Arms',
    area: { en: 'Tottenham', ar: 'توتنهام' },
    location: [-0.0766, 51.604],
    knownFor: {
      en: 'A community-owned pub full of Spurs fans on matchdays.',
      ar: 'مكان يملكه أهل الحي ويمتلئ بجمهور توتنهام يوم المباراة.',
    },
    sports: ['football'],
    asOf: '2026-11-27',
  },
  {
    slug: 'famous-three-kings',
    name: 'The Famous Three Kings',
    area: { en: 'West Kensington', ar: 'وست كينسينغتون' },
    location: [-0.2065, 51.4908],
    knownFor: {
      en: 'Many screens, and a different match on each of them.',
      ar: 'شاشات كثيرة، وعلى كل واحدة مباراة مختلفة.',
    },
    sports: ['football', 'rugby', 'nfl', 'cricket', 'boxing'],
  },
  {
    slug: 'butchers-hook',
    name: 'The Butcher’s Hook',
    area: { en: 'Fulham Broadway', ar: 'فولهام برودواي' },
    location: [-0.1899, 51.4804],
    knownFor: {
      en: 'The house where Chelsea were founded in 1905, across the road from their ground.',
      ar: 'المكان الذي تأسس فيه تشيلسي عام 1905، مقابل ملعبه.',
    },
    sports: ['football'],
  },
  {
    slug: 'white-horse',
    name: 'The White Horse',
    area: { en: 'Parsons Green', ar: 'بارسونز غرين' },
    location: [-0.2004, 51.4746],
    knownFor: {
      en: 'A Victorian corner with Parsons Green for a front garden, and rugby on winter afternoons.',
      ar: 'ركن فيكتوري حديقته ساحة بارسونز غرين، ورجبي في عصاري الشتاء.',
    },
    sports: ['rugby'],
  },
  {
    slug: 'greenwood',
    name: 'Greenwood',
    area: { en: 'Victoria', ar: 'فيكتوريا' },
    location: [-0.1416, 51.497],
    knownFor: {
      en: 'Two floors of screens, from the Six Nations to fight night.',
      ar: 'طابقان من الشاشات، من الأمم الست إلى ليالي النزال.',
    },
    sports: ['football', 'rugby', 'nfl', 'boxing', 'f1'],
  },
  {
    slug: 'maple-leaf',
    name: 'The Maple Leaf',
    area: { en: 'Covent Garden', ar: 'كوفنت غاردن' },
    location: [-0.1226, 51.5109],
    knownFor: {
      en: 'London’s Canadian pub, where ice hockey comes first.',
      ar: 'ركن كندا في لندن، حيث هوكي الجليد أولًا.',
    },
    sports: ['hockey', 'nfl', 'baseball', 'basketball'],
  },
  {
    slug: 'philomenas',
    name: 'Philomena’s',
    area: { en: 'Holborn', ar: 'هولبورن' },
    location: [-0.1214, 51.5155],
    knownFor: {
      en: 'Irish rugby crowds and a good view from every table.',
      ar: 'جمهور الرجبي الأيرلندي ورؤية جيدة من كل طاولة.',
    },
    sports: ['rugby', 'football'],
  },
  {
    slug: 'passyunk-avenue',
    name: 'Passyunk Avenue',
    area: { en: 'Fitzrovia', ar: 'فيتزروفيا' },
    location: [-0.1393, 51.5219],
    knownFor: {
      en: 'A Philadelphia-style dive bar, cheesesteaks and NFL Sundays.',
      ar: 'أجواء فيلادلفيا وشطائرها وأيام الأحد مع NFL.',
    },
    sports: ['nfl', 'basketball', 'baseball', 'hockey'],
    asOf: '2026-11-27',
  },
  {
    slug: 'cafe-kick',
    name: 'Café Kick',
    area: { en: 'Exmouth Market', ar: 'إكسموث ماركت' },
    location: [-0.1093, 51.5258],
    knownFor: {
      en: 'Scarves overhead, café tables below, and one football table left of a famous three.',
      ar: 'شالات معلقة وطاولات مقهى، وآخر ما بقي من طاولات الفرفيرة الثلاث.',
    },
    sports: ['football'],
  },
  {
    slug: 'lords-tavern',
    name: 'Lord’s Tavern',
    area: { en: 'St John’s Wood', ar: 'سانت جونز وود' },
    location: [-0.1717, 51.5286],
    knownFor: {
      en: 'Cricket talk beside the Grace Gate of Lord’s.',
      ar: 'أحاديث الكريكيت بجوار بوابة ملعب لوردز.',
    },
    sports: ['cricket', 'rugby'],
  },
  {
    slug: 'belushis-london-bridge',
    name: 'Belushi’s London Bridge',
    area: { en: 'Borough', ar: 'بورو' },
    location: [-0.0917, 51.5028],
    knownFor: {
      en: 'Travellers from everywhere, and whichever league they brought with them.',
      ar: 'مسافرون من كل مكان، ومعهم دوريات بلدانهم.',
    },
    sports: ['football', 'rugby', 'nfl', 'f1'],
  },
]);
