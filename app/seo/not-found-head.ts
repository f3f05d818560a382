import type { MetaDescriptor } from 'react-router';
import type { Locale } from '../i18n/locale.ts';

/** @returns the head of the 404 page or of the error screen: never indexed */
export function notFoundHead(locale: Locale, status: number): MetaDescriptor[] {
  const title = {
    en: status === 404 ? 'Page not found' : 'Unexpected error',
    ar: status === 404 ? 'الصفحة غير موجودة' : 'خطأ غير متوقع',
  };
  return [{ title: `SportBuddy | ${title[locale]}` }, { name: 'robots', content: 'noindex, follow' }];
}
