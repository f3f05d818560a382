import type { TeamEntry } from '../../schema.ts';

export const ascotRacecourse: TeamEntry = {
  slug: 'ascot-racecourse',
  name: { en: 'Ascot Racecourse', ar: 'ميدان أسكوت' },
  aliases: { en: ['Ascot', 'Royal Ascot'], ar: ['أسكوت', 'رويال أسكوت'] },
  sport: 'horse-racing',
  kind: 'event',
  short: { en: 'ASC', ar: 'أسكوت' },
  badge: { colours: ['#1D2F6F', '#C9A227', '#F7F3E9'], pattern: 'diamonds' },
  description: {
    en: 'A queen’s idea, a straight mile and songs at the bandstand: Ascot, in the stand or on a screen, with company that knows the form.',
    ar: 'أسكوت برفقة من يعرف الخيل: فكرة ملكة وميل مستقيم وأغانٍ حول منصة الفرقة، وقبعة لا تُنسى.',
  },
  story: {
    en: [
      'Queen Anne was out driving from Windsor in 1711 when she saw an open heath and remarked that horses could gallop there at full stretch. The first meeting took place on 11 August that year, and the opening race of the royal meeting still carries her name. In 2012 it was won by Frankel, who belonged to Prince Khalid bin Abdullah, by eleven lengths, in front of a crowd that has not stopped telling it since.',
      'The Royal Procession comes up the straight mile each afternoon at two: landaus, outriders, hats rising row by row. The Gold Cup, first run in 1807, is for stayers, and Thursday is Ladies’ Day. After the last race nobody leaves. They go to the bandstand behind the grandstand with flags and song sheets and sing for an hour, bankers beside hen parties. The crowd comes by train from Waterloo and walks up through the trees. Regulars picnic in the car parks with tablecloths. Epsom is the rival for romance. York, which hosted the royal meeting during the rebuilding of 2005, considers itself undefeated.',
      'The Gulf has a long history here. The silks of the Maktoum family and of Prince Khalid have been a common sight in the paddock since the eighties, and in summer a good deal of Arabic is spoken along the rail.',
    ],
    ar: [
      'خرجت الملكة آن في عربتها من ويندسور عام 1711، فرأت أرضًا فسيحة وقالت إنها تصلح لعدو الخيل بأقصى سرعتها. أقيم أول لقاء في 11 أغسطس من ذلك العام، وما زال شوط الافتتاح في اللقاء الملكي يحمل اسمها. وفي 2012 كسبه الجواد فرانكل، المملوك للأمير خالد بن عبدالله، بفارق أحد عشر طولًا، ومن حضر لا يزال يحكي.',
      'عند الثانية ظهرًا يقطع الموكب الملكي الميل المستقيم، فترتفع القبعات صفًا بعد صف. الكأس الذهبية تعود إلى 1807 وهي لخيل النفَس الطويل، ويوم الخميس للأناقة. وبعد الشوط الأخير لا يغادر أحد: يجتمعون حول منصة الفرقة الموسيقية بالأعلام وأوراق الكلمات ويغنون ساعة كاملة. يصل الناس بالقطار من محطة واترلو ويصعدون بين الأشجار، والقدامى يفرشون موائدهم في المواقف. إبسوم منافسه في الهيبة، ويورك التي استضافت اللقاء عام 2005 ترى أنها لم تُهزم. وللخليج في هذا الميدان تاريخ طويل؛ فألوان خيل آل مكتوم والأمير خالد بن عبدالله، رحمه الله، مألوفة في ساحة العرض منذ الثمانينيات. وفي الصيف تجد عند السياج عربًا كثرًا.',
    ],
  },
  city: { en: 'Ascot', ar: 'أسكوت' },
  country: { en: 'England', ar: 'إنجلترا' },
  founded: '1711',
  sameAs: ['https://www.ascot.com/'],
  sources: [
    {
      fact: 'Frankel, 2012',
      read: [
        'https://www.bbc.com/sport/horse-racing/18513704',
        'http://uk.reuters.com/article/uk-horse-racing-ascot-idUKBRE85I11T20120619',
      ],
    },
  ],
  updated: '2026-11-29',
};
