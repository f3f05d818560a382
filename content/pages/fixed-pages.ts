import type { FixedPage } from './fixed-page.ts';
import { unlistedPages } from './unlisted-pages.ts';

/** Pages that are not generated from the catalogue, with path, search terms and metadata. */
const pages = [
  {
    kind: 'home',
    path: '/',
    updated: '2026-11-27',
    name: {
      en: 'SportBuddy',
      ar: 'SportBuddy',
    },
    aliases: {
      en: ['Sports Buddy', 'Home page', 'Where Fans Unite'],
      ar: ['سبورت بادي', 'سبورتس بادي', 'الصفحة الرئيسية', 'حيث يتحد المشجعون'],
    },
    title: {
      en: 'SportBuddy | Where Fans Unite',
      ar: 'SportBuddy | حيث يتحد المشجعون',
    },
    description: {
      en: 'Find fans near you, join watch parties, travel to away games and climb the leaderboard. Never watch a game alone. Early access is open.',
      ar: 'جمهور فريقك أقرب مما تظن: تجمّعات مشاهدة حولك ورحلات خارج الأرض وتحديات بين المشجعين. لا تشاهد أي مباراة وحدك. باب الدخول المبكر مفتوح.',
    },
    keywords: {
      en: [
        'sports fan app',
        'watch parties near me',
        'meet sports fans',
        'away days',
        'fan challenges',
        'SportBuddy',
      ],
      ar: [
        'تطبيق مشجعين',
        'تجمّعات المشاهدة',
        'أين أشاهد المباراة',
        'رحلات خارج الأرض',
        'تحديات المشجعين',
        'SportBuddy',
      ],
    },
    launched: {
      description: {
        en: 'Find fans near you, join watch parties, travel to away games and climb the leaderboard. Never watch a game alone. The gates are open.',
        ar: 'جمهور فريقك أقرب مما تظن: تجمّعات مشاهدة حولك ورحلات خارج الأرض وتحديات بين المشجعين. لا تشاهد أي مباراة وحدك. والبوابات مفتوحة.',
      },
    },
  },
  {
    kind: 'features',
    path: '/features',
    updated: '2026-11-27',
    name: {
      en: 'Features',
      ar: 'المزايا',
    },
    aliases: {
      en: ['PlayPass', 'Echo', 'Watch parties', 'Meetups'],
      ar: ['مزايا التطبيق', 'بلاي باس', 'إيكو', 'تجمّعات المشاهدة', 'اللقاءات'],
    },
    title: {
      en: 'Features: Watch Parties, Echo & Away Days | SportBuddy',
      ar: 'المزايا: تجمّعات المشاهدة وإيكو والرحلات | SportBuddy',
    },
    description: {
      en: 'Echo finds fans around the corner, watch parties fill the table, challenges keep score and away groups share the ride. See what SportBuddy does.',
      ar: 'إيكو يدلّك على جمهور حيّك، وتجمّع المشاهدة يجمعك بهم، والتحديات تحسم من الأوفى، ورحلات خارج الأرض تقرّب الطريق. تعرّف على مزايا التطبيق.',
    },
    keywords: {
      en: [
        'SportBuddy features',
        'Echo fan discovery',
        'watch party app',
        'fan leaderboards',
        'away travel groups',
        'PlayPass',
      ],
      ar: [
        'مزايا SportBuddy',
        'إيكو',
        'تطبيق تجمّعات المشاهدة',
        'لوحة صدارة المشجعين',
        'السفر مع الفريق',
        'PlayPass',
      ],
    },
  },
  {
    kind: 'coming-soon',
    path: '/coming-soon',
    updated: '2026-11-27',
    name: {
      en: 'Early access',
      ar: 'الدخول المبكر',
    },
    aliases: {
      en: ['Sign up', 'Coming soon', 'Register', 'Join', 'Download', 'App', 'Launch'],
      ar: ['التسجيل', 'سجّل', 'قريبًا', 'انضم', 'تحميل التطبيق', 'التطبيق', 'الإطلاق'],
    },
    title: {
      en: 'SportBuddy | Coming Soon | Where Fans Unite',
      ar: 'SportBuddy | قريبًا | حيث يتحد المشجعون',
    },
    description: {
      en: 'Be first through the gate: sign up for early access, try premium features before anyone else and wear founder status on your profile.',
      ar: 'كن أول من يدخل: سجّل للدخول المبكر، وجرّب مزايا PlayPass قبل غيرك، واحمل صفة «مؤسس» في ملفك.',
    },
    keywords: {
      en: ['SportBuddy early access', 'fan app launch', 'sign up', 'founder status', 'premium features'],
      ar: ['الدخول المبكر', 'التسجيل في SportBuddy', 'إطلاق التطبيق', 'صفة مؤسس', 'مزايا PlayPass'],
    },
    launched: {
      title: {
        en: 'SportBuddy | Sign Up | Where Fans Unite',
        ar: 'SportBuddy | سجّل الآن | حيث يتحد المشجعون',
      },
      description: {
        en: 'The gates are open: put your name on a ticket, get early access to premium features and wear founder status on your profile.',
        ar: 'البوابات مفتوحة: اكتب اسمك على التذكرة، ولك مزايا PlayPass قبل غيرك وصفة «مؤسس» في ملفك.',
      },
    },
  },
  {
    kind: 'watch-video',
    path: '/watch-video',
    updated: '2026-11-21',
    name: {
      en: 'Watch the film',
      ar: 'شاهد الفيلم',
    },
    aliases: {
      en: ['Video', 'Watch video'],
      ar: ['الفيديو', 'شاهد الفيديو'],
    },
    title: {
      en: 'Watch the Film: From the Sofa to the Stand | SportBuddy',
      ar: 'شاهد الفيلم: من الأريكة إلى المدرج | SportBuddy',
    },
    description: {
      en: 'A fan, an empty sofa and ninety seconds to find the others. Watch the SportBuddy fan engagement video, with chapters and captions.',
      ar: 'مشجع وحيد وأريكة خالية وتسعون ثانية ليجد أهل مدرجه. شاهد فيلم SportBuddy بفصوله وترجمته.',
    },
    keywords: {
      en: ['SportBuddy video', 'fan engagement', 'sports technology', 'fan film'],
      ar: ['فيديو SportBuddy', 'تجربة المشجعين', 'تقنية الرياضة', 'فيلم المشجعين'],
    },
  },
  {
    kind: 'privacy',
    path: '/privacy-policy',
    updated: '2026-11-27',
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
    updated: '2026-11-27',
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
    updated: '2026-11-27',
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

export type FixedKind = (typeof pages | typeof unlistedPages)[number]['kind'];

type Page = FixedPage & { kind: FixedKind };

/** The pages for the search, sitemap and llms.txt. */
export const listedPages: readonly Page[] = pages;

export const fixedPages: readonly Page[] = [...pages, ...unlistedPages];

const unlisted: ReadonlySet<string> = new Set(unlistedPages.map(({ kind }) => kind));

/** @returns whether search engines and visitors may find pages of this kind */
export function isListed(kind: string): boolean {
  return !unlisted.has(kind);
}

/** @throws Error for an unknown kind, which the types exclude */
export function fixedPage(kind: FixedKind): FixedPage {
  const page = fixedPages.find((candidate) => candidate.kind === kind);
  if (!page) throw new Error(`content/pages/fixed-pages.ts: no page is of the kind "${kind}"`);
  return page;
}
