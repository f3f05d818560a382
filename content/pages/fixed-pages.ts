import { launchDay, launchText } from '../clock/timed-text.ts';
import { openNow } from '../open-now.ts';
import type { FixedPage } from './fixed-page.ts';
import { infoPages } from './info-pages.ts';
import { legalPages } from './legal-pages.ts';
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
      get en() {
        const offer = launchText(
          `From ${launchDay('en')}: fans near you, watch parties, away days and a leaderboard of your own.`,
          'Find fans near you, join watch parties, travel to away games and climb the leaderboard.',
        );
        return `${offer} Never watch a game alone. ${openNow.en}`;
      },
      get ar() {
        const offer = launchText(
          `من ${launchDay('ar')}: جمهور فريقك من حولك، وتجمّعات مشاهدة ورحلات خارج الأرض ولوحة صدارة تخصك.`,
          'جمهور فريقك في تطبيق واحد: تجمّعات مشاهدة حولك ورحلات خارج الأرض ولوحة صدارة للمشجعين.',
        );
        return `${offer} لا تشاهد أي مباراة وحدك. ${openNow.ar}`;
      },
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
      en: 'Echo will find fans around the corner, watch parties will fill the table, challenges will keep the score. See what SportBuddy will do.',
      ar: 'سيدلّك إيكو على جمهور حيّك، وستجتمع بهم حول شاشة واحدة، وستحسم التحديات من الأوفى. تعرّف على ما سيقدّمه SportBuddy.',
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
    launched: {
      description: {
        en: 'Echo finds fans around the corner, watch parties fill the table, challenges keep score and away groups share the ride. See what SportBuddy does.',
        ar: 'إيكو يدلّك على جمهور حيّك، وتجمّع المشاهدة يجمعك بهم، والتحديات تحسم من الأوفى، ورحلات خارج الأرض تقرّب الطريق. تعرّف على مزايا التطبيق.',
      },
    },
  },
  {
    kind: 'sign-up',
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
      ar: 'كن أول من يدخل: سجّل للدخول المبكر، وجرّب المزايا المميزة قبل غيرك، واحمل صفة «مؤسس» في ملفك.',
    },
    keywords: {
      en: ['SportBuddy early access', 'fan app launch', 'sign up', 'founder status', 'premium features'],
      ar: ['الدخول المبكر', 'التسجيل في SportBuddy', 'إطلاق التطبيق', 'صفة مؤسس', 'المزايا المميزة'],
    },
    launched: {
      title: {
        en: 'SportBuddy | Sign Up | Where Fans Unite',
        ar: 'SportBuddy | سجّل الآن | حيث يتحد المشجعون',
      },
      description: {
        en: 'The gates are open: put your name on a ticket, get early access to premium features and wear founder status on your profile.',
        ar: 'البوابات مفتوحة: اكتب اسمك على التذكرة، ولك المزايا المميزة قبل غيرك وصفة «مؤسس» في ملفك.',
      },
    },
  },
  {
    kind: 'watch-video',
    path: '/watch-video',
    updated: '2026-11-27',
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
      ar: 'مشجع وحيد وأريكة خالية وتسعون ثانية ليجد أهل مدرجه. شاهد فيلم SportBuddy بمشاهده وتعليقه المكتوب.',
    },
    keywords: {
      en: ['SportBuddy video', 'fan engagement', 'sports technology', 'fan film'],
      ar: ['فيديو SportBuddy', 'تجربة المشجعين', 'تقنية الرياضة', 'فيلم المشجعين'],
    },
  },
  ...legalPages,
  ...infoPages,
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
