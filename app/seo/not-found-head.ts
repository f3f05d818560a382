import type { Locale } from '../i18n/locale.ts';
import type { HeadTag } from './head-tags.tsx';
import { withBrand } from './words/title.ts';

const titles = {
  notFound: { en: 'Page not found', ar: 'الصفحة غير موجودة' },
  failed: { en: 'Unexpected error', ar: 'خطأ غير متوقع' },
};
const descriptions = {
  notFound: {
    en: 'Nobody plays at this address. The home page, the sports and early access are where they always were.',
    ar: 'لا مباراة في هذا العنوان. الصفحة الرئيسية والرياضات والدخول المبكر في أماكنها.',
  },
  failed: {
    en: 'Something broke on our side of the pitch. Try again in a moment.',
    ar: 'حدث خلل في ملعبنا نحن. حاول مرة أخرى بعد لحظات.',
  },
};

/** @returns the head of the 404 page or of the error screen: never indexed, so without canonical and languages */
export function notFoundHead(locale: Locale, status: number): HeadTag[] {
  const page = status === 404 ? 'notFound' : 'failed';
  return [
    { title: withBrand(titles[page][locale]) },
    { name: 'description', content: descriptions[page][locale] },
    { name: 'robots', content: 'noindex, follow' },
  ];
}
