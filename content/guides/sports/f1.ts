import { launchText } from '../../clock/timed-text.ts';
import type { GuideEntry } from '../../schema.ts';

export const f1: GuideEntry = {
  slug: 'f1',
  asOf: '2026-11-21',
  heading: { en: 'Lights out, phones down', ar: 'انطفأت الأضواء، فضع الجوال' },
  passages: [
    {
      title: { en: 'Three days, one table', ar: 'ثلاثة أيام وطاولة واحدة' },
      text: {
        en: 'Friday is for guessing, Saturday for one perfect lap, Sunday for finding out. A good room has two screens, the race on the large one and the timing on the other, and someone who knows which tyre is whose. The last minute before the start is silent. After that it is all speech: pit now or wait, team orders or not, whether the stewards have been asleep. On sprint weekends the argument begins a day early.',
        ar: 'الجمعة للتخمين، والسبت للفة كاملة بلا خطأ، والأحد للحقيقة. المجلس الجيد فيه شاشتان: السباق على الكبيرة والتوقيت على الأخرى، ورجل يحفظ إطارات الجميع. في الدقيقة الأخيرة قبل الانطلاق لا يتكلم أحد. ثم لا يسكت أحد: هل يدخل الآن أم ينتظر؟ وهل جاءته الأوامر من الفريق؟ وفي أسابيع سباقات السرعة يبدأ الجدل قبلها بيوم.',
      },
    },
    {
      title: { en: 'Crowds with a colour', ar: 'لكل حلبة لون' },
      text: {
        en: 'Monza is red, and when the race ends the tifosi run up the track to the podium. Zandvoort was orange smoke and brass bands. Silverstone is mud, camp chairs and flags for home drivers; Suzuka is hand-made hats, some with a rear wing that opens. In Montreal people walk over from the metro. Wear a team cap and mean it: it starts a conversation before you have reached the gate.',
        ar: 'مونزا حمراء، وحين ينتهي السباق يركض «التيفوزي» على المضمار حتى منصة التتويج. سيلفرستون طين وكراسيّ رحلات، وسوزوكا قبعات من صنع أصحابها في بعضها جناح يُفتح ويُغلق. أما سباقات الخليج حين تُقام، في البحرين وجدة ولوسيل وأبوظبي، فتحت الأضواء، بعائلات ودلال قهوة وموسيقى بعد السباق. البس قبعة فريقك، فهي أول سلام بينك وبين من في الطابور.',
      },
    },
    {
      title: { en: 'What time is it?', ar: 'كم الساعة عندك؟' },
      text: {
        en: 'European rounds are Sunday lunch in Britain and mid-afternoon in Jeddah. Australia and Japan are for alarm clocks. Austin and São Paulo keep the Gulf up on a Sunday night, and Americans have made breakfast part of the sport.',
        ar: 'سباقات أوروبا عصرًا بتوقيت الرياض، وسباقات الخليج في أول الليل، وهي أهون المواعيد. أستراليا واليابان لأهل الفجر، والأمريكتان لمن يؤجل نومه. وإن فاتك السباق فأغلق جوالك قبل أن تشاهد الإعادة، فالنتيجة تسبقك إلى كل مجموعة، ولا أحد يرحم المتأخر. ورتّب عشاءك على موعد الأضواء الحمراء لا قبله.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'Are there watch parties for qualifying and sprints too?',
        ar: 'هل هناك تجمّعات للتجارب التأهيلية وسباقات السرعة؟',
      },
      answer: {
        get en() {
          return `A host ${launchText('will be able to open a party for any session, from Friday practice to the chequered flag, and times will be shown', 'can open a party for any session, from Friday practice to the chequered flag, and times are shown')} in your own zone.`;
        },
        get ar() {
          return `${launchText('سيكون للمضيف', 'للمضيف')} أن يفتح تجمّعه لأي فترة، من تجارب الجمعة إلى العلم الشطرنجي، والمواعيد بتوقيتك.`;
        },
      },
    },
    {
      question: {
        en: 'I follow a driver, not a team. Does that work?',
        ar: 'أشجع سائقًا لا فريقًا، فهل يناسبني؟',
      },
      answer: {
        en: 'It does. Write the driver as your team when you sign up. What matters is finding those who leave their seats at the same overtake.',
        ar: 'نعم. اكتب اسم السائق في خانة الفريق عند التسجيل، فالمهم أن تجد من يقفز من مقعده للتجاوز نفسه.',
      },
    },
    {
      question: { en: 'What does “box, box” mean?', ar: 'ما معنى «بوكس، بوكس»؟' },
      answer: {
        en: 'Come into the pits this lap. It is said twice so that it is heard over the engine. An undercut is stopping before your rival and passing him on fresh tyres while he is still out on old ones.',
        ar: 'ادخل محطة التوقف في هذه اللفة، وتُقال مرتين لتُسمع فوق صوت المحرك. أما «الأندركت» فأن تتوقف قبل خصمك وتسبقه بإطارات جديدة وهو ما زال على القديمة.',
      },
    },
  ],
};
