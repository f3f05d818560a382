import type { TeamEntry } from '../../schema.ts';

export const parkrun: TeamEntry = {
  slug: 'parkrun',
  name: { en: 'parkrun', ar: 'بارك رن' },
  aliases: { en: [], ar: [] },
  sport: 'running',
  kind: 'participation',
  short: { en: 'RUN', ar: 'الجري' },
  badge: { colours: ['#2B233D', '#FFA300', '#00CEAE'], pattern: 'hoops' },
  description: {
    en: 'Your first parkrun: five kilometres, a barcode, a café, and somebody to stand with at the start line on Saturday morning.',
    ar: 'بارك رن صباح السبت: خمسة كيلومترات ورمز شريطي ومقهى، ومن يقف بجانبك عند خط البداية.',
  },
  story: {
    en: [
      'On 2 October 2004 thirteen people ran round Bushy Park in south-west London because Paul Sinton-Hewitt was injured, fed up and wanted to see his friends. Somebody held a stopwatch. The finishing tokens were washers from a hardware shop. It was free, there was coffee afterwards, and it happened again the week after. Nothing important has been added since.',
      'The name has a small p and the event has no losers, since a tail walker in a hi-vis vest always comes in last. First-timers are clapped at the briefing, hundredth-timers are given cake. Volunteers scan barcodes, marshal a gate in the rain and shout everyone’s dog by name. The rival is you, last week, plus a person of similar age in a club vest whom you never speak to and always look for. When the last barcode is done the crowd moves to a café, such as the Pheasantry at Bushy itself, and discusses knees.',
      'If you travel to Britain or Australia, print your barcode before you leave and turn up on Saturday morning wherever there is one. Registration is free, and there is only one question: where have you come from?',
    ],
    ar: [
      'في 2 أكتوبر 2004 ركض ثلاثة عشر شخصًا في حديقة بوشي جنوب غربي لندن، لأن بول سينتون هيويت كان مصابًا ومتضايقًا ويريد أن يرى أصدقاءه. حمل أحدهم ساعة توقيت، ووُزعت على الواصلين حلقات معدنية من محل أدوات بدل البطاقات، ثم شربوا القهوة. وتكرر الأمر في الأسبوع التالي، ولم يُضف إليه شيء مهم منذ ذلك اليوم.',
      'لا خاسر هنا، فآخر الواصلين دائمًا متطوع بسترة لامعة مهمته أن يكون الأخير. من يحضر أول مرة يُصفَّق له، ومن يبلغ المئة يُحضرون له كعكة. والمتطوعون يمسحون الرموز ويقفون عند المنعطفات تحت المطر وينادون الناس بأسمائهم. أما المنافس فأنت قبل أسبوع، ومعه شخص في مثل سنك لا تكلمه أبدًا وتبحث عنه كل مرة. وبعد آخر رمز ينتقل الجميع إلى المقهى لمناقشة آلام الركبة.',
      'والفكرة نفسها تراها في حدائقنا صباح الجمعة: ممشى وساعة ومجموعة تنتظر المتأخر. من سافر إلى بريطانيا أو أستراليا فليطبع رمزه قبل الرحلة، وليحضر صباح السبت في أي حديقة، فالتسجيل مجاني والسؤال الوحيد الذي يُسأله: من أين أتيت؟',
    ],
  },
  founded: '2004-10-02',
  sameAs: ['https://www.parkrun.com/'],
  updated: '2026-11-29',
};
