import { textUntil } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const golf: GuideEntry = {
  slug: 'golf',
  asOf: '2026-11-21',
  heading: { en: 'Walk with them, whisper, then roar', ar: 'امشِ معهم واهمس ثم اهتف' },
  passages: [
    {
      title: { en: 'Choosing how to watch', ar: 'كيف تختار مكانك' },
      text: {
        en: 'There are two ways: stay or walk. Staying means a chair by a green from breakfast and forty groups coming to you, each with one chip you would like to have back for them. Walking means picking a player with no gallery, early, and following every hole. By the turn his mother has offered you a mint. On Sunday evening everyone ends up at the eighteenth, ten deep, listening to the roars further out and guessing names.',
        ar: 'أمامك طريقان: أن تجلس أو أن تمشي. الجلوس كرسي عند حفرة واحدة منذ الصباح، والمجموعات كلها تمر بك. والمشي أن تختار لاعبًا لم يختره غيرك وتتبعه حفرة حفرة، فلا يأتي نصف الجولة إلا وقد عرّفتك أمه بنفسها. وعصر الأحد ينتهي الجميع عند الثامنة عشرة، عشرة صفوف، يسمعون الهتاف من بعيد ويخمّنون صاحبه.',
      },
    },
    {
      title: { en: 'Manners and shoes', ar: 'آداب وحذاء' },
      text: {
        en: 'When a marshal lifts both arms, stop where you stand, mid-sandwich. Phones stay silent, cameras for practice days. Wear what you would wear for a hill walk: layers, a hat, shoes for wet grass. If somebody shouts “fore”, do not look up. Cover your head.',
        ar: 'إذا رفع المنظّم ذراعيه فقف حيث أنت ولو كانت اللقمة في يدك. الجوال صامت، والكاميرا لأيام التدريب. والبس ما تلبسه لنزهة طويلة: طبقات وقبعة وحذاء لعشب مبلول، وواقي الشمس في الخليج قبل ذلك كله. وإذا صاح أحدهم «فور!» فلا ترفع رأسك، بل غطّه بيديك، فالكرة أسرع من فضولك.',
      },
    },
    {
      title: { en: 'The year', ar: 'روزنامة اللعبة' },
      text: {
        get en() {
          return `Augusta in April, when northern Europe decides it is spring; the PGA in May, the US Open on Father’s Day, The Open in July. American Sundays end late in Britain and past midnight in Riyadh. The Desert Swing brings the best to Dubai early in the year, by day. Abu Dhabi moved in 2024 to November, near the end of the season. Every second autumn the Ryder Cup turns the first tee into a football end, songs included; in September 2027 it ${textUntil('2027-09-30', 'goes', 'went')} to Adare Manor in Ireland.`;
        },
        get ar() {
          return `أوغستا في أبريل، ثم بطولة PGA في مايو، والأمريكية المفتوحة في يونيو، والبريطانية المفتوحة في يوليو. آحاد أمريكا تنتهي بعد منتصف الليل بتوقيت الرياض. وفي الشتاء يأتي الكبار إلى دبي بمواعيد النهار، أما أبوظبي فانتقل موعدها في 2024 إلى نوفمبر قرب ختام الموسم، والدخول إليهما أسهل من أي بطولة كبرى. وكل خريفين كأس رايدر، حيث تتحول نقطة البداية الأولى إلى مدرج كرة قدم بأهازيجه، ${textUntil('2027-09-30', 'وموعدها المقبل', 'وكان موعدها')} في أيرلندا، سبتمبر 2027.`;
        },
      },
    },
  ],
  questions: [
    {
      question: { en: 'What do birdie, par and bogey mean?', ar: 'ما معنى بار وبيردي وبوغي؟' },
      answer: {
        en: 'Par is what a good player should need on the hole. One fewer is a birdie, two an eagle, one more a bogey. The lowest total wins, which is why red numbers are the good ones.',
        ar: 'البار عدد الضربات المتوقع للحفرة. أقل بواحدة بيردي، وباثنتين إيغل، وأكثر بواحدة بوغي. والأقل مجموعًا يفوز، لذلك فالأرقام الحمراء بشرى.',
      },
    },
    {
      question: {
        en: 'I have never held a club. Where do I begin?',
        ar: 'لم أمسك مضربًا في حياتي، فمن أين أبدأ؟',
      },
      answer: {
        en: 'On a driving range, in trainers, with a borrowed seven iron and a bucket of balls. Go with someone patient. The first ball that flies decides it.',
        ar: 'من ميدان التدريب بحذاء رياضي ومضرب مستعار وسلة كرات. خذ معك صبورًا، والكرة الأولى التي تطير ستقرر عنك.',
      },
    },
    {
      question: { en: 'Is there a dress code for watching?', ar: 'هل للمتفرج لباس محدد؟' },
      answer: {
        en: 'For spectators rarely. For the clubhouse often, a collar at least. Read the ticket.',
        ar: 'للمتفرج قلّما يوجد، أما مبنى النادي فقد يطلب قميصًا بياقة. اقرأ تذكرتك.',
      },
    },
  ],
};
