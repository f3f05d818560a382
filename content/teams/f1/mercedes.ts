import type { TeamEntry } from '../../schema.ts';

export const mercedes: TeamEntry = {
  slug: 'mercedes',
  name: { en: 'Mercedes', ar: 'مرسيدس' },
  aliases: { en: ['Silver Arrows', 'Mercedes AMG', 'Merc'], ar: ['السهام الفضية'] },
  sport: 'f1',
  short: { en: 'MER', ar: 'مرسيدس' },
  badge: { colours: ['#A6B1B7', '#00A19B', '#0B0B0F'], pattern: 'rays' },
  description: {
    en: 'Silver Arrows, old and new: from the Nürburgring legend to Brackley, a place for Mercedes supporters to gather.',
    ar: 'السهام الفضية قديمها وجديدها: من أسطورة نوربورغرينغ إلى براكلي، ملتقى مشجعي مرسيدس.',
  },
  story: {
    en: [
      'The tale goes that in 1934, at the Nürburgring, the white cars were a kilogram too heavy, so the mechanics spent the night scraping them down to bare metal and sent them out silver. Historians doubt it. The model shops never have.',
      'In Grand Prix racing proper the team arrived at Reims on 4 July 1954, finished first and second with Juan Manuel Fangio and Karl Kling, and stayed for two seasons. Then it was gone for fifty-five years. The return in 2010 came by way of Brackley, a market town in Northamptonshire, whose Brawn outfit had just won everything in its only season. Engines are made down the road in Brixworth. From 2014 to 2021 the constructors’ title went there eight times in succession.',
      'Lewis Hamilton spent twelve seasons here and took six of his seven titles, and he was the door through which many supporters came in. When he went, at the end of 2024, they parted: some followed him, and some stayed with the silver arrows.',
      'Its people gather on two sides of the Channel. In Germany it was the Mercedes stand at Hockenheim, for as long as there was a Grand Prix to sit at, and it still is the museum forecourt at Stuttgart. In England it is Brackley’s high street and the grandstands from Copse to Becketts, twenty minutes away. Ferrari made the rivalry, Red Bull sharpened it, and any three supporters can still be set arguing with the words Abu Dhabi.',
    ],
    ar: [
      'تقول الحكاية إن السيارات البيضاء في نوربورغرينغ عام 1934 زادت كيلوغرامًا على الوزن المسموح، فسهر الفنيون يكشطون الطلاء حتى ظهر المعدن وخرجت فضية. المؤرخون يشكّون فيها، وباعة المجسمات لا يشكّون أبدًا.',
      'في بطولة العالم ظهر الفريق أول مرة في رانس يوم 4 يوليو 1954، فحلّ فانجيو وكلينغ أولًا وثانيًا، وبعد موسمين انسحب وغاب خمسة وخمسين عامًا. عاد في 2010 من بوابة براكلي، البلدة الإنجليزية الصغيرة التي كان فيها فريق براون البطل، والمحركات تُصنع في بريكسوورث القريبة. ومن 2014 إلى 2021 بقي لقب الصانعين هناك ثمانية مواسم متتالية.',
      'جمهوره على ضفتي بحر المانش: في ألمانيا ساحة المتحف في شتوتغارت، ومدرج مرسيدس في هوكنهايم أيام كان لألمانيا سباق، وفي إنجلترا مدرجات سيلفرستون بين كوبس وبيكتس. فيراري أشعل المنافسة وريد بول زادها حدة، وتكفي كلمة «أبوظبي» ليبدأ نقاش بين أي ثلاثة منهم لا ينتهي.',
      'ولويس هاميلتون قضى معه اثني عشر موسمًا جمع فيها ستة من ألقابه السبعة، وكثير من جمهورنا دخل اللعبة من بابه. ولما رحل في آخر 2024 انقسم المجلس: من تبعه ومن بقي مع السهام الفضية.',
    ],
  },
  city: { en: 'Brackley', ar: 'براكلي' },
  country: { en: 'England', ar: 'إنجلترا' },
  sameAs: ['https://www.mercedesamgf1.com/'],
  honoursTo: 2025,
  honours: [{ count: 8, title: { en: 'Constructors’ titles', ar: 'ألقاب الصانعين' } }],
  sources: [
    {
      fact: 'Constructors’ titles 8, to 2025',
      read: ['stored file 68791364496: Formula 1 champions', 'stored file 63488920997: Formula 1 teams'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
