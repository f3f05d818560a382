import { baseLocale } from '../../../content/locale.ts';
import { origin, pageUrl } from '../addresses.ts';

/** Names of things that every page gives alike, so that a crawler knows them again. */
export const organizationId = `${origin}/#organization`;
export const websiteId = `${origin}/#website`;
export const applicationId = `${origin}/#app`;

/** @returns the name of what a page is about, the same in both languages */
export function entityId(path: string, thing: 'team' | 'league' | 'event' | 'meetups' | 'video'): string {
  return `${pageUrl(path, baseLocale)}#${thing}`;
}
