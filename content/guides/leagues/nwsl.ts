import type { GuideEntry } from '../../schema.ts';

export const nwsl: GuideEntry = {
  slug: 'nwsl',
  asOf: '2026-11-21',
  heading: { en: 'A league that belongs to its crowd', ar: 'دوري يشبه جمهوره' },
  passages: [
    {
      title: { en: 'Who is beside you', ar: 'من يجلس بجانبك' },
      text: {
        en: 'A youth team in shin pads, on the way from its own game. Two women who have had season tickets since the club had eight staff. A father with a sign that says his daughter is shy but would like a wave. The supporters’ end has drums and flags of every sort, and a rule most sections print on a card: everyone is welcome, and we sing for our own more than against theirs.',
        ar: 'فريق فتيات بواقيات الساق، جئن من مباراتهن مباشرة. وسيدتان لهما تذكرة موسمية منذ كان النادي مكتبًا صغيرًا. وأب يحمل لوحة كُتب عليها: ابنتي خجولة وتتمنى تحية. وفي مدرج الرابطة طبول وأعلام وقاعدة يوزعونها على بطاقة: الجميع مرحّب به، ونغني لفريقنا أكثر مما نغني على خصمنا. ومن جاء وحده لا يبقى وحده إلى الشوط الثاني.',
      },
    },
    {
      title: { en: 'The long season', ar: 'موسم طويل' },
      text: {
        en: 'March to November, through heat and national-team summers, towards eight play-off places and a final at a chosen ground. In 2024 it became the first of the large American leagues to do away with the draft: players choose their clubs, and the press conference in which they explain why is watched closely. World Cup winners, Brazilians and teenagers on their first contract share a midfield.',
        ar: 'من مارس إلى نوفمبر، عبر حر الصيف وإجازات المنتخبات، نحو ثمانية مقاعد إقصائية ونهائي في ملعب يُختار سلفًا. وفي 2024 كان أول دوري أمريكي كبير يلغي «الدرافت»، فصارت اللاعبة تختار ناديها وتشرح السبب أمام الكاميرات. وفي وسط الملعب الواحد بطلة عالم وبرازيلية ومراهقة في أول عقد لها، والجمهور يحفظ عن الثلاث كل شيء. وبين المدن مطار، فرحلة الضيوف هناك سفر كامل بحقيبة وصورة جماعية.',
      },
    },
    {
      title: { en: 'Ways to watch', ar: 'كيف تشاهده' },
      text: {
        en: 'On the spot, go early: autographs come before the warm-up as well as after the match. Elsewhere, women’s sports bars have opened in a good many American cities since the first in Portland in 2022. From Europe choose the weekend matinees, from the Gulf the same ones, late in the evening, or a recording with breakfast and no telephone.',
        ar: 'إن كنت هناك فاذهب باكرًا، فالتواقيع قبل الإحماء كما هي بعد المباراة. وقد فُتحت في مدن أمريكية كثيرة أماكن لا تعرض إلا رياضة المرأة، أولها في بورتلاند عام 2022. وإن كنت هنا فمباريات النهار تصلك في السهرة، وما سواها شاهده مسجلًا مع الفطور وجوالك مغلق. وإن كنت تدرّب فتيات في أكاديمية أو مدرسة فاجعل مباراة منه درس آخر الأسبوع، وأوقف الإعادة عند كل لقطة تستحق.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'How does it relate to the national team?', ar: 'ما علاقته بمنتخب أمريكا؟' },
      answer: {
        en: 'Most of the squad plays here, and the calendar stops, more or less, when it does. The league is also where Canadians, Mexicans and Zambians became idols of cities far from home.',
        ar: 'أكثر لاعبات المنتخب هنا. وفيه أيضًا كنديات ومكسيكيات وزامبيات صرن محبوبات مدن بعيدة عن بلادهن.',
      },
    },
    {
      question: { en: 'Which match should I travel for?', ar: 'لأي مباراة أسافر؟' },
      answer: {
        en: 'Portland against Seattle, for trees, rain and bad blood; Kansas City, for a stadium built with nobody else in mind.',
        ar: 'بورتلاند وسياتل للخصومة والمطر، وكانساس سيتي لملعب لم يُبنَ لأحد غيرهن.',
      },
    },
  ],
};
