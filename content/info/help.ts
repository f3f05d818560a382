import { launchDay, launchText } from '../clock/timed-text.ts';
import { signUpQuestions } from '../faqs/faqs.ts';
import type { Faq } from '../schema.ts';
import type { InfoText } from './info-page.ts';

/** About the sign-up. */
const listQuestions: Faq[] = [
  signUpQuestions.cost,
  {
    question: { en: 'What do I get out of it?', ar: 'وماذا أكسب من التسجيل؟' },
    answer: {
      en: 'Premium features before anyone else, founder status on your profile, first call on special events and meetups, and a say in what we build next.',
      ar: 'المزايا المميزة قبل غيرك، وصفة «مؤسس» في ملفك، والأسبقية في الفعاليات الخاصة واللقاءات، وكلمة في المزايا القادمة.',
    },
  },
  {
    question: { en: 'When does early access begin?', ar: 'متى يبدأ الدخول المبكر؟' },
    answer: {
      get en() {
        return launchText(
          `The first day has not been announced. The app opens to everybody on ${launchDay('en')}. Whoever is on the list hears from us by email.`,
          'It has begun. Sign up, and we email you the way in.',
        );
      },
      get ar() {
        return launchText(
          `لم يُعلن موعد بدايته. والتطبيق ينطلق للجميع يوم ${launchDay('ar')}، ومن في القائمة نراسله بالبريد.`,
          'بدأ بالفعل. سجّل ونرسل إلى بريدك طريق الدخول.',
        );
      },
    },
  },
  {
    question: { en: 'How do I know that I am on the list?', ar: 'كيف أعرف أنني في القائمة؟' },
    answer: {
      en: 'The sign-up page shows your ticket, stamped “Founder”, as soon as your place is stored. It also shows the address that we write to.',
      ar: 'تظهر لك تذكرتك وعليها ختم «مؤسس» فور حفظ مكانك، ومعها البريد الذي سنراسلك عليه.',
    },
  },
  {
    question: { en: 'I mistyped my address. What now?', ar: 'كتبت بريدي خطأً، فما العمل؟' },
    answer: {
      en: 'Press “Change it” on the ticket, which works for an hour. After that, sign up again with the right address.',
      ar: 'اضغط «عدّله» في التذكرة، وذلك متاح لمدة ساعة. وبعدها سجّل من جديد بالبريد الصحيح.',
    },
  },
  {
    question: { en: 'How do I get off the list?', ar: 'كيف أخرج من القائمة؟' },
    answer: {
      en: 'Write to {contact} from the address you signed up with. We delete the sign-up and answer within one month, in Saudi Arabia within 30 days. It costs nothing.',
      ar: 'اكتب إلى {contact} من البريد الذي سجّلت به. نحذف تسجيلك ونرد عليك خلال شهر، وفي السعودية خلال 30 يومًا، ولا رسوم على ذلك.',
    },
  },
  {
    question: { en: 'Who else gets my address?', ar: 'من يصله عنوان بريدي غيركم؟' },
    answer: {
      en: 'Airtable, which keeps the list for us, and the providers of our mail and our servers, who work on our instructions. It is never sold. The privacy policy names every receiver.',
      ar: 'Airtable التي تحفظ لنا القائمة، ومزوّدو البريد والاستضافة الذين يعملون وفق تعليماتنا. ولا يُباع أبدًا. وسياسة الخصوصية تذكر كل جهة.',
    },
  },
];

const appQuestions: Faq[] = [
  signUpQuestions.what,
  signUpQuestions.when,
  signUpQuestions.sports,
  {
    question: {
      get en() {
        return launchText('Will it work in my city?', 'Does it work in my city?');
      },
      get ar() {
        return launchText('هل سيعمل في مدينتي؟', 'هل يعمل في مدينتي؟');
      },
    },
    answer: {
      en: 'There is no list of cities. A community begins wherever two fans of a team are, and you may be one of the first two.',
      ar: 'لا توجد قائمة مدن. يبدأ المجتمع حيث يوجد مشجعان للفريق نفسه، وقد تكون أنت أولهما.',
    },
  },
  {
    question: { en: 'What is Echo, and who sees me?', ar: 'ما هو إيكو؟ ومن يراني؟' },
    answer: {
      get en() {
        return launchText(
          'Echo will show you fans near you, and you to them, only when you share your location. You will be able to refuse, allow it once or withdraw it at any time.',
          'Echo shows you fans near you, and you to them, only when you share your location. You can refuse, allow it once or withdraw it at any time.',
        );
      },
      get ar() {
        return launchText(
          'سيعرض لك إيكو المشجعين القريبين منك، ويعرضك لهم، حين تشارك موقعك لا غير. ولك أن ترفض، أو تسمح مرة واحدة، أو تسحب الإذن متى شئت.',
          'يعرض لك إيكو المشجعين القريبين منك، ويعرضك لهم، حين تشارك موقعك لا غير. ولك أن ترفض، أو تسمح مرة واحدة، أو تسحب الإذن متى شئت.',
        );
      },
    },
  },
  {
    question: { en: 'Does the app cost anything?', ar: 'هل للتطبيق رسوم؟' },
    answer: {
      get en() {
        return `The download is free. PlayPass, the premium subscription, is optional, and ${launchText('its price has not been announced.', 'the app tells its price.')}`;
      },
      get ar() {
        return `التحميل مجاني. أما PlayPass فاشتراك مميز اختياري ${launchText('لم يُعلن سعره بعد.', 'تجد سعره في التطبيق.')}`;
      },
    },
  },
  {
    question: { en: 'Which languages does SportBuddy speak?', ar: 'بأي لغة يعمل SportBuddy؟' },
    answer: {
      get en() {
        return `This website is in English and Arabic.${launchText(' The languages of the app have not been announced.', '')}`;
      },
      get ar() {
        return `الموقع بالعربية والإنجليزية.${launchText(' أما لغات التطبيق فلم تُعلن بعد.', '')}`;
      },
    },
  },
  {
    question: { en: 'Is this the official app of my club?', ar: 'هل هو التطبيق الرسمي لناديّ؟' },
    answer: {
      en: 'No. SportBuddy is independent of every club, league and event that it names. Communities are unofficial, and the badges are our own drawings.',
      ar: 'لا. SportBuddy جهة مستقلة عن كل نادٍ ودوري وفعالية يذكرها. والمجتمعات غير رسمية، والشارات من رسمنا.',
    },
  },
  {
    question: { en: 'Do you sell match tickets?', ar: 'هل تبيعون تذاكر المباريات؟' },
    answer: {
      en: 'No. Tickets come from the club or the organiser only. The ticket on the sign-up page keeps your place on our list and opens no turnstile.',
      ar: 'لا. التذاكر من النادي أو الجهة المنظّمة وحدها. أما التذكرة في صفحة التسجيل فتحفظ مكانك في قائمتنا ولا تفتح بوابة ملعب.',
    },
  },
];

const siteQuestions: Faq[] = [
  {
    question: { en: 'My team has no page. Can I still sign up?', ar: 'فريقي بلا صفحة، فهل أسجّل؟' },
    answer: {
      en: 'Yes. Write its name where the form asks for your team, whatever the club or sport. You may also leave the field empty.',
      ar: 'نعم. اكتب اسمه في خانة الفريق: أي نادٍ وأي رياضة. ولك أن تتركها فارغة.',
    },
  },
  {
    question: {
      en: 'Something on a page is wrong. Who do I tell?',
      ar: 'وجدت خطأً في إحدى الصفحات، فأين أبلغ عنه؟',
    },
    answer: {
      en: 'Write to {support} with the address of the page and, if you can, where we can check it.',
      ar: 'اكتب إلى {support}، واذكر عنوان الصفحة، ومصدر المعلومة الصحيحة إن تيسّر.',
    },
  },
  {
    question: { en: 'Does this website set cookies?', ar: 'هل يضع الموقع ملفات تعريف ارتباط؟' },
    answer: {
      en: 'No. It sets none, and it loads nothing from advertisers, social networks or analytics services. The cookie policy lists the few notes that your own browser keeps.',
      ar: 'لا يضع أي ملف، ولا يحمّل شيئًا من معلنين أو شبكات اجتماعية أو خدمات إحصاء. وسياسة ملفات الارتباط تذكر القليل الذي يحفظه متصفحك لنفسه.',
    },
  },
];

export const help: InfoText = {
  headline: { en: 'Ask the steward', ar: 'اسأل المنظّم' },
  lead: {
    en: 'What fans ask at the gate, with the answers as they are today.',
    ar: 'ما يسأله المشجعون عند البوابة، والأجوبة كما هي اليوم.',
  },
  sections: [
    { heading: { en: 'The list', ar: 'القائمة' }, questions: listQuestions },
    { heading: { en: 'The app', ar: 'التطبيق' }, questions: appQuestions },
    {
      heading: { en: 'Meeting people', ar: 'اللقاءات' },
      questions: [signUpQuestions.safety, signUpQuestions.families],
      text: [
        {
          en: 'More about it, and how to report somebody: [Meetup safety](/safety).',
          ar: 'المزيد عن ذلك، وكيف تبلّغ عن أحد: [السلامة في اللقاءات](/safety).',
        },
      ],
    },
    { heading: { en: 'This website', ar: 'هذا الموقع' }, questions: siteQuestions },
    {
      heading: { en: 'Not answered?', ar: 'لم تجد جوابك؟' },
      text: [
        {
          en: 'Write to {support}. For questions about your personal data, write to {contact}.',
          ar: 'اكتب إلى {support}. وفيما يخص بياناتك الشخصية اكتب إلى {contact}.',
        },
      ],
    },
  ],
};
