import { pathPrefix } from '../locale.ts';
import { openNowAndNext } from '../open-now.ts';
import type { Localized } from '../schema.ts';
import { site } from '../site.ts';

/** Texts for search engines, calendars and llms.txt that are on no page. */

type Head = { title: Localized; description: Localized };

/** Metadata of the pages of errors, by status. */
export const errorHeads: Record<404 | 429 | 500, Head> = {
  404: {
    title: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
    description: {
      en: 'Nobody plays at this address. The home page, the sports and early access are where they always were.',
      ar: 'لا مباراة في هذا العنوان. الصفحة الرئيسية والرياضات والدخول المبكر في أماكنها.',
    },
  },
  429: {
    title: { en: 'Too many requests', ar: 'طلبات كثيرة' },
    description: {
      en: 'The queue at this gate is long. Come back in a minute.',
      ar: 'الطابور عند هذه البوابة طويل. عُد بعد دقيقة.',
    },
  },
  500: {
    title: { en: 'Unexpected error', ar: 'خطأ غير متوقع' },
    description: {
      en: 'Something broke on our side of the pitch. Try again in a moment.',
      ar: 'حدث خلل في ملعبنا نحن. حاول مرة أخرى بعد لحظات.',
    },
  },
};

/** Title of the launch in the calendar file. */
export const calendarEntry: Localized = { en: 'SportBuddy kicks off', ar: 'انطلاق SportBuddy' };

/** @returns the description of the app in `/llms.txt` */
export function appSummary(): string {
  return `${site.name} is a mobile app for iOS and Android. ${openNowAndNext.en} Communities of teams are unofficial. Every page has an Arabic version under ${pathPrefix('ar')}.`;
}
