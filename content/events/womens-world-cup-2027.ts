import type { EventEntry } from '../schema.ts';

export const womensWorldCup2027: EventEntry = {
  slug: 'womens-world-cup-2027',
  sport: 'womens-football',
  name: { en: 'Women’s World Cup 2027', ar: 'كأس العالم للسيدات 2027' },
  aliases: {
    en: ['FIFA Women’s World Cup', 'Women’s World Cup', 'WWC'],
    ar: ['كأس العالم للسيدات', 'مونديال السيدات', 'كأس العالم النسائية'],
  },
  start: '2027-06-24',
  end: '2027-07-25',
  venue: { en: 'Eight stadiums', ar: 'ثمانية ملاعب' },
  city: { en: 'Rio de Janeiro and seven other cities', ar: 'ريو دي جانيرو وسبع مدن أخرى' },
  country: { en: 'Brazil', ar: 'البرازيل' },
  description: {
    en: 'Thirty-two nations and 64 matches until the final on 25 July 2027: the first Women’s World Cup in South America. Spain are the holders. Brazil, the hosts, have never won it.',
    ar: 'اثنان وثلاثون منتخبًا و64 مباراة حتى النهائي في 25 يوليو 2027، في أول كأس عالم للسيدات بأمريكا الجنوبية. اللقب عند إسبانيا، والبرازيل صاحبة الأرض لم تفز به قط.',
  },
  watchParties: {
    en: 'Brazil is four hours behind Britain in summer, so an afternoon in Recife is an evening on your screen. A month is long enough to find a regular table, and to quarrel about who sits where.',
    ar: 'بين الرياض والبرازيل ست ساعات، فمباراة العصر هناك سهرة هنا. والليالي ليالي صيف، فاختر لها مجلسًا ثابتًا، ووزّع المنتخبات على الحاضرين من أول ليلة.',
  },
  asOf: '2026-11-27',
  updated: '2026-11-27',
};
