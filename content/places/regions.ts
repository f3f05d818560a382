import { parseEntries } from '../parse-entries.ts';
import { regionSchema } from './schema.ts';

/** The five regions of the away-days carousel, with cities of teams and of their fans. */
export const regions = parseEntries('content/places/regions.ts', regionSchema, [
  {
    slug: 'uk-and-ireland',
    name: { en: 'United Kingdom & Ireland', ar: 'بريطانيا وأيرلندا' },
    cities: [
      { name: { en: 'London', ar: 'لندن' }, location: [-0.1276, 51.5072] },
      { name: { en: 'Liverpool', ar: 'ليفربول' }, location: [-2.9916, 53.4084] },
      { name: { en: 'Manchester', ar: 'مانشستر' }, location: [-2.2426, 53.4808] },
      { name: { en: 'Newcastle', ar: 'نيوكاسل' }, location: [-1.6178, 54.9783] },
      { name: { en: 'Glasgow', ar: 'غلاسكو' }, location: [-4.2518, 55.8642] },
      { name: { en: 'Dublin', ar: 'دبلن' }, location: [-6.2603, 53.3498] },
      { name: { en: 'Cardiff', ar: 'كارديف' }, location: [-3.1791, 51.4816] },
    ],
  },
  {
    slug: 'gulf',
    name: { en: 'The Gulf', ar: 'الخليج' },
    cities: [
      { name: { en: 'Riyadh', ar: 'الرياض' }, location: [46.6753, 24.7136] },
      { name: { en: 'Jeddah', ar: 'جدة' }, location: [39.1925, 21.4858] },
      { name: { en: 'Dammam', ar: 'الدمام' }, location: [50.0888, 26.4207] },
      { name: { en: 'Abha', ar: 'أبها' }, location: [42.5053, 18.2164] },
      { name: { en: 'Doha', ar: 'الدوحة' }, location: [51.531, 25.2854] },
      { name: { en: 'Dubai', ar: 'دبي' }, location: [55.2708, 25.2048] },
    ],
  },
  {
    slug: 'europe',
    name: { en: 'Europe', ar: 'أوروبا' },
    cities: [
      { name: { en: 'Madrid', ar: 'مدريد' }, location: [-3.7038, 40.4168] },
      { name: { en: 'Barcelona', ar: 'برشلونة' }, location: [2.1734, 41.3851] },
      { name: { en: 'Lisbon', ar: 'لشبونة' }, location: [-9.1393, 38.7223] },
      { name: { en: 'Paris', ar: 'باريس' }, location: [2.3522, 48.8566] },
      { name: { en: 'Amsterdam', ar: 'أمستردام' }, location: [4.9041, 52.3676] },
      { name: { en: 'Munich', ar: 'ميونيخ' }, location: [11.582, 48.1351] },
      { name: { en: 'Milan', ar: 'ميلانو' }, location: [9.19, 45.4642] },
    ],
  },
  {
    slug: 'north-america',
    name: { en: 'North America', ar: 'أمريكا الشمالية' },
    cities: [
      { name: { en: 'Los Angeles', ar: 'لوس أنجلوس' }, location: [-118.2437, 34.0522] },
      { name: { en: 'New York', ar: 'نيويورك' }, location: [-74.006, 40.7128] },
      { name: { en: 'Baltimore', ar: 'بالتيمور' }, location: [-76.6122, 39.2904] },
      { name: { en: 'Chicago', ar: 'شيكاغو' }, location: [-87.6298, 41.8781] },
      { name: { en: 'Dallas', ar: 'دالاس' }, location: [-96.797, 32.7767] },
      { name: { en: 'Toronto', ar: 'تورونتو' }, location: [-79.3832, 43.6532] },
    ],
  },
  {
    slug: 'south-asia',
    name: { en: 'South Asia', ar: 'جنوب آسيا' },
    cities: [
      { name: { en: 'Mumbai', ar: 'مومباي' }, location: [72.8777, 19.076] },
      { name: { en: 'Delhi', ar: 'دلهي' }, location: [77.209, 28.6139] },
      { name: { en: 'Chennai', ar: 'تشيناي' }, location: [80.2707, 13.0827] },
      { name: { en: 'Kolkata', ar: 'كولكاتا' }, location: [88.3639, 22.5726] },
      { name: { en: 'Lahore', ar: 'لاهور' }, location: [74.3587, 31.5204] },
      { name: { en: 'Karachi', ar: 'كراتشي' }, location: [67.0011, 24.8607] },
    ],
  },
]);
