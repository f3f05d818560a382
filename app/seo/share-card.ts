import { shareCards } from '@sportbuddy/media/manifest/share-cards';
import { type Locale, localizedPath } from '../../content/locale.ts';

export const shareCardSize = { width: 1200, height: 630 };

/** @returns the path of the picture that stands for a page in a group chat; the home page's for one that has none yet */
export function shareCard(path: string, locale: Locale): string {
  const card = shareCards[localizedPath(path, locale)] ?? shareCards[localizedPath('/', locale)];
  if (!card) throw new Error('media/manifest/share-cards.ts: the home page has no share card');
  return card;
}
