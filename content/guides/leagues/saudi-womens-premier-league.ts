import type { GuideEntry } from '../../schema.ts';

export const saudiWomensPremierLeague: GuideEntry = {
  slug: 'saudi-womens-premier-league',
  sources: [
    {
      fact: 'Ten wins out of ten in 2025–26, by 14 February 2026. The champion could not be read',
      read: ['https://arriyadiyah.com/884876', 'https://arriyadiyah.com/885260'],
    },
  ],
  asOf: '2026-11-29',
  heading: { en: 'A league you can watch from its first page', ar: 'دوري تعيشه من صفحته الأولى' },
  passages: [
    {
      title: { en: 'How quickly it came', ar: 'قصة بدأت أمس' },
      text: {
        en: 'Women have been let into Saudi stadiums since January 2018. In February 2022 the national team played for the first time, in the Maldives, and beat the Seychelles 2–0 under Monika Staab of Germany. In October of that year eight clubs kicked off this league. Whoever is twenty has seen all of it, and the women who trained in school yards before there was anything to train for are still on the pitch, or on the bench with a whistle.',
        ar: 'في يناير 2018 دخلت المرأة السعودية الملاعب مشجعة. وفي فبراير 2022 لعب المنتخب مباراته الأولى في المالديف مع المدربة الألمانية مونيكا شتاب، وفاز على سيشل بهدفين. وفي أكتوبر من العام نفسه انطلق هذا الدوري بثمانية أندية. من بلغت العشرين اليوم شهدت الحكاية كلها، ومن تدرّبن في حوش المدرسة قبل أن يوجد ما يتدرّبن له ما زلن في الملعب أو على خطه.',
      },
    },
    {
      title: { en: 'An evening at the ground', ar: 'مساء في الملعب' },
      text: {
        en: 'Kick-off is usually after the heat and after prayer. Grounds are small, so choose a seat near the half-way line and you will hear the captain. Families come with grandmothers, cardamom coffee and children who are allowed to run. The drums are borrowed from the men’s supporters, the songs have had their names changed to fit, and visiting players from Morocco, Nigeria or Brazil get verses of their own. Bring the club’s scarf. In winter bring a second one, for the wind in Riyadh.',
        ar: 'البداية غالبًا بعد أن يخفّ الحر وتُقضى الصلاة. الملاعب صغيرة، فاجلس قرب خط المنتصف تسمع القائدة وهي توجّه زميلاتها. تحضر العائلة كاملة: الجدة ودلّتها، والصغار ولهم أن يركضوا. والطبول مستعارة من رابطة النادي، والأهازيج هي نفسها بأسماء جديدة. خذ شال ناديك، وفي شتاء الرياض خذ معه فروة، فهواء الليل لا يشجع أحدًا.',
      },
    },
    {
      title: { en: 'Who to look for', ar: 'من تتابع؟' },
      text: {
        en: 'Al Nassr won the first three championships, up to 2025, and opened the fourth season with ten wins out of ten. They are the measure. Riyadh and Jeddah have their derbies as in the men’s game, with one difference: half the stand has played against half the pitch, at school or in a futsal hall. The late afternoon matches fall around lunch in London and at breakfast in Toronto. A watch party of students abroad, a laptop and a speaker will do, for the commentary is in Arabic and needs no translation at a goal.',
        ar: 'النصر بطل المواسم الثلاثة الأولى حتى 2025، وافتتح الموسم الرابع بعشرة انتصارات من عشر مباريات، وعليه القياس. وللرياض ديربيها ولجدة ديربيها كما عند الرجال، بفارق واحد: نصف المدرج لعب يومًا أمام نصف من في الملعب، في مدرسة أو صالة. والمبتعثة في لندن تلحق المباراة مع غدائها، فيكفيها حاسوب وسمّاعة وصديقتان. أما في البيت فاجعلها موعدًا للبنات: شاشة كبيرة وفشار، وقرعة على من تختار فريقها أولًا.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'Can men come, and can families sit together?',
        ar: 'هل الحضور للجميع؟ وأين تجلس العائلة؟',
      },
      answer: {
        en: 'Yes to both. Stands have family sections, and the club’s page says which gate is yours.',
        ar: 'نعم، للرجال والنساء والعائلات. وفي المدرجات أقسام للعائلات، وموقع النادي يبيّن لك بوابتك.',
      },
    },
    {
      question: {
        en: 'My daughter wants to play. Where does she begin?',
        ar: 'ابنتي تريد أن تلعب، فمن أين تبدأ؟',
      },
      answer: {
        en: 'At school, where there are girls’ competitions, or at a club’s academy. Ask the federation which one is near. Take her to a match first. She will decide on the way home.',
        ar: 'من مدرستها، ففي المدارس منافسات للبنات، أو من أكاديمية نادٍ قريب، واسأل الاتحاد السعودي عن أقربها. وخذها إلى مباراة أولًا، وستقرر هي في طريق العودة.',
      },
    },
  ],
};
