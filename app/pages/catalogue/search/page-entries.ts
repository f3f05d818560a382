import type { Aliases, Localized } from '../../../../content/schema.ts';

type SitePage = { path: string; name: Localized; detail: Localized; aliases: Aliases };

/** The site's own pages, which fans look for by the product's name or by what they want to do. */
export const sitePages: SitePage[] = [
  {
    path: '/',
    name: { en: 'SportBuddy', ar: 'SportBuddy' },
    detail: { en: 'Home', ar: 'الرئيسية' },
    aliases: {
      en: ['Sports Buddy', 'Home page', 'Where Fans Unite'],
      ar: ['سبورت بادي', 'سبورتس بادي', 'الصفحة الرئيسية', 'حيث يتحد المشجعون'],
    },
  },
  {
    path: '/features',
    name: { en: 'Features', ar: 'المزايا' },
    detail: { en: 'SportBuddy', ar: 'SportBuddy' },
    aliases: {
      en: ['PlayPass', 'Echo', 'Watch parties', 'Meetups'],
      ar: ['مزايا التطبيق', 'بلاي باس', 'إيكو', 'تجمّعات المشاهدة', 'اللقاءات'],
    },
  },
  {
    path: '/coming-soon',
    name: { en: 'Early access', ar: 'الدخول المبكر' },
    detail: { en: 'SportBuddy', ar: 'SportBuddy' },
    aliases: {
      en: ['Sign up', 'Coming soon', 'Register', 'Join', 'Download', 'App', 'Launch'],
      ar: ['التسجيل', 'سجّل', 'قريبًا', 'انضم', 'تحميل التطبيق', 'التطبيق', 'الإطلاق'],
    },
  },
  {
    path: '/watch-video',
    name: { en: 'Watch the film', ar: 'شاهد الفيلم' },
    detail: { en: 'SportBuddy', ar: 'SportBuddy' },
    aliases: { en: ['Video', 'Watch video'], ar: ['الفيديو', 'شاهد الفيديو'] },
  },
  {
    path: '/privacy-policy',
    name: { en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
    detail: { en: 'SportBuddy', ar: 'SportBuddy' },
    aliases: { en: ['Privacy', 'Personal data', 'GDPR'], ar: ['الخصوصية', 'البيانات الشخصية'] },
  },
  {
    path: '/cookie-policy',
    name: { en: 'Cookie Policy', ar: 'سياسة ملفات تعريف الارتباط' },
    detail: { en: 'SportBuddy', ar: 'SportBuddy' },
    aliases: { en: ['Cookies'], ar: ['ملفات الارتباط', 'الكوكيز'] },
  },
  {
    path: '/terms-of-service',
    name: { en: 'Terms of Service', ar: 'شروط الخدمة' },
    detail: { en: 'SportBuddy', ar: 'SportBuddy' },
    aliases: { en: ['Terms', 'Terms and conditions'], ar: ['الشروط', 'الشروط والأحكام'] },
  },
];
