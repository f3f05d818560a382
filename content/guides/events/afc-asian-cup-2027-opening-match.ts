import type { GuideEntry } from '../../schema.ts';

export const afcAsianCup2027OpeningMatch: GuideEntry = {
  slug: 'afc-asian-cup-2027-opening-match',
  sources: [
    {
      fact: 'Group A: Saudi Arabia, Kuwait, Oman, Palestine',
      read: [
        'stored file 71058509976: fixtures of the Asian Cup',
        'stored file 58215201855: test of the groups',
        'https://en.hathalyoum.net/articles/265004 for the pots, one of each is in the group',
      ],
    },
  ],
  asOf: '2026-11-29',
  heading: { en: 'The night Riyadh opens', ar: 'ليلة تفتح الرياض أبوابها' },
  passages: [
    {
      title: { en: 'How the evening may go', ar: 'كيف قد تمضي الليلة' },
      text: {
        en: 'A Thursday in January is the best hour of the Riyadh year: cool, clear, the weekend just begun. Families set out early, thobes under green scarves, children with the sword and palm painted on a cheek. In istirahas the screen goes up against the garden wall and the coals are lit for coffee. Abroad, Saudi students book one room and sing the old song to the national team, which everybody over thirty knows by heart.',
        ar: 'مساء خميس من يناير أجمل ما في سنة الرياض: هواء بارد وسماء صافية وعطلة بدأت لتوّها. تخرج العائلات باكرًا، شال أخضر فوق الثوب، وعلى خدود الصغار سيفان ونخلة. وفي الاستراحات شاشة على جدار الحوش وجمر للقهوة والحليب بالزنجبيل. والمبتعث في الخارج يحجز مع أصحابه غرفة، ويرددون «الله الله يا منتخبنا» كما رددها آباؤهم أمام تلفاز صغير في التسعينيات. والمتأخر يجد دعوة من غريب.',
      },
    },
    {
      title: { en: 'What it means', ar: 'ماذا تعني' },
      text: {
        en: 'Saudi Arabia won this cup in 1984, 1988 and 1996, and never at home, because it has never been played there. Those who remember Majed Abdullah’s run against China will tell you about it before you ask. Dress warmly: January nights in Riyadh can drop below ten degrees, and a thobe is no coat.',
        ar: 'ثلاث كؤوس: 1984 و1988 و1996، ولم تكن واحدة منها على أرضنا، لأن البطولة لم تُلعب هنا من قبل. واسأل أباك عن هدف ماجد عبدالله في مرمى الصين، فسيكمل لك الحكاية قبل أن تكمل السؤال. خذ فروتك معك، فليل الرياض في يناير قد تنزل حرارته عن عشر درجات والثوب وحده لا يكفي. وإن حضرت مع أطفالك فاتفق معهم على مكان لقاء عند البوابة، فالزحام ليلتها زحام عيد.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'How many teams take part, and how does it work?',
        ar: 'كم منتخبًا يشارك وكيف النظام؟',
      },
      answer: {
        en: 'Twenty-four in six groups of four. Group A has Saudi Arabia, Kuwait, Oman and Palestine. The first two of each group and the four best third-placed sides go on to the knock-out rounds.',
        ar: 'أربعة وعشرون في ست مجموعات. في المجموعة الأولى السعودية والكويت وعُمان وفلسطين. يتأهل الأول والثاني من كل مجموعة، ومعهم أفضل أربعة من أصحاب المركز الثالث، إلى الأدوار الإقصائية.',
      },
    },
    {
      question: { en: 'Who are the holders?', ar: 'من يدافع عن اللقب؟' },
      answer: {
        en: 'Qatar, winners in 2019 and again at home in the edition of 2023, which was played in early 2024.',
        ar: 'قطر، بطلة 2019 ثم بطلة نسخة 2023 التي لُعبت على أرضها مطلع 2024.',
      },
    },
  ],
};
