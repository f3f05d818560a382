import { launchText } from '../clock/timed-text.ts';
import type { InfoText } from './info-page.ts';

export const pubsAndClubs: InfoText = {
  headline: { en: 'Room for one more table?', ar: 'عندك متسع لطاولة أخرى؟' },
  lead: {
    get en() {
      return `SportBuddy ${launchText('will send', 'sends')} fans out of the house. Some of them need a screen, a table and somebody who knows where the volume is. That may be you.`;
    },
    get ar() {
      return `${launchText('سيجمع', 'يجمع')} SportBuddy المشجعين خارج البيت، وبعضهم يبحث عن شاشة وجلسة ومكان يرفع الصوت وقت الهدف. وقد يكون مكانك.`;
    },
  },
  sections: [
    {
      heading: { en: 'Pubs, cafés and venues', ar: 'المقاهي وأماكن المشاهدة' },
      text: [
        {
          get en() {
            return `Fans ${launchText('will choose', 'choose')} where they meet, and the app ${launchText('will show', 'shows')} the others who is going. There is nothing to sign and nothing to pay: we have announced no programme for venues.`;
          },
          get ar() {
            return `المشجعون ${launchText('سيختارون', 'يختارون')} أين يجتمعون، والتطبيق ${launchText('سيخبر', 'يخبر')} غيرهم بمن سيحضر. ولا عقد توقّعه ولا رسوم تدفعها، فلم نعلن أي برنامج لأصحاب الأماكن.`;
          },
        },
        {
          en: `The map on [our home page](/#pubs) shows London pubs known for sport. If yours is missing, has closed or is described wrongly, write to {support} with:`,
          ar: `تعرض الخريطة في [الصفحة الرئيسية](/#pubs) أماكن معروفة بعرض المباريات، في لندن وحدها الآن. فإن كان مكانك في لندن وغاب عنها، أو أُغلق، أو وُصف بما ليس فيه، فاكتب إلى {support} واذكر:`,
        },
      ],
      points: [
        { en: 'the name and the street address', ar: 'الاسم والعنوان' },
        {
          en: 'the sports and the clubs you are known for',
          ar: 'الرياضات والأندية التي يعرفك الناس بها',
        },
        {
          en: 'one sentence that only a regular could write',
          ar: 'جملة واحدة لا يكتبها إلا زبون قديم',
        },
        {
          en: 'your rules for children and for groups, if you have any',
          ar: 'نظامك في جلسات العائلات ودخول الصغار والحجز للمجموعات، إن وُجد',
        },
      ],
    },
    {
      heading: { en: 'Clubs, leagues and supporters’ groups', ar: 'الأندية والدوريات وروابط المشجعين' },
      text: [
        {
          en: 'Your name is here because fans look for it. We use names only to say what a page is about, never your crest, and every community is marked as unofficial. The badges are our own drawings.',
          ar: 'اسم ناديك هنا لأن جمهوره يبحث عنه. لا نذكر الأسماء إلا ليُعرف موضوع كل صفحة، ولا نستخدم شعارات الأندية، وكل مجتمع مكتوب عليه أنه غير رسمي. والشارات من رسمنا.',
        },
        {
          en: 'If something about you is wrong, write to {support} with the address of the page and where we can check it. If you speak for a club and would like an event of its own in the app, write to the same address.',
          ar: 'وإن وجدت عن ناديك معلومة غير صحيحة فاكتب إلى {support}، واذكر عنوان الصفحة ومصدر المعلومة الصحيحة. وإن كنت تمثّل ناديًا ويسرّه أن تكون له فعالية في التطبيق فاكتب إلى العنوان نفسه.',
        },
      ],
    },
    {
      heading: { en: 'What we do not do', ar: 'ما لا نفعله' },
      points: [
        {
          en: '**Sell tickets.** They come from you or the organiser, and our pages say so.',
          ar: '**لا نبيع التذاكر.** هي من النادي أو الجهة المنظّمة، وصفحاتنا تقول ذلك.',
        },
        {
          en: '**Call ourselves official.** No page names a partner that we do not have.',
          ar: '**لا ندّعي صفة رسمية.** ولا تذكر صفحاتنا شريكًا لم نتفق معه.',
        },
        {
          en: '**Sell the list.** Those who signed up [hear from us and nobody else](/privacy-policy).',
          ar: '**لا نبيع القائمة.** من سجّلوا فيها [لا يراسلهم أحد سوانا](/privacy-policy).',
        },
      ],
    },
  ],
};
