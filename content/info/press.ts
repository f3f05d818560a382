import { catalogue } from '../catalogue.ts';
import { dayName } from '../clock/day-names.ts';
import { launchDay, launchText } from '../clock/timed-text.ts';
import type { Locale } from '../locale.ts';
import { openNowAndNext } from '../open-now.ts';
import { site } from '../site.ts';
import type { InfoText } from './info-page.ts';

function filmDay(language: Locale): string {
  return dayName(new Date(site.filmPublished), language, { timeZone: 'UTC' });
}

/** Sports Governance has a page, but is no sport. */
const sportsWithPages = catalogue.sports.filter(({ slug }) => slug !== 'sports-governance').length;

export const press: InfoText = {
  headline: { en: 'Copy, paste, kick off', ar: 'انسخ والصق وابدأ' },
  lead: {
    en: 'Facts, name, logo, pictures and the film, for whoever writes about SportBuddy.',
    ar: 'حقائق واسم وشعار وصور وفيلم، لكل من يكتب عن SportBuddy.',
  },
  sections: [
    {
      heading: { en: 'In one sentence', ar: 'في جملة واحدة' },
      text: [
        {
          get en() {
            return `SportBuddy is an app for iPhone and Android that ${launchText('will bring', 'brings')} sports fans together in real life: fans nearby, watch parties, club events, challenges and groups for away games.`;
          },
          get ar() {
            return `SportBuddy تطبيق لأجهزة iPhone وAndroid ${launchText('سيجمع', 'يجمع')} المشجعين وجهًا لوجه: جمهور قريب منك، وتجمّعات مشاهدة، وفعاليات أندية، وتحديات، ورفقة لرحلات خارج الأرض.`;
          },
        },
      ],
    },
    {
      heading: { en: 'Facts to copy', ar: 'حقائق للنسخ' },
      facts: [
        { name: { en: 'Today', ar: 'الوضع اليوم' }, value: openNowAndNext },
        {
          name: { en: 'App', ar: 'التطبيق' },
          value: {
            get en() {
              const day = launchDay('en');
              return `For iPhone and Android, ${launchText(`from ${day}`, `since ${day}`)}. ${launchText('PlayPass, the premium subscription, is optional; its price has not been announced.', 'Free to download. PlayPass, the premium subscription, is optional, and the app tells its price.')}`;
            },
            get ar() {
              const day = launchDay('ar');
              return `على iPhone وAndroid ${launchText(`من ${day}`, `منذ ${day}`)}. ${launchText('اشتراك PlayPass اختياري، ولم يُعلن سعره بعد.', 'التحميل مجاني، واشتراك PlayPass اختياري، وتجد سعره في التطبيق.')}`;
            },
          },
        },
        {
          name: { en: 'Tagline', ar: 'عبارتنا' },
          value: {
            en: 'Where Fans Unite. Never Watch A Game Alone.',
            ar: 'حيث يتحد المشجعون. لا تشاهد أي مباراة وحدك.',
          },
        },
        {
          name: { en: 'Sports', ar: 'الرياضات' },
          value: {
            en: `${sportsWithPages}, and one page on governance`,
            ar: `${sportsWithPages}، وصفحة لحوكمة الرياضة`,
          },
        },
        {
          name: { en: 'Team and competition pages', ar: 'صفحات الفرق والمنافسات' },
          value: { en: String(catalogue.teams.length), ar: String(catalogue.teams.length) },
        },
        {
          name: { en: 'Languages', ar: 'اللغات' },
          value: { en: 'English and Arabic', ar: 'العربية والإنجليزية' },
        },
        {
          name: { en: 'Film', ar: 'الفيلم' },
          value: {
            en: `90 seconds, no speech, with captions in English and Arabic, published on ${filmDay('en')}`,
            ar: `90 ثانية بلا كلام، وتعليق مكتوب بالعربية والإنجليزية، ونُشر يوم ${filmDay('ar')}`,
          },
        },
        {
          name: { en: 'Independence', ar: 'الاستقلال' },
          value: {
            en: 'Not affiliated with any club, league or event. Communities are unofficial.',
            ar: 'لا صلة رسمية لنا بأي نادٍ أو دوري أو فعالية، والمجتمعات غير رسمية.',
          },
        },
      ],
    },
    {
      heading: { en: 'The name', ar: 'الاسم' },
      text: [
        {
          en: 'SportBuddy: one word, a capital S, a capital B, no “Sports”. It stays in Latin letters in Arabic texts too.',
          ar: 'SportBuddy: كلمة واحدة بحروف لاتينية في النصوص العربية أيضًا، وبحرفين كبيرين: S وB. وحيث يتعذر ذلك فاكتب «سبورت بادي».',
        },
      ],
    },
    {
      heading: { en: 'The logo', ar: 'الشعار' },
      text: [
        {
          en: 'Dark on a light background, light on a dark one. Please do not alter its shapes or proportions, and leave clear space of half the shield’s height around it.',
          ar: 'الداكن على الخلفيات الفاتحة، والفاتح على الداكنة. نرجو ألا تغيّر شكله ولا نسبه، وأن تترك حوله فراغًا بقدر نصف ارتفاع الدرع.',
        },
      ],
      block: 'logos',
    },
    {
      heading: { en: 'The pictures and the film', ar: 'الصور والفيلم' },
      text: [
        {
          en: 'All of them are our own drawings. Use them in reports about SportBuddy, with the credit “SportBuddy”. The screens show made-up data, so please call them samples. [The film](/watch-video) can be downloaded too.',
          ar: 'كلها من رسمنا. استخدمها في ما تنشره عن SportBuddy، واذكر المصدر: SportBuddy. وبيانات الشاشات متخيَّلة للتوضيح، فنرجو أن تسمّيها «شاشات توضيحية». و[الفيلم](/watch-video) متاح للتنزيل أيضًا.',
        },
      ],
      block: 'pictures',
    },
    {
      heading: { en: 'Questions', ar: 'للاستفسار' },
      text: [
        {
          en: 'Write to {support} with “Press” in the subject and the day you need an answer by. Who runs SportBuddy is set out on the page [About and contact](/about#company).',
          ar: 'اكتب إلى {support}، واجعل كلمة «صحافة» في عنوان الرسالة، واذكر آخر موعد يناسبك للرد. أما من يدير SportBuddy فتجده في صفحة [من نحن وكيف تراسلنا](/about#company).',
        },
      ],
    },
  ],
};
