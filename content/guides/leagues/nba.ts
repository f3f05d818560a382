import type { GuideEntry } from '../../schema.ts';

export const nba: GuideEntry = {
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
};
