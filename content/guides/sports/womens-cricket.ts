import type { GuideEntry } from '../../schema.ts';

export const womensCricket: GuideEntry = {
  slug: 'womens-cricket',
  asOf: '2026-11-21',
  heading: { en: 'A lighter ball, a closer rope', ar: 'كرة أخف وحبل أقرب' },
  passages: [
    {
      title: { en: 'What is different, and what is not', ar: 'ما الذي يختلف وما الذي لا يختلف' },
      text: {
        en: 'The ball is about half an ounce lighter and the boundary shorter. The lbw arguments are the same length. Spin decides more and power somewhat less, so those who like to watch a batter think have come to the right place. Go early enough for the warm-up: the nets are near the rail, and fielders at the rope talk back.',
        ar: 'الكرة أخف قليلًا، وحبل الحدود أقرب، أما الجدل على قرارات الحكم فبالطول نفسه. للرمي الدوّار هنا كلمة أعلى من القوة، فمن يحب أن يرى الضاربة وهي تفكر وجد ضالته. احضر قبل البداية لترى الإحماء عن قرب، فشباك التدريب تلاصق السياج، ومن تقف عند الحبل ترد عليك إن ناديتها.',
      },
    },
    {
      title: { en: 'Through the year', ar: 'على مدار العام' },
      text: {
        en: 'India’s league takes the winter evenings, England’s Hundred the summer holidays, Australia’s Big Bash the weeks before Christmas. In the Hundred one ticket covers the women’s match and the men’s after it, which is how many families found out which they preferred. The women’s Ashes count points across all three forms of the game, so a rainy Test can still haunt a Twenty20.',
        ar: 'دوري الهند لأمسيات الشتاء، و«ذا هندرد» الإنجليزية لإجازة الصيف، و«بيغ باش» الأسترالية لآخر السنة. وفي «ذا هندرد» تذكرة واحدة لمباراة السيدات ثم مباراة الرجال، وهكذا عرفت عائلات كثيرة أيهما تفضّل. أما «آشز» السيدات بين إنجلترا وأستراليا فتُجمع نقاطها من الأشكال الثلاثة للعبة، فقد يطاردك تعادل تحت المطر حتى آخر مباراة.',
      },
    },
    {
      title: { en: 'Who comes', ar: 'من يحضر' },
      text: {
        en: 'School groups, club sides in matching hoodies, fathers with score books. In India girls wear the name of Smriti Mandhana or Harmanpreet Kaur, and they stayed up late for the World Cup that was won at home. Far from a ground, look for the household that has the channel; at one, bring sun cream and a pencil.',
        ar: 'مدارس كاملة، وفرق حارات بقمصان موحّدة، وآباء معهم دفتر التسجيل. وفي الهند تلبس الفتيات اسم سمريتي ماندانا أو هارمانبريت كور، وقد سهرن لكأس عالم فازت بها الهند على أرضها. وفي مدن الخليج تجد بينهن من يلعبن صباح العطلة، فاسأل زميلة من الهند أو باكستان أو سريلانكا عن الموعد والمكان وما تحمله معك.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Is there women’s Test cricket?', ar: 'هل تلعب السيدات مباريات «تيست»؟' },
      answer: {
        en: 'Yes, since 1934, when England toured Australia, but only a few each year. Most of the calendar is Twenty20 and one-day cricket, so a Test is worth the day off.',
        ar: 'نعم، منذ جولة إنجلترا في أستراليا عام 1934، لكنها قليلة في السنة. أغلب المواعيد مباريات قصيرة، فإن جاءت «تيست» فخذ لها إجازة.',
      },
    },
    {
      question: { en: 'Why “batter” and not “batsman”?', ar: 'هل أقول «ضاربة» أم «ضارب»؟' },
      answer: {
        en: 'The Laws themselves changed the word in 2021, for everybody. You will still hear the old one, and the game goes on.',
        ar: 'قل «ضاربة» و«رامية» كما تقول لاعبة. وفي الإنجليزية غيّر كتاب القوانين نفسه الكلمة عام 2021 إلى لفظ واحد للجميع.',
      },
    },
  ],
};
