import { isShownOn } from './clock/timed-text.ts';
import { parseEntries } from './parse-entries.ts';
import { eventSchema, type SportsEvent } from './schema.ts';

/** Events with a page. Only facts that organisers have announced: date, venue and, if known, time. */
export const events = parseEntries('content/events.ts', eventSchema, [
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
      en: 'Saudi Arabia, three times champions of Asia, open their home tournament in the stadium known as the Tent. Twenty-four nations play in Riyadh, Jeddah and Al Khobar until the final on 5 February 2027.',
      ar: 'الأخضر، بطل آسيا ثلاث مرات، يفتتح البطولة على أرضه في «درة الملاعب» كما يسميها أهل الرياض. أربعة وعشرون منتخبًا تلعب في الرياض وجدة والخبر حتى النهائي في 5 فبراير 2027.',
    },
    watchParties: {
      en: 'No seat in the Tent? Opening night will be watched in majlises, cafés and fan zones across the Kingdom, and wherever Saudi fans live abroad. The best seat is beside people who know every name in the squad.',
      ar: 'لم تجد مقعدًا في «الدرة»؟ ليلة الافتتاح تُشاهَد في المجالس والمقاهي ومناطق المشجعين في كل المملكة، وحيثما عاش مشجع سعودي في الخارج. وأحلى مقعد بجانب من يحفظ أسماء القائمة كلها.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-27',
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
      ar: 'البداية فجر الاثنين عند الثانية والنصف بتوقيت الرياض، والشهر رمضان على تقويم أم القرى، فاجعلها سهرة رمضانية وسحورك مع عرض ما بين الشوطين. وابحث عن مكان يسهر إلى النهاية.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-21',
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
  {
    slug: 'champions-league-final-2027',
    sport: 'football',
    name: { en: 'UEFA Champions League final 2027', ar: 'نهائي دوري أبطال أوروبا 2027' },
    aliases: {
      en: ['Champions League', 'UCL', 'Champions League final'],
      ar: ['دوري الأبطال', 'دوري أبطال أوروبا', 'أبطال أوروبا', 'نهائي الأبطال'],
    },
    start: '2027-06-05',
    venue: { en: 'Estadio Metropolitano', ar: 'ملعب المتروبوليتانو' },
    city: { en: 'Madrid', ar: 'مدريد' },
    country: { en: 'Spain', ar: 'إسبانيا' },
    description: {
      en: 'The Metropolitano hosts its second Champions League final, eight years after Liverpool beat Tottenham there. It is the sixth time that the European Cup is decided in Madrid.',
      ar: 'يستضيف المتروبوليتانو النهائي للمرة الثانية، بعد ثماني سنوات من فوز ليفربول على توتنهام فيه. وهذه المرة السادسة التي تُحسم فيها الكأس ذات الأذنين في مدريد.',
    },
    watchParties: {
      en: 'Two clubs will take over Madrid; everyone else will take over a living room, a pub or a terrace. Book your table before the semi-finals are over, because that is when the good ones go.',
      ar: 'جمهوران سيملآن مدريد، والبقية سيملؤون المجالس والمقاهي. احجز طاولتك قبل أن ينتهي نصف النهائي، فبعده لا يبقى مكان.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-27',
  },
  {
    slug: 'wimbledon-2027',
    sport: 'tennis',
    name: { en: 'Wimbledon 2027, first day', ar: 'ويمبلدون 2027، اليوم الأول' },
    start: '2027-06-28T11:00:00+01:00',
    venue: { en: 'All England Lawn Tennis Club', ar: 'نادي عموم إنجلترا للتنس' },
    city: { en: 'London', ar: 'لندن' },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    description: {
      en: 'White kit, grass that is still green and the Queue through Wimbledon Park before sunrise. The Championships last a fortnight, until the gentlemen’s final on 11 July 2027.',
      ar: 'زي أبيض وعشب ما زال أخضر وطابور شهير يبدأ قبل الشروق. تمتد البطولة أسبوعين حتى نهائي الرجال في 11 يوليو 2027.',
    },
    watchParties: {
      en: 'The hill with the big screen fills early, and so do parks all over Britain. Bring a blanket, share the strawberries and let somebody else keep an eye on the rain.',
      ar: 'التلة أمام الشاشة الكبيرة تمتلئ باكرًا، ومثلها حدائق بريطانيا كلها. خذ بساطك وقاسم رفاقك الفراولة، ودع مراقبة الغيوم لغيرك.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-27',
  },
  {
    slug: 'the-open-2027',
    sport: 'golf',
    name: { en: 'The 155th Open', ar: 'بطولة بريطانيا المفتوحة (ذا أوبن)' },
    aliases: {
      en: ['The Open', 'British Open', 'Open Championship'],
      ar: ['ذا أوبن', 'بريطانيا المفتوحة', 'البطولة المفتوحة'],
    },
    start: '2027-07-15',
    end: '2027-07-18',
    venue: { en: 'The Old Course', ar: 'الملعب القديم (أولد كورس)' },
    city: { en: 'St Andrews', ar: 'سانت أندروز' },
    country: { en: 'United Kingdom', ar: 'المملكة المتحدة' },
    description: {
      en: 'The Open comes home to the Old Course for four rounds from Thursday 15 to Sunday 18 July 2027. Every champion walks up the eighteenth past the Swilcan Bridge.',
      ar: 'تعود «ذا أوبن» بنسختها الـ155 إلى بيت الجولف العريق، في أربع جولات من الخميس 15 إلى الأحد 18 يوليو 2027. وكل بطل يمر بجسر سويلكان في طريقه إلى الحفرة الأخيرة.',
    },
    watchParties: {
      en: 'Sunday afternoon on the Old Course is long, windy and best shared from a clubhouse sofa. Play nine in the morning and watch the rest.',
      ar: 'عصر الأحد في الملعب القديم طويل وعاصف، وأجمله ما تشاهده مع رفقة من صالة نادٍ. العب تسع حفر صباحًا، وشاهد البقية مع من لعبت معه.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-27',
  },
  {
    slug: 'rugby-world-cup-2027-opening-match',
    sport: 'rugby',
    name: { en: 'Rugby World Cup 2027 opening match', ar: 'افتتاح كأس العالم للرجبي 2027' },
    aliases: { en: ['Rugby World Cup', 'RWC'], ar: ['كأس العالم للرجبي', 'مونديال الرجبي'] },
    start: '2027-10-01T18:45:00+08:00',
    venue: { en: 'Perth Stadium', ar: 'ملعب بيرث' },
    city: { en: 'Perth', ar: 'بيرث' },
    country: { en: 'Australia', ar: 'أستراليا' },
    description: {
      en: 'Australia play Hong Kong China, who are at their first World Cup, and the first with twenty-four teams. The tournament visits seven cities before the final in Sydney on 13 November 2027.',
      ar: 'أستراليا تواجه هونغ كونغ الصينية في أول ظهور لها، وفي أول نسخة بأربعة وعشرين منتخبًا. تمر البطولة بسبع مدن قبل نهائي سيدني في 13 نوفمبر 2027.',
    },
    watchParties: {
      en: 'Evening in Perth is lunchtime in London and early afternoon in the Gulf: a rare World Cup opener for a long Friday lunch. Look for a club that opens its bar and its kitchen.',
      ar: 'مساء بيرث ظهيرة جمعة في الخليج، فاجعلها غداءً طويلًا مع رفاقك. ابحث عن نادٍ يفتح شاشته ومطبخه معًا.',
    },
    asOf: '2026-11-21',
    updated: '2026-11-21',
  },
]);

/** @returns false if only the day is known; pages then show no time */
export function hasStartingTime(event: Pick<SportsEvent, 'start'>): boolean {
  return event.start.includes('T');
}

/** @returns the last day of the event, in the time zone of its venue */
export function lastDayOf({ start, end }: Pick<SportsEvent, 'start' | 'end'>): string {
  return end ?? start.slice(0, 10);
}

export function isEventOver(event: Pick<SportsEvent, 'start' | 'end'>): boolean {
  return isShownOn({ after: lastDayOf(event) });
}
