import { groundSchema, parseEntries } from './schema.ts';

/**
 * London's grounds. Where sources differ over the last seats (Stamford Bridge, Craven Cottage, Selhurst Park),
 * the capacity is rounded down to the thousand.
 */
export const grounds = parseEntries('content/grounds.ts', groundSchema, [
  {
    slug: 'wembley',
    name: { en: 'Wembley', ar: 'ويمبلي' },
    location: [-0.2796, 51.556],
    capacity: 90000,
    club: { en: 'England', ar: 'منتخب إنجلترا' },
  },
  {
    slug: 'twickenham',
    name: { en: 'Twickenham', ar: 'تويكنهام' },
    location: [-0.3417, 51.4559],
    capacity: 82000,
    club: { en: 'England Rugby', ar: 'منتخب إنجلترا للرغبي' },
  },
  {
    slug: 'tottenham',
    name: { en: 'Tottenham', ar: 'توتنهام' },
    location: [-0.0664, 51.6043],
    capacity: 62850,
    club: { en: 'Tottenham Hotspur', ar: 'توتنهام هوتسبير' },
  },
  {
    slug: 'london-stadium',
    name: { en: 'London Stadium', ar: 'ملعب لندن' },
    location: [-0.0166, 51.5387],
    capacity: 62500,
    club: { en: 'West Ham United', ar: 'وست هام يونايتد' },
  },
  {
    slug: 'emirates',
    name: { en: 'Emirates', ar: 'الإمارات' },
    location: [-0.1084, 51.5549],
    capacity: 60704,
    club: { en: 'Arsenal', ar: 'أرسنال' },
  },
  {
    slug: 'stamford-bridge',
    name: { en: 'Stamford Bridge', ar: 'ستامفورد بريدج' },
    location: [-0.191, 51.4817],
    capacity: 40000,
    club: { en: 'Chelsea', ar: 'تشيلسي' },
  },
  {
    slug: 'lords',
    name: { en: 'Lord’s', ar: 'لوردز' },
    location: [-0.1727, 51.5299],
    capacity: 31100,
    club: { en: 'Marylebone Cricket Club', ar: 'نادي مارليبون للكريكيت' },
  },
  {
    slug: 'craven-cottage',
    name: { en: 'Craven Cottage', ar: 'كرافن كوتيدج' },
    location: [-0.2217, 51.475],
    capacity: 29000,
    club: { en: 'Fulham', ar: 'فولهام' },
  },
  {
    slug: 'the-oval',
    name: { en: 'The Oval', ar: 'ذا أوفال' },
    location: [-0.1149, 51.4837],
    capacity: 27500,
    club: { en: 'Surrey', ar: 'نادي ساري للكريكيت' },
  },
  {
    slug: 'the-valley',
    name: { en: 'The Valley', ar: 'ذا فالي' },
    location: [0.0365, 51.4865],
    capacity: 27111,
    club: { en: 'Charlton Athletic', ar: 'تشارلتون أتلتيك' },
  },
  {
    slug: 'selhurst-park',
    name: { en: 'Selhurst Park', ar: 'سيلهرست بارك' },
    location: [-0.0855, 51.3983],
    capacity: 25000,
    club: { en: 'Crystal Palace', ar: 'كريستال بالاس' },
  },
  {
    slug: 'the-den',
    name: { en: 'The Den', ar: 'ذا دن' },
    location: [-0.0509, 51.486],
    capacity: 20146,
    club: { en: 'Millwall', ar: 'ميلوول' },
  },
  {
    slug: 'loftus-road',
    name: { en: 'Loftus Road', ar: 'لوفتس رود' },
    location: [-0.2322, 51.5093],
    capacity: 18439,
    club: { en: 'Queens Park Rangers', ar: 'كوينز بارك رينجرز' },
  },
  {
    slug: 'gtech',
    name: { en: 'Gtech Community Stadium', ar: 'ملعب جي تك' },
    location: [-0.2887, 51.4907],
    capacity: 17250,
    club: { en: 'Brentford', ar: 'برينتفورد' },
  },
]);
