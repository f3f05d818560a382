import type { FixedPage } from './fixed-page.ts';

/** Search terms and metadata of the documents in `content/legal/`. */
export const legalPages = [
  {
    kind: 'privacy',
    path: '/privacy-policy',
    updated: '2026-11-29',
    name: {
      en: 'Privacy Policy',
      ar: 'سياسة الخصوصية',
    },
    aliases: {
      en: ['Privacy', 'Personal data', 'GDPR'],
      ar: ['الخصوصية', 'البيانات الشخصية'],
    },
    title: {
      en: 'Privacy Policy | SportBuddy',
      ar: 'سياسة الخصوصية | SportBuddy',
    },
    description: {
      en: 'What SportBuddy knows about you, why, and how you change or erase it. Your data is never sold. Effective 7 June 2025.',
      ar: 'ما يعرفه SportBuddy عنك ولماذا، وكيف تعدّله أو تمحوه. بياناتك لا تُباع أبدًا. السياسة سارية منذ 7 يونيو 2025.',
    },
    keywords: {
      en: ['SportBuddy privacy', 'personal data', 'location permission', 'erase my data'],
      ar: ['خصوصية SportBuddy', 'البيانات الشخصية', 'إذن الموقع', 'حذف بياناتي'],
    },
  },
  {
    kind: 'terms',
    path: '/terms-of-service',
    updated: '2026-11-29',
    name: {
      en: 'Terms of Service',
      ar: 'شروط الخدمة',
    },
    aliases: {
      en: ['Terms', 'Terms and conditions'],
      ar: ['الشروط', 'الشروط والأحكام'],
    },
    title: {
      en: 'Terms of Service | SportBuddy',
      ar: 'شروط الخدمة | SportBuddy',
    },
    description: {
      en: 'The rules of the ground: your account, what you post and keep owning, payments, meetups and liability. Effective 7 June 2025.',
      ar: 'قواعد الملعب: حسابك، وما تنشره ويبقى ملكك، والمدفوعات واللقاءات وحدود المسؤولية. الشروط سارية منذ 7 يونيو 2025.',
    },
    keywords: {
      en: ['SportBuddy terms', 'terms of service', 'acceptable use', 'content licence'],
      ar: ['شروط SportBuddy', 'شروط الخدمة', 'الاستخدام المقبول', 'رخصة المحتوى'],
    },
  },
  {
    kind: 'cookies',
    path: '/cookie-policy',
    updated: '2026-11-29',
    name: {
      en: 'Cookie Policy',
      ar: 'سياسة ملفات تعريف الارتباط',
    },
    aliases: {
      en: ['Cookies'],
      ar: ['ملفات الارتباط', 'الكوكيز'],
    },
    title: {
      en: 'Cookie Policy | SportBuddy',
      ar: 'سياسة ملفات تعريف الارتباط | SportBuddy',
    },
    description: {
      en: 'This website sets no cookies. The four kinds there can be, from essential to targeting, the notes your browser keeps, and how Do Not Track is honoured.',
      ar: 'هذا الموقع لا يضع أي ملف تعريف ارتباط. الأنواع الأربعة من الضرورية إلى الاستهداف، وما يحفظه متصفحك لنفسه، وكيف نحترم إشارة «عدم التتبع».',
    },
    keywords: {
      en: ['SportBuddy cookies', 'cookie policy', 'Do Not Track', 'cookie choices'],
      ar: ['ملفات تعريف الارتباط', 'سياسة الكوكيز', 'عدم التتبع', 'خيارات الخصوصية'],
    },
  },
] as const satisfies readonly FixedPage[];
