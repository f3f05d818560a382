import type { Faq, Localized, Team } from '../schema.ts';

type Asked = (en: string, ar: string) => readonly [Faq, Faq];

/** What a visitor asks first, by what the page is about. */
const asked: Record<Team['kind'], Asked> = {
  club: (en, ar) => [
    {
      question: { en: `How do I meet ${en} fans?`, ar: `كيف ألتقي بجمهور ${ar}؟` },
      answer: {
        en: `Sign up for early access with ${en} as your team. When the app opens, you will see ${en} fans and watch parties near you.`,
        ar: `سجّل للدخول المبكر واكتب ${ar} في خانة الفريق. وحين يفتح التطبيق سترى جمهور ${ar} وتجمّعات المشاهدة القريبة منك.`,
      },
    },
    {
      question: { en: `Can ${en} fans join from anywhere?`, ar: `هل ينضم جمهور ${ar} من أي مكان؟` },
      answer: {
        en: `Yes. It takes two fans to start one, and you may be the first ${en} host where you live.`,
        ar: `نعم، يكفي اثنان ليبدأ مجتمع ${ar} في أي مدينة. وقد تكون أنت أول مضيف حيث تسكن.`,
      },
    },
  ],
  competition: (en, ar) => [
    {
      question: { en: `How do I find people to watch ${en} with?`, ar: `كيف أجد من يشاهد ${ar} معي؟` },
      answer: {
        en: `Sign up for early access and write ${en} where the form asks for your team. When the app opens, you will see who near you follows it, and which rooms put it on.`,
        ar: `سجّل للدخول المبكر واكتب ${ar} في خانة الفريق. وحين يفتح التطبيق سترى من يتابعها بالقرب منك والأماكن التي تعرضها.`,
      },
    },
    {
      question: {
        en: `Do I have to live near where ${en} takes place?`,
        ar: `هل يجب أن أسكن قريبًا من مواعيد ${ar}؟`,
      },
      answer: {
        en: 'No. Most who follow it do so on a screen, and it takes two of them to start a watch party.',
        ar: 'لا. أكثر المتابعين أمام الشاشات، ويكفي اثنان ليبدأ تجمّع مشاهدة.',
      },
    },
  ],
  governing: (en, ar) => [
    {
      question: { en: `Who will meet under the name of ${en}?`, ar: `من سيلتقي تحت اسم ${ar}؟` },
      answer: {
        en: `People who play, coach, judge, volunteer or just watch. Sign up for early access and write ${en} where the form asks for your team; when the app opens, you will see who is near.`,
        ar: `من يلعب ومن يدرّب ومن يحكّم ومن يتطوع ومن يكتفي بالمشاهدة. سجّل للدخول المبكر واكتب ${ar} في خانة الفريق، وحين يفتح التطبيق سترى من حولك.`,
      },
    },
    {
      question: { en: `Do I need to be a member of ${en}?`, ar: `هل يلزمني أن أكون عضوًا في ${ar}؟` },
      answer: {
        en: `No. SportBuddy asks for no membership and gives none: to join ${en} itself, go to its own site.`,
        ar: `لا. لا يطلب SportBuddy عضوية ولا يمنحها، وللانضمام إلى ${ar} ارجع إلى الموقع الرسمي.`,
      },
    },
  ],
  event: (en, ar) => [
    {
      question: { en: `How do I find company for ${en}?`, ar: `كيف أجد رفقة لمتابعة ${ar}؟` },
      answer: {
        en: `Sign up for early access and write ${en} where the form asks for your team. When the app opens, you will see who near you is going, and who is watching from home.`,
        ar: `سجّل للدخول المبكر واكتب ${ar} في خانة الفريق. وحين يفتح التطبيق سترى من سيحضر ومن سيشاهد من مدينتك.`,
      },
    },
    {
      question: { en: `Do you sell tickets for ${en}?`, ar: `هل تبيعون تذاكر ${ar}؟` },
      answer: {
        en: 'No. Tickets come from the organiser only. We help with the company.',
        ar: 'لا. التذاكر من الجهة المنظّمة وحدها، ونحن للرفقة.',
      },
    },
  ],
  participation: (en, ar) => [
    {
      question: { en: `How do I find ${en} people near me?`, ar: `كيف أجد أهل ${ar} بالقرب مني؟` },
      answer: {
        en: `Sign up for early access and write ${en} where the form asks for your team. When the app opens, you will see who near you goes out, from first-timers to old hands.`,
        ar: `سجّل للدخول المبكر واكتب ${ar} في خانة الفريق. وحين يفتح التطبيق سترى من يخرج بالقرب منك، من المبتدئ إلى صاحب الخبرة.`,
      },
    },
    {
      question: { en: 'Do I need experience to come along?', ar: 'هل تلزمني خبرة لأشارك؟' },
      answer: {
        en: `Ask the group before you come. SportBuddy introduces people and teaches nothing: for safety, follow ${en} and the people who know the place.`,
        ar: `اسأل المجموعة قبل أن تأتي. يعرّفك SportBuddy بالناس ولا يدرّب أحدًا، فاتبع في السلامة إرشادات ${ar} ومن يعرف المكان.`,
      },
    },
  ],
};

export function teamFaqs({ name, kind }: { name: Localized; kind: Team['kind'] }): Faq[] {
  const { en, ar } = name;
  return [
    ...asked[kind](en, ar),
    {
      question: { en: `Is this the official ${en} site?`, ar: `هل هذا موقع ${ar} الرسمي؟` },
      answer: {
        en: `No. SportBuddy publishes this page and is independent of ${en}. The name belongs to its owner, and the badge is our own drawing.`,
        ar: `لا. تنشر SportBuddy هذه الصفحة وهي مستقلة عن ${ar}. الاسم ملك لصاحبه، والشارة من رسمنا.`,
      },
    },
  ];
}
