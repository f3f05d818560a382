import type { GuideEntry } from '../../schema.ts';

export const americanMajors: GuideEntry[] = [
  {
    slug: 'nba',
    asOf: '2026-11-21',
    heading: { en: 'October to June, mostly after midnight', ar: 'من أكتوبر إلى يونيو، وأغلبه فجرًا' },
    passages: [
      {
        title: { en: 'The calendar in people’s heads', ar: 'الروزنامة كما يحفظها أهلها' },
        text: {
          en: 'Opening week is for new shirts. Christmas Day has five games back to back, the only time an uncle asks about the standings. In February everyone pretends not to care about the All-Star weekend and watches the threes. From April it is best of seven: the same two teams every other night until somebody has won four, which is how a bench player becomes a household name and a room becomes a club.',
          ar: 'أسبوع الافتتاح للقمصان الجديدة. و25 ديسمبر خمس مباريات متتالية. وفي فبراير يدّعي الجميع أنهم لا يهتمون بعطلة النجوم ثم يشاهدون مسابقة الثلاثيات. ومن أبريل سلاسل من سبع: الفريقان نفسهما ليلة بعد ليلة حتى يفوز أحدهما بأربع، وهكذا يصير احتياطي مغمور حديث المجلس، ويصير من سهروا معًا خمس ليالٍ أصدقاء لا ينساهم الصيف.',
        },
      },
      {
        title: { en: 'Inside the arena', ar: 'داخل الصالة' },
        text: {
          en: 'Kiss-cams, T-shirt cannons, an organ that has survived from another century in some places. Underneath it is exact: towels wave behind the basket at a free throw, the building rises for a run of ten points, a veteran returning in the wrong shirt is given his minute of applause. In Toronto thousands without a ticket stand in the square in front, which they call Jurassic Park.',
          ar: 'كاميرات على الجمهور ومدفع يطلق القمصان. وتحت الضجيج دقة: المناشف تلوّح خلف السلة عند الرمية الحرة، والصالة تقف لسلسلة من عشر نقاط متتالية، والنجم العائد بقميص غير قميصه ينال دقيقة تصفيق. وفي تورونتو آلاف بلا تذاكر يقفون في الساحة أمام الشاشة، ويسمّونها «حديقة الديناصورات»، وكثير منهم أبناء مهاجرين عرفوا البلد من هذا الفريق.',
        },
      },
      {
        title: { en: 'Elsewhere', ar: 'من الخليج' },
        text: {
          en: 'Manila has it on at breakfast. Mumbai and Lagos watch highlights on a bus. Abu Dhabi staged pre-season games each autumn from 2022 to 2025, and regular-season games come to Europe in most winters. For a European or Gulf watch party look for the weekend’s afternoon tip-offs, which land in the evening and need no excuse.',
          ar: 'استضافت أبوظبي مباريات تحضيرية كل خريف من 2022 إلى 2025، وكانت أقرب فرصة لترى النجوم بعينيك. وللمشاهدة الجماعية ابحث عن مباريات عصر السبت والأحد بتوقيت أمريكا، فهي سهرة لا فجر. أما ليالي النهائي في يونيو فتبدأ بعد الثالثة، ومن حضرها خرج إلى صلاة الفجر ثم إلى عمله، وعلى وجهه ما يغني عن السؤال.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'What is the play-in?', ar: 'ما ملحق «البلاي إن»؟' },
        answer: {
          en: 'Seventh to tenth in each conference play off for the last two places. Seventh needs one win, tenth needs two away from home.',
          ar: 'أصحاب المراكز من السابع إلى العاشر في كل مجموعة يتنافسون على آخر مقعدين: السابع يكفيه فوز واحد، والعاشر يحتاج إلى اثنين خارج أرضه.',
        },
      },
      {
        question: { en: 'Why follow a player rather than a team?', ar: 'هل يصح أن أشجع لاعبًا لا فريقًا؟' },
        answer: {
          en: 'Because they move, and you need not. Plenty of people keep one club for life and one player for the evenings when it is losing.',
          ar: 'يصح، فهو ينتقل وتنتقل معه. وكثيرون لهم نادٍ للعمر، ولاعب لليالي التي يخسر فيها النادي.',
        },
      },
    ],
  },
  {
    slug: 'mlb',
    asOf: '2026-11-21',
    heading: { en: 'Nearly every day, from spring to autumn', ar: 'كل يوم تقريبًا' },
    passages: [
      {
        title: { en: 'Series, not matches', ar: 'سلسلة لا مباراة' },
        text: {
          en: 'A team comes to town for three or four days. You lose on Friday, have a theory on Saturday, and bring the children on Sunday afternoon to test it. That is why regulars talk of the series and why a bad night weighs so little. The trade deadline at midsummer, the scoreboard watching of September, then October, when suddenly each pitch has a whole winter behind it.',
          ar: 'يأتي الفريق إلى المدينة ثلاثة أيام أو أربعة. تخسر الجمعة، وتضع نظرية يوم السبت، وتختبرها مع أبنائك عصر الأحد. لذلك يتحدث أهلها عن «السلسلة» لا عن المباراة، ولذلك لا تثقل عليهم ليلة سيئة. ثم موعد إغلاق الصفقات في منتصف الصيف، ومراقبة الجدول في سبتمبر، ثم أكتوبر حين يصير لكل رمية وزن شتاء كامل.',
        },
      },
      {
        title: { en: 'Each park its own', ar: 'لكل ملعب طبعه' },
        text: {
          en: 'The rules fix the bases and leave the walls alone. Boston has a green one thirty-seven feet high and sings “Sweet Caroline” in the eighth; Chicago’s is ivy; San Francisco has kayaks waiting in the bay for home runs. Fans take visiting other parks as seriously as others take capitals. Food is local and eaten in the hand.',
          ar: 'القوانين تحدد القواعد وتترك الجدران للمدن. في بوسطن جدار أخضر عالٍ وأغنية في الشوط الثامن، وفي شيكاغو لبلاب على السور، وفي سان فرانسيسكو قوارب صغيرة تنتظر الكرة في الخليج. وزيارة الملاعب كلها عند بعضهم مشروع عمر، يأخذ الأب ابنه إلى ملعب كل صيف ويدوّنان التاريخ. والطعام محلي ويؤكل باليد، ولكل مدينة طبق تغضب إن سألت عن غيره.',
        },
      },
      {
        title: { en: 'A following on three continents', ar: 'من طوكيو إلى دبي' },
        text: {
          en: 'In Tokyo the Dodgers’ games are morning television. In Santo Domingo, Caracas and San Juan half the line-up went to somebody’s school. London has had regular-season series, and Dubai since 2025 a ballpark with a small league of its own. For evenings in Europe or the Gulf, choose the Sunday afternoon games and bring a scorecard to teach from.',
          ar: 'في طوكيو تُشاهَد مباريات لوس أنجلوس مع الفطور، وفي سانتو دومينغو وكاراكاس نصف التشكيلة من أبناء الحي. وفي دبي منذ 2025 ملعب بيسبول ودوري صغير تحمل فرقه أسماء من الهند وباكستان وبلاد العرب. وأنسب المواعيد مباريات ظهر الأحد بتوقيت أمريكا، فهي بعد العشاء في الرياض. خذ معك ورقة تدوين وعلّم عليها صاحبك، فاللعبة تُفهم بالقلم أسرع مما تُفهم بالعين.',
        },
      },
    ],
    questions: [
      {
        question: {
          en: 'What is the difference between the two leagues?',
          ar: 'ما الفرق بين «الأمريكي» و«الوطني»؟',
        },
        answer: {
          en: 'Mostly history: they were rivals until 1903, when their winners first met in a World Series. Since 2022 both let a designated hitter bat for the pitcher.',
          ar: 'التاريخ قبل كل شيء: كانا متنافسين حتى التقى بطلاهما أول مرة عام 1903. ومنذ 2022 توحدت القواعد بينهما.',
        },
      },
      {
        question: { en: 'Is one game enough to like it?', ar: 'هل تكفي مباراة واحدة لأحبه؟' },
        answer: {
          en: 'Give it three, in the same week, with the same team. Baseball is a serial.',
          ar: 'امنحه ثلاثًا في أسبوع واحد ومع فريق واحد، فهو مسلسل لا فيلم.',
        },
      },
      {
        question: { en: 'How does a team reach October?', ar: 'كيف يصل الفريق إلى أكتوبر؟' },
        answer: {
          en: 'By winning its division of five, or with one of the wild cards left over: six clubs from each league in all.',
          ar: 'بصدارة مجموعته من خمسة فرق، أو ببطاقة إضافية؛ ستة من كل دوري.',
        },
      },
    ],
  },
  {
    slug: 'nhl',
    asOf: '2026-11-21',
    heading: { en: 'The horn, the handshake, the Cup', ar: 'البوق والمصافحة والكأس' },
    passages: [
      {
        title: { en: 'Habits of the house', ar: 'عادات الصالات' },
        text: {
          en: 'Detroit throws an octopus, from the days when eight wins took the Cup. Vancouver waves white towels, since a coach hung one on a stick in 1982. In Montreal the anthem comes in two languages and so does the abuse. Each team has a goal horn, some of them borrowed from ships and trains. Visitors’ fans may sit anywhere, and are teased rather than moved.',
          ar: 'في ديترويت يُرمى أخطبوط على الجليد، من أيام كانت الكأس تُحسم بثمانية انتصارات. وفي فانكوفر مناشف بيضاء منذ رفع مدرب منشفة على عصا عام 1982. وفي مونتريال النشيد بلغتين، والعتاب بلغتين. ولكل فريق بوق، بعضه من سفينة أو قطار. وجمهور الضيف يجلس حيث شاء، يُمازَح ولا يُنقل، ومن جاء بقميص الخصم دفع ثمنه ابتسامات طوال السهرة.',
        },
      },
      {
        title: { en: 'Overtime', ar: 'الوقت الإضافي' },
        text: {
          en: 'In the regular season it is five minutes of three against three, then shots. In the play-offs it is whole periods at full strength until someone scores, if it takes till two in the morning. People who have sat through four of them speak of it like a storm at sea. Do not phone anyone in a Canadian city during that time.',
          ar: 'في الموسم خمس دقائق بثلاثة لاعبين لكل فريق ثم رميات. أما في الأدوار الإقصائية ففترات كاملة حتى يسجل أحدهما، ولو طلع الفجر. ومن حضر أربع فترات إضافية حكى عنها كما يُحكى عن عاصفة في البحر: من نام ومن ثبت ومن خرج قبل الهدف بدقيقة وما زال نادمًا. ويزيد الأمر طرافة بتوقيت الرياض، فالمباراة التي بدأت مع السحور قد تنتهي والناس في أعمالهم.',
        },
      },
      {
        title: { en: 'Through the year', ar: 'على مدار الموسم' },
        text: {
          en: 'October to June, with games outdoors around New Year, in football stadiums, in woolly hats. Saturday belongs to Canada from afternoon to the last game on the Pacific, and those matinees reach Europe in the evening and the Gulf at night. In summer each member of the winning team has the Cup for a day: it has been to lakes, farms and christenings, and eaten from by dogs.',
          ar: 'من أكتوبر إلى يونيو، ومعها مباريات في الهواء الطلق حول رأس السنة في ملاعب كبيرة وقبعات صوف. والسبت لكندا من الظهر حتى آخر مباراة على المحيط الهادئ، ومبارياته المبكرة تصلك ليلًا في ساعة معقولة. وفي الصيف يأخذ كل لاعب من الفريق البطل الكأس يومًا: زارت بحيرات ومزارع وأعراسًا، وأكل منها الأطفال رقائق الفطور.',
        },
      },
    ],
    questions: [
      {
        question: { en: 'Why are they allowed to fight?', ar: 'هل العراك مسموح؟' },
        answer: {
          en: 'They are not: it costs five minutes off the ice. It is tolerated more than in other games and happens much less than it did.',
          ar: 'لا، عقوبته خمس دقائق خارج الجليد. لكنه يُحتمل أكثر من غيره، وقد صار أندر مما كان.',
        },
      },
      {
        question: { en: 'Which teams are the Original Six?', ar: 'من هم «الستة الأصليون»؟' },
        answer: {
          en: 'Boston, Chicago, Detroit, Montreal, New York’s Rangers and Toronto: the whole league from 1942 until 1967.',
          ar: 'بوسطن وشيكاغو وديترويت ومونتريال ونيويورك رينجرز وتورونتو، كانوا الدوري كله من 1942 إلى 1967.',
        },
      },
    ],
  },
];
