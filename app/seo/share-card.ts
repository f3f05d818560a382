import { type Locale, localizedPath } from '../i18n/locale.ts';

export const shareCardSize = { width: 1200, height: 630 };

const fallback = '/media/share/default.jpg';
const shareCards: Record<string, string> = {};

/** @returns the path of the picture that stands for a page in a group chat */
export function shareCard(path: string, locale: Locale): string {
  return shareCards[localizedPath(path, locale)] ?? fallback;
}
