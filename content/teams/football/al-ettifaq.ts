import type { TeamEntry } from '../../schema.ts';

export const alEttifaq: TeamEntry = {
  slug: 'al-ettifaq',
  name: { en: 'Al Ettifaq', ar: 'الاتفاق' },
  aliases: {
    en: ['Ettifaq', 'Al Ittifaq', 'Al Nawakhidha'],
    ar: ['النواخذة', 'فارس الدهناء', 'اتفاق الدمام'],
  },
  sport: 'football',
  league: 'saudi-pro-league',
  short: { en: 'ETT', ar: 'الاتفاق' },
  badge: { colours: ['#0B7A3B', '#C8102E', '#FFFFFF'], pattern: 'sash' },
  description: {
    en: 'Al Ettifaq fans of Dammam and its harbours: green and red match nights, captains’ stories and the eastern derby.',
    ar: 'جمهور الاتفاق في الدمام وبعيدًا عنها: ليالي النواخذة بالأخضر والأحمر، وديربي الشرقية على أصوله.',
  },
  story: {
    en: [
      'Ettifaq means agreement, and agreement is what the young footballers of Dammam had reached in 1945 when they decided to be one club. It was a fishing town then. The supporters’ name is older than the club: a nawkhidha was the captain of a pearling boat, the man who decided when to dive and when to sail home, so the Nawakhidha are a stand full of captains, with the discipline that suggests.',
      'In 1983 they were champions of Saudi Arabia without losing a match, which had not been done before, under Khalil Al-Zayani, a coach from the same town. A year later the country borrowed him and won its first Asian Cup. Titles of the Gulf and of the Arab clubs came in the same years, the first that any Saudi club brought home from abroad, and another championship in 1987. Saleh Khalifa was the name on the boys’ backs, in felt pen.',
      'Its other title is Faris Al-Dahna, knight of the Dahna, after the desert inland. Ask an older supporter about the club, and you come away with the whole history and the address of the best harees in Dammam.',
      'Steven Gerrard stood on the touchline from the summer of 2023 until January 2025, and people in Liverpool learned to spell Dammam. Before a match the cars gather on the Corniche, where the tower and the fishing dhows share the horizon. Afterwards there is grilled fish, won or lost. Al Qadsiah from Khobar are the neighbours, close enough to hear.',
    ],
    ar: [
      'من اسمه تعرف قصته: شباب الدمام اتفقوا عام 1945 على نادٍ واحد فسمّوه الاتفاق. والنوخذة في الخليج قبطان سفينة الغوص، يعرف متى ينزل الرجال ومتى ترجع السفينة، فمدرج «النواخذة» كله قباطنة، ولكل واحد منهم رأي في التشكيلة.',
      'في موسم 1983 تُوّج بالدوري ولم يخسر مباراة، وما سبقه إلى ذلك أحد. قاده ابن المنطقة خليل الزياني، الذي أخذه المنتخب بعدها بعام فعاد بأول كأس آسيا للسعودية. وفي تلك السنوات جاءت بطولتا الخليج والعرب، أول ما حمله نادٍ سعودي من خارج الحدود، ثم دوري آخر عام 1987. وكان صالح خليفة اسمًا يكتبه الأولاد على ظهور قمصانهم بقلم أسود.',
      'ومن صيف 2023 إلى يناير 2025 وقف ستيفن جيرارد على خط الملعب، فصار في ليفربول من يسأل عن طقس الدمام. و«فارس الدهناء» لقبه الآخر، نسبة إلى صحراء الدهناء.',
      'يوم المباراة تتجمع السيارات على الكورنيش والبرج خلفها والبحر أمامها، وبعدها سمك مشوي في الفوز والخسارة. وجاره القادسية من الخبر قريب إلى حد أنك تسمع أبواقه. زر الدمام مرة واسأل اتفاقيًا كبيرًا عن ناديه، وستعود بتاريخ كامل وعنوان أطيب هريس.',
    ],
  },
  city: { en: 'Dammam', ar: 'الدمام' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  founded: '1945',
  sources: [
    {
      fact: 'Faris Al-Dahna',
      read: ['https://sauress.com/alriyadh/913950', 'https://arriyadiyah.com/566978'],
    },
  ],
  asOf: '2026-11-22',
  updated: '2026-11-29',
};
