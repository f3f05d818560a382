import type { TeamEntry } from '../../schema.ts';

export const baltimoreRavens: TeamEntry = {
  slug: 'baltimore-ravens',
  name: { en: 'Baltimore Ravens', ar: 'بالتيمور رايفنز' },
  article: true,
  aliases: { en: ['Ravens'], ar: ['الرايفنز'] },
  sport: 'nfl',
  short: { en: 'BAL', ar: 'رايفنز' },
  badge: { colours: ['#2A1A66', '#0B0B0F', '#C9A227'], pattern: 'chevron' },
  description: {
    en: 'Baltimore Ravens fans: a team named after a poem, a city in purple by Friday, and a Steelers week without sleep.',
    ar: 'فريق استعار اسمه من قصيدة، ومدينة ترتدي البنفسجي من يوم الجمعة، وأسبوع ستيلرز الذي لا ينام فيه أحد في بالتيمور.',
  },
  story: {
    en: [
      'Most teams are named after something fierce. Baltimore’s, born in 1996 when the old Cleveland squad moved east, is named after a poem. Edgar Allan Poe is buried downtown, about a mile from the ground, and the city picked his bird in a newspaper poll.',
      'M&T Bank Stadium stands just south of Camden Yards. On game day the purple comes down from Federal Hill on foot, past the smoke of the car-park grills and along Ravens Walk, having rehearsed in every office in town on Purple Friday. Inside, the stands hum the riff of “Seven Nation Army” until it stops being a song and becomes weather.',
      'There are two Super Bowls: that of the 2000 season, with Ray Lewis at the head of a defence people have not forgotten, and that of 2012, when the lights went out on the final in New Orleans for half an hour. Lewis and Johnny Unitas, the star of the old Colts, stand side by side in bronze at the gate.',
      'Listen out for the marching band, too. It began with the Colts, refused to disband when removal vans carried that team away in the night in March 1984, and kept playing until the city had football again. As for Pittsburgh: twice a year, felt in the ribs.',
    ],
    ar: [
      'الأندية تختار عادةً أسماء الوحوش، أما بالتيمور فاختارت قصيدة. الشاعر إدغار آلان بو، صاحب «الغراب»، مدفون على بُعد كيلومتر ونصف تقريبًا من الملعب، وحين وُلد الفريق عام 1996 بعد انتقال تشكيلة كليفلاند القديمة شرقًا، حسم القرّاء الاسم في استفتاء صحفي.',
      'يوم المباراة تنزل الجماهير مشيًا من تل «فيدرال هيل» نحو ملعب «إم آند تي بنك» جنوب كامدن ياردز، بعد أن لبست المكاتب كلها البنفسجي في «الجمعة البنفسجية». وفي الداخل يدندن المدرج لحن «سيفن نيشن آرمي» حتى يغدو جزءًا من هواء المكان.',
      'ولا تفوّت الفرقة الموسيقية: بدأت مع فريق الكولتس، ولما حملته شاحنات النقل ليلًا في مارس 1984 رفضت أن تُحلّ، وظلت تعزف حتى عادت اللعبة إلى المدينة. أما بيتسبرغ ستيلرز فموعد مع الأعصاب، ذهابًا وإيابًا.',
      'وللفريق كأسان من السوبر بول، موسم 2000 بدفاع لا يُنسى قاده راي لويس، وموسم 2012 الذي انقطعت فيه الكهرباء عن نهائي نيو أورلينز نصف ساعة. وعند البوابة تمثال لويس وتمثال جوني يونايتس، نجم الكولتس القديم، جنبًا إلى جنب. وتبدأ مبارياته غالبًا الثامنة أو التاسعة مساءً بتوقيت الرياض.',
    ],
  },
  venue: { en: 'M&T Bank Stadium', ar: 'ملعب إم آند تي بنك' },
  capacity: 70000,
  city: { en: 'Baltimore', ar: 'بالتيمور' },
  country: { en: 'United States', ar: 'الولايات المتحدة' },
  founded: '1996',
  sameAs: ['https://www.baltimoreravens.com/'],
  honoursTo: 2026,
  honours: [{ count: 2, title: { en: 'Super Bowls', ar: 'ألقاب السوبر بول' } }],
  sources: [
    {
      fact: 'Capacity 70,000: 70,745 and 71,008 rounded down',
      read: [
        'https://en.wikipedia.org/wiki/M%26T_Bank_Stadium',
        'https://sportingnews.com/us/nfl/news/ravens-mt-bank-stadium-location-capacity-nfls-largest/9e992fca2facacc01248e59b',
      ],
    },
    {
      fact: 'Super Bowls 2, to 2026',
      read: [
        'stored file 25411363872: American champions',
        'stored file 4022998763: NFL teams',
        'stored file 61941064470: Super Bowl LX',
        'stored file 71016455313: Super Bowl LX',
      ],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
