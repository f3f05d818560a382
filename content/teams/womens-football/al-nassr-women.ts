import type { TeamEntry } from '../../schema.ts';

export const alNassrWomen: TeamEntry = {
  slug: 'al-nassr-women',
  name: { en: 'Al Nassr Women', ar: 'النصر للسيدات' },
  aliases: { en: ['Nassr Women', 'Al Nassr Ladies'], ar: ['سيدات النصر'] },
  sport: 'womens-football',
  league: 'saudi-womens-premier-league',
  short: { en: 'NSW', ar: 'النصر' },
  badge: { colours: ['#FDD116', '#0B4EA2'], pattern: 'chevron' },
  description: {
    en: 'Al Nassr Women fans in Riyadh and beyond: champions of the first three seasons, to 2025, yellow scarves, a place for the whole family.',
    ar: 'جمهور سيدات النصر في الرياض وخارجها: بطلات النسخ الثلاث الأولى حتى 2025، وشال أصفر، وجلسة تتسع للعائلة.',
  },
  story: {
    en: [
      'There was a women’s team in Riyadh before there was a league to put it in. Al Mamlaka trained in the evenings, won the first national championship that the federation held for women, and in 2022 was taken in by Al Nassr, with its players, its habits and its hunger. What the girls had worn in practice became yellow and blue.',
      'The Saudi Women’s Premier League began on 13 October 2022. Al Nassr won it, then won it again, and in 2025 a third time in three seasons, so that every other club’s plan began with the same name on the board. The fourth season they opened with ten wins out of ten. For a supporter it is a curious luxury: the men’s side taught patience, the women’s side taught arithmetic.',
      'If it is your first match, take the front row. You will hear the coach call, and know the players’ names before half-time. After the whistle come a signature on the scarf, a photograph, and a late supper with a debate about the goal that was not given.',
      'Match evenings are small enough to be heard. A mother explains offside with three cups of tea; a schoolgirl brings her whole five-a-side team, in order of height; fathers who came to drive stay to shout. Al Hilal is the derby here as everywhere in Riyadh, and the trip to Jeddah is the one to plan for. Wear the scarf of the big stand. It is the same sun.',
    ],
    ar: [
      'كان في الرياض فريق سيدات قبل أن يوجد دوري يلعب فيه. اسمه «المملكة»، يتدرّب مساءً بعد الدوام والجامعة، ونال أول بطولة وطنية للسيدات ينظّمها الاتحاد السعودي، ثم احتضنه النصر عام 2022 بلاعباته وطموحه، فلبسن الأصفر والأزرق.',
      'انطلق الدوري السعودي الممتاز للسيدات يوم 13 أكتوبر 2022 ففازت النصراويات بلقبه، ثم بالثاني، ثم بالثالث عام 2025. ومن يومها صارت خطة كل نادٍ آخر تبدأ بالسؤال نفسه: كيف نوقف النصر؟ وفي مطلع الموسم الرابع عشرة انتصارات من عشر مباريات. والنصراوي القديم الذي علّمته السنوات الصبر يجد هنا متعة لم يتعوّدها: أن يعدّ الألقاب على أصابعه.',
      'المدرج قريب والصوت مسموع. أم تشرح التسلل لابنتها بثلاث بيالات شاي، وطالبة تحضر ومعها فريق مدرستها كله، وأب جاء ليوصلهن فبقي يهتف. والديربي أمام الهلال كما هو في كل شيء بالرياض، ورحلة جدة هي التي تُحجز قبلها بأسبوعين.',
      'إن كانت هذه مباراتك الأولى فاجلس في الصف الأول: ستسمع المدرب ينادي، وستعرف أسماء اللاعبات قبل نهاية الشوط. وبعد الصافرة توقيع على الشال وصورة، ثم عشاء متأخر ونقاش عن هدف لم يُحتسب. والشمس التي يغني لها مدرج الرجال هي الشمس نفسها.',
    ],
  },
  city: { en: 'Riyadh', ar: 'الرياض' },
  country: { en: 'Saudi Arabia', ar: 'السعودية' },
  sources: [
    {
      fact: 'Champions in 2023, 2024 and 2025',
      read: ['https://www.arabnews.pk/node/2594458/sport', 'https://arab.news/cssfv'],
    },
    {
      fact: 'Ten wins out of ten in 2025–26, by 14 February 2026. The champion could not be read',
      read: ['https://arriyadiyah.com/884876', 'https://arriyadiyah.com/885260'],
    },
  ],
  asOf: '2026-11-29',
  updated: '2026-11-29',
};
