import { launchText } from '../clock/timed-text.ts';
import { inSentence, withoutArticle } from '../names/in-sentence.ts';
import type { Faq, Team } from '../schema.ts';

/** @param the the English name with its article, as used in a sentence */
type Asked = (en: string, ar: string, the: string) => readonly [Faq, Faq];

const appShows = {
  get en() {
    return launchText('the app will show', 'the app shows');
  },
  get ar() {
    return launchText('وسيدلّك التطبيق على', 'ويدلّك التطبيق على');
  },
};

/** The first questions of a team page, by kind. */
const asked: Record<Team['kind'], Asked> = {
  club: (en, ar) => [
    {
      question: { en: `How do I meet ${en} fans?`, ar: `كيف ألتقي بجمهور ${ar}؟` },
      answer: {
        en: `Sign up with ${en} as your team: ${appShows.en} you fans nearby.`,
        ar: `اكتب ${ar} في خانة الفريق حين تسجّل، ${appShows.ar} جمهوره قربك.`,
      },
    },
    {
      question: {
        en: `Can ${en} fans join from anywhere?`,
        ar: `هل أستطيع الانضمام إلى مجتمع ${ar} من أي مكان؟`,
      },
      answer: {
        en: 'Yes. Two fans are enough.',
        ar: 'نعم، ويكفي اثنان.',
      },
    },
  ],
  national: (en, ar, the) => [
    {
      question: { en: `How do I meet others who follow ${the}?`, ar: `كيف ألتقي بجمهور ${ar}؟` },
      answer: {
        en: `Sign up with ${en} as your team: ${appShows.en} who near you follows the same side, and which rooms show the match.`,
        ar: `اكتب ${ar} في خانة الفريق حين تسجّل، ${appShows.ar} من يشجع المنتخب نفسه بالقرب منك، وعلى الأماكن التي تعرض المباراة.`,
      },
    },
    {
      question: {
        en: 'I live abroad. Will I be the only one?',
        ar: 'أعيش في الخارج، فهل أشجع وحدي؟',
      },
      answer: {
        en: 'It takes two to start a watch party, and the shirt of a national side introduces strangers faster than most. You may be the first host where you live.',
        ar: 'يكفي اثنان ليبدأ تجمّع مشاهدة، وقميص المنتخب يعرّف الغرباء بعضهم ببعض قبل السلام. وقد تكون أنت أول مضيف حيث تسكن.',
      },
    },
  ],
  competition: (en, ar, the) => [
    {
      question: { en: `How do I find people to watch ${the} with?`, ar: `كيف أجد من يشاهد ${ar} معي؟` },
      answer: {
        en: `Write ${en} where the form asks for your team: ${appShows.en} who near you follows it.`,
        ar: `اكتب ${ar} في خانة الفريق حين تسجّل، ${appShows.ar} من يتابع مثلك.`,
      },
    },
    {
      question: {
        en: `Do I have to live near where ${the} takes place?`,
        ar: `هل يجب أن أسكن حيث تُقام منافسات ${ar}؟`,
      },
      answer: {
        en: 'No. Most who follow it do so on a screen, and it takes two of them to start a watch party.',
        ar: 'لا. أكثر المتابعين أمام الشاشات، ويكفي اثنان ليبدأ تجمّع مشاهدة.',
      },
    },
  ],
  governing: (en, ar, the) => [
    {
      question: {
        en: `Who is the ${withoutArticle(en)} list for?`,
        ar: `بمن سألتقي من متابعي ${ar}؟`,
      },
      answer: {
        en: 'All who take part, coach, judge, volunteer or just watch.',
        ar: 'من يشارك ومن يدرّب ومن يحكّم ومن يتطوع ومن يكتفي بالمشاهدة.',
      },
    },
    {
      question: { en: `Do I need to be a member of ${the}?`, ar: `هل يلزمني أن أكون عضوًا في ${ar}؟` },
      answer: {
        en: `No. SportBuddy asks for no membership and gives none. Who may join ${the}, and how, is on its own site.`,
        ar: `لا. لا يطلب SportBuddy عضوية ولا يمنحها. أما من يحق له الانضمام إلى ${ar} وكيف، فتجده في الموقع الرسمي.`,
      },
    },
  ],
  event: (en, ar, the) => [
    {
      question: { en: `How do I find company for ${the}?`, ar: `كيف أجد رفقة لمتابعة ${ar}؟` },
      answer: {
        en: `Write ${en} where the form asks for your team: ${appShows.en} who is going, and who watches from home.`,
        ar: `اكتب ${ar} في خانة الفريق حين تسجّل، ${appShows.ar} من سيحضر ومن سيشاهد من مدينتك.`,
      },
    },
    {
      question: { en: `Do you sell tickets for ${the}?`, ar: `هل تبيعون تذاكر ${ar}؟` },
      answer: {
        en: 'No. Where there are tickets, they come from the organiser. We help with the company.',
        ar: 'لا. إن كانت هناك تذاكر فهي من الجهة المنظّمة وحدها، ونحن للرفقة.',
      },
    },
  ],
  participation: (en, ar, the) => [
    {
      question: { en: 'How do I find company near me?', ar: 'كيف أجد رفقة بالقرب مني؟' },
      answer: {
        en: `Write ${en} where the form asks for your team: ${appShows.en} who near you goes out, from first-timers to old hands.`,
        ar: `اكتب ${ar} في خانة الفريق حين تسجّل، ${appShows.ar} من يخرج بالقرب منك، من المبتدئ إلى صاحب الخبرة.`,
      },
    },
    {
      question: { en: 'Do I need experience to come along?', ar: 'هل تلزمني خبرة لأشارك؟' },
      answer: {
        en: `Ask the group before you come. SportBuddy introduces people and teaches nothing: for safety, follow ${the} and those who know the place.`,
        ar: `اسأل المجموعة قبل أن تأتي. يعرّفك SportBuddy بالناس ولا يدرّب أحدًا، فاتبع في السلامة إرشادات ${ar} ومن يعرف المكان.`,
      },
    },
  ],
};

export function teamFaqs(team: Pick<Team, 'name' | 'article' | 'kind'>): Faq[] {
  const { en, ar } = team.name;
  const { en: the } = inSentence(team);
  return [
    ...asked[team.kind](en, ar, the),
    {
      question: {
        en: `Is this the official ${withoutArticle(en)} site?`,
        ar: `هل هذا موقع ${ar} الرسمي؟`,
      },
      answer: {
        en: 'No, it is SportBuddy’s.',
        ar: 'لا، بل هو موقع SportBuddy.',
      },
    },
  ];
}
