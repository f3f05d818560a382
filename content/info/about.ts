import { launchDay, launchText } from '../clock/timed-text.ts';
import type { InfoText } from './info-page.ts';

export const about: InfoText = {
  headline: { en: 'The empty seat next to you', ar: 'المقعد الخالي بجانبك' },
  lead: {
    en: 'SportBuddy exists to fill it. This page says what it is, what is open today, who is behind it and where to write.',
    ar: 'وُجد SportBuddy كي لا يبقى هذا المقعد خاليًا. تجد هنا ما هو التطبيق، وما المفتوح منه اليوم، ومن وراءه، وأين تراسلنا.',
  },
  sections: [
    {
      heading: { en: 'What it is', ar: 'ما هذا التطبيق؟' },
      text: [
        {
          get en() {
            return `An app for iPhone and Android that ${launchText('will bring', 'brings')} sports fans together in real life. It ${launchText('will show', 'shows')} you fans and teams nearby, watch parties, club events and groups for away games. Echo ${launchText('will find', 'finds')} fans around you, challenges ${launchText('will keep', 'keep')} the score, and PlayPass is the premium subscription for those who never miss a match. [All features](/features).`;
          },
          get ar() {
            return `تطبيق لأجهزة iPhone وAndroid ${launchText('سيجمع', 'يجمع')} المشجعين وجهًا لوجه. ${launchText('ستجد', 'تجد')} فيه جمهور فريقك القريب منك، وتجمّعات المشاهدة، وفعاليات الأندية، ورفقة لرحلات خارج الأرض. ومعها إيكو الذي يدلّك على من حولك، وتحديات بجدول ترتيب، واشتراك PlayPass لمن لا يفوّت مباراة. [كل المزايا](/features).`;
          },
        },
        {
          get en() {
            return `Every team here ${launchText('will have', 'has')} an unofficial fan community. We are independent of the clubs, leagues and events that we name, and the badges are our own drawings.`;
          },
          get ar() {
            return `${launchText('سيكون لكل', 'لكل')} فريق هنا مجتمع مشجعين غير رسمي. ونحن جهة مستقلة عن كل نادٍ ودوري وفعالية نذكرها، والشارات من رسمنا.`;
          },
        },
      ],
    },
    {
      heading: { en: 'What is open, and when', ar: 'ما المفتوح الآن، وما القادم؟' },
      facts: [
        {
          name: { en: 'The list', ar: 'القائمة' },
          value: {
            get en() {
              return `${launchText('Open. It', 'It')} costs nothing: a name, an email address, and your team if you like.`;
            },
            get ar() {
              return `${launchText('مفتوحة ومجانية', 'مجانية')}: اسمك وبريدك الإلكتروني، وفريقك إن أحببت.`;
            },
          },
        },
        {
          name: { en: 'Early access', ar: 'الدخول المبكر' },
          value: {
            get en() {
              return launchText(
                'The first day has not been announced. Whoever is on the list will be told by email.',
                'Open. We email everybody on the list the way in.',
              );
            },
            get ar() {
              return launchText(
                'لم يُعلن موعد بدايته. ومن في القائمة نخبره بالبريد.',
                'مفتوح، ونرسل طريق الدخول بالبريد إلى كل من في القائمة.',
              );
            },
          },
        },
        {
          name: { en: 'The app', ar: 'التطبيق' },
          value: {
            get en() {
              const day = launchDay('en');
              return launchText(
                `Opens on ${day}, at 00:00 wherever you are, for iPhone and Android.`,
                `Open since ${day}, for iPhone and Android.`,
              );
            },
            get ar() {
              const day = launchDay('ar');
              return launchText(
                `ينطلق مع أول دقيقة من ${day} بتوقيت مكانك، على iPhone وAndroid.`,
                `متاح منذ ${day} على iPhone وAndroid.`,
              );
            },
          },
        },
        {
          name: { en: 'PlayPass', ar: 'اشتراك PlayPass' },
          value: {
            get en() {
              return `Optional. ${launchText('Its price has not been announced.', 'The app tells its price.')}`;
            },
            get ar() {
              return `اختياري${launchText('، ولم يُعلن سعره بعد.', '، وتجد سعره في التطبيق.')}`;
            },
          },
        },
      ],
    },
    {
      heading: { en: 'Who runs it, and where to write', ar: 'من يديره، وأين تراسلنا؟' },
      text: [
        {
          en: 'Before you write, [Help](/help) may have the answer already. Journalists can find facts and pictures in the [press kit](/press). Publicans and clubs have [their own page](/pubs-and-clubs).',
          ar: 'قبل أن تكتب إلينا قد تجد الجواب في [المساعدة](/help). وللصحفيين [ملف بالحقائق والصور](/press)، ولأصحاب المقاهي والأندية [صفحتهم](/pubs-and-clubs).',
        },
      ],
      block: 'company',
    },
  ],
};
