import { launchText } from '../clock/timed-text.ts';
import type { InfoText } from './info-page.ts';

export const safety: InfoText = {
  headline: { en: 'Know before you go', ar: 'اعرف قبل أن تذهب' },
  lead: {
    get en() {
      return `Meeting people you do not know is the point of SportBuddy. So here is what to do the first time, what the app ${launchText('will do', 'does')} for you, and what no app can.`;
    },
    get ar() {
      return `لقاء من لا تعرفهم هو فكرة SportBuddy كلها. لذلك جمعنا هنا ما تفعله أول مرة، وما ${launchText('سيفعله', 'يفعله')} التطبيق من أجلك، وما لا يقدر عليه أي تطبيق.`;
    },
  },
  sections: [
    {
      heading: { en: 'The first meeting', ar: 'اللقاء الأول' },
      points: [
        {
          en: '**Meet in public.** A pub, a café or the stand: somewhere with staff and other people. Not at anybody’s home, and not in a car.',
          ar: '**في مكان عام.** مقهى أو ملعب، حيث العاملون وسائر الناس. لا في بيت أحد ولا في سيارته.',
        },
        {
          en: '**Tell a friend** where you are going, who you are meeting and when to expect you back.',
          ar: '**أخبر من تثق به** بوجهتك، وبمن ستلتقي، ومتى تعود.',
        },
        {
          en: '**Plan your own way** there and home. A lift can wait until you know each other.',
          ar: '**رتّب طريقك بنفسك** ذهابًا وعودة. والتوصيل يؤجَّل إلى أن تتعارفوا.',
        },
        {
          en: '**Keep your address, your money and your documents** to yourself. Nobody needs them to watch a match.',
          ar: '**احتفظ لنفسك** بعنوان بيتك ومالك ووثائقك، فمشاهدة المباراة لا تحتاج إليها.',
        },
        {
          en: '**Leave when you like.** At half-time or after five minutes, and you owe nobody a reason.',
          ar: '**غادر متى شئت.** بين الشوطين أو بعد خمس دقائق، ولست مطالبًا بعذر.',
        },
      ],
    },
    {
      heading: {
        get en() {
          return launchText('What the app will do', 'What the app does');
        },
        get ar() {
          return launchText('ما الذي سيفعله التطبيق؟', 'ما الذي يفعله التطبيق؟');
        },
      },
      points: [
        {
          get en() {
            return `You ${launchText('will see', 'see')} who is coming before you go.`;
          },
          get ar() {
            return `${launchText('سترى', 'ترى')} من سيحضر قبل أن تذهب.`;
          },
        },
        {
          get en() {
            return `Your location ${launchText('will be', 'is')} shared only when you choose. You can refuse, allow it once, or withdraw it in the settings of your device.`;
          },
          get ar() {
            return `${launchText('لن يُشارَك', 'لا يُشارَك')} موقعك إلا باختيارك. لك أن ترفض، أو تسمح مرة واحدة، أو تسحب الإذن من إعدادات جهازك.`;
          },
        },
        {
          get en() {
            return `You ${launchText('will choose', 'choose')} the meetup, and nobody chooses it for you.`;
          },
          get ar() {
            return `${launchText('ستختار', 'تختار')} اللقاء بنفسك، ولا يختاره لك أحد.`;
          },
        },
      ],
    },
    {
      heading: { en: 'What “verified” means', ar: 'ماذا يعني «موثّق»؟' },
      text: [
        {
          get en() {
            return launchText(
              'At launch, members will confirm who they are. How that is checked has not been announced yet.',
              'Members confirm who they are.',
            );
          },
          get ar() {
            return launchText(
              'عند الإطلاق سيوثّق الأعضاء هوياتهم. ولم تُعلن طريقة التحقق بعد.',
              'يوثّق الأعضاء هوياتهم.',
            );
          },
        },
        {
          get en() {
            return `${launchText('It will mean that a member has confirmed who they are. It will not mean that they are good company, or that we know them. Meetups will be arranged by fans. We will', 'It means that a member has confirmed who they are. It does not mean that they are good company, or that we know them. Meetups are arranged by fans. We do')} not organise what members host, and we cannot vouch for everybody who comes. The [terms of service](/terms-of-service#section-7) say the same.`;
          },
          get ar() {
            return `${launchText('وسيكون معناه أن العضو أكّد هويته، لا أنه خير رفيق ولا أننا نعرفه. فاللقاءات سيرتّبها المشجعون، ولن ننظّم', 'ومعناه أن العضو أكّد هويته، لا أنه خير رفيق ولا أننا نعرفه. فاللقاءات يرتّبها المشجعون، ولا ننظّم')} ما يستضيفه الأعضاء ولا نضمن كل من يحضر، كما تنص عليه [شروط الخدمة](/terms-of-service#section-7).`;
          },
        },
      ],
    },
    {
      heading: { en: 'For women', ar: 'للنساء' },
      text: [
        {
          en: 'Bring a friend, or choose a meetup where somebody you know is going. Ask the host before you come: who is coming, where everybody sits, how people get home. A host who minds the question has answered it.',
          ar: 'احضري مع صديقة، أو اختاري لقاءً تحضره من تعرفين. واسألي المضيف قبل أن تأتي: من سيحضر؟ وأين الجلسة؟ وهل في المكان قسم للعائلات؟ ومن يضيق بسؤالك فقد كفاك الجواب.',
        },
        {
          en: 'Harassment is against the terms, in the app and at a meetup. You need no proof to leave, and none to report.',
          ar: 'المضايقة مخالفة للشروط، في التطبيق وفي اللقاء. ولا يلزمك دليل لتغادري، ولا دليل لتبلّغي.',
        },
      ],
    },
    {
      heading: { en: 'Under 18', ar: 'دون 18 عامًا' },
      text: [
        {
          en: 'SportBuddy is for people aged 13 and over. Under 18 you need the permission of a parent or guardian, for the list too. Go to a meetup with them or with an adult whom they have chosen, and ask the place first: pubs and grounds have rules of their own for young people.',
          ar: 'SportBuddy لمن أتمّ 13 عامًا. ومن كان دون 18 فيلزمه إذن أحد والديه أو وليّه، للتسجيل في القائمة أيضًا. احضر اللقاء مع أحدهم أو مع شخص بالغ يختارونه لك، واسأل المكان أولًا، فللمقاهي والملاعب أنظمتها في دخول الصغار.',
        },
        {
          en: 'Parents: if a child under 13 has given us data, write to {contact} to have it deleted.',
          ar: 'إلى أولياء الأمور: إن زوّدنا ببياناته من لم يتمّ 13 عامًا فراسلونا على {contact} لنحذفها.',
        },
      ],
    },
    {
      heading: { en: 'Report', ar: 'أبلغ' },
      text: [
        {
          en: '**In danger? Call the police first.** We are not an emergency service.',
          ar: '**إن كنت في خطر فاتصل بالشرطة أولًا.** لسنا جهة طوارئ.',
        },
        {
          en: 'Anything else goes to {support}: a person, a meetup, a text or a picture. Say what happened, when and where. We look at each report, decide under the [terms](/terms-of-service#section-14), and tell both sides what we decided and why. If you disagree, write again, and somebody else looks at it.',
          ar: 'وما عدا ذلك أرسله إلى {support}: شخص أو لقاء أو نص أو صورة. اكتب ما حدث ومتى وأين. ننظر في كل بلاغ ونقرر وفق [الشروط](/terms-of-service#section-14)، ونخبر الطرفين بقرارنا وسببه. وإن لم ترضَ فاكتب مرة أخرى، فينظر في الأمر شخص غير من اتخذ القرار الأول.',
        },
      ],
    },
  ],
};
