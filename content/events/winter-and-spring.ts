import type { EventEntry } from '../schema.ts';

export const winterAndSpring: EventEntry[] = [
  {
    slug: 'afc-asian-cup-2027-opening-match',
    sport: 'football',
    name: { en: 'AFC Asian Cup 2027 opening match', ar: 'افتتاح كأس آسيا السعودية 2027' },
    aliases: {
      en: ['Asian Cup', 'Asian Cup 2027'],
      ar: ['كأس آسيا', 'كأس آسيا 2027', 'آسيا 2027'],
    },
    start: '2027-01-07',
    venue: { en: 'King Fahd Sports City Stadium', ar: 'ملعب مدينة الملك فهد الرياضية' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    description: {
      en: 'Saudi Arabia, three times champions of Asia, open their home tournament against Palestine in the stadium known as the Tent. Twenty-four nations play in Riyadh, Jeddah and Al Khobar until the final on 5 February 2027.',
      ar: 'الأخضر، بطل آسيا ثلاث مرات، يفتتح البطولة على أرضه أمام فلسطين في «درة الملاعب» كما يسميها أهل الرياض. أربعة وعشرون منتخبًا تلعب في الرياض وجدة والخبر حتى النهائي في 5 فبراير 2027.',
    },
    watchParties: {
      en: 'No seat in the Tent? Opening night will be watched in majlises, cafés and fan zones across the Kingdom, and wherever Saudi fans live abroad. The best seat is beside people who know every name in the squad.',
      ar: 'لم تجد مقعدًا في «الدرة»؟ ليلة الافتتاح تُشاهَد في المجالس والمقاهي ومناطق المشجعين في كل المملكة، وحيثما عاش مشجع سعودي في الخارج. وأحلى مقعد بجانب من يحفظ أسماء القائمة كلها.',
    },
    metaDescription: {
      en: 'Saudi Arabia v Palestine opens the AFC Asian Cup in Riyadh on 7 January 2027: how the evening may go, how the groups work, and how to watch it together.',
      ar: 'السعودية وفلسطين في افتتاح كأس آسيا بالرياض يوم 7 يناير 2027: كيف تمضي الليلة، وكيف تُلعب المجموعات، وأين تشاهدها مع رفقة.',
    },
    teams: ['saudi-arabia'],
    sources: [
      {
        fact: 'Saudi Arabia v Palestine on 7 January 2027. No kick-off time could be read',
        read: [
          'stored file 71058509976: fixtures of the Asian Cup, kick-off times to be decided',
          'stored file 57973878445: test of the fixture list',
        ],
      },
    ],
    asOf: '2026-11-29',
    updated: '2026-11-29',
  },
  {
    slug: 'saudi-cup-2027',
    sport: 'horse-racing',
    name: { en: 'Saudi Cup 2027', ar: 'كأس السعودية 2027' },
    aliases: { en: ['Saudi Cup'], ar: ['كأس السعودية', 'سباق كأس السعودية'] },
    start: '2027-02-06',
    venue: { en: 'King Abdulaziz Racecourse', ar: 'ميدان الملك عبدالعزيز للفروسية' },
    city: { en: 'Riyadh', ar: 'الرياض' },
    country: { en: 'Saudi Arabia', ar: 'السعودية' },
    description: {
      en: 'One of the richest races in the world closes a two-day meeting in Riyadh. Friday is usually the jockeys’ challenge, seven women and seven men over four races, and Saturday the Cup: 1,800 metres of dirt round one long bend.',
      ar: 'سباق من أغلى سباقات الخيل في العالم يختم يومين في الرياض. والعادة أن تكون الجمعة لتحدي الفرسان والفارسات، والسبت للكأس: 1800 متر على الرمل بمنعطف واحد طويل.',
    },
    watchParties: {
      en: 'The Cup is run in the Riyadh evening, which is late afternoon in Britain and lunch in New York. Hand out the names, pour the coffee light, and let the youngest guest call the last furlong.',
      ar: 'شوط الكأس ليلًا بتوقيت الرياض، فاجمع أهلك بعد صلاة العشاء، ووزّع أسماء الخيل بالقرعة، ودع أصغر الحاضرين يعلّق على الأمتار الأخيرة.',
    },
    asOf: '2026-11-22',
    updated: '2026-11-27',
  },
  {
    slug: 'super-bowl-lxi',
    sport: 'nfl',
    name: { en: 'Super Bowl LXI', ar: 'السوبر بول 61' },
    aliases: { en: ['Super Bowl', 'Superbowl 61', 'Super Bowl 2027'], ar: ['السوبر بول'] },
    start: '2027-02-14T15:30:00-08:00',
    venue: { en: 'SoFi Stadium', ar: 'ملعب سوفاي' },
    city: { en: 'Inglewood, California', ar: 'إنغلوود، كاليفورنيا' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    description: {
      en: 'The champions of the AFC and the NFC meet for the Vince Lombardi Trophy in the home of the Rams and the Chargers. It is the second Super Bowl at SoFi Stadium, five years after the Rams won there.',
      ar: 'بطل AFC أمام بطل NFC على كأس فينس لومباردي، في ملعب يتقاسمه الرامز والتشارجرز. ثاني سوبر بول يستضيفه سوفاي، بعد خمس سنوات من فوز الرامز فيه.',
    },
    watchParties: {
      en: 'In London the game starts at 23:30 and in Riyadh at half past two in the morning, so the right company decides how you get to work on Monday. Look for a place that stays open through the half-time show.',
      ar: 'البداية فجر الاثنين عند الثانية والنصف بتوقيت الرياض، والشهر رمضان بحسب تقويم أم القرى، فاجعلها سهرة رمضانية وسحورك مع عرض ما بين الشوطين. وابحث عن مكان يسهر إلى النهاية.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-27',
  },
  {
    slug: 'grand-national-2027',
    sport: 'horse-racing',
    name: { en: 'Grand National 2027', ar: 'سباق غراند ناشونال 2027' },
    aliases: { en: ['Grand National', 'Aintree'], ar: ['غراند ناشونال', 'جراند ناشيونال'] },
    start: '2027-04-10T16:00:00+01:00',
    venue: { en: 'Aintree Racecourse', ar: 'ميدان إينتري' },
    city: { en: 'Liverpool', ar: 'ليفربول' },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    description: {
      en: 'Thirty fences, Becher’s Brook twice and the longest run-in anyone can remember. The Grand National is run on the Saturday of Aintree’s three-day festival, with at most 34 horses since 2024.',
      ar: 'ثلاثون حاجزًا، و«بيتشرز بروك» مرتين، وأمتار أخيرة تبدو بلا نهاية. يقام السباق يوم السبت من مهرجان إينتري الممتد ثلاثة أيام، ولا يشارك فيه منذ 2024 أكثر من 34 جوادًا.',
    },
    watchParties: {
      en: 'The race takes about ten minutes; the sweepstake takes all week. Draw the horses from a hat, and shout yours over the last.',
      ar: 'السباق عشر دقائق تقريبًا، أما التوقعات فأسبوع كامل. وزّع مع رفاقك أسماء الخيول بالقرعة، واهتف لجوادك عند الحاجز الأخير.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-21',
  },
  {
    slug: 'kentucky-derby-2027',
    sport: 'horse-racing',
    name: { en: 'Kentucky Derby 2027', ar: 'كنتاكي ديربي 2027' },
    aliases: { en: ['Kentucky Derby', 'Churchill Downs'], ar: ['كنتاكي ديربي', 'ديربي كنتاكي'] },
    start: '2027-05-01',
    venue: { en: 'Churchill Downs', ar: 'ميدان تشرشل داونز' },
    city: { en: 'Louisville, Kentucky', ar: 'لويفيل، كنتاكي' },
    country: { en: 'United States', ar: 'الولايات المتحدة' },
    description: {
      en: 'The first Saturday in May belongs to three-year-olds over a mile and a quarter of dirt. The winner is draped in roses under the twin spires, as the Derby has been run every year since 1875.',
      ar: 'أول سبت من مايو ملك لخيول الثلاث سنوات على نحو 2000 متر من المضمار الرملي. ويُكسى الفائز بالورود تحت البرجين، في سباق لم ينقطع عامًا منذ 1875.',
    },
    watchParties: {
      en: 'Hats on, juleps or lemonade in hand, and a coat in case of Louisville rain. Derby night in Europe makes an easy first meetup for people who have never watched a race together.',
      ar: 'قبعات أنيقة وليموناضة باردة وسهرة تمتد بتوقيت الخليج إلى ما بعد منتصف الليل. مناسبة سهلة لأول لقاء بين من لم يشاهدوا سباقًا معًا من قبل.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-27',
  },
];
