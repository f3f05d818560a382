import { launchText } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const nfl: GuideEntry = {
  slug: 'nfl',
  asOf: '2026-11-21',
  heading: { en: 'The Sunday that lasts all day', ar: 'أحدٌ يمتد من الظهر إلى الفجر' },
  passages: [
    {
      title: { en: 'The tailgate', ar: 'وليمة المواقف' },
      text: {
        en: 'In America the game starts in the car park, hours early, with the boot open and a grill going. Neighbouring cars share; a child throws spirals between the rows. At home the tailgate becomes the kitchen: wings, chilli, a dip in seven layers. Each family has a dish that may not be changed during a winning run.',
        ar: 'تبدأ المباراة في أمريكا قبل موعدها بساعات: صندوق السيارة مفتوح، والشواية عامرة، والجار يأكل من عند جاره وإن لم يعرفه، والصغار يتقاذفون الكرة بين الصفوف. وفي البيت تنتقل الوليمة إلى المطبخ: أجنحة دجاج وصلصات. وفي كل عائلة طبق لا يُغيَّر ما دام الفريق يفوز.',
      },
    },
    {
      title: { en: 'The clock abroad', ar: 'بتوقيتنا' },
      text: {
        en: 'Sunday has three windows. The early one is tea-time in Britain and night in Riyadh, which makes it everybody’s game. The second runs past midnight, and the third is for those with no Monday. Thursday and Monday nights belong to the truly devoted. In Mexico, Canada and Germany there are whole bars that rearrange their tables for it.',
        ar: 'يوم الأحد ثلاث دفعات. الأولى مساء بتوقيت الرياض، وهي التي يُدعى إليها الضيوف. والثانية تعبر منتصف الليل. والثالثة قبيل الفجر، لمن لا دوام له صباح الاثنين. أما مباراتا الخميس والاثنين فلأهل الصبر. وبين كل لعبة وأخرى وقت يكفي لتشرح لصاحبك ما جرى، ثم تكتشف أنك لم تفهمه.',
      },
    },
    {
      title: { en: 'How to be a crowd', ar: 'كيف تكون جمهورًا' },
      text: {
        en: 'Be loud when the other side has the ball and quiet when your own quarterback calls the play. It is the reverse of what newcomers do. Wear a jersey two sizes up, over everything. Wave a towel only if it is that team’s towel. And keep a finger off the remote: somebody is always following a second game for a fantasy league.',
        ar: 'ارفع صوتك حين تكون الكرة مع الخصم، واخفضه حين ينادي لاعبك الخطة؛ والجديد يفعل العكس دائمًا. البس القميص واسعًا فوق كل شيء. ولا تمدّ يدك إلى جهاز التحكم، ففي كل غرفة من يتابع مباراة ثانية من أجل فريقه الخيالي. وجهّز مكانًا لمن ينام بعد الدفعة الثانية، فبيت المباراة لا يُغلق بابه قبل الفجر. وصاحب البيت يختار القناة، وصاحب الحلى يُغفر له أي فريق يشجعه.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'Can I find an NFL crowd outside the United States?',
        ar: 'هل أجد جمهور NFL خارج أمريكا؟',
      },
      answer: {
        get en() {
          return `Yes, and abroad the shirts mix: one room, a dozen teams, everyone following the early game together. ${launchText('The app is being built to gather those who stay up.', 'The app gathers those who stay up.')}`;
        },
        get ar() {
          return `نعم، والقمصان في الغربة تختلط: غرفة واحدة فيها جمهور عشرة فرق يتابعون المباراة المبكرة معًا. والتطبيق ${launchText('يُبنى ليجمع', 'يجمع')} من يسهر لها.`;
        },
      },
    },
    {
      question: {
        en: 'I do not know the rules. What is enough to begin?',
        ar: 'لا أعرف القواعد، فبماذا أبدأ؟',
      },
      answer: {
        en: 'Four tries to go ten yards. Make them and you get four more. A touchdown is six points, the kick after it one, a field goal three. The rest you learn by asking at the breaks, and there are many.',
        ar: 'أربع محاولات لقطع عشر ياردات، فإن قُطعت بدأت أربع جديدة. التاتشداون ست نقاط، والركلة بعده نقطة، وهدف الميدان ثلاث. والباقي تتعلمه بالسؤال في التوقفات، وما أكثرها.',
      },
    },
    {
      question: { en: 'Do you organise tailgates?', ar: 'هل تنظّمون ولائم ما قبل المباراة؟' },
      answer: {
        get en() {
          return `Fans do. Anyone ${launchText('will be able to', 'can')} host a tailgate or a watch party in the app, with a guest list and a shared list of who brings what.`;
        },
        get ar() {
          return `المشجعون ينظّمونها. ${launchText('سيستطيع', 'يستطيع')} أي عضو استضافة وليمة أو تجمّع مشاهدة في التطبيق، مع قائمة للحضور وما سيُحضِره كل واحد معه.`;
        },
      },
    },
  ],
};
