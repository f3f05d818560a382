import type { Page } from '../../../content/addresses.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { Words } from './words.ts';

type FixedKind = Exclude<Page['kind'], 'hub' | 'league' | 'team' | 'event'>;

/** Default titles, descriptions and keywords of the pages that are one of a kind. */
export const fixedPageWords: Record<FixedKind, Record<Locale, Words>> = {
  home: {
    en: {
      title: 'SportBuddy | Where Fans Unite',
      description:
        'Find fans near you, join watch parties, travel to away games and climb the leaderboard. Never watch a game alone. Early access is open.',
      keywords: [
        'sports fan app',
        'watch parties near me',
        'meet sports fans',
        'away days',
        'fan challenges',
        'SportBuddy',
      ],
    },
    ar: {
      title: 'SportBuddy | حيث يتحد المشجعون',
      description:
        'جمهور فريقك أقرب مما تظن: تجمّعات مشاهدة حولك ورحلات خارج الأرض وتحديات بين المشجعين. لا تشاهد أي مباراة وحدك.',
      keywords: [
        'تطبيق مشجعين',
        'تجمّعات المشاهدة',
        'أين أشاهد المباراة',
        'رحلات خارج الأرض',
        'تحديات المشجعين',
        'SportBuddy',
      ],
    },
  },
  features: {
    en: {
      title: 'Features: Watch Parties, Echo, Away Days & PlayPass | SportBuddy',
      description:
        'Echo finds fans around the corner, watch parties fill the table, challenges keep score and away groups share the ride. See what SportBuddy does.',
      keywords: [
        'SportBuddy features',
        'Echo fan discovery',
        'watch party app',
        'fan leaderboards',
        'away travel groups',
        'PlayPass',
      ],
    },
    ar: {
      title: 'المزايا: تجمّعات المشاهدة وإيكو والرحلات وPlayPass | SportBuddy',
      description:
        'إيكو يدلّك على جمهور حيّك، وتجمّع المشاهدة يجمعك بهم، والتحديات تحسم من الأوفى، ورحلات خارج الأرض تقرّب الطريق. تعرّف على مزايا التطبيق.',
      keywords: [
        'مزايا SportBuddy',
        'إيكو',
        'تطبيق تجمّعات المشاهدة',
        'لوحة صدارة المشجعين',
        'السفر مع الفريق',
        'PlayPass',
      ],
    },
  },
  'coming-soon': {
    en: {
      title: 'SportBuddy | Coming Soon | Where Fans Unite',
      description:
        'Be first through the gate: sign up for early access, try premium features before anyone else and wear founder status on your profile.',
      keywords: [
        'SportBuddy early access',
        'fan app launch',
        'sign up',
        'founder status',
        'premium features',
      ],
    },
    ar: {
      title: 'SportBuddy | قريبًا | حيث يتحد المشجعون',
      description:
        'كن أول من يدخل: سجّل للدخول المبكر، وجرّب مزايا PlayPass قبل غيرك، واحمل صفة «مؤسس» في ملفك.',
      keywords: ['الدخول المبكر', 'التسجيل في SportBuddy', 'إطلاق التطبيق', 'صفة مؤسس', 'مزايا PlayPass'],
    },
  },
  'watch-video': {
    en: {
      title: 'Watch the Film: From the Sofa to the Stand | SportBuddy',
      description:
        'A fan, an empty sofa and ninety seconds to find the others. Watch the SportBuddy fan engagement video, with chapters and captions.',
      keywords: ['SportBuddy video', 'fan engagement', 'sports technology', 'fan film'],
    },
    ar: {
      title: 'شاهد الفيلم: من الأريكة إلى المدرج | SportBuddy',
      description: 'مشجع وحيد وأريكة خالية وتسعون ثانية ليجد أهل مدرجه. شاهد فيلم SportBuddy بفصوله وترجمته.',
      keywords: ['فيديو SportBuddy', 'تجربة المشجعين', 'تقنية الرياضة', 'فيلم المشجعين'],
    },
  },
  privacy: {
    en: {
      title: 'Privacy Policy | SportBuddy',
      description:
        'What SportBuddy knows about you, why, and how you change or erase it. Your data is never sold. Effective 7 June 2025.',
      keywords: ['SportBuddy privacy', 'personal data', 'location permission', 'erase my data'],
    },
    ar: {
      title: 'سياسة الخصوصية | SportBuddy',
      description:
        'ما يعرفه SportBuddy عنك ولماذا، وكيف تعدّله أو تمحوه. بياناتك لا تُباع أبدًا. سارية من 7 يونيو 2025.',
      keywords: ['خصوصية SportBuddy', 'البيانات الشخصية', 'إذن الموقع', 'حذف بياناتي'],
    },
  },
  terms: {
    en: {
      title: 'Terms of Service | SportBuddy',
      description:
        'The rules of the ground: your account, what you post and keep owning, payments, meetups and liability. Effective 7 June 2025.',
      keywords: ['SportBuddy terms', 'terms of service', 'acceptable use', 'content licence'],
    },
    ar: {
      title: 'شروط الخدمة | SportBuddy',
      description:
        'قواعد الملعب: حسابك، وما تنشره ويبقى ملكك، والمدفوعات واللقاءات وحدود المسؤولية. سارية من 7 يونيو 2025.',
      keywords: ['شروط SportBuddy', 'شروط الخدمة', 'الاستخدام المقبول', 'رخصة المحتوى'],
    },
  },
  cookies: {
    en: {
      title: 'Cookie Policy | SportBuddy',
      description:
        'Which cookies the SportBuddy service may use, from essential to targeting, how you refuse them, and how Do Not Track is honoured.',
      keywords: ['SportBuddy cookies', 'cookie policy', 'Do Not Track', 'cookie choices'],
    },
    ar: {
      title: 'سياسة ملفات تعريف الارتباط | SportBuddy',
      description:
        'ما يحفظه موقع SportBuddy في متصفحك من ملفات تعريف الارتباط وما لا يحفظه، وكيف نحترم إشارة «عدم التتبع».',
      keywords: ['ملفات تعريف الارتباط', 'سياسة الكوكيز', 'عدم التتبع', 'خيارات الخصوصية'],
    },
  },
};
