import { nearestPage } from '../../../content/addresses.ts';
import { barePath, localeOf, localizedPath, otherLocale } from '../../../content/locale.ts';

/** @returns the path of the same page in the other language, or of the nearest one above it where there is none */
export function alternateOf(path: string): string {
  return localizedPath(nearestPage(barePath(path)), otherLocale[localeOf(path)]);
}
